### Мигцем
### $agent — номер агента, $who — імʼя агента; імена гравців завжди в називному відмінку.
### $signal — wink, nod чи hand; $eyes — masks чи real.

wink-title = Мигцем

## Слова, з яких складено речення

wink-eyes = { $eyes ->
    [real] Справжні очі
   *[masks] Очі масок
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
    [0] жодної картки контррозвідки
    [one] { $cards } картка контррозвідки
    [few] { $cards } картки контррозвідки
   *[many] { $cards } карток контррозвідки
}
wink-agents = { $agents ->
    [0] жодного агента
    [one] { $agents } агент
    [few] { $agents } агенти
   *[many] { $agents } агентів
}
wink-agent = № { $agent }, { $who }
wink-number = № { $agent }

## Як грати

wink-how-goal = Мета
wink-how-goal-text = Маскарад, і кожен тут чийсь таємний агент. Знайди спільника за одним знаком, якого не побачать інші, і збери найбільше очок.
wink-how-call = Виклик
wink-how-call-text = У свою чергу виклич із натовпу будь-якого агента, якого немає в тебе на руці. Хто тримає такий самий номер, той і є твій спільник. Тільки ти ще не знаєш хто.
wink-how-eyes = Погляди
wink-how-eyes-text = Торкнись обличчя, і твоя маска подивиться туди. Хто на кого дивиться, бачать усі. Спільник переводить погляд на тебе й підморгує. Помітить це лише той, хто саме дивився на нього хоча б 0,3 секунди. А кліпають маски самі, обома очима, щоб плутати.
wink-how-name = Спільник
wink-how-name-text = Коли черга знову дійде до тебе, можеш назвати, хто тримає твій номер. Так — обом по очку. Ні — агент вибуває з гри. Маєш сумнів? Не називай, просто виклич іншого.
wink-how-catch = Контррозвідка
wink-how-catch-text = Бачиш чуже підморгування? Лови будь-якої миті: скажи, хто тримає викликаний номер. Так — обидві картки твої, це два очки. Ні — картку контррозвідки втрачено. Їх у тебе лише чотири.
wink-how-end = Кінець
wink-how-end-text = Бал закінчується, щойно в когось не лишиться агентів на руці або в натовпі не буде кого викликати. Очко за кожного агента перед тобою і за кожну незіграну картку контррозвідки.

## Рядок виклику: чого чекає стіл

wink-call-you-call = Виклич когось із натовпу
wink-call-you-name = Хто тримає № { $agent }?
wink-call-you-pass = Викликати нікого. Пасуй
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
}: № { $agent }, { $agent-name }.
wink-story-passed = { $seat ->
    [you] Ти пасуєш
   *[other] { $seat-name } пасує
}: викликати нікого.
wink-story-named = { wink-says } { $right ->
    [yes] Так і є! { $seat ->
        [you] Вам обом по очку.
       *[other] Обом по очку.
    }
   *[no] Ні, { $holder-name }! Агент вибуває.
}
wink-story-caught = Контррозвідка! { wink-says } { $right ->
    [yes] Спіймано, { $seat ->
        [you] два очки тобі!
       *[other] два очки!
    }
   *[no] Промах, картку втрачено.
}
wink-says = { $seat ->
    [you] Твоє слово: № { $agent } тримає { $player-name }.
   *[other] { $seat-name }: «№ { $agent } тримає { $player-name }».
}
wink-story-winked = { $seat ->
    [you] Твій знак подано. По той бік погляду — { $player-name }.
   *[other] { $player ->
        [you] { $seat-name } дивиться на тебе й { wink-signals }!
       *[other] { $seat-name } { wink-signals }. По той бік погляду — { $player-name }.
    }
}
wink-story-match-ended = { $winners ->
    [0] { wink-over-broken }
    [one] Бал скінчено. Перемога: { $winners-names }.
   *[other] Бал скінчено. Спільна перемога: { $winners-names }.
}
wink-story-your-turn = Твоя черга.

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
wink-options-eyes = Чиї очі грають
wink-options-eyes-masks-hint = Дивляться й підморгують маски на екрані. Для гри на відстані.
wink-options-eyes-real-hint = Підморгуєте самі, за одним столом чи у відеодзвінку. Програма пильнує лише картки.
wink-options-signal = Таємний знак
wink-options-note = Про що ще домовилися (побачать усі)
wink-options-note-example = Знак — торкнутися вуха
wink-options-turn = Час на хід

## Коло

wink-ball = Бал
wink-clock = Лишилося часу
wink-left = У натовпі лишилося { $up } з { $all }
wink-face = { $name }. { $looks ->
    [me] Дивиться на тебе.
    [other] Дивиться туди, де { $target }.
   *[no] Очей не видно.
} { $agent ->
    [0] Нікого не викликає.
   *[other] Викликає № { $agent }.
} На рахунку { wink-points }, { wink-cards }.
wink-face-mine = { wink-face } Твій погляд тут.
wink-me = Ти. На рахунку { wink-points }, { wink-cards }.
wink-who-looks = Хто дивиться на мене?
wink-who-looks-key = Клавіша E
wink-looking-at-you = { $count ->
    [0] На тебе не дивиться ніхто.
    [one] На тебе дивиться { $names }.
   *[other] На тебе дивляться { $names }.
}
wink-ping = { $ms } мс
wink-ping-label = Твої погляди долітають за { $ms } мілісекунд
wink-no-call = Ще нікого не викликали

## Твоя рука і знак

wink-dash = Твоя рука
wink-hand = Твої агенти: { $agents }. Тримай, щоб глянути
wink-hand-cover = Тримай, щоб глянути
wink-hand-spoken = На руці: { $agents }.
wink-hand-called = № { $agent } (викликає { $name })
wink-wink = { $signal ->
    [nod] Кивнути
    [hand] Знак
   *[wink] Моргнути
}
wink-why-no-call = { $name } зараз нікого не викликає.
wink-why-not-yours = Номер, який викликає { $name }, не в тебе.
wink-why-rest = Дай оку дві секунди спочити.
wink-why-looks = Не так швидко: чотири погляди за секунду.
wink-why-over = Бал уже скінчено.

## Що робити зараз

wink-do-call = Викликати
wink-do-call-next = Викликати далі
wink-do-name = Назвати спільника
wink-do-pass = Пасувати
wink-do-catch = Зловити!
wink-do-catch-label = Зловити! Лишилося: { wink-cards }
wink-mine-open = Твій № { $agent }. Стеж, хто подасть знак
wink-mine-none = Стеж за очима
wink-real-open = Твій № { $agent }. Чекай на знак
wink-agreed = Знак: { $signal ->
    [nod] кивок
    [hand] знак рукою
   *[wink] підморгування
}
wink-back = Назад

wink-crowd = Натовп
wink-crowd-pick = Торкнись картки, щоб викликати
wink-crowd-confirm = Викликати № { $agent }
wink-card = { $state ->
    [up] № { $agent }, { $who }
    [down] № { $agent }: поза грою
    [taken] № { $agent }: вже забрано
    [pawn] № { $agent }, { $who }: викликає { $name }
   *[own] № { $agent }, { $who }: твоя фішка
}
wink-why-down = Ця картка вже вибула з гри.
wink-why-taken = Цього агента вже хтось забрав.
wink-why-own = Твоя фішка й так тут стоїть.
wink-why-pawn = Тут уже стоїть фішка. Викликає { $name }.
wink-why-held = № { $agent } у тебе на руці. Себе не викличеш.
wink-why-turn = Викличеш, коли дійде твоя черга.

wink-name-who = Хто тримає № { $agent }?
wink-name-confirm = { $name } тримає № { $agent }!
wink-name-winked = { $signal ->
    [nod] киває тобі
    [hand] дає тобі знак
   *[wink] підморгує тобі
}
wink-catch-who = Хто спільник?
wink-catch-number = { $name } тримає…
wink-catch-do = { $name } тримає № { $agent }
wink-catch-caller = викликає { $name }
wink-catch-seen = Тобі видно
wink-catch-none = Ловити зараз нічого: немає чужого виклику, який можна перевірити.
wink-catch-empty = Картки контррозвідки скінчилися.

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
    [one] { $count } незіграна картка контррозвідки, +{ $points }
    [few] { $count } незіграні картки контррозвідки, +{ $points }
   *[many] { $count } незіграних карток контррозвідки, +{ $points }
}
wink-tie = { $tie ->
    [laid] Очок порівну. Викладені картки контррозвідки:
   *[fallen] Знову порівну. Картки долілиць:
} { $counts }
wink-tie-count = { $name } — { $count }
wink-book = Відкрита книга знаків
wink-book-none = За весь бал ніхто нікому не подав жодного знака.
wink-book-real = Знаки подавали наживо. Вони лишаються між вами.
wink-book-line = № { $agent }: { $name } { wink-signals }. По той бік погляду — { $player }.
wink-book-seen = Хто бачив: { $names }
wink-book-unseen = Не бачив ніхто
wink-hands = Що лишилося на руках
wink-again = Ще один бал
wink-again-wait = Новий бал оголосить той, хто керує столом.

## Відмови

illegal-nothing-to-name = У тебе немає відкритого виклику, тож називати нікого. Виклич агента, а спільника назвеш наступного ходу.
illegal-not-at-the-ball = Цього агента сьогодні на балу немає. Виклич того, хто лежить горілиць.
illegal-not-face-up = Ця картка вже вибула з гри. Виклич агента, який ще лежить горілиць.
illegal-you-hold-it = Цей номер у тебе на руці. Обери інший.
illegal-called-already = Твоя фішка вже стоїть тут. Зараз виклич когось іншого, а сюди можна буде повернутися згодом.
illegal-taken-by-a-pawn = Тут стоїть чужа фішка. Обери картку, на якій нікого немає.
illegal-must-call = Поки є кого викликати, пасувати не можна. Обери агента.
illegal-real-eyes = За цим столом дивляться й подають знак наживо, а не на екрані.
illegal-looking-there = Твій погляд і так уже там.
illegal-looks-too-fast = Аж в очах миготить: щонайбільше чотири погляди за секунду. Зачекай мить.
illegal-nobody-to-wink-at = Підморгнути можна лише тому, хто викликав номер із твоєї руки. Спершу переведи туди погляд.
illegal-winks-too-fast = Не частіше ніж раз на дві секунди. Дай оку спочити.
illegal-no-cards-left = Картки контррозвідки в тебе скінчилися. Тепер лишається тільки спостерігати.
illegal-not-called = Цього номера зараз ніхто не викликає. Обери той, на якому стоїть фішка.
illegal-your-own-call = Це твій власний виклик. Спільника назвеш, коли дійде твоя черга.
illegal-tried-already = На цьому номері щойно хтось схибив. Учотирьох він має зачекати до наступного ходу того, хто його викликав.
