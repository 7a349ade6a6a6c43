### Пекельний трамвай
### $track — left чи right, $deck — innocents, guilty чи modifiers; імена завжди в називному відмінку.
### $card — текст карти; { $…-name } — імʼя, коротка назва персонажа чи текст карти.

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
    [innocents] Добряки
    [guilty] Негідники
   *[modifiers] Таємниці
}
trolley-skulls = { $skulls ->
    [0] жодної мітки
    [one] { $skulls } мітка
    [few] { $skulls } мітки
   *[many] { $skulls } міток
}
trolley-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}

## Як грати

trolley-how-goal = Мета
trolley-how-goal-text = Трамвай без гальм, дві колії, один важіль. Умов машиніста переїхати не твою колію. У кого наприкінці найменше чорних міток, той і виграв.
trolley-how-teams = Команди
trolley-how-teams-text = Щораунду за важелем хтось інший. Решта — дві команди: хто сидить ліворуч від машиніста, за ліву колію, хто праворуч — за праву. Усередині команди карт не ховають, а суперникам і машиністові показувати не можна.
trolley-how-innocents = Добряки
trolley-how-innocents-text = На кожну колію одного добряка викладає сама колода. Ще одного команда обирає для своєї колії: такого, щоб рука не піднялася.
trolley-how-guilty = Негідники
trolley-how-guilty-text = А на чужу колію команда підкидає негідника: такого, щоб рука сама потяглася до важеля.
trolley-how-notes = Таємниці
trolley-how-notes-text = Хто тримає таємниці, потай обирає одну й того, про кого вона, на будь-якій колії. Потім їх відкривають і читають по черзі. «Кіт, що спить на рейках …і щось цокає» — це вже зовсім інший кіт.
trolley-how-argument = Суперечка
trolley-how-argument-text = Поки йде годинник, переконуй машиніста як завгодно: благай, тисни на жалість, доводь із цифрами. Важіль можна смикнути будь-якої миті, а як вийде час — упаде сам, куди випаде.
trolley-how-verdict = Присуд
trolley-how-verdict-text = Усі на обраній колії гинуть, хоч і картонні. Кожен з її команди бере чорну мітку. Машиніст не бере нічого. Далі за важіль сідає сусід ліворуч.
trolley-how-end = Кінець
trolley-how-end-text = Кожен буде за важелем один раз, а втрьох і вчотирьох — двічі. Найменше міток — перемога; якщо порівну, перемога спільна.

## Рядок виклику: чого чекає стіл

trolley-call-you-innocent = Обери добряка на свою колію
trolley-call-you-guilty = Обери негідника на чужу колію
trolley-call-innocents = Добряків обирають: { $names }
trolley-call-guilty = Негідників обирають: { $names }
trolley-call-innocents-shown = Ось і добряки!
trolley-call-guilty-shown = Ось і негідники!
trolley-call-you-note = Зіграй таємницю
trolley-call-you-note-extra = Ще одна, від Валерія. Можна й не грати
trolley-call-note = { $count ->
    [one] Таємницю обирає { $names }
    [2] Таємниці обирають: { $names }
    [3] Таємниці обирають: { $names }
   *[other] Ще обирають таємниці: { $count }
}
trolley-call-notes-shown = Таємне стає явним
trolley-call-you-steer = Слухай обох і тягни важіль
trolley-call-you-argue = Умовляй: за важелем { $name }
trolley-call-argument = Суперечка. За важелем { $name }
trolley-call-tram-runs = Трамвай поїхав
trolley-call-over = Кінцева зупинка

## Розповідь: кожна подія реченням

trolley-story-shuffled = { $round ->
    [1] { "" }
   *[other] { $deck ->
        [innocents] Колода добряків скінчилася. Перетасовуємо скид.
        [guilty] Колода негідників скінчилася. Перетасовуємо скид.
       *[modifiers] Колода таємниць скінчилася. Перетасовуємо скид.
    }
}
trolley-story-round-began = Раунд { $round }. За важелем { $driver ->
    [you] ти.
   *[other] { $driver-name }.
}
trolley-story-turned = З колоди { trolley-track-onto } виходить: { $card-name }.
trolley-story-arranged = { $seat ->
    [you] Ти роздаєш
   *[other] { $seat-name } роздає
} карти в команді по-новому. Добряки: { $innocents-name }. Негідники: { $guilty-name }.{ $accomplices ->
    [yes] { "" }
   *[no] { " " }Таємниці: { $modifiers-name }.
}
trolley-story-pick-opened = { $deck ->
    [innocents] Кожна команда потай обирає добряка на свою колію.
    [guilty] Кожна команда потай обирає негідника на чужу колію.
   *[modifiers] Час для таємниць.
}
trolley-story-picked = { $seat ->
    [you] Твоя карта лежить долілиць.
   *[other] { $seat-name }: вибір зроблено, карта долілиць.
}
trolley-story-picks-shown = { $deck ->
    [innocents] Відкриваємо добряків!
   *[guilty] Відкриваємо негідників!
} { $shown-each }
trolley-story-laid = { $seat ->
    [you] Твій вибір зроблено.
   *[other] { $seat-name }: вибір зроблено.
}
trolley-stands = { trolley-track-name }: { $card-name }.
trolley-story-shown = { $seat ->
    [you] Твоя таємниця
   *[other] { $seat-name }, таємниця
} { trolley-track-on }: { $character-name } { $card-name }.
trolley-story-passed = { $seat ->
    [you] Ти лишаєш
   *[other] { $seat-name } лишає
} таємницю від Валерія при собі.
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
   *[other] { " " }Допомога від Валерія: { $helper-name }.
}
trolley-skulls-left = { $left-you ->
    [yes] { $left ->
        [one] Ти береш чорну мітку.
       *[other] Твоя команда бере по чорній мітці: { $left-names }.
    }
   *[no] { $left ->
        [one] { $left-names } бере чорну мітку.
       *[other] По чорній мітці беруть { $left-names }.
    }
}
trolley-skulls-right = { $right-you ->
    [yes] { $right ->
        [one] Ти береш чорну мітку.
       *[other] Твоя команда бере по чорній мітці: { $right-names }.
    }
   *[no] { $right ->
        [one] { $right-names } бере чорну мітку.
       *[other] По чорній мітці беруть { $right-names }.
    }
}
trolley-story-match-ended = { $winners ->
    [0] { trolley-over-broken }
    [one] Кінцева. Найменше міток, а отже перемога: { $winners-names }.
   *[other] Кінцева. Найменше міток, а отже спільна перемога: { $winners-names }.
}
trolley-story-your-turn = Твоя черга.

## Звідки кожна мітка

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
trolley-options-decks-all = Усі карти
trolley-options-decks-family = Сімейні карти
trolley-options-decks-own = Лише свої карти
trolley-options-family = Сімейний набір
trolley-options-family-hint = Лише карти, які не соромно читати при дітях і бабусі.
trolley-options-arrange = Можна помінятися картами
trolley-options-arrange-hint = Поки команда не зіграла першої карти, вона сама вирішує, хто що тримає.
trolley-options-valerii = Допомога від Валерія
trolley-options-valerii-hint = У кого міток найбільше, тому Валерій приносить три додаткові таємниці: одну можна зіграти понад звичайну.
trolley-options-accomplices = Співучасники вбивства
trolley-options-accomplices-hint = Кожен, крім машиніста, має три таємниці й грає одну.
trolley-options-argue = Час на суперечку
trolley-options-pick = Час на вибір карти
trolley-options-modifier = Час на таємницю
trolley-options-pause = Пауза після присуду
trolley-options-pause-none = Без паузи
trolley-options-own = Свої карти
trolley-options-own-hint = По карті на рядок, до 120 знаків. Текст буде однаковий для всіх мов.
trolley-options-own-innocents = Свої добряки
trolley-options-own-guilty = Свої негідники
trolley-options-own-modifiers = Свої таємниці
trolley-options-own-innocents-example = Наш вахтер, який усіх памʼятає в обличчя
trolley-options-own-guilty-example = Той, хто доїв у холодильнику підписане
trolley-options-own-modifiers-example = …з ключами від офісу. Єдиними
trolley-options-own-full = Більш як { $most } карт у колоді не вміститься.
trolley-options-own-count = { $cards ->
    [0] своїх немає
    [one] { $cards } своя карта
    [few] { $cards } свої карти
   *[many] { $cards } своїх карт
}
trolley-options-own-load = Завантажити з файлу
trolley-options-own-loaded = { $cards ->
    [one] Додано { $cards } карту
    [few] Додано { $cards } карти
   *[many] Додано { $cards } карт
}
trolley-options-own-example = Зразок файлу
trolley-options-own-example-toml = innocents = ["Наш вахтер, який усіх памʼятає в обличчя"]
    guilty = ["Той, хто доїв у холодильнику підписане"]
    modifiers = ["…з ключами від офісу. Єдиними"]
trolley-options-own-example-csv = innocents,"Наш вахтер, який усіх памʼятає в обличчя"
    guilty,"Той, хто доїв у холодильнику підписане"
    modifiers,…з ключами від офісу. Єдиними
trolley-options-only-own = Грати лише своїми
trolley-options-only-own-hint = У кожній із трьох колод має бути хоча б одна своя карта.

## Відмови

illegal-innocents-on = Зачекай: команди ще обирають добряків.
illegal-guilty-on = Зачекай: команди ще обирають негідників.
illegal-modifiers-on = Зачекай: зараз грають таємниці.
illegal-modifiers-shown = Зачекай: зараз таємниці відкривають і читають.
illegal-argument-on = Карти вже на рейках. Тепер — лише суперечка й важіль.
illegal-tram-runs = Трамвай уже їде. Зачекай на наступний раунд.
illegal-you-drive = Цього раунду ти за важелем: карт не граєш і нікого не захищаєш.
illegal-not-the-driver = Важіль тягне тільки машиніст. Умовляй!
illegal-no-arranging = За цим столом картами не міняються.
illegal-card-played = Твоя команда вже зіграла карту. Мінятися пізно.
illegal-alone = У команді лише ти: мінятися нема з ким.
illegal-arranged-enough = Цього раунду ви вже досить намінялися. Грайте тим, що є.
illegal-hands-not-so = Так поділити не можна: кожному в команді має щось дістатися.
illegal-held-so = Карти й так розподілено саме так.
illegal-already-picked = Твоя команда вже обрала. Назад не забереш.
illegal-already-laid = Твій вибір уже лежить долілиць. Назад не забереш.
illegal-not-your-hand = Ці карти не в тебе: обирає хтось інший із команди.
illegal-no-modifiers = У тебе немає таємниць: цього разу грають інші.
illegal-must-play = Цю таємницю треба зіграти: обери, про кого вона.
illegal-bad-file-cards = У файлі має бути від 1 до { $most } карт у кожній колоді, яку він називає: innocents, guilty, modifiers.
illegal-bad-file-card = Карта № { $number } не підходить: має бути один рядок, від 1 до 120 знаків. Колода: { $deck }.
illegal-bad-file-line = Рядок { $number } у файлі незрозумілий: спершу колода (innocents, guilty чи modifiers), потім текст карти.

## Екран

trolley-round = Раунд { $round } з { $rounds }
trolley-clock = Лишилося часу
trolley-tracks = Колії
trolley-dash = Твоя панель
trolley-crew = За важелем { $driver }. Ліва колія: { $left }. Права колія: { $right }. Відкрити рахунок
trolley-crew-note = Команди нові щораунду. Чим менше чорних міток, тим краще.
trolley-drives = за важелем
trolley-side-of = { $track ->
    [left] ліва колія
   *[right] права колія
}
trolley-helper = Допомога від Валерія
trolley-sides = Команда, розмова, мітки
trolley-side-team = Команда
trolley-side-log = Розмова
trolley-side-crew = Мітки
trolley-look = { $open ->
    [yes] Сховати
   *[no] Глянути
}
trolley-log-empty = Поки тихо. Дуже підозріло.
trolley-character = { trolley-track-name }, { $place }: { $text }. { trolley-kind }
trolley-kind = { $kind ->
    [guilty] Негідник
   *[innocents] Добряк
}
trolley-from = Хто виклав: { $name }
trolley-from-deck = З колоди
trolley-zoom = Роздивитися ближче
trolley-slot-waits = { $count ->
    [0] Ніхто не прийде
   *[other] Обирає { $names }
}
trolley-slot-picked = Карта долілиць
trolley-slot-own = Ваш вибір. Суперники його ще не бачать

## Вибір карт

trolley-hand-look = Глянути на карти
trolley-hand-of = { $deck ->
    [guilty] Негідника обирає { $name }. Підкажи!
   *[innocents] Добряка обирає { $name }. Підкажи!
}
trolley-choose-one = Торкнись карти
trolley-choose-innocent = На нашу колію: { $card }
trolley-choose-guilty = Підкидаємо: { $card }
trolley-picked-wait = Ваш вибір уже на рейках, долілиць. Чекаємо на суперників.
trolley-pin = Зіграти
trolley-pin-which = Обери таємницю й того, про кого вона
trolley-pin-whom = Про кого?
trolley-pass = Не грати
trolley-laid-wait = Таємниця лежить долілиць. Чекаємо на інших.
trolley-laid-kept = не грає

## План команди

trolley-arrange = Хто що тримає
trolley-arrange-which = Можна помінятися, поки не зіграно першої карти. Які карти передати?
trolley-arrange-whom = { $deck ->
    [innocents] Кому віддати добряків?
    [guilty] Кому віддати негідників?
   *[modifiers] Кому віддати таємниці?
}
trolley-arrange-here = Сюди
trolley-arrange-give = { $deck ->
    [innocents] Добряків бере { $name }
    [guilty] Негідників бере { $name }
   *[modifiers] Таємниці бере { $name }
}
trolley-team-talk = Чує лише команда
trolley-team-quiet = Тут можна змовлятися: машиніст і суперники не почують.

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
trolley-taken = Мітки за цей раунд
trolley-next = Далі за важелем { $name }
trolley-next-you = Далі за важелем ти
trolley-onward = Їдемо далі

## Кінець

trolley-over = Підсумок гри
trolley-over-winners = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }. Ви цілі, а трамвай уже в депо!
}
trolley-over-broken = Рейс перервано. Ніхто не переміг.
trolley-over-why = Звідки мітки
trolley-over-remembered = Таке не забувають
trolley-fame-most-lives = { $count ->
    [one] Найдорожчий поворот: { $count } душа
    [few] Найдорожчий поворот: { $count } душі
   *[many] Найдорожчий поворот: { $count } душ
}
trolley-fame-most-notes = { $count ->
    [one] Найвідоміша особа: { $count } таємниця
    [few] Найвідоміша особа: { $count } таємниці
   *[many] Найвідоміша особа: { $count } таємниць
}
trolley-fame-most-words = { $count ->
    [one] Найгучніша суперечка: { $count } довід
    [few] Найгучніша суперечка: { $count } доводи
   *[many] Найгучніша суперечка: { $count } доводів
}
trolley-remembered = Раунд { $round }. За важелем { $name }, { trolley-way }
trolley-again = Ще один рейс
trolley-again-wait = Новий рейс оголосить той, хто керує столом.
