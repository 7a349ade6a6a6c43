### Spyfall: what happens at the table, for the table “Who is told what” of the rules

spyfall-told-dealt = The cards of the round are dealt
    .spy = who the spy is
    .location = which location it is (all cards but the spy’s have it)
    .roles = who has which role
spyfall-told-clock-started = The clock is started
spyfall-told-asked = Somebody asks a question
spyfall-told-answered = Somebody answers
spyfall-told-explained = Somebody explains to the bots what was meant
spyfall-told-accused = Somebody accuses somebody
spyfall-told-time-ran-out = Time is up
spyfall-told-discussion-opened = The table talks before it votes
spyfall-told-readied = Somebody is ready to vote
spyfall-told-nominated = The next suspect is put to the vote
spyfall-told-voted = Somebody has voted
    .guilty = how
    .to-seat = only the voter
spyfall-told-counted = The votes are opened
spyfall-told-spy-shown = The spy steps forward
spyfall-told-guessed = The spy names a location
spyfall-told-called-off = The match is ended early
spyfall-told-round-ended = The round ends
