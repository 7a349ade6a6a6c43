### Пасажири
### $boat — raven чи wolf, $color — green, red, blue чи none, $kind — soul, demon, yaesther чи none;
### $space рахує від 0, а NTH($space) від 1; імена завжди в називному відмінку.

passengers-title = Пасажири

## Слова, з яких складено речення

passengers-boat = { $boat ->
    [raven] Ворон
   *[wolf] Вовк
}
passengers-boat-whose = { $boat ->
    [raven] Ворона
   *[wolf] Вовка
}
passengers-boat-name = { $boat ->
    [raven] Ворон
   *[wolf] Вовк
}
passengers-spot = { passengers-boat-name }, місце { NTH($space) }
passengers-in = човні { passengers-boat-whose }, місце { NTH($space) }
passengers-berth = раунд { $round }, місце { NTH($space) }
passengers-color = { $color ->
    [green] зелений
    [red] червоний
   *[blue] синій
}
passengers-card = { $kind ->
    [soul] { $color ->
        [green] зелена душа
        [red] червона душа
        [blue] синя душа
       *[none] душа
    }
    [demon] { $color ->
        [green] зелений демон
        [red] червоний демон
        [blue] синій демон
       *[none] демон
    }
    [yaesther] блазень
   *[none] { $color ->
        [green] хтось зелений
        [red] хтось червоний
        [blue] хтось синій
       *[none] хтось
    }
}
passengers-voices = { $voices ->
    [one] { $voices } голос
    [few] { $voices } голоси
   *[many] { $voices } голосів
}
passengers-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
passengers-faction = { $faction ->
    [souls] Провідники душ
    [demons] Провідники демонів
   *[yaesther] Блазень
}
passengers-set = { $set ->
    [I] Тиха вода
    [II] Глибока вода
    [III] Шторм
   *[four] Для чотирьох
}

## Як грати

passengers-how-goal = Мета
passengers-how-goal-text = За три раунди три човни переправляться до Потойбіччя. Провідники душ хочуть, щоб туди потрапили душі, провідники демонів — щоб демони, а блазень — щоб забагато не набрав ніхто.
passengers-how-cards = Твої карти
passengers-how-cards-text = Перша карта визначає твою фракцію на всю партію. Ще дві — душа й демон. Щораунду одна з трьох сідає в човен, а порядок обираєш ти. Якщо вас пʼятеро або більше, провідники демонів знають одне одного.
passengers-how-placing = Посадка
passengers-how-placing-text = Починає той, хто тримає драхму, далі — за годинниковою стрілкою. Карта лягає долілиць на вільне місце, а ти береш підношення й голоси цього місця. Коли вас не більше шести, човен бере трьох; коли семеро чи восьмеро — поки є місця. Учотирьох спершу в кожен човен сідає тінь, якої не бачив ніхто.
passengers-how-gifts = Підношення
passengers-how-gifts-text = Підношення йдуть у хід від найменшого номера до найбільшого, і відмовитися не можна. Хтось перевірить пасажира, хтось поміняє двох місцями, хтось надягне на когось маску іншого кольору. Зізнання завжди правдиві: за тебе відповідає сама гра.
passengers-how-talk = Розмови
passengers-how-talk-text = Про свого пасажира й про все побачене кажи що хочеш: можна й збрехати. Не можна лише показувати карти.
passengers-how-vote = Голосування
passengers-how-vote-text = Усі таємно обирають човен і віддають йому всі свої голоси. Поки хтось ще думає, вибір можна змінити. Де голосів більше, той човен пливе до Потойбіччя. Порівну — вирішує той, хто тримає драхму. Другий човен зникає, і його пасажирів не побачить ніхто.
passengers-how-points = Очки
passengers-how-points-text = Кожна душа — 1 очко провідникам душ; друга, третя й четверта того самого кольору в човні дають іще по 1. Демон — 1 очко провідникам демонів і ще 1 за кожну душу свого кольору поруч: ліворуч, праворуч, вище й нижче.
passengers-how-yaesther = Блазень
passengers-how-yaesther-text = Хто грає за блазня, має сталий рахунок: 6,5 очка вчотирьох і вшістьох, 8,5 увосьмох. Цього досить для перемоги, якщо ніхто не набрав більше. Карта блазня в Потойбіччі дає по 1 очку обом іншим фракціям.

## Рядок виклику: чого чекає стіл

passengers-call-gaze = Провідники демонів шукають одне одного
passengers-call-you-shade = Посади тінь
passengers-call-shades = Тінь садить { $name }
passengers-call-you-place = Посади пасажира
passengers-call-places = Пасажира садить { $name }
passengers-call-you-give = Твоє підношення: { $gift }
passengers-call-gives = { $gift }: вирішує { $name }
passengers-call-gave = { $gift }: { $name }
passengers-call-you-show = Обери карту: її побачить { $name }
passengers-call-you-trade = Обери карту: її отримає { $name }
passengers-call-shows = Чекаємо на карту: { $names }
passengers-call-you-vote = Який човен попливе?
passengers-call-you-vote-first = Голосуй раніше за всіх і відкрито
passengers-call-votes-first = Раніше за всіх голосує { $name }
passengers-call-votes-go-on = Чекаємо на голоси інших
passengers-call-opened = Кулаки розтиснуто
passengers-call-over = Човни причалили

## Демонічний погляд: кажуть уголос, поки він триває, і ніколи — хто є хто

passengers-gaze = Демонічний погляд
passengers-gaze-aloud-0 = Усі заплющують очі. Три, два, один…
passengers-gaze-aloud-1 = Провідники демонів, розплющте очі й знайдіть одне одного.
passengers-gaze-aloud-2 = Усі знову заплющують очі. Три, два, один — розплющуйте!
passengers-gaze-fellows = Напарники в темряві: { $names }

## Розповідь: кожна подія одним реченням

passengers-story-dealt = Карти роздано. { $coin ->
    [you] Драхма в тебе.
   *[other] Драхму тримає { $coin-name }.
}
passengers-story-gaze-began = Демонічний погляд. Усі заплющують очі, і лише провідники демонів шукають одне одного.
passengers-story-round-began = Раунд { $round } з трьох. Ворон і Вовк чекають на пасажирів.
passengers-story-shaded = { $seat ->
    [you] Ти садиш
   *[other] { $seat-name } садить
} тінь у { passengers-into }.
passengers-story-placed = { $seat-name } садить пасажира в { passengers-into }. Підношення: { $gift-name }, { passengers-voices }.
passengers-into = човен { passengers-boat-whose }, місце { NTH($space) }
passengers-story-claimed = { $seat-name } каже: { passengers-claimed }, — { passengers-card }.
passengers-claimed = { $own ->
    [yes] мій пасажир у { passengers-in }
   *[no] у { passengers-in }
}
passengers-story-called = Підношення { $number }, { $gift-name }. { $seat ->
    [you] Вирішуєш ти.
   *[other] Вирішує { $seat-name }.
}
passengers-story-skipped = { $seat ->
    [you] Твоє підношення
   *[other] { $seat-name }: підношення
} «{ $gift-name }» пропущено, бо скористатися ним зараз неможливо.
passengers-story-used = { $number ->
    [0] { $seat ->
        [you] Твоє підношення «{ $gift-name }» дає лише голоси.
       *[other] { $seat-name }: підношення «{ $gift-name }». Воно дає лише голоси.
    }
   *[other] { $seat ->
        [you] Ти користуєшся підношенням «{ $gift-name }».
       *[other] { $seat-name } користується підношенням «{ $gift-name }».
    }
}
passengers-story-asked = { $trade ->
    [yes] { $seats-you ->
        [yes] { $seat-name } міняється з тобою. Обери, яку карту віддати.
       *[no] { $seat-name } міняє карту. Свою для обміну обирає { $seats-names }.
    }
   *[no] { $seats-you ->
        [yes] { $seat-name } побачить одну твою карту. Обери яку.
       *[no] { $seat-name } побачить чужі карти. По одній показують: { $seats-names }.
    }
}
passengers-story-shown = { $seat-name } показує карту з руки. Бачить її лише { $to-name }.
passengers-story-traded = { $seats-names } обмінялися картами.
passengers-story-has-color = { $lacking ->
    [0] { $color ->
        [green] Зелені карти
        [red] Червоні карти
       *[blue] Сині карти
    } є на руці в усіх інших ({ $having-names }).
   *[other] { $having ->
        [0] { $color ->
            [green] Зелених карт
            [red] Червоних карт
           *[blue] Синіх карт
        } на руці немає ні в кого з інших ({ $lacking-names }).
       *[other] { $color ->
            [green] Зелені карти на руці
            [red] Червоні карти на руці
           *[blue] Сині карти на руці
        }: { $having-names }. Без них: { $lacking-names }.
    }
}
passengers-story-demons-in-hand = { $seat-name } зізнається: на руці { $count ->
    [0] жодного демона
    [one] { $count } демон
    [few] { $count } демони
   *[many] { $count } демонів
}.
passengers-story-placed-kind = { $seat-name } зізнається: цього раунду { $kind ->
    [soul] в човен сіла душа
    [demon] в човен сів демон
   *[yaesther] в човен сів блазень
}.
passengers-story-demons-aboard = У човні { passengers-boat-whose } { $count ->
    [0] жодного демона
    [one] { $count } демон
    [few] { $count } демони
   *[many] { $count } демонів
}.
passengers-story-peeked = { $spots ->
    [one] { $seat-name } перевіряє, хто сидить у { passengers-in }.
   *[other] { $seat-name } перевіряє двох: у { $spots-1 }, та в { $spots-2 }.
}
passengers-story-revealed = Розкрито пасажира в { passengers-in }: { passengers-card }.
passengers-story-swapped = Двоє міняються місцями: у { $spots-1 }, та в { $spots-2 }.
passengers-story-moved = Пасажир у { passengers-in }, пересідає на місце { NTH($to) }.
passengers-story-shifted = Усі в човні { passengers-boat-whose } зсуваються на одне місце { $direction ->
    [left] ліворуч
   *[right] праворуч
}.
passengers-story-masked = Пасажир у { passengers-in }, тепер у { $mask ->
    [green] зеленій
    [red] червоній
   *[blue] синій
} масці.
passengers-story-hushed = { $seats ->
    [one] { $seats-you ->
        [yes] Тобі не можна говорити, поки не порахують голоси.
       *[no] Мовчить до підрахунку голосів: { $seats-names }.
    }
   *[other] Мовчать до підрахунку голосів: { $seats-names }.
}
passengers-story-paired = { $seats-you ->
    [yes] Ти й { $seats-others } можете шепотітися до голосування. Більше вас ніхто не чує.
   *[no] { $seats-names } можуть шепотітися до голосування.
}
passengers-story-voice-taken = { $giver ->
    [you] { $seat-name } забирає в тебе один голос.
   *[other] { $seat ->
        [you] Ти забираєш
       *[other] { $seat-name } забирає
    } один голос. Втрачає його { $giver-name }.
}
passengers-story-voices-swapped = { $seats-you ->
    [yes] Ти й { $seats-others } міняєтеся голосами.
   *[no] { $seats-names } міняються голосами.
}
passengers-story-votes-first = { $seat ->
    [you] Ти голосуєш
   *[other] { $seat-name } голосуватиме
} раніше за всіх і відкрито.
passengers-story-coin-taken = { $seat ->
    [you] Драхма твоя.
   *[other] Драхму бере { $seat-name }.
}
passengers-story-vote-opened = Голосування. Який човен попливе до Потойбіччя?
passengers-story-voted = { $openly ->
    [yes] { $seat ->
        [you] Ти відкрито голосуєш
       *[other] { $seat-name } відкрито голосує
    } за човен { passengers-boat-whose }.
   *[no] { $seat-name }: вибір у кулаці.
}
passengers-story-revoted = { $seat ->
    [you] Ти змінюєш
   *[other] { $seat-name } змінює
} вибір у кулаці.
passengers-story-counted = { $tied ->
    [yes] { $raven ->
        [one] Порівну, по { $raven } голосу
        [few] Порівну, по { $raven } голоси
       *[many] Порівну, по { $raven } голосів
    }. { $coin ->
        [you] Вирішує твоя драхма: до Потойбіччя пливе { passengers-winner }.
       *[other] Вирішує драхма: { $coin-name } голосує за човен { passengers-winner-whose }, і він пливе до Потойбіччя.
    }
   *[no] { $raven ->
        [one] Ворон має { $raven } голос
        [few] Ворон має { $raven } голоси
       *[many] Ворон має { $raven } голосів
    }, Вовк — { $wolf }. До Потойбіччя пливе { passengers-winner }.
} Човен { passengers-loser-whose } зникає в темряві. Хто в ньому сидів, уже не дізнатися. { $votes-each }
passengers-winner = { $winner ->
    [raven] Ворон
   *[wolf] Вовк
}
passengers-winner-whose = { $winner ->
    [raven] Ворона
   *[wolf] Вовка
}
passengers-loser-whose = { $winner ->
    [raven] Вовка
   *[wolf] Ворона
}
passengers-ballot = { $seat-name }: за човен { passengers-boat-whose }, { passengers-voices }.
passengers-story-match-ended = { $winners ->
    [0] { passengers-over-broken }
   *[other] { $decided ->
        [coin] Порівну, і все вирішує драхма. { passengers-outcome }
       *[points] { passengers-outcome }
    }
}
passengers-outcome = { passengers-won } Рахунок: { $points-name }.
passengers-won = { $faction ->
    [souls] Перемога провідників душ!
    [demons] Перемога провідників демонів!
   *[yaesther] Блазень обдурив усіх!
}
passengers-score = { $faction ->
    [souls] душі
    [demons] демони
   *[yaesther] блазень
} — { passengers-points }
passengers-story-your-turn = Твоя черга.

## Звідки кожне очко

passengers-why-soul = Душа: { passengers-berth }
passengers-why-pair = Дві душі одного кольору в човні: { $one }, і { $other }
passengers-why-demon = Демон: { passengers-berth }
passengers-why-neighbour = Демон біля душі свого кольору: { $one }, і { $other }
passengers-why-yaesther = Блазень, який і душа, і демон: { passengers-berth }
passengers-why-balance = Сталий рахунок блазня

## Заяви: кажу про пасажира

passengers-claim-title = Хто там?
passengers-claim-hint = Можна й збрехати.
passengers-claim-say = Сказати всім

## Готові репліки

passengers-phrase-hm = Хм.
passengers-phrase-trust-me = Повір мені!
passengers-phrase-you-lie = Ти брешеш.
passengers-phrase-raven = Усі за Ворона!
passengers-phrase-wolf = Усі за Вовка!
passengers-phrase-souls-there = Там самі душі.
passengers-phrase-demon-there = Там демон!
passengers-phrase-who-is-yours = Кого ти садиш?
passengers-phrase-not-a-demon = Які демони? Вперше чую.
passengers-phrase-i-saw = Я бачу більше, ніж кажу.
passengers-phrase-coin = Пильнуйте драхму!
passengers-phrase-well = Ну-ну.

## Налаштування

passengers-options-summary = { $limited ->
    [yes] { $gifts } · із часом на хід
   *[no] { $gifts } · без обмеження часу
}
passengers-options-gifts = Набір підношень
passengers-options-gifts-hint = Для першої партії найпростіша «Тиха вода». За столом на чотирьох набір завжди свій.
passengers-options-gifts-each = Щораунду інший
passengers-options-gifts-round = Раунд { $round }
passengers-options-gaze = Пауза на демонічний погляд
passengers-options-place = Час на посадку
passengers-options-gift = Час на підношення
passengers-options-vote = Час на голосування
passengers-options-gaze-none = Без паузи

## Відмови

illegal-gaze-on = Зачекай: триває демонічний погляд. За мить почнеться посадка.
illegal-shadows-first = Зачекай: спершу в човни садять тіні.
illegal-placing-on = Зараз посадка. Підношення й голосування будуть потім.
illegal-gifts-on = Зараз час підношень. Зачекай на свою чергу.
illegal-showing-on = Зачекай, поки покажуть карту.
illegal-no-shadows-now = Зараз тіней не садять.
illegal-not-your-shadow = Цю тінь садиш не ти. Зачекай.
illegal-other-boat = Друга тінь сідає в інший човен. Обери місце там.
illegal-space-taken = Це місце вже зайнято. Обери вільне.
illegal-boat-full = Цей човен повний. Обери місце в іншому.
illegal-not-your-gift = Зараз черга чужого підношення. Твоє ще буде або вже було.
illegal-nothing-to-show = Зараз ніхто не просить показати карту.
illegal-not-asked-to-show = Карту просять не в тебе.
illegal-voted-so = Цей човен уже у твоєму кулаці.
illegal-open-vote-stands = Твій вибір бачили всі, тож його вже не змінити.
illegal-waits-for-the-first = Зачекай: через Клепсидру хтось має проголосувати раніше за всіх.
illegal-gift-asks-for-else = Це підношення питає про інше. Прочитай, що воно робить, і обери ще раз.
illegal-gift-not-so = Так цим підношенням не скористаєшся. Обери з того, що підсвічено.
illegal-name-two = Назви двох різних гравців.
illegal-not-more-voices = Бери голос у того, хто має їх більше за тебе.
illegal-mask-used = Цю маску вже надягали. Обери іншу.
illegal-wears-a-mask = На цьому пасажирі вже є маска. Обери когось без маски.
illegal-face-up = Цього пасажира й так видно всім. Обери того, хто сидить долілиць.
illegal-not-a-shadow = Це не тінь. Обери одну з тіней.
illegal-wrong-boat = Це око бачить лише свій човен. Обери пасажира там.
illegal-choose-two = Обери двох різних пасажирів.
illegal-one-boat = Ключ відмикає один човен. Обери двох у ньому.
illegal-not-neighbours = Мотузка дістає лише до сусіднього місця або до того самого місця в іншому човні.

## Екран: стіл і річка

passengers-round = Раунд { $round } з { $rounds }
passengers-clock = Час
passengers-you = ти
passengers-river = Річка
passengers-seats = Гравці
passengers-mine = Твоє
passengers-sides = Розмова, нотатки, підношення, Потойбіччя
passengers-side-log = Розмова
passengers-side-notes = Нотатки
passengers-side-gifts = Підношення
passengers-side-shore = Берег
passengers-afterlands = Потойбіччя
passengers-afterlands-open = { $boats ->
    [0] Потойбіччя. Ще жоден човен не причалив
    [one] Потойбіччя. Причалив { $boats } човен
    [few] Потойбіччя. Причалили { $boats } човни
   *[many] Потойбіччя. Причалили { $boats } човнів
}
passengers-boat-label = { $boat ->
    [raven] Човен Ворона
   *[wolf] Човен Вовка
}, пасажирів { $aboard } з { $most }
passengers-ceremony = Підношення за номерами
passengers-ceremony-step = Підношення { $number }, { $gift }: { $name }, { $state ->
    [done] вже було
    [skipped] пропущено
    [now] зараз
   *[to-come] ще буде
}
passengers-shadow = Тінь
passengers-face-down = долілиць
passengers-onlooker = Ти дивишся збоку. Таємниць звідси не видно.
passengers-picked = Обрано: { $what }

## Екран: підписи для тих, хто слухає

passengers-label-gift = Підношення { $number }, { $gift }, голосів: { $voices }.
passengers-label-free = Вільно.
passengers-label-shadow = Тут сидить тінь.
passengers-label-yours = Тут сидить твій пасажир.
passengers-label-owner = Тут сидить пасажир. Хто посадив: { $name }.
passengers-label-up = Видно всім: { $card }.
passengers-label-mask = { $color ->
    [green] На обличчі зелена маска.
    [red] На обличчі червона маска.
   *[blue] На обличчі синя маска.
}
passengers-label-known = Ти знаєш: це { $card }.
passengers-label-claim = { $name } каже: { $card }.
passengers-label-coin = тримає драхму
passengers-label-hushed = мовчить
passengers-label-whispers = шепочеться
passengers-label-voted = вибір зроблено

## Екран: рука

passengers-hand = Твої карти
passengers-hand-card = Карта { $number }
passengers-hand-card-known = Карта { $number }: { $card }
passengers-hand-spoken = На руці: { $cards }.
passengers-hand-empty = На руці порожньо.
passengers-aboard-spoken = У човнах ти знаєш: { $list }.
passengers-look = Тримай, щоб побачити все, що знаєш
passengers-look-short = Тримай і дивись
passengers-fellows = Твої напарники:
passengers-peek = Тримай, щоб побачити
passengers-peek-hint = Тримай карту. Бачиш лише ти.
passengers-peek-done = Бачу, досить
passengers-peek-hand = { $name } показує з руки
passengers-peek-got = { $name } дає тобі

## Екран: хід

passengers-place-hint = Обери карту й місце або перетягни карту в човен
passengers-place-hint-card = Тепер обери карту
passengers-place-hint-space = Тепер обери місце в човні
passengers-place-here = Посадити: { $spot }
passengers-shade-hint = Обери місце для тіні. Хто під нею, не знає ніхто
passengers-shade-there = Тінь сяде сюди: { passengers-boat }, місце { NTH($space) }. Ні підношення, ні голосів вона не бере.
passengers-use-gift = Скористатися
passengers-pick-color = Обери колір
passengers-pick-mask = Обери маску
passengers-pick-boat = Обери човен
passengers-pick-direction = Обери, куди тече
passengers-pick-seat = { $more ->
    [yes] Обери вгорі ще одного гравця
   *[no] Обери гравця вгорі
}
passengers-pick-spot = { $more ->
    [yes] Обери ще одне місце в човні
   *[no] Обери пасажира в човні
}
passengers-pick-card = Обери карту зі своєї руки
passengers-way-left = Ліворуч
passengers-way-right = Праворуч
passengers-show-line = { $name } побачить одну твою карту. Котру — вирішуєш ти.
passengers-show-it = Показати карту { $number }
passengers-trade-line = { $name } міняється з тобою картою. Котру віддати — вирішуєш ти.
passengers-trade-give = Віддати карту { $number }
passengers-vote-line = Обирай таємно. Твої голоси:
passengers-vote-open-line = Твій вибір побачать усі. Твої голоси:
passengers-vote-cast = Вибір у кулаці. Поки хтось думає, його можна змінити.
passengers-vote-cast-openly = Твій вибір бачать усі. Він остаточний.
passengers-vote-rethink = Змінити

## Екран: розмова

passengers-say = Сказати всім…
passengers-phrases = Готові репліки
passengers-hushed-why = Тобі не можна говорити, поки не порахують голоси. Таке підношення.
passengers-whisper-on = Шепочеш. Чує лише { $name }
passengers-whisper-off = Прошепотіти. Почує лише { $name }
passengers-whisper-to = Чує лише { $name }…
passengers-whispered = пошепки:
passengers-log-empty = Поки що тихо. Чути лише воду.
passengers-bubble-demons = { $count ->
    [0] жодного демона
    [one] { $count } демон
    [few] { $count } демони
   *[many] { $count } демонів
}
passengers-bubble-kind = Це { $kind }
passengers-claim-color = Якого кольору?
passengers-claim-say-it = Сказати всім: { $card }

## Екран: нотатки

passengers-notes-empty = Тут буде, хто що казав і що показали підношення.
passengers-notes-round = Раунд { $round }
passengers-notes-votes = Голосування
passengers-notes-claim = { $name }: «{ $card }»
passengers-notes-use = { $gift }: { $name }
passengers-notes-known = знаєш лише ти
passengers-notes-look = { $name } показує тобі: { $card }
passengers-where-play = у грі
passengers-where-crossed = у Потойбіччі
passengers-where-sunk = зник
passengers-marks = Твоя позначка. Її бачиш лише ти
passengers-mark = { $kind ->
    [soul] душа?
    [demon] демон?
   *[yaesther] блазень?
}
passengers-gifts-set = Підношення цього раунду: { $set }

## Екран: демонічний погляд. Обидва рядки однакової довжини, слова — як імена

passengers-gaze-seen = Ці очі шукають саме тебе. Тут свої:
passengers-gaze-unseen = Ці очі шукають не тебе. Тут річка:
passengers-gaze-word-0 = Імла
passengers-gaze-word-1 = Очерет
passengers-gaze-word-2 = Течія
passengers-gaze-word-3 = Хвиля
passengers-gaze-word-4 = Туман
passengers-gaze-word-5 = Весло
passengers-gaze-word-6 = Глибінь
passengers-gaze-word-7 = Місяць

## Екран: підрахунок і кінець

passengers-counted-skip = Голоси пораховано. Далі
passengers-counted-line = До Потойбіччя пливе { $boat ->
    [raven] Ворон
   *[wolf] Вовк
}
passengers-counted-tie = Порівну! Останнє слово за драхмою. Тримає її { $name }, тож пливе { passengers-boat }
passengers-over = Потойбіччя
passengers-over-turning = Хто переправився?
passengers-over-winner = { $faction ->
    [souls] Перемога провідників душ!
    [demons] Перемога провідників демонів!
   *[yaesther] Блазень обдурив усіх!
}
passengers-over-broken = Переправу перервано. Ніхто не переміг.
passengers-over-coin = { $faction ->
    [yaesther] Порівну! Драхму тримає { $name }, але блазень тут нічого не вирішує: перемагають душі.
   *[other] Порівну! Останнє слово за драхмою. Тримає її { $name }.
}
passengers-over-won = перемога
passengers-over-why = Звідки кожне очко
passengers-skip = Одразу все
passengers-again = Ще одна переправа
passengers-again-wait = Знову всіх збере той, хто керує столом.
passengers-ashore-spoken = У Потойбіччі ти знаєш: { $list }.
passengers-look-here = Тримай, щоб побачити тут і те, що знаєш лише ти
