### Мигцем
### $agent — номер агента, $who — імʼя агента; імена гравців завжди в називному відмінку.
### $signal — wink, nod чи hand; $eyes — masks чи real.

wink-title = Мигцем

## Слова, з яких складено речення

wink-eyes = { $eyes ->
    [real] Справжні очі
   *[masks] Маски
}
wink-signal = { $signal ->
    [nod] Кивок
    [hand] Знак рукою
   *[wink] Підморгування
}
wink-signals = { $signal ->
    [nod] киває
    [hand] подає знак рукою
   *[wink] підморгує
}
wink-points = { $points ->
    [0] жодного очка
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
wink-cards = { $cards ->
    [0] жодної карти контррозвідки
    [one] { $cards } карта контррозвідки
    [few] { $cards } карти контррозвідки
   *[many] { $cards } карт контррозвідки
}
wink-agents = { $agents ->
    [0] жодного агента
    [one] { $agents } агент
    [few] { $agents } агенти
   *[many] { $agents } агентів
}
wink-agent = № { $agent }, { $who }
wink-number = № { $agent }
wink-silent = { $seat-name } (№ { $agents-all })

## Як грати

wink-how-goal = Мета
wink-how-goal-text = Маскарад, і кожен тут чийсь таємний агент. Знайди спільника за одним сигналом, якого не побачать інші, і збери найбільше очок.
wink-how-call = Виклик
wink-how-call-text = У свій хід виклич із натовпу будь-якого агента, якого немає в тебе на руці. Хто тримає карту з тим самим номером, той і є твій спільник. Тільки ти ще не знаєш хто.
wink-how-eyes = Погляди
wink-how-eyes-text = Торкнись обличчя, і твоя маска подивиться туди. Хто на кого дивиться, бачать усі. Спільник переводить погляд на тебе й підморгує. Помітить це лише той, хто саме дивився на нього хоча б 0,3 секунди. А кліпають маски самі, обома очима, щоб збити з пантелику.
wink-how-name = Звʼязок
wink-how-name-text = На початку наступного ходу можеш назвати спільника. Так — обом по очку. Ні — агент вибуває з гри. Маєш сумнів? Не називай, просто виклич іншого.
wink-how-catch = Контррозвідка
wink-how-catch-text = Бачиш чуже підморгування? Лови будь-якої миті: назви гравця й номер, який лежить у натовпі горілиць. Так — обидві карти твої, це два очки. Ні — карту контррозвідки втрачено. Їх у тебе лише чотири.
wink-how-end = Кінець
wink-how-end-text = Бал закінчується, щойно в когось не лишиться агентів на руці або в натовпі не буде кого викликати. Рахують твоїх агентів, що лежать горілиць, і невитрачені карти контррозвідки: кожна карта — очко.

## Рядок виклику: чого чекає стіл

wink-call-you-call = Виклич когось із натовпу
wink-call-you-name = Хто агент { $agent }?
wink-call-you-pass = Викликати нема кого. Пасуй
wink-call-turn = Викликає { $name }
wink-call-over = Бал скінчено

## Розповідь: кожна подія реченням

wink-story-dealt = Бал почався. { $first ->
    [you] Починаєш ти.
   *[other] Починає { $first-name }.
}
wink-story-called = { $seat ->
    [you] Ти викликаєш
   *[other] { $seat-name } викликає
} агента { $agent }: { $agent-name }.
wink-story-passed = { $seat ->
    [you] Ти пасуєш
   *[other] { $seat-name } пасує
}: викликати нема кого.
wink-story-named = { wink-says } { $right ->
    [yes] Так і є! { $seat ->
        [you] Вам обом по очку.
       *[other] Обом по очку.
    }
   *[no] Ні, це { $holder-name }! Агент вибуває.
}
wink-story-caught = Контррозвідка! { wink-says } { $right ->
    [yes] Спіймано, { $seat ->
        [you] два очки тобі!
       *[other] два очки!
    }
   *[no] Промах, карту втрачено.
}
wink-says = { $seat ->
    [you] Твоє слово: «{ $player-name } — агент { $agent }!»
   *[other] { $seat-name }: «{ $player-name } — агент { $agent }!»
}
wink-story-winked = { $seat ->
    [you] Сигнал подано. Адресат: { $player-name }.
   *[other] { $player ->
        [you] { $seat-name } дивиться на тебе й { wink-signals }!
       *[other] { $seat-name } { wink-signals }. Адресат: { $player-name }.
    }
}
wink-story-match-ended = { $winners ->
    [0] { wink-over-broken }
    [one] Бал скінчено. Перемога: { $winners-names }.
   *[other] Бал скінчено. Спільна перемога: { $winners-names }.
}{ $silent ->
    [0] {""}
   *[other] { " " }Свого сигналу так і не подали: { $silent-name }.
}
wink-story-your-turn = Твій хід.

## Готові репліки

wink-phrase-i-see = Я все бачу.
wink-phrase-blinked = Це я просто кліпаю!
wink-phrase-fly = Мені щось в око влетіло.
wink-phrase-look-away = Не дивись так на мене.
wink-phrase-psst = Гей, я тут!
wink-phrase-who = Ану, хто мій спільник?
wink-phrase-too-quiet = Якось підозріло тихо.
wink-phrase-handsome = Яка в тебе маска!
wink-phrase-not-me = То не я!
wink-phrase-waltz = Може, краще вальс?
wink-phrase-well = Ну-ну.
wink-phrase-hm = Хм.

## Налаштування

wink-options-summary = { $limited ->
    [yes] { wink-eyes } · { $seconds } с на хід
   *[no] { wink-eyes } · хід без обмеження
}
wink-options-eyes = Хто підморгує
wink-options-eyes-masks-hint = Дивляться й підморгують маски на екрані. Для гри на відстані.
wink-options-eyes-real-hint = Підморгуєте самі, за одним столом чи у відеодзвінку. Програма пильнує лише карти.
wink-options-signal = Таємний сигнал
wink-options-note = Про що ще домовилися (побачать усі)
wink-options-note-example = Сигнал — торкнутися вуха
wink-options-turn = Час на хід

## Коло

wink-ball = Бал
wink-clock = Лишилося часу
wink-left = У натовпі лишилося { $up } з { $all }
wink-face = { $name }. { $looks ->
    [me] Дивиться на тебе.
    [other] Куди дивиться: { $target }.
   *[no] Очей не видно.
} { $agent ->
    [0] Нікого не викликає.
   *[other] Викликає агента { $agent }.
} На рахунку { wink-points }, на руці { wink-cards }.
wink-face-mine = { wink-face } Твій погляд тут.
wink-me = Ти. На рахунку { wink-points }, на руці { wink-cards }.
wink-who-looks = Хто дивиться на мене?
wink-who-looks-key = Клавіша E
wink-looking-at-you = { $count ->
    [0] На тебе ніхто не дивиться.
    [one] На тебе дивиться { $names }.
   *[other] На тебе дивляться { $names }.
}
wink-ping = { $ms } мс
wink-ping-label = Твої погляди долітають за { $ms } мілісекунд
wink-no-call = Ще нікого не викликали

## Твоя рука і сигнал

wink-dash = Твоя рука
wink-hand = Твої агенти: { $agents }. Тримай, щоб глянути
wink-hand-cover = Тримай, щоб глянути
wink-hand-spoken = На руці: { $agents }.
wink-hand-called = № { $agent } (викликає { $name })
wink-wink = { $signal ->
    [nod] Кивнути
    [hand] Сигнал
   *[wink] Підморгнути
}
wink-owed = Твого агента викликає { $name }. { $signal ->
    [nod] Час кивнути!
    [hand] Час подати знак!
   *[wink] Час підморгнути!
}
wink-why-no-call = { $name } зараз нікого не викликає.
wink-why-not-yours = Номер, який викликає { $name }, не в тебе.
wink-why-rest = Дай оку дві секунди спочити.
wink-why-looks = Не так швидко: чотири погляди за секунду.
wink-why-over = Бал уже скінчено.

## Що робити зараз

wink-do-call = Викликати
wink-do-call-next = Викликати іншого
wink-do-name = Назвати спільника
wink-do-pass = Пасувати
wink-do-catch = Спіймати!
wink-do-catch-label = Спіймати! Лишилося: { wink-cards }
wink-mine-open = Твій виклик — № { $agent }. Стеж, хто подасть сигнал
wink-mine-none = Стеж за очима
wink-real-open = Твій виклик — № { $agent }. Чекай на сигнал
wink-agreed = Сигнал: { $signal ->
    [nod] кивок
    [hand] знак рукою
   *[wink] підморгування
}
wink-back = Назад

wink-crowd = Натовп
wink-crowd-pick = Торкнись карти, щоб викликати
wink-crowd-confirm = Викликати № { $agent }
wink-card = { $state ->
    [up] № { $agent }, { $who }
    [down] № { $agent }: поза грою
    [taken] № { $agent }: вже забрано
    [pawn] № { $agent }, { $who }: викликає { $name }
   *[own] № { $agent }, { $who }: твоя фішка
}
wink-why-down = Ця карта вже вибула з гри.
wink-why-taken = Цього агента вже хтось забрав.
wink-why-own = Твоя фішка й так тут стоїть.
wink-why-pawn = Тут уже стоїть фішка. Викликає { $name }.
wink-why-held = № { $agent } у тебе на руці. Себе не викличеш.
wink-why-turn = Викличеш, коли дійде до твого ходу.

wink-name-who = Хто агент { $agent }?
wink-name-confirm = { $name } — агент { $agent }!
wink-name-winked = { $signal ->
    [nod] киває тобі
    [hand] подає тобі знак
   *[wink] підморгує тобі
}
wink-catch-who = Кого ловимо?
wink-catch-number = { $name } — агент…
wink-catch-do = { $name } — агент { $agent }!
wink-catch-caller = викликає { $name }
wink-catch-seen = Ти бачиш сигнал
wink-catch-noted = Сигнал був раніше
wink-catch-any = Або будь-хто з натовпу:
wink-catch-pick = Торкнись карти: який це агент?
wink-catch-none = Ловити зараз нема кого: жодного номера, який можна назвати.
wink-catch-empty = Карти контррозвідки скінчилися.
wink-catch-mine = № { $agent } у тебе на руці. Себе не спіймаєш.
wink-catch-barred = № { $agent }: щойно був промах. Учотирьох цей номер відпочиває.

## Розмова і таблиця

wink-sides = Натовп, розмова, очки
wink-side-crowd = Натовп
wink-side-log = Розмова
wink-side-score = Очки
wink-log-empty = Тихо. Навіть скрипки мовчать.
wink-say = Сказати всім
wink-phrases = Готові репліки
wink-score-won = Агенти: { $agents }
wink-score-none = Жодного агента
wink-score-fallen = Долілиць: { $agents }
wink-score-laid = Викладено контррозвідки: { $cards }
wink-score-hand = На руці: { wink-agents }

## Кінець

wink-over = Підсумок балу
wink-over-counting = Рахуємо очки…
wink-over-skip = Одразу до кінця
wink-over-winners = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
wink-over-broken = Бал перервано. Ніхто не переміг.
wink-over-why = Звідки очки
wink-why-w7 = № { $agent }: спільники знайшлися, +1
wink-why-w19 = № { $agent }: контррозвідка спіймала, +2
wink-why-w23 = { $count ->
    [one] { $count } карта контррозвідки на руці, +{ $points }
    [few] { $count } карти контррозвідки на руці, +{ $points }
   *[many] { $count } карт контррозвідки на руці, +{ $points }
}
wink-tie = { $tie ->
    [laid] Очок порівну. Удача з уважними! Викладені карти контррозвідки:
   *[fallen] Знову порівну. Удача з чесними! Карти долілиць:
} { $counts }
wink-tie-count = { $name } — { $count }
wink-book = Відкрита книга сигналів
wink-book-none = За весь бал ніхто нікому не подав жодного сигналу.
wink-book-real = Сигнали ви подавали наживо. Вони лишаються між вами.
wink-book-line = № { $agent }: { $name } { wink-signals }. Адресат: { $player }.
wink-book-seen = Хто бачив: { $names }
wink-book-unseen = Не бачив ніхто
wink-book-silent = А ці свого сигналу так і не подали
wink-hands = Що лишилося на руках
wink-again = Ще один бал
wink-again-wait = Новий бал оголосить той, хто керує столом.

## Відмови

illegal-anothers-turn = Зараз хід когось іншого. Зачекай на свій.
illegal-nothing-to-name = У тебе немає відкритого виклику, тож називати нема кого. Виклич агента, а спільника назвеш наступного ходу.
illegal-not-at-the-ball = Цього агента сьогодні на балу немає. Обери того, хто лежить у натовпі горілиць.
illegal-not-face-up = Цей номер уже вибув із гри. Обери карту, яка ще лежить горілиць.
illegal-you-hold-it = Цей номер у тебе на руці. Обери інший.
illegal-called-already = Твоя фішка вже стоїть тут. Зараз виклич когось іншого, а сюди можна буде повернутися згодом.
illegal-taken-by-a-pawn = Тут стоїть чужа фішка. Обери карту, на якій нікого немає.
illegal-must-call = Поки є кого викликати, пасувати не можна. Обери агента.
illegal-real-eyes = За цим столом дивляться й подають сигнал наживо, а не на екрані.
illegal-looking-there = Твій погляд і так уже там.
illegal-looks-too-fast = Аж в очах миготить: щонайбільше чотири погляди за секунду. Зачекай мить.
illegal-nobody-to-wink-at = Підморгнути можна лише тому, хто викликає номер із твоєї руки. Спершу переведи туди погляд.
illegal-winks-too-fast = Не частіше ніж раз на дві секунди. Дай оку спочити.
illegal-no-cards-left = Карти контррозвідки в тебе скінчилися. Тепер лишається тільки спостерігати.
illegal-not-called = Цього номера зараз ніхто не викликає. Обери той, на якому стоїть фішка.
illegal-your-own-call = Це твій власний виклик. Спільника назвеш наступного ходу.
illegal-tried-already = На цьому номері щойно хтось схибив. Учотирьох цей номер відпочиває до наступного ходу того, хто його викликає, а якщо ніхто не викликає — того, хто схибив.
