### Дім: головна сторінка, налаштування, спільні слова

house-title = Змова
house-line = Ігри, де треба брехати друзям у вічі. Кожен — зі свого телефона, за одним столом чи в різних містах.
house-close = Закрити
house-cancel = Не треба
house-home = На головну
house-again = Спробувати ще раз
house-wait = Хвилинку…
house-picture = Нічна річка з човном, трамвай на розвилці, лампа над текою й карнавальні маски

## Ігри

game-spyfall = Знахідка для шпигуна
game-spyfall-line = Усі знають, де вони. Крім одного.
game-spyfall-facts = 3–8 гравців · 6–8 хвилин на раунд
game-passengers = Пасажири
game-passengers-line = Хто пливе в твоєму човні? Вірити можна не всім.
game-passengers-facts = 4–8 гравців · три раунди
game-trolley = Пекельний трамвай
game-trolley-line = Дві колії, один важіль. Гальм немає, зате є аргументи.
game-trolley-facts = 3–13 гравців · пів години крику
game-wink = Мигцем
game-wink-line = Одне підморгування — і ви спільники. Якщо ніхто не побачив.
game-wink-facts = 4–8 гравців · пів години поглядів

## Головна

home-new = Новий стіл
home-join = Приєднатися
home-code = Код кімнати
home-code-bad = У коді шість літер, як-от KIMORA.
home-last = Повернутися за стіл { $code }

## Ти

me-title = Хто ти сьогодні?
me-name = Імʼя за столом
me-name-hint = як тебе тут кликати
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
settings-theme = Світло
settings-theme-dark = Вечір
settings-theme-light = День
settings-text = Розмір тексту
settings-text-100 = звичайний
settings-text-115 = більший
settings-text-130 = великий
settings-sound = Звук
settings-vibration = Вібрація
settings-open-cards = Картки лежать відкрито
settings-open-cards-line = Зручно, коли ніхто не зазирає через плече.
settings-calm = Менше руху
settings-me = Імʼя та маска

## Хто за столом

seat-you = ти
seat-host = керує столом
seat-bot = бот
seat-steward = грає бот-заступник
seat-offline = поза звʼязком

## Звʼязок

line-offline = Звʼязок зник. Пробуємо повернутися, місце за тобою.
line-back = Звʼязок знову є.
line-entering = Заходимо…
