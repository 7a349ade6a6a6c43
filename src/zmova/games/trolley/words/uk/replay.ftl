### Перегляд партії: як звучить перевірка роздачі й хто що знає

replay-fair-trolley-deck = { $deck ->
    [innocents] Колода добряків лежить так, як випало
    [guilty] Колода негідників лежить так, як випало
   *[modifiers] Колода таємниць лежить так, як випало
}
replay-fair-trolley-driver = Перше місце за важелем випало чесно
replay-fair-trolley-hands = Карти першого раунду взято згори колод, по черзі
replay-fair-trolley-chance = Куди важіль упав сам, вирішив випадок
replay-knows-trolley-hand = { $deck ->
    [innocents] Добряки
    [guilty] Негідники
   *[modifiers] Таємниці
} ({ $name }): { $cards }.
replay-knows-trolley-pick = Покладено долілиць: { $card }.
replay-knows-trolley-laid = { $kept ->
    [yes] { $name }: таємницю не зіграно.
   *[no] { $name }, таємниця долілиць: { $card }.
}
