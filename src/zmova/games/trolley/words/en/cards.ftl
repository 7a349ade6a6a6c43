### The page on which all cards lie

trolley-cards-deck = Deck
trolley-cards-all = All
trolley-cards-for = For whom
trolley-cards-for-all = Everybody
trolley-cards-for-yes = Family
trolley-cards-for-no = Grown-ups
trolley-cards-grown = not for children
trolley-cards-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
trolley-cards-lives-change = lives { $change }
trolley-cards-tag = { $tag ->
    [youth] youth
    [menace] menace
    [use] use
    [absurd] absurdity
    [cute] cuteness
   *[guilt] guilt
}
