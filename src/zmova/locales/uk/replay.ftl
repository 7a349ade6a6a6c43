### Записи: зіграна партія ще раз, чиїми завгодно очима

replay-title = Запис партії
replay-gone = Такого запису немає
replay-gone-line = Або партія ще триває, або посилання неповне. Запис зʼявиться, щойно її дограють.
replay-other-rules = Цю партію зіграно за іншими правилами
replay-other-rules-line = Правила змінилися, і показати її тут уже не вийде. Файл партії можна завантажити.
illegal-other-rules = Цю партію зіграно за іншими правилами.

## Обкладинка: жодного слова про те, чим скінчилося

replay-cover-who = За столом
replay-cover-length = { $minutes ->
    [0] менше хвилини за столом
    [one] { $minutes } хвилина за столом
    [few] { $minutes } хвилини за столом
   *[many] { $minutes } хвилин за столом
}
replay-watch = Дивитися від початку
replay-watch-from = Дивитися з цього місця
replay-end = Одразу до розвʼязки
replay-cover-secret = Хто переміг, ми поки не кажемо.

## Очі

replay-eyes = Чиїми очима
replay-eyes-now = Чиїми очима дивитися. Зараз: { $name }
replay-onlooker = Збоку
replay-onlooker-line = лише те, що бачать усі
replay-seat = Гравець { $number }

## Пульт

replay-player = Пульт запису
replay-play = Дивитися
replay-pause = Спинити
replay-back = Крок назад
replay-forward = Крок уперед
replay-speed = Швидкість: { $speed }×
replay-slider = Мить партії
replay-moment = Мить { $moment } з { $moments }, { $time }
replay-moment-round = Раунд { $round }. Мить { $moment } з { $moments }, { $time }
replay-moment-turn = Хід { $turn }. Мить { $moment } з { $moments }, { $time }
replay-cards = Хто що знає
replay-cards-line = Що кожен знає цієї миті понад те, що бачать усі.
replay-cards-nothing = Нічого, крім того, що бачать усі.
replay-more = Ще
replay-story = Розповідь
replay-story-empty = Ще нічого не сталося.
replay-story-go = До цієї миті
replay-link = Скопіювати посилання на цю мить
replay-link-line = { $time } · { $name }
replay-copied = Посилання скопійовано
replay-again = Дивитися спочатку
replay-watching = Це запис: тут можна лише дивитися.
replay-export = Завантажити файл партії

## Чесна роздача

replay-fair = Перевірити роздачу
replay-fair-line = Цей пристрій сам перераховує, кому що мало дістатися, і звіряє із записом. Сервер тут нічого не підкаже.
replay-fair-working = Рахуємо…
replay-fair-yes = Роздача чесна
replay-fair-no = Роздача не сходиться
replay-fair-unread = Файл партії не вдалося прочитати.
replay-fair-unsure = Роздача сходиться, але поручитися за неї цей пристрій не може
replay-fair-shown = Відбиток зерна той самий, який цей пристрій бачив до роздачі
replay-fair-not-shown = До роздачі цей пристрій відбитка не бачив, тож не знає, чи зерно обрали вчасно. Це знають ті, хто тоді вже сидів за столом.
replay-fair-commitment = Зерно випадку відповідає відбитку в записі
replay-fair-own-salts = { $count ->
    [one] Випадкове число з цього пристрою домішано
   *[other] Випадкові числа з цього пристрою домішано
}
replay-fair-unstacked = Колоду ніхто не складав наперед
replay-fair-salts = { $count ->
    [0] Випадкових чисел від гравців цього разу не було
    [one] Домішано випадкові числа від { $count } гравця
   *[other] Домішано випадкові числа від { $count } гравців
}
replay-fair-seals = Кожне число від гравців саме те, що лежало під печаткою
replay-fair-seals-shown = Печатки ті самі, які цей пристрій бачив до роздачі
replay-fair-others = Печаток інших цей пристрій не бачив, тож не знає, чи їхні числа обрали вчасно.
replay-fair-shut = { $count ->
    [one] { $count } число запечатали, але вчасно не відкрили, тож роздали без нього
    [few] { $count } числа запечатали, але вчасно не відкрили, тож роздали без них
   *[many] { $count } чисел запечатали, але вчасно не відкрили, тож роздали без них
}
replay-fair-late = Число з цього пристрою до роздачі не потрапило: або запізнилося, або його не взяли навмисно.
replay-fair-broken = { $count ->
    [one] Перед цим { $count } роздачу зірвано вже після того, як відкрили числа
    [few] Перед цим { $count } роздачі зірвано вже після того, як відкрили числа
   *[many] Перед цим { $count } роздач зірвано вже після того, як відкрили числа
}
replay-fair-proves = Якщо все сходиться, карт не обирав ніхто: ні сервер, ні гравці, бо зерно й усі числа пообіцяли під печаткою ще до того, як хтось міг їх побачити.
replay-fair-cheats = Лише той, хто тримає сервер, ще міг би обрати з двох розкладів, якщо не відкриє якогось числа чи зірве роздачу, але це видно в списку.
replay-fair-trusts = Чи не підглядав у карти той, хто тримає сервер, не перевірить ніхто.
replay-fair-rest = Щоб перевірити кожен хід, завантаж файл партії та виконай:

## Розповідь у терміналі

replay-head = { $seats ->
    [one] За столом { $seats } гравець
    [few] За столом { $seats } гравці
   *[many] За столом { $seats } гравців
}. Дивиться: { $eyes }
replay-list-two = { $head } і { $last }
replay-list = { $head } і { $last }
replay-said = { $to ->
    [team] { $name } своїм: { $text }
    [whisper] { $name } пошепки: { $text }
   *[all] { $name }: { $text }
}
replay-winners = { $count ->
    [0] Перемоги не здобув ніхто.
   *[other] Перемога: { $names }.
}
replay-unfinished = Тут файл обривається: партію не завершено.
