### A match watched again: the check of its deal, and who knows what

replay-fair-wink-crowd = The crowd at the ball stands as shuffled
replay-fair-wink-hands = Every hand holds the agents it was dealt
replay-fair-wink-first = Who begins was left to chance
replay-knows-wink-hand = Agents in hand: { $agents }.
replay-knows-wink-seen = Saw a signal: { $name } → { $player }, No. { $agent }.
