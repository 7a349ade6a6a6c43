### Wink: what happens at the table, for the table “Who is told what” of the rules

wink-told-dealt = The cards are dealt
    .hands = which agents the others hold
wink-told-turn-began = Somebody’s turn begins
wink-told-looked = A mask turns its eyes
wink-told-winked = Somebody winks
    .to-seat = whoever winks
    .to-seen_by = whoever has been looking at that mask for long enough
    .agent = which number it is about
    .seen_by = who else saw it
wink-told-rested = A mask may look elsewhere or wink again
    .to-seat = the player behind it
wink-told-named = Somebody names a partner
wink-told-called = Somebody calls a number
wink-told-passed = Somebody passes
wink-told-caught = Counter-intelligence catches somebody, rightly or not
wink-told-match-ended = The match ends
