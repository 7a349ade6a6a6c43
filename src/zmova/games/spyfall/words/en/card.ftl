### The game on its tile: at home, in the lobby, in an evening

game-spyfall = Spyfall
game-spyfall-line = Everyone knows where they are. Except one.
game-spyfall-facts = 3–8 players · 6–8 minutes per round
game-spyfall-part-spy = Spy
