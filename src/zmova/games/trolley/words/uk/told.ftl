### Пекельний трамвай: що стається за столом, для таблиці «Хто про що дізнається» в правилах

trolley-told-shuffled = Колоду тасують
    .cards = у якому порядку лежать картки
trolley-told-round-began = Починається раунд, хтось сідає за важіль
trolley-told-turned = З колоди викладають невинного
trolley-told-arranged = Команда міняється руками
trolley-told-pick-opened = Команди починають обирати
trolley-told-picked = Команда обрала картку
    .card = що це за картка; до відкриття її знає лише сама команда
trolley-told-picks-shown = Обидві обрані картки відкривають
trolley-told-called = Комусь час чіпляти записку
trolley-told-pinned = Хтось чіпляє записку
trolley-told-passed = Хтось залишає записку собі
trolley-told-argument-began = Починається суперечка
trolley-told-argued = Хтось переконує водія
trolley-told-steered = Водій обирає колію
trolley-told-match-ended = Гра закінчується
