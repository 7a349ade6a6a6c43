### The game on its tile: at home, in the lobby, in an evening

game-passengers = Passengers
game-passengers-line = Who sits in your boat? Not everyone tells the truth.
game-passengers-facts = 4–8 players · three rounds
game-passengers-part-souls = Soul Guide
game-passengers-part-demons = Demon Smuggler
game-passengers-part-yaesther = Yaesther
