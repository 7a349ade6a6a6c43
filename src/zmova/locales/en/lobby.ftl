### The room: who is here, who sits where, when we start

join-people = { $people ->
    [0] Nobody is at the table yet.
    [one] { $people } person is at the table.
   *[other] { $people } people are at the table.
}
join-free = { $free ->
    [0] No seats are free, but you can watch.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
join-playing = The game is on. You can sit by and watch.
join-enter = Sit down
join-watch = Come in and watch
join-unknown = There is no such room
join-unknown-line = The code { $code } leads nowhere. Check the letters, or set up a table of your own.

lobby-code = Room code
lobby-code-read = Room code: { $letters }
lobby-invite = Invite friends
lobby-qr = QR code
lobby-qr-alt = QR code with the link to room { $code }
lobby-qr-line = Point your phone’s camera at it, and you are at the table.
lobby-here = Already here: { $names }
lobby-share = Share the link
lobby-share-text = Come and sit at our table!
lobby-copy = Copy the link
lobby-copied = Link copied.
lobby-copy-by-hand = Copy the link from here:
lobby-seats = Seats at the table
lobby-free = free
lobby-sit = Sit down
lobby-stand = Stand up and watch
lobby-add-bot = Add a bot
lobby-onlookers = Watching: { $names }
lobby-options = Game options
lobby-learn = A 4-minute lesson
lobby-lesson = Lesson
lobby-how = How to play
lobby-options-usual = Standard
lobby-options-own = Custom
lobby-options-host = { $name } chooses the options.
lobby-start = Start
lobby-start-short = { $missing ->
    [one] { $missing } more player needed
   *[other] { $missing } more players needed
}
lobby-start-crowd = Too many players: the table seats { $most } at most.
lobby-need-bots = Call your friends, or add some bots.
lobby-waiting = Waiting for { $name } to start
lobby-drag = Drag a mask to another seat
lobby-chair = Seat { $place }: { $name }
lobby-chair-free = Free seat { $place }
lobby-moved = { $name } now has seat { $place }.

## A person or a bot at the table

person-earlier = One seat earlier
person-later = One seat later
person-remove-bot = Remove the bot
person-hand-over = Make host
person-kick = Remove from the room
person-kick-sure = Remove { $name }? They will not be able to come back to this room.
person-kick-yes = Yes, remove
person-bot-line = A bot. It sees only what a player in its seat would see.
person-seat = seat { $place }
person-onlooker = watching

## Menu

menu-title = Table { $code }
menu-open = Menu
menu-people = Who is here
menu-leave = Leave
menu-leave-sure = Leave the table?
menu-leave-line = A bot keeps your seat while you are away. Come back at any time by the same link.
menu-leave-yes = Leave
menu-stay = Stay

## A fair deal

dice-title = A fair deal
dice-line = The server has already picked a seed of chance: this is its fingerprint. Every phone adds a number of its own before the deal. After the game the seed and the numbers are shown, and everyone can check that nothing was swapped.
dice-print = Fingerprint

## At the door

door-asks = { $name } asks to come in.
door-yes = Let in
door-no = No

## News of the room

news-joined = { $name } sits down.
news-onlooker = { $name } is watching.
news-left = { $name } leaves.
news-offline = { $name } is offline.
news-online = { $name } is back.
news-host = { $name } is the host now.
news-host-you = You are the host now.
news-steward = A bot is playing for { $name }.
news-asked = { $name }’s phone asks: still there?
news-started = The game begins!
news-lobby = Back in the lobby.

## At the table

table-steward = A bot is playing for you.
table-still-there = Still there? Touch the screen, or a bot plays for you.
table-take-back = I’m back!
table-onlooker = You are watching
table-loading = Setting up the game…
table-load-failed = The game did not load.
table-send = Send
table-replay = Watch the replay
table-replay-failed = The record did not open.
table-export = Save the match file
table-leave = Leave the table
table-no-limit = No limit
table-seconds = { $seconds } s
table-minutes = { $minutes } min
table-more = More: { $what }
table-less = Less: { $what }

## Farewells

bye-newer-tab = You are playing in another tab
bye-newer-tab-line = The table is open in a newer tab of this browser. Here it has stopped.
bye-here = Play here
bye-kicked = The door is closed
bye-kicked-line = The host asked you to leave this room.
bye-left = See you!
bye-left-line = Your seat is waiting: come back whenever you like.
bye-left-return = Back to the table
bye-room-closed = The room is closed
bye-room-closed-line = Nobody plays at this table any more.
bye-turned-away = You could not get in

# What any game says that has no words of its own for it.
table-side-log = Talk
table-sides = Pages
table-log-empty = Nothing has happened yet.
table-say = Say to everybody
table-phrases = Quick phrases
table-clock = Time to decide
table-story-your-turn = Your turn.
table-call-you = Your turn
table-call-wait = { $many ->
    [0] Waiting for { $names }
   *[other] Waiting for { $many } players
}
table-call-look = See what came of it
table-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
table-call-over = The match is over
table-again = Play again
table-again-wait = The host starts the next game.
table-over = How it ended
table-over-winners = Victory: { $names }!
table-over-broken = Nobody won
