### A match watched again: the check of its deal, and who knows what

replay-fair-passengers-hands = Every hand holds the cards it was dealt
replay-fair-passengers-shadows = The shadows lie as shuffled
replay-fair-passengers-coin = The Master Coin went where chance sent it
replay-knows-passengers-faction = Plays for: { $faction }.
replay-knows-passengers-fellows = Knows these partners: { $names }.
replay-knows-passengers-hand = In hand: { $cards }.
replay-knows-passengers-known = Knows who sits where: { $cards }.
replay-knows-passengers-look = A card that was shown: { $name } — { $card }.
replay-knows-passengers-ballot = In the fist: { $boat }.
