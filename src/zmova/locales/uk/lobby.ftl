### Кімната: хто прийшов, де хто сидить, коли починаємо

join-people = { $people ->
    [0] За столом поки нікого.
    [one] За столом уже { $people } людина.
    [few] За столом уже { $people } людини.
   *[many] За столом уже { $people } людей.
}
join-free = { $free ->
    [0] Вільних місць немає, але можна подивитися.
    [one] Вільне { $free } місце.
    [few] Вільні { $free } місця.
   *[many] Вільно { $free } місць.
}
join-playing = Гра вже йде. Можна сісти поруч і дивитися.
join-enter = Сісти за стіл
join-watch = Зайти й дивитися
join-unknown = Такої кімнати немає
join-unknown-line = Код { $code } нікуди не веде. Перевір літери або збери свій стіл.

lobby-code = Код кімнати
lobby-code-read = Код кімнати: { $letters }
lobby-invite = Покликати друзів
lobby-qr = QR-код
lobby-qr-alt = QR-код із посиланням на кімнату { $code }
lobby-qr-line = Наведи камеру телефона — і ти за столом.
lobby-here = Уже тут: { $names }
lobby-share = Надіслати посилання
lobby-share-text = Сідай до нас за стіл!
lobby-copy = Скопіювати посилання
lobby-copied = Посилання скопійовано.
lobby-copy-by-hand = Скопіюй посилання звідси:
lobby-seats = Місця за столом
lobby-free = вільно
lobby-sit = Сісти
lobby-stand = Встати й дивитися
lobby-add-bot = Додати бота
lobby-onlookers = Дивляться: { $names }
lobby-options = Налаштування гри
lobby-how = Як грати
lobby-learn = Урок на 4 хвилини
lobby-lesson = Урок
lobby-options-usual = Звичайні
lobby-options-own = Зі змінами
lobby-options-host = Гру налаштовує { $name }.
lobby-start = Почати
lobby-start-short = { $missing ->
    [one] Бракує ще { $missing } гравця
   *[other] Бракує ще { $missing } гравців
}
lobby-start-crowd = Забагато гравців: за стіл сідає щонайбільше { $most }.
lobby-need-bots = Поклич друзів або посади ботів.
lobby-waiting = Чекаємо, поки { $name } почне гру
lobby-drag = Перетягни маску, щоб пересадити
lobby-chair = Місце { $place }: { $name }
lobby-chair-free = Вільне місце { $place }
lobby-moved = { $name }: тепер місце { $place }.

## Людина чи бот за столом

person-earlier = На місце назад
person-later = На місце вперед
person-remove-bot = Прибрати бота
person-hand-over = Передати керування столом
person-kick = Вигнати
person-kick-sure = Вигнати? { $name } вже не зможе зайти в цю кімнату.
person-kick-yes = Так, вигнати
person-bot-line = Бот. Бачить лише те, що бачила б людина на його місці.
person-seat = місце { $place }
person-onlooker = дивиться

## Меню

menu-title = Стіл { $code }
menu-open = Меню
menu-people = Хто тут
menu-leave = Вийти
menu-leave-sure = Вийти з-за столу?
menu-leave-line = Поки тебе немає, твоє місце тримає бот. Повернутися можна будь-коли за тим самим посиланням.
menu-leave-yes = Вийти
menu-stay = Лишаюся

## Чесна роздача

dice-title = Чесна роздача
dice-line = Сервер уже загадав зерно випадку: ось його відбиток. Перед роздачею кожен телефон додасть своє число, а після гри зерно й числа відкриють, і кожен зможе перевірити, що ніхто нічого не підмінив.
dice-print = Відбиток

## Біля дверей

door-asks = { $name } проситься ввійти.
door-yes = Впустити
door-no = Ні

## Новини кімнати

news-joined = За стіл сідає { $name }.
news-onlooker = { $name } дивиться гру.
news-left = { $name } виходить.
news-offline = { $name } не на звʼязку.
news-online = { $name } знову тут.
news-host = Тепер столом керує { $name }.
news-host-you = Тепер столом керуєш ти.
news-steward = { $name }: поки грає бот.
news-asked = { $name }: телефон питає, чи є хто.
news-started = Гра починається!
news-lobby = Знову збираємо стіл.

## За столом

table-steward = За тебе зараз грає бот.
table-still-there = Ти ще тут? Торкнися екрана, бо далі зіграє бот.
table-take-back = Я тут!
table-onlooker = Ти дивишся
table-loading = Розкладаємо гру…
table-load-failed = Гра не завантажилася.
table-send = Надіслати
table-replay = Переглянути запис партії
table-replay-failed = Запис не відкрився.
table-export = Зберегти запис партії
table-leave = Вийти з-за столу
table-no-limit = Без обмеження
table-seconds = { $seconds } с
table-minutes = { $minutes } хв
table-more = Більше: { $what }
table-less = Менше: { $what }

## Прощання

bye-newer-tab = Ти граєш в іншій вкладці
bye-newer-tab-line = Стіл відкрито в новішій вкладці цього браузера. Тут він зупинився.
bye-here = Грати тут
bye-kicked = Двері зачинено
bye-kicked-line = Тебе попросили вийти з цієї кімнати.
bye-left = Бувай!
bye-left-line = Твоє місце чекає: повернутися можна будь-коли.
bye-left-return = Повернутися за стіл
bye-room-closed = Кімнату зачинено
bye-room-closed-line = За цим столом більше не грають.
bye-turned-away = Не вийшло зайти

# Слова для гри, яка не має для цього власних.
table-side-log = Розмова
table-sides = Сторінки
table-log-empty = Поки що нічого не сталося.
table-say = Сказати всім
table-phrases = Готові репліки
table-clock = Час на рішення
table-story-your-turn = Твоя черга.
table-call-you = Твоя черга
table-call-wait = { $many ->
    [0] Чекаємо: { $names }
   *[other] Чекаємо ще { $many } гравців
}
table-call-look = Дивимося, що вийшло
table-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } з { $rounds }
}
table-call-over = Партію завершено
table-again = Зіграти ще
table-again-wait = Нову гру почне той, хто керує столом.
table-over = Підсумок гри
table-over-winners = Перемога: { $names }!
table-over-broken = Ніхто не переміг
