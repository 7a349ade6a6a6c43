### Пекельний трамвай: що стається за столом, для таблиці «Хто про що дізнається» в правилах

trolley-told-shuffled = Колоду тасують
    .cards = у якому порядку лежать карти
trolley-told-round-began = Починається раунд, хтось сідає за важіль
trolley-told-turned = З колоди викладають добряка
trolley-told-arranged = Команда міняється картами
trolley-told-pick-opened = Починають обирати карти
trolley-told-picked = Команда обрала карту
    .card = що це за карта; до відкриття її знає лише сама команда
trolley-told-picks-shown = Обидві обрані карти відкривають
trolley-told-laid = Хтось обрав таємницю
    .card = яка вона і чи її взагалі зіграно
    .target = про кого вона; до відкриття все це знає лише своя команда
trolley-told-shown = Таємницю відкривають
trolley-told-passed = Хтось лишив таємницю при собі
trolley-told-argument-began = Починається суперечка
trolley-told-argued = Хтось переконує машиніста
trolley-told-steered = Машиніст обирає колію
trolley-told-match-ended = Партія закінчується
