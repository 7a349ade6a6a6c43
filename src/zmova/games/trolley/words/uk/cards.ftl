### Сторінка, на якій лежать усі карти

trolley-cards-deck = Колода
trolley-cards-all = Усі
trolley-cards-for = Для кого
trolley-cards-for-all = Усі
trolley-cards-for-yes = Сімейні
trolley-cards-for-no = Дорослі
trolley-cards-grown = не для дітей
trolley-cards-lives = { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}
trolley-cards-lives-change = життя { $change }
trolley-cards-tag = { $tag ->
    [youth] юність
    [menace] загроза
    [use] користь
    [absurd] абсурд
    [cute] милота
   *[guilt] провина
}
