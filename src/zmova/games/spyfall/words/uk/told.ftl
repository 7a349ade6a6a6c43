### Знахідка для шпигуна: що стається за столом, для таблиці «Хто про що дізнається» в правилах

spyfall-told-dealt = Роздають карти раунду
    .spy = хто шпигун
    .location = яка це локація (вона на картах усіх, крім шпигуна)
    .roles = у кого який статус
spyfall-told-clock-started = Годинник запущено
spyfall-told-asked = Хтось ставить питання
spyfall-told-answered = Хтось відповідає
spyfall-told-explained = Хтось пояснює ботам, що мав на увазі
spyfall-told-accused = Хтось когось звинувачує
spyfall-told-time-ran-out = Час вийшов
spyfall-told-discussion-opened = Стіл радиться перед голосуванням
spyfall-told-readied = Хтось готовий голосувати
spyfall-told-nominated = Голосують щодо наступного підозрюваного
spyfall-told-voted = Хтось проголосував
    .guilty = як саме
    .to-seat = лише хто голосував
spyfall-told-counted = Голоси відкривають
spyfall-told-spy-shown = Шпигун відкривається
spyfall-told-guessed = Шпигун називає локацію
spyfall-told-called-off = Партію закінчують раніше
spyfall-told-round-ended = Раунд закінчується
