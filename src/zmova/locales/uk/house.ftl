### Дім: головна сторінка, налаштування, спільні слова

house-title = Змова
house-line = Ігри, де треба брехати друзям у вічі.
house-line-more = Кожен — зі свого телефона, за одним столом чи в різних містах.
house-close = Закрити
house-cancel = Не треба
house-home = На головну
house-again = Спробувати ще раз
house-wait = Хвилинку…
house-rules = Правила
house-rules-of = Правила: { $game }
house-rules-all = Усі правила
house-why = Чому?
house-picture = Нічна річка з човном, трамвай на розвилці, лампа над текою й карнавальні маски

## Головна

home-worlds = Світи
home-bots = Грати з ботами
home-bots-line = Роздаємо одразу, імені не питаємо
home-friends = Зібрати друзів
home-friends-line = QR-код і посилання на стіл
home-dealing = Боти сідають за стіл…
home-offline = Сервер не відповідає. Щойно звʼязок повернеться, можна буде грати.
home-join = Приєднатися
home-code = Код кімнати
home-code-bad = У коді шість або вісім літер, як-от KIMORA.
home-last = Повернутися за стіл { $code }

## Ти

me-title = Хто ти сьогодні?
me-name = Імʼя за столом
me-name-hint = як тебе тут кликати
me-borrowed = Нічна Сова, Руда Лисиця, Тихий Кажан, Сивий Борсук, Хитра Куниця, Спритна Рись, Срібна Видра, Старий Ворон, Сонний Їжак, Мудра Чапля
me-name-needed = Назвися, щоб інші знали, кого підозрювати.
me-mask = Твоя маска
me-mask-shuffle = Інша маска
me-mask-shape = Форма
me-mask-colour = Колір
me-mask-eyes = Очі
me-mask-mark = Знак
me-next = Далі: { $part }
me-form = Як про тебе казати
me-form-m = він
me-form-f = вона
me-form-any = без різниці

## Налаштування

settings-title = Налаштування
settings-language = Мова
settings-theme = Вигляд
settings-theme-dark = Вечір
settings-theme-light = День
settings-theme-line = Вечірня кімната чи денний стіл.
settings-text = Розмір тексту
settings-text-line = Для всіх слів на екрані.
settings-text-size = { $percent } %
settings-hand = Якою рукою граєш
settings-hand-line = Кнопки стануть ближче до великого пальця.
settings-hand-left = лівою
settings-hand-right = правою
settings-contrast = Контрастні кольори
settings-contrast-line = Темніше тло, яскравіші слова й чіткіші лінії.
settings-sound = Звук
settings-sound-line = Лише про те, що бачать усі: таємниць він не видасть.
settings-vibration = Вібрація
settings-vibration-line = Коли стіл чекає саме на тебе.
settings-open-cards = Не ховати карт
settings-open-cards-line = Зручно, коли ніхто не зазирає через плече.
settings-licenses = Ліцензії Змови, її шрифтів і складників
settings-calm = Менше руху
settings-calm-line = Усе зʼявляється й зникає на місці, ніщо не літає.
settings-me = Імʼя та маска

## Хто за столом

seat-you = ти
seat-host = керує столом
seat-bot = бот
seat-steward = грає бот-заступник
seat-offline = не на звʼязку

## Звʼязок

line-offline = Звʼязок зник. Пробуємо повернутися, місце за тобою.
line-back = Звʼязок знову є.
line-stalled = Сервер зараз не може зберегти гру, тож усе завмерло. Нічого не втрачено: щойно зможе, гра піде далі.
line-entering = Заходимо…
