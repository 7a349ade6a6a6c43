### The page on which all cards of a game lie

cards-search = Search the texts
cards-deck = Deck
cards-all = All
cards-for = For whom
cards-for-all = Everybody
cards-for-yes = Family
cards-for-no = Grown-ups
cards-lang = Language
cards-lang-both = Both
cards-lang-uk = Українська
cards-lang-en = English
cards-theme = Light
cards-theme-system = As the system
cards-theme-light = Day
cards-theme-dark = Evening
cards-shown = Cards shown:
cards-nothing = No such card. Try another word.
cards-grown = not for children
cards-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
cards-lives-change = lives { $change }
cards-tag = { $tag ->
    [youth] youth
    [menace] menace
    [use] use
    [absurd] absurdity
    [cute] cuteness
   *[guilt] guilt
}
