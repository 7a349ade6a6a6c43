### Знахідка для шпигуна

spyfall-title = Знахідка для шпигуна

## Стіл

spyfall-round = Раунд { $round } з { $rounds }
spyfall-table = Стіл
spyfall-side-places = Локації
spyfall-side-log = Протокол
spyfall-side-scores = Рахунок
spyfall-you = ти
spyfall-time-left = Лишилося { $time }
spyfall-clock-stands = Годинник стоїть: { $time }
spyfall-seat = { $name }
spyfall-seat-ask = Запитати: { $name }
spyfall-seat-accuse = Звинуватити: { $name }
spyfall-seat-chosen = Обрано: { $name }
spyfall-seat-voted = { $name }, голос уже в конверті
spyfall-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
spyfall-asked-aloud = Питання вголос
spyfall-answered-aloud = Відповідь уголос
spyfall-answer-awaited = Думає…
spyfall-first-question = Годинник пішов. Перше питання ставить { $name }.
spyfall-look = Погляньте, де ви. Годинник запустить { $name }.
spyfall-look-you = Погляньте, де ви. Годинник запускаєш ти.
spyfall-discuss = Хто шпигун? Радьтеся!
spyfall-acted = Граємо ролі: кожен говорить так, як велить його статус.

## Як грати

spyfall-how-goal = Мета
spyfall-how-goal-text = Усі опинилися в одній локації, і кожен має там свій статус. Лише шпигун не знає, де він. Нешпигуни шукають шпигуна, а шпигун — локацію.
spyfall-how-questions = Питання
spyfall-how-questions-text = Хто роздав, той запускає годинник і питає перший. Одне питання — одна відповідь. Хто відповів, той питає далі: кого завгодно, тільки не того, хто щойно питав. Відповідай так, щоб решта повірила, а шпигун нічого не второпав.
spyfall-how-accusation = Звинувачення
spyfall-how-accusation-text = Раз на раунд кожен може зупинити годинник і когось звинуватити. Голосують усі, крім підозрюваного, а засудити можна лише одностайно.
spyfall-how-guess = Здогад
spyfall-how-guess-text = Поки годинник іде, шпигун може показати карту й назвати локацію. Вгадає — виграє, схибить — програє.
spyfall-how-time = Час
spyfall-how-time-text = Коли час вийде, можна порадитися, а тоді голосують щодо кожного по черзі. Якщо нікого не засуджено, виграє шпигун.
spyfall-how-points = Очки
spyfall-how-points-text = Шпигуна не викрито — йому 2 очки. Вгадано локацію або засуджено невинного — 4. Шпигуна викрито — усім іншим по 1, а за влучне звинувачення — іще 1.

## Рядок виклику: чого чекає стіл

spyfall-call-you-ask = Питаєш ти
spyfall-call-asks = Питає { $name }
spyfall-call-you-answer = { $name } питає тебе
spyfall-call-answers = Відповідає { $name }
spyfall-call-you-vote = Голосуй: шпигун чи ні?
spyfall-call-you-are-judged = Тебе судять. Не видай себе
spyfall-call-vote-goes-on = Голосування: { $name }
spyfall-call-you-guess = Називай локацію
spyfall-call-guesses = { $name } вгадує локацію
spyfall-call-you-deal = Роздаєш ти
spyfall-call-deals = Роздає { $name }
spyfall-call-you-start = Глянь на карту й запускай годинник
spyfall-call-starts = Усі дивляться карти
spyfall-call-discuss = Радимося перед голосуванням
spyfall-call-you-are-ready = Чекаємо на решту
spyfall-call-over = Справу закрито

## Моя карта

spyfall-card = Моя карта
spyfall-start = Запустити годинник
spyfall-start-or-ask = Або торкнись маски й одразу питай.
spyfall-card-hint = Тримай, щоб глянути
spyfall-card-no-role = статус на твій розсуд
spyfall-card-spy = Шпигун
spyfall-card-spy-task = Дізнайся, де всі. Або просто не попадися.
spyfall-show-card = Показати карту й назвати локацію
spyfall-show-card-key = Щоб показати карту, не відпускай її й натисни стрілку вгору.
spyfall-show-card-sure = Усі побачать, що шпигун — ти. Спроба лише одна.
spyfall-show-card-yes = Показую
spyfall-show-card-now-not = Зараз не можна: годинник стоїть.
spyfall-not-yet = Ще ні

## Питання й відповіді

spyfall-choose-seat = Торкнись маски: хто відповідатиме?
spyfall-question-for = Питаєш: { $name }
spyfall-aloud-ask = Питаю вголос
spyfall-aloud-answer = Кажу вголос
spyfall-topics = Готові питання
spyfall-topics-short = Підказки
spyfall-answers = Готові відповіді
spyfall-type-question = Твоє питання
spyfall-type-answer = Твоя відповідь
spyfall-other-words = Сказати інакше
spyfall-evade = Ухилитися
spyfall-about-what = Про що питання? Підкажи ботам
spyfall-about-more = Інше…
spyfall-about-choose = Обрати тему…
spyfall-about-other = Ні про що з цього
spyfall-meant-what = Це ні чи так? Підкажи ботам
spyfall-skip = Пропустити
spyfall-no = ні
spyfall-yes = так
spyfall-grade-0 = Зовсім ні
spyfall-grade-1 = Радше ні
spyfall-grade-2 = Як коли
spyfall-grade-3 = Радше так
spyfall-grade-4 = Ще й як
spyfall-onlooker = Ти за спинами гравців: дивись і мовчи.
spyfall-say = Кинути репліку
spyfall-phrases = Готові репліки

spyfall-phrase-hm = Хм.
spyfall-phrase-suspicious = Підозріло.
spyfall-phrase-good-question = Гарне питання.
spyfall-phrase-not-me = Це не я!
spyfall-phrase-sure = Та невже?
spyfall-phrase-hurry = Час іде…
spyfall-phrase-too-much = Не кажи зайвого!
spyfall-phrase-i-know = Я знаю, хто це.

## Звинувачення й голосування

spyfall-accuse = Звинуватити
spyfall-accuse-whom = Торкнись маски: хто шпигун?
spyfall-accuse-sure = { $name } — шпигун?
spyfall-accuse-cost = Годинник стане. Спроба одна на раунд.
spyfall-accuse-yes = Стоп! Голосуємо
spyfall-cancel = Скасувати
spyfall-accuses = { $name } звинувачує
spyfall-time-up = Час вийшов
spyfall-ready = До голосування!
spyfall-ready-wait = { $left ->
    [0] Голосуємо!
    [one] Ще радиться { $left } гравець
    [few] Ще радяться { $left } гравці
   *[many] Ще радяться { $left } гравців
}
spyfall-seat-ready = { $name }: чекає на голосування
spyfall-still-to-come = Далі в черзі
spyfall-last-candidate = Остання спроба
spyfall-guilty = Шпигун
spyfall-innocent = Не шпигун
spyfall-envelope-sealed = Твій голос у конверті.
spyfall-envelopes = { $left ->
    [0] Усі конверти зібрано
    [one] Бракує { $left } конверта
   *[other] Бракує { $left } конвертів
}
spyfall-judged = Ти не голосуєш. Дихай рівно й дивися всім у вічі.
spyfall-unanimous-needed = Засудити можна лише одностайно.
spyfall-verdict-condemned = Одностайно!
spyfall-verdict-free = Не одностайно
spyfall-vote-guilty = { $name }: шпигун
spyfall-vote-innocent = { $name }: не шпигун
spyfall-vote-silent = { $name }: мовчить, отже ні

## Здогад шпигуна

spyfall-spy-shown = Шпигун!
spyfall-guess-pick = Обери локацію
spyfall-guess-sure = Називаєш: { $place }?
spyfall-guess-yes = Саме так
spyfall-guess-wait = Карта на столі. Ще слово — і все вирішиться.

## Список локацій

spyfall-cross-hint = Торкнись локації, щоб викреслити її для себе.
spyfall-cross = Викреслити: { $place }
spyfall-uncross = Повернути: { $place }
spyfall-used = була
spyfall-used-place = { $place }: уже була
spyfall-uncross-all = Повернути всі
spyfall-places-left = { $left ->
    [one] Лишилася { $left } локація
    [few] Лишилося { $left } локації
   *[many] Лишилося { $left } локацій
}

## Протокол

spyfall-log-empty = Поки що тиша.
spyfall-log-questions = Питання
spyfall-log-votes = Голосування
spyfall-log-talk = Розмови
spyfall-log-asks = { $name } питає, відповідає { $to }
spyfall-log-vote-called = Звинувачує { $name }, під підозрою { $suspect }
spyfall-log-vote-time = Час вийшов, під підозрою { $suspect }
spyfall-log-topic = Тема: { $topic }

## Розкриття

spyfall-it-was = Ви були тут
spyfall-spy-was = Шпигун
spyfall-stamp-caught = Викрито
spyfall-stamp-innocent = Не той!
spyfall-stamp-escaped = Утік
spyfall-stamp-guessed = Вгадано
spyfall-stamp-missed = Промах
spyfall-stamp-silent = Мовчання
spyfall-stamp-closed = Закрито
spyfall-ending-caught = Стіл показав на шпигуна одностайно.
spyfall-ending-innocent = Стіл одностайно засудив не ту людину. Шпигун аплодує.
spyfall-ending-escaped = Час вийшов, а згоди немає. Шпигун іде собі.
spyfall-ending-guessed = Шпигун назвав локацію і не помилився.
spyfall-ending-missed = Шпигун назвав: { $guess-name }. Повз.
spyfall-ending-silent = Шпигун показав карту — і жодного слова.
spyfall-ending-closed = Справу закрито раніше. Цей раунд не рахується.
spyfall-reason-spy-won = шпигуна не спіймано
spyfall-reason-right-guess = локацію вгадано
spyfall-reason-innocent-condemned = засуджено не ту людину
spyfall-reason-spy-lost = шпигун програв
spyfall-reason-good-accusation = влучне звинувачення
spyfall-why-all = усім, крім шпигуна
spyfall-no-role = статус на власний розсуд
spyfall-deal-next = Наступний раунд
spyfall-deal-wait = Наступний раунд роздає { $name }

## Кінець партії

spyfall-winner = { $count ->
    [one] Перемога!
   *[other] Спільна перемога!
}
spyfall-rounds = Раунди
spyfall-over = Підсумок справи
spyfall-over-broken = Справу закрито раніше
spyfall-over-nobody = Ніхто не переміг
spyfall-over-last = Останній раунд
spyfall-over-sums = Підсумок
spyfall-column-round = №
spyfall-column-place = Локація
spyfall-column-spy = Шпигун
spyfall-column-ending = Фінал
spyfall-again = Зіграти ще
spyfall-again-wait = Нову гру почне той, хто керує столом.

## Розповідь для читача з екрана

spyfall-story-dealt = Раунд { $round }. Карти роздано. Перше питання ставить { $dealer-name }.
spyfall-story-clock-started = { $seat ->
    [none] Усі роздивилися карти. Годинник пішов.
    [you] Ти запускаєш годинник.
   *[other] { $seat-name } запускає годинник.
}
spyfall-story-asked = { $how ->
    [typed] Питає { $seat-name }, відповідатиме { $to-name }: { $text }
    [chosen] Питає { $seat-name }, відповідатиме { $to-name }: { $wording-name }
   *[aloud] Питає вголос { $seat-name }, відповідатиме { $to-name }.
}
spyfall-story-answered = { $how ->
    [typed] { $seat-name } відповідає: { $text }
    [chosen] { $seat-name } відповідає: { $wording-name }
   *[aloud] { $seat-name } відповідає вголос.
}
spyfall-story-explained = { $grade ->
    [none] { $topic ->
        [other] { "" }
       *[known] { $seat-name } уточнює, про що питання: { $topic-name }
    }
   *[given] { $seat-name } уточнює відповідь: { $grade ->
        [0] { spyfall-grade-0 }
        [1] { spyfall-grade-1 }
        [2] { spyfall-grade-2 }
        [3] { spyfall-grade-3 }
       *[4] { spyfall-grade-4 }
    }
}
spyfall-story-accused = { $seat-name } зупиняє годинник. Під підозрою { $suspect-name }.
spyfall-story-time-ran-out = Час вийшов.
spyfall-story-discussion-opened = Радимося, хто шпигун, а тоді голосуємо щодо кожного по черзі.
spyfall-story-readied = { $seat ->
    [you] Ти чекаєш на голосування.
   *[other] { $seat-name } чекає на голосування.
}
spyfall-story-nominated = Під підозрою { $suspect-name }.
spyfall-story-voted = { $seat-name }: голос у конверті.
spyfall-story-counted = { $yes ->
    [one] { $yes } голос за
    [few] { $yes } голоси за
   *[many] { $yes } голосів за
}, { $no } проти. { $condemned ->
    [yes] Одностайно: { $suspect-name }.
   *[no] Не одностайно: { $suspect-name } поза підозрою.
}
spyfall-story-spy-shown = { $seat-name } показує карту. Це шпигун!
spyfall-story-guessed = { $location ->
    [none] { $seat-name } мовчить. Час на здогад вийшов.
   *[named] { $seat-name } називає локацію: { $location-name }. { $right ->
        [yes] Правильно!
       *[no] Повз.
    }
}
spyfall-story-round-ended = Раунд завершено. { spyfall-shown }
spyfall-shown = Локація: { $location-name }. Шпигун: { $spy-name }. { $outcome ->
    [caught] { spyfall-ending-caught }
    [innocent] { spyfall-ending-innocent }
    [escaped] { spyfall-ending-escaped }
    [guessed] { spyfall-ending-guessed }
    [missed] { spyfall-ending-missed }
    [silent] { spyfall-ending-silent }
   *[closed] { spyfall-ending-closed }
}
spyfall-story-called-off = Партію закінчено раніше.
spyfall-story-won = { $count ->
    [one] Перемога: { $names }.
   *[other] Спільна перемога: { $names }.
}
spyfall-story-your-turn = Твоя черга.

## Налаштування

spyfall-options-summary = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
} по { $minutes } хв · { $packs }
spyfall-options-rounds = Раундів
spyfall-options-minutes = Хвилин на раунд
spyfall-options-minutes-none = За кількістю гравців
spyfall-options-minutes-back = Знову за кількістю гравців
spyfall-options-acted = Розігруємо ролі
spyfall-options-acted-hint = Кожен говорить так, як велить його статус. На правила це не впливає.
spyfall-options-look = Час на огляд карт
spyfall-options-look-none = скільки треба; так зручно, коли один телефон ходить по колу
spyfall-options-discuss = Час на раду
spyfall-options-vote = Час на голосування
spyfall-options-guess = Час на здогад
spyfall-options-turn = Час на питання чи відповідь
spyfall-options-next = Перерва між раундами
spyfall-options-packs = Набори локацій
spyfall-pack-classic = Класика
spyfall-pack-ukraine = Україна
spyfall-pack-count = { $on } з { $all }
spyfall-options-places = Локації в грі
spyfall-options-places-hint = Торкнись локації, щоб прибрати її з гри або повернути.
spyfall-options-on = У грі: { $place }
spyfall-options-off = Поза грою: { $place }
spyfall-options-delicate = Локації, болючі під час війни
spyfall-options-own = Свої локації
spyfall-options-own-none = Бабусина дача, спільний офіс, рідний підʼїзд. Назви будуть однакові для всіх мов.
spyfall-options-own-add = Додати локацію
spyfall-options-own-edit = Змінити: { $place }
spyfall-options-own-remove = Прибрати: { $place }
spyfall-options-own-name = Назва локації
spyfall-options-own-role = Статус { $number }
spyfall-options-own-roles = { $count ->
    [0] без статусів
    [one] { $count } статус
    [few] { $count } статуси
   *[many] { $count } статусів
}
spyfall-options-own-save = Зберегти
spyfall-options-own-full = Більше тридцяти своїх локацій не вміститься.
spyfall-options-own-load = Завантажити з файлу
spyfall-options-own-example = Зразок файлу
spyfall-options-own-example-toml = [[place]]
    name = "Наш підʼїзд"
    roles = ["консьєржка", "кіт", "сусід із перфоратором"]
spyfall-options-own-example-csv = Наш підʼїзд,консьєржка,кіт,сусід із перфоратором
spyfall-options-own-loaded = { $count ->
    [one] Додано { $count } локацію
    [few] Додано { $count } локації
   *[many] Додано { $count } локацій
}
illegal-too-few-places = Локацій замало: на кожен раунд потрібна своя, а всього щонайменше дві.

## Відмови

illegal-round-over = Раунд уже завершено.
illegal-round-still-on = Раунд іще триває.
illegal-not-the-dealer = Наступний раунд роздає той, хто був шпигуном.
illegal-time-is-up = Час вийшов: питати й звинувачувати вже пізно.
illegal-spy-is-guessing = Шпигун уже показав карту й вгадує локацію.
illegal-answer-first = Спершу відповідай: питали тебе.
illegal-question-open = Ще не пролунала відповідь на попереднє питання.
illegal-not-your-question = Зараз питаєш не ти.
illegal-not-back = Питати того, хто щойно питав тебе, не можна.
illegal-no-such-topic = Такої теми немає.
illegal-nothing-asked = Питання ще не було.
illegal-not-asked = Питали не тебе.
illegal-nothing-to-explain = Уточнювати вже нема чого.
illegal-already-accused = Звинувачувати можна раз на раунд. Твоя спроба вже позаду.
illegal-no-vote-on = Голосування немає.
illegal-suspect-does-not-vote = Підозрюваним голосу не дають.
illegal-clock-not-started = Годинник ще не йде: спершу всі дивляться карти. Запустить його той, хто роздав.
illegal-clock-runs = Годинник уже йде.
illegal-time-not-up = Час іще не вийшов.
illegal-already-ready = Усі вже бачать, що ти чекаєш на голосування.
illegal-not-the-spy = Це може лише шпигун.
illegal-show-the-card-first = Спершу покажи карту.
illegal-no-such-place = Такої локації у списку немає.
illegal-bad-file-count = У файлі має бути від 1 до { $most } локацій: назва й статуси кожної в окремому рядку.
illegal-bad-file-place = Локація № { $number } у файлі не підходить: назва й статуси — до 40 знаків, статусів — не більш як сім, і всі різні.
