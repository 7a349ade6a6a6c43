### The game on its tile: at home, in the lobby, in an evening

game-trolley = Trial by Trolley
game-trolley-line = Two tracks, one lever. No brakes, but plenty of arguments.
game-trolley-facts = 3–13 players · half an hour of shouting
game-trolley-part-driver = At the lever
