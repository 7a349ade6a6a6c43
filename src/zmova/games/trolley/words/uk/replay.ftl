### Перегляд партії: як звучить перевірка роздачі й хто що знає

replay-fair-trolley-deck = { $deck ->
    [innocents] Колода невинних лежить так, як випало
    [guilty] Колода винних лежить так, як випало
   *[modifiers] Колода записок лежить так, як випало
}
replay-fair-trolley-driver = Перше місце за важелем випало чесно
replay-fair-trolley-hands = Картки першого раунду взято згори колод, по черзі
replay-fair-trolley-chance = Куди важіль упав сам, вирішив випадок
replay-knows-trolley-hand = { $deck ->
    [innocents] Невинні
    [guilty] Винні
   *[modifiers] Записки
} ({ $name }): { $cards }.
replay-knows-trolley-pick = Покладено долілиць: { $card }.
