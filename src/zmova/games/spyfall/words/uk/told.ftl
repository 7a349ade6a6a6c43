### Знахідка для шпигуна: що стається за столом, для таблиці «Хто про що дізнається» в правилах

spyfall-told-dealt = Роздають картки раунду
    .spy = хто шпигун
    .location = яке це місце (воно на картках усіх, крім шпигуна)
    .roles = у кого яка роль
spyfall-told-asked = Хтось ставить запитання
spyfall-told-answered = Хтось відповідає
spyfall-told-explained = Хтось пояснює ботам, що мав на увазі
spyfall-told-accused = Хтось когось звинувачує
spyfall-told-time-ran-out = Час вийшов
spyfall-told-nominated = Голосують за наступного підозрюваного
spyfall-told-voted = Хтось проголосував
    .guilty = як саме
    .to-seat = лише хто голосував
spyfall-told-counted = Голоси відкривають
spyfall-told-spy-shown = Шпигун відкривається
spyfall-told-guessed = Шпигун називає місце
spyfall-told-called-off = Гру припиняють достроково
spyfall-told-round-ended = Раунд закінчується
