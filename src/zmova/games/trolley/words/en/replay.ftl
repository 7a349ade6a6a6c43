### A match watched again: the check of its deal, and who knows what

replay-fair-trolley-deck = { $deck ->
    [innocents] The deck of innocents lies as shuffled
    [guilty] The deck of the guilty lies as shuffled
   *[modifiers] The deck of modifiers lies as shuffled
}
replay-fair-trolley-driver = The first conductor was chosen by chance
replay-fair-trolley-hands = The cards of round one came off the top of the decks, in order
replay-fair-trolley-chance = Where the lever fell by itself was left to chance
replay-knows-trolley-hand = { $deck ->
    [innocents] Innocents
    [guilty] Guilty
   *[modifiers] Modifiers
} ({ $name }): { $cards }.
replay-knows-trolley-pick = Lies face down: { $card }.
replay-knows-trolley-laid = { $kept ->
    [yes] { $name }: no modifier played.
   *[no] { $name }, a modifier face down: { $card }.
}
