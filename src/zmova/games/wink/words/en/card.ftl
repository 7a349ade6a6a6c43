### The game on its tile: at home, in the lobby, in an evening

game-wink = Wink
game-wink-line = One wink and you are partners. Unless somebody saw it.
game-wink-facts = 4–8 players · half an hour of glances
