### Пекельний трамвай
### $track — left чи right, $deck — innocents, guilty чи modifiers; імена завжди в називному відмінку.
### $card — текст картки; { $…-name } — імʼя, коротка назва персонажа чи текст картки.

trolley-title = Пекельний трамвай

## Слова, з яких складено речення

trolley-track = { $track ->
    [left] ліва колія
   *[right] права колія
}
trolley-track-name = { $track ->
    [left] Ліва колія
   *[right] Права колія
}
trolley-track-on = { $track ->
    [left] на лівій колії
   *[right] на правій колії
}
trolley-track-onto = { $track ->
    [left] на ліву колію
   *[right] на праву колію
}
trolley-way = { $track ->
    [left] ліворуч
   *[right] праворуч
}
trolley-deck = { $deck ->
    [innocents] Невинні
    [guilty] Винні
   *[modifiers] Записки
}
trolley-skulls = { $skulls ->
    [0] жодного черепа
    [one] { $skulls } череп
    [few] { $skulls } черепи
   *[many] { $skulls } черепів
}
trolley-cards = { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
   *[many] { $cards } карток
}

## Як грати

trolley-how-goal = Мета
trolley-how-goal-text = Трамвай без гальм, дві колії, один важіль. Умов водія переїхати не твою колію. У кого наприкінці найменше черепів, той і виграв.
trolley-how-teams = Команди
trolley-how-teams-text = Щораунду хтось інший за важелем. Решта — дві команди: хто сидить ліворуч від водія, за ліву колію, хто праворуч — за праву. Своїх карток команда одне від одного не ховає, а суперникам і водієві показувати не можна.
trolley-how-innocents = Невинні
trolley-how-innocents-text = На кожну колію одного невинного викладає сама колода. Ще одного команда обирає для своєї колії: такого, щоб рука не піднялася.
trolley-how-guilty = Винні
trolley-how-guilty-text = А на чужу колію команда підкидає когось винного: такого, щоб рука сама потяглася до важеля.
trolley-how-notes = Записки
trolley-how-notes-text = Потім команди по черзі чіпляють записки на будь-кого на обох коліях. «Кіт, що спить на рейках …і щось цокає» — це вже зовсім інший кіт.
trolley-how-argument = Суперечка
trolley-how-argument-text = Поки йде годинник, переконуйте водія як завгодно: благайте, тисніть на жалість, доводьте з цифрами. Водій може смикнути важіль будь-якої миті. Не встигне — важіль упаде сам, куди випаде.
trolley-how-verdict = Присуд
trolley-how-verdict-text = Усі на обраній колії гинуть, хоч і картонні. Кожен з її команди бере череп. Водій не бере. Далі за важіль сідає сусід ліворуч.
trolley-how-end = Кінець
trolley-how-end-text = Кожен буде за важелем один раз, а втрьох і вчотирьох — двічі. Найменше черепів — перемога; якщо порівну, перемога спільна.

## Рядок виклику: чого чекає стіл

trolley-call-you-innocent = Обери невинного на свою колію
trolley-call-you-guilty = Обери винного на чужу колію
trolley-call-innocents = Невинних обирають: { $names }
trolley-call-guilty = Винних обирають: { $names }
trolley-call-innocents-shown = Ось і невинні!
trolley-call-guilty-shown = Ось і винні!
trolley-call-you-note = Почепи записку
trolley-call-you-note-extra = Записка від Валерія. Можна пропустити
trolley-call-note = Записку чіпляє { $name }
trolley-call-you-steer = Слухай обох і тягни важіль
trolley-call-you-argue = Умовляй: за важелем { $name }
trolley-call-argument = Суперечка. За важелем { $name }
trolley-call-tram-runs = Трамвай поїхав
trolley-call-over = Кінцева зупинка

## Розповідь: кожна подія реченням

trolley-story-shuffled = { $round ->
    [1] { "" }
   *[other] { $deck ->
        [innocents] Колода невинних скінчилася. Перетасовуємо відбій.
        [guilty] Колода винних скінчилася. Перетасовуємо відбій.
       *[modifiers] Колода записок скінчилася. Перетасовуємо відбій.
    }
}
trolley-story-round-began = Раунд { $round }. За важелем { $driver ->
    [you] ти.
   *[other] { $driver-name }.
}
trolley-story-turned = З колоди { trolley-track-onto } виходить: { $card-name }.
trolley-story-arranged = { $seat ->
    [you] Ти перерозподіляєш
   *[other] { $seat-name } перерозподіляє
} картки в команді. Невинні: { $innocents-name }. Винні: { $guilty-name }. Записки: { $modifiers-name }.
trolley-story-pick-opened = { $deck ->
    [innocents] Кожна команда потай обирає невинного на свою колію.
   *[guilty] Кожна команда потай обирає винного на чужу колію.
}
trolley-story-picked = { $seat ->
    [you] Твою картку покладено долілиць.
   *[other] { $seat-name }: вибір зроблено, картка долілиць.
}
trolley-story-picks-shown = { $deck ->
    [innocents] Відкриваємо невинних!
   *[guilty] Відкриваємо винних!
} { $deck-name }
trolley-stands = { trolley-track-name }: { $card }.
trolley-story-called = { $extra ->
    [yes] { $seat ->
        [you] Можеш почепити ще одну записку або пропустити.
       *[other] { $seat-name } може почепити ще одну записку.
    }
   *[no] { $seat ->
        [you] Твоя черга чіпляти записку.
       *[other] Записку чіпляє { $seat-name }.
    }
}
trolley-story-pinned = { $seat ->
    [you] Ти чіпляєш
   *[other] { $seat-name } чіпляє
} записку { trolley-track-on }: { $target-name } { $card-name }.
trolley-story-passed = { $seat ->
    [you] Ти лишаєш
   *[other] { $seat-name } лишає
} Валерієву записку при собі.
trolley-story-argument-began = Колії готові. Починається суперечка.
trolley-story-argued = { $seat-name }: { $reason-name }
trolley-heard = { $name }: { $text }
trolley-heard-team = { $name } своїм: { $text }
trolley-story-steered = { $by_chance ->
    [yes] Час вийшов, важіль упав сам.
   *[no] { $driver ->
        [you] Ти тягнеш важіль.
       *[other] { $driver-name } тягне важіль.
    }
} Трамвай їде { trolley-way }! { $track ->
    [left] { trolley-skulls-left }
   *[right] { trolley-skulls-right }
}{ $helper ->
    [none] { "" }
    [you] { " " }Валерій допомагає тобі.
   *[other] { " " }Валерій допомагає: { $helper-name }.
}
trolley-skulls-left = { $left-you ->
    [yes] { $left ->
        [one] Ти береш череп.
       *[other] Твоя команда бере по черепу: { $left-names }.
    }
   *[no] { $left ->
        [one] { $left-names } бере череп.
       *[other] По черепу беруть { $left-names }.
    }
}
trolley-skulls-right = { $right-you ->
    [yes] { $right ->
        [one] Ти береш череп.
       *[other] Твоя команда бере по черепу: { $right-names }.
    }
   *[no] { $right ->
        [one] { $right-names } бере череп.
       *[other] По черепу беруть { $right-names }.
    }
}
trolley-story-match-ended = { $winners ->
    [0] { trolley-over-broken }
    [one] Кінцева. Найменше черепів, а отже перемога: { $winners-names }.
   *[other] Кінцева. Найменше черепів, а отже спільна перемога: { $winners-names }.
}
trolley-story-your-turn = Твоя черга.

## Звідки кожен череп

trolley-why = Раунд { $round }: за важелем { $driver }, { trolley-track }

## Готові репліки

trolley-phrase-not-us = Тільки не нас!
trolley-phrase-brake = А гальмувати хтось пробував?
trolley-phrase-they-started = Вони перші почали!
trolley-phrase-look-there = Ти бачиш, хто там стоїть?
trolley-phrase-conscience = Як ти потім спатимеш?
trolley-phrase-cookies = Я дам тобі печиво.
trolley-phrase-philosophers = Філософи б плакали.
trolley-phrase-ding = Дзень-дзелень!
trolley-phrase-nothing-personal = Нічого особистого.
trolley-phrase-remember = Я це запамʼятаю, коли сяду за важіль.
trolley-phrase-well = Ну-ну.
trolley-phrase-hm = Хм.

## Налаштування

trolley-options-summary = { $limited ->
    [yes] { $decks } · { $minutes } хв на суперечку
   *[no] { $decks } · суперечка без обмеження
}
trolley-options-decks-all = Усі картки
trolley-options-decks-family = Сімейні картки
trolley-options-decks-own = Лише свої картки
trolley-options-family = Сімейний набір
trolley-options-family-hint = Лише картки, які не соромно читати при дітях і бабусі.
trolley-options-arrange = Можна мінятися руками
trolley-options-arrange-hint = Поки команда не зіграла першої картки, вона сама вирішує, хто що тримає.
trolley-options-valerii = Помічник Валерій
trolley-options-valerii-hint = У кого черепів найбільше, тому Валерій приносить три зайві записки: одну можна зіграти понад норму.
trolley-options-accomplices = Спільники
trolley-options-accomplices-hint = Кожен, крім водія, бере ще три записки й чіпляє одну з них.
trolley-options-argue = Час на суперечку
trolley-options-pick = Час на вибір картки
trolley-options-modifier = Час на записку
trolley-options-pause = Пауза після присуду
trolley-options-pause-none = Без паузи
trolley-options-own = Свої картки
trolley-options-own-hint = По картці на рядок, до 120 знаків. Текст буде однаковий для всіх мов.
trolley-options-own-innocents = Свої невинні
trolley-options-own-guilty = Свої винні
trolley-options-own-modifiers = Свої записки
trolley-options-own-innocents-example = Наш вахтер, який усіх памʼятає в обличчя
trolley-options-own-guilty-example = Той, хто доїв у холодильнику підписане
trolley-options-own-modifiers-example = …з ключами від офісу. Єдиними
trolley-options-own-full = Більш як { $most } карток у колоді не вміститься.
trolley-options-own-count = { $cards ->
    [0] своїх немає
    [one] { $cards } своя картка
    [few] { $cards } свої картки
   *[many] { $cards } своїх карток
}
trolley-options-own-load = Завантажити з файлу
trolley-options-own-loaded = { $cards ->
    [one] Додано { $cards } картку
    [few] Додано { $cards } картки
   *[many] Додано { $cards } карток
}
trolley-options-own-example = Зразок файлу
trolley-options-own-example-toml = innocents = ["Наш вахтер, який усіх памʼятає в обличчя"]
    guilty = ["Той, хто доїв у холодильнику підписане"]
    modifiers = ["…з ключами від офісу. Єдиними"]
trolley-options-own-example-csv = innocents,"Наш вахтер, який усіх памʼятає в обличчя"
    guilty,"Той, хто доїв у холодильнику підписане"
    modifiers,…з ключами від офісу. Єдиними
trolley-options-only-own = Грати лише своїми
trolley-options-only-own-hint = У кожній із трьох колод має бути хоча б одна своя картка.

## Відмови

illegal-innocents-on = Зачекай: команди ще обирають невинних.
illegal-guilty-on = Зачекай: команди ще обирають винних.
illegal-modifiers-on = Зачекай: зараз чіпляють записки.
illegal-argument-on = Картки вже на рейках. Тепер — лише суперечка й важіль.
illegal-tram-runs = Трамвай уже їде. Зачекай на наступний раунд.
illegal-you-drive = Цього раунду ти за важелем: карток не граєш і нікого не захищаєш.
illegal-not-the-driver = Важіль тягне тільки водій. Умовляй!
illegal-no-arranging = За цим столом руками не міняються.
illegal-card-played = Твоя команда вже зіграла картку. Мінятися руками пізно.
illegal-alone = У команді лише ти: мінятися ні з ким.
illegal-arranged-enough = Цього раунду ви вже досить намінялися. Грайте тим, що є.
illegal-hands-not-so = Так поділити не можна: кожному в команді має щось дістатися.
illegal-held-so = Картки й так розподілено саме так.
illegal-already-picked = Твоя команда вже обрала. Назад не забереш.
illegal-not-your-hand = Ці картки не в тебе: обирає хтось інший із команди.
illegal-must-play = Цю записку пропустити не можна. Почепи на когось.
illegal-bad-file-cards = У файлі має бути від 1 до { $most } карток у кожній колоді, яку він називає: innocents, guilty, modifiers.
illegal-bad-file-card = Картка № { $number } не підходить: має бути один рядок, від 1 до 120 знаків. Колода: { $deck }.
illegal-bad-file-line = Рядок { $number } у файлі незрозумілий: спершу колода (innocents, guilty чи modifiers), потім текст картки.

## Екран

trolley-round = Раунд { $round } з { $rounds }
trolley-clock = Лишилося часу
trolley-tracks = Колії
trolley-dash = Твоя панель
trolley-crew = За важелем { $driver }. Ліва колія: { $left }. Права колія: { $right }. Відкрити рахунок
trolley-crew-note = Команди нові щораунду. Чим менше черепів, тим краще.
trolley-drives = за важелем
trolley-side-of = { $track ->
    [left] ліва колія
   *[right] права колія
}
trolley-helper = Валерій допомагає
trolley-sides = Команда, розмова, черепи
trolley-side-team = Команда
trolley-side-log = Розмова
trolley-side-crew = Черепи
trolley-look = { $open ->
    [yes] Сховати
   *[no] Глянути
}
trolley-log-empty = Поки тихо. Дуже підозріло.
trolley-character = { trolley-track-name }, { $place }: { $text }. { trolley-kind }
trolley-kind = { $kind ->
    [guilty] Винні
   *[innocents] Невинні
}
trolley-from = Хто виклав: { $name }
trolley-from-deck = З колоди
trolley-zoom = Роздивитися ближче
trolley-slot-waits = { $count ->
    [0] Ніхто не прийде
   *[other] Обирає { $names }
}
trolley-slot-picked = Картка долілиць
trolley-slot-own = Ваш вибір. Суперники його ще не бачать

## Вибір карток

trolley-hand-look = Глянути на картки
trolley-hand-of = { $deck ->
    [guilty] Винного обирає { $name }. Підкажи!
   *[innocents] Невинного обирає { $name }. Підкажи!
}
trolley-choose-one = Торкнись картки
trolley-choose-innocent = На нашу колію: { $card }
trolley-choose-guilty = Підкидаємо: { $card }
trolley-picked-wait = Ваш вибір уже на рейках, долілиць. Чекаємо на суперників.
trolley-pin = Почепити записку
trolley-pin-which = Обери записку і того, на кого її почепити
trolley-pin-whom = На кого?
trolley-pass = Пропустити

## План команди

trolley-arrange = Хто що тримає
trolley-arrange-which = Можна помінятися, поки не зіграно першої картки. Яку руку передати?
trolley-arrange-whom = { $deck ->
    [innocents] Кому віддати невинних?
    [guilty] Кому віддати винних?
   *[modifiers] Кому віддати записки?
}
trolley-arrange-here = Сюди
trolley-arrange-give = { $deck ->
    [innocents] Невинних бере { $name }
    [guilty] Винних бере { $name }
   *[modifiers] Записки бере { $name }
}
trolley-team-talk = Чує лише команда
trolley-team-quiet = Тут можна змовлятися: водій і суперники не почують.

## Розмова й суперечка

trolley-phrases = Готові репліки
trolley-talk-to = { $to ->
    [team] Зараз чує лише команда. Говорити до всіх
   *[all] Зараз чують усі. Говорити лише до команди
}
trolley-to-all = усім
trolley-to-team = своїм
trolley-say-all = Сказати всім
trolley-say-team = Сказати своїм
trolley-feed-quiet = Хтось має почати кричати першим.
trolley-argue-hint = Торкнись когось на рейках і скажи про нього.
trolley-argue-about = Про кого чи про що сказати
trolley-argue-cancel = Назад
trolley-cause = { $cause ->
    [spare] Навіщо берегти
   *[hit] Чому не шкода
}

## Важіль і присуд

trolley-lever = Важіль
trolley-lever-hold = Тримай, поки не клацне
trolley-lever-again = Важіль { trolley-track-onto }. Натисни ще раз, щоб поїхати.
trolley-steer = { $track ->
    [left] Ліворуч
   *[right] Праворуч
}
trolley-ran = { $name } їде { trolley-way }!
trolley-ran-chance = Важіль упав сам: їдемо { trolley-way }!
trolley-taken = Черепи за цей раунд
trolley-next = Далі за важелем { $name }
trolley-next-you = Далі за важелем ти
trolley-onward = Їдемо далі

## Кінець

trolley-over = Підсумок гри
trolley-over-winners = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
trolley-over-broken = Рейс перервано. Ніхто не переміг.
trolley-over-why = Звідки черепи
trolley-over-remembered = Таке не забувають
trolley-fame-most-lives = { $count ->
    [one] Найдорожчий поворот: { $count } душа
    [few] Найдорожчий поворот: { $count } душі
   *[many] Найдорожчий поворот: { $count } душ
}
trolley-fame-most-notes = { $count ->
    [one] Найвідоміша особа: { $count } записка
    [few] Найвідоміша особа: { $count } записки
   *[many] Найвідоміша особа: { $count } записок
}
trolley-fame-most-words = { $count ->
    [one] Найгучніша суперечка: { $count } довід
    [few] Найгучніша суперечка: { $count } доводи
   *[many] Найгучніша суперечка: { $count } доводів
}
trolley-remembered = Раунд { $round }. За важелем { $name }, { trolley-way }
trolley-again = Ще один рейс
trolley-again-wait = Новий рейс оголосить той, хто керує столом.
