### Сторінка, на якій лежать усі картки гри

cards-search = Шукати в текстах
cards-deck = Колода
cards-all = Усі
cards-for = Для кого
cards-for-all = Усі
cards-for-yes = Сімейні
cards-for-no = Дорослі
cards-lang = Мова
cards-lang-both = Обидві
cards-lang-uk = Українська
cards-lang-en = English
cards-theme = Світло
cards-theme-system = Як у системі
cards-theme-light = День
cards-theme-dark = Вечір
cards-shown = Показано карток:
cards-nothing = Таких карток немає. Спробуй інше слово.
cards-grown = не для дітей
cards-lives = { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}
cards-lives-change = життя { $change }
cards-tag = { $tag ->
    [youth] юність
    [menace] загроза
    [use] користь
    [absurd] абсурд
    [cute] милота
   *[guilt] провина
}
