### An evening at one table: what next, who won how often, how the table is kept

## The next game

evening-games = Game on the table
evening-next = What next?
evening-on-table = on the table
evening-wished-by = wanted by { $names }
evening-my-wish = your pick
evening-leads = in the lead
evening-up-next = up next
evening-picks-me = I pick
evening-picks-host = { $name } picks
evening-picks-vote = Everyone picks
evening-picking = Who picks the game. Now: { $now }
evening-early = Ended early.

## The evening's score

evening-score = Tonight’s score
evening-won-of = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} of { $played }
evening-matches = Played
evening-match = Match { $number }
evening-winners = Won by { $names }
evening-nobody = Nobody won
evening-ended-early = ended early
evening-parts = Who was what
evening-parts-line = Who drew which role, and how often. It is pure chance.
evening-times = { $times ->
    [0] never
    [one] once
   *[other] { $times } times
}

## House rules

manners-title = House rules
manners-host = { $name } keeps the house rules.
manners-locked = Lock the room
manners-locked-line = Nobody new gets in; people already here can come back.
manners-onlookers = Let people watch
manners-onlookers-line = Anyone without a seat can watch.
manners-free-text = Let people type
manners-free-text-line = Otherwise only quick phrases and reactions are left.
manners-records = Replays for everyone
manners-records-line = Latecomers can watch a match they did not see from its start.
manners-vote = Everyone picks the game
manners-vote-line = The game most people want comes next.
manners-state-locked = { $on ->
    [yes] The room is locked: nobody new comes in.
   *[no] The room is open: the code lets anyone in.
}
manners-state-onlookers = { $on ->
    [yes] Anyone without a seat can watch.
   *[no] Onlookers are not let in.
}
manners-state-free-text = { $on ->
    [yes] People can type what they like.
   *[no] People talk in quick phrases only.
}
manners-state-vote = { $on ->
    [yes] Everyone picks the next game.
   *[no] { $name } picks the next game.
}
manners-state-records = { $on ->
    [yes] Replays are open to everyone in the room.
   *[no] A replay is only for those who were here when its match began.
}
talk-no-free-text = This table talks in quick phrases only.

## Running the game

hands-title = Running the game
hands-pause = Pause
hands-resume = Resume
hands-limits = Time limits
hands-end = End early
pause-banner = The clock has stopped.
pause-waits = { $name } will say when to go on.
end-title = End the match now?
end-line = What has been decided so far counts. If nothing has been decided yet, nobody wins.
end-yes = Yes, end it
end-no = Keep playing
limits-line = Takes effect from the next turn or round. A clock that is already running does not change.
limits-host = { $name } sets the limits.
limits-apply = Change
person-stand-in = Let a bot play for now
person-stand-out = Give the seat back
person-mute = Mute
person-mute-line = For you only: their messages and reactions disappear.
person-unmute = Unmute
person-muted = muted

## Reactions

react-open = React
react-laugh = laughs
react-gasp = gasps
react-doubt = doubts it
react-tears = weeps
react-rose = throws a rose
react-tomato = throws a tomato

## News of the evening

news-game = On the table now: { $game }.
news-chair-lost = { $name } is watching for now: this game has fewer seats.
news-chair-lost-you = This game has fewer seats, so you are watching for now.
news-paused = Paused.
news-resumed = Playing on.
news-early = The match was ended early.
news-relimited = The time limits have changed, from the next turn or round.
invite-locked = The room is locked, so new guests can’t come in yet.
invite-locked-by = The room is locked, so new guests can’t come in yet. { $name } can open it.
invite-unlock = Open it
news-locked-yes = The room is locked.
news-locked-no = The room is open again.
news-onlookers-yes = People can watch now.
news-onlookers-no = No new onlookers from now on.
news-free-text-yes = You can type again.
news-free-text-no = Quick phrases only from now on.
news-records-yes = Replays are open to everyone in the room from now on.
news-records-no = From now on a replay is only for those who were here when its match began.
news-vote-yes = Everyone picks the next game.
news-vote-no = The host picks the next game.
