### Replays: a match that was played, once more, through anybody's eyes

replay-title = Replay
replay-gone = There is no such record
replay-gone-line = The match is still on, or part of the link is missing. A record appears as soon as the match is over.
replay-other-rules = This match was played under other rules
replay-other-rules-line = The rules have changed, and it can no longer be shown here. Its file can still be downloaded.
illegal-other-rules = This match was played under other rules.

## The cover: not a word of how it ended

replay-cover-who = At the table
replay-cover-length = { $minutes ->
    [0] less than a minute at the table
    [one] { $minutes } minute at the table
   *[other] { $minutes } minutes at the table
}
replay-watch = Watch from the start
replay-watch-from = Watch from this moment
replay-end = Jump to the end
replay-cover-secret = Who won? We are not telling yet.

## Eyes

replay-eyes = Through whose eyes
replay-eyes-now = Through whose eyes to watch. Now: { $name }
replay-onlooker = From outside
replay-onlooker-line = only what everybody sees
replay-seat = Seat { $number }

## The controls

replay-player = Replay controls
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-speed = Speed: { $speed }×
replay-slider = Moment of the match
replay-moment = Moment { $moment } of { $moments }, { $time }
replay-moment-round = Round { $round }. Moment { $moment } of { $moments }, { $time }
replay-moment-turn = Turn { $turn }. Moment { $moment } of { $moments }, { $time }
replay-cards = Who knows what
replay-cards-line = What each player knows at this moment beyond what everybody sees.
replay-cards-nothing = Nothing but what everybody sees.
replay-more = More
replay-story = The story
replay-story-empty = Nothing has happened yet.
replay-story-go = To this moment
replay-link = Copy the link to this moment
replay-link-line = { $time } · { $name }
replay-copied = Link copied
replay-again = Watch from the start
replay-watching = This is a replay: you can only watch.
replay-export = Download the match file

## A fair deal

replay-fair = Check the deal
replay-fair-line = This device works out by itself who should have been dealt what, and compares it with the record. The server has no say here.
replay-fair-working = Working it out…
replay-fair-yes = The deal was fair
replay-fair-no = The deal does not add up
replay-fair-unread = The match file could not be read.
replay-fair-unsure = The deal adds up, but this device can’t vouch for it
replay-fair-shown = The seed’s fingerprint is the one this device was shown before the deal
replay-fair-not-shown = This device was not shown the fingerprint before the deal, so it can’t tell whether the seed was picked in time. Anyone who was at the table then can.
replay-fair-commitment = The seed fits the fingerprint in the record
replay-fair-own-salts = { $count ->
    [one] The random number this device added is mixed in
   *[other] The random numbers this device added are mixed in
}
replay-fair-unstacked = Nobody stacked the deck
replay-fair-salts = { $count ->
    [0] No random numbers came from players this time
    [one] Random numbers from { $count } player are mixed in
   *[other] Random numbers from { $count } players are mixed in
}
replay-fair-seals = Each player’s number is the one that lay under its seal
replay-fair-seals-shown = The seals are the ones this device was shown before the deal
replay-fair-others = This device was not shown the seals of the others, so it can’t tell whether their numbers were picked in time.
replay-fair-shut = { $count ->
    [one] { $count } number was sealed but not opened in time, so the deal went without it
   *[other] { $count } numbers were sealed but not opened in time, so the deal went without them
}
replay-fair-late = This device’s number is not in the deal: it came too late, or it was left out on purpose.
replay-fair-broken = { $count ->
    [one] Before this, { $count } deal was dropped after the numbers had been opened
   *[other] Before this, { $count } deals were dropped after the numbers had been opened
}
replay-fair-proves = If everything adds up, nobody picked the cards, neither the server nor a player: the seed and all the numbers were promised under seal before anyone could see them.
replay-fair-cheats = Only whoever runs the server could still choose between two deals, by keeping a number shut or dropping a deal, and the list above would say so.
replay-fair-trusts = Whether the person who runs the server peeked at the cards is beyond any check.
replay-fair-rest = To check every single move, download the match file and run:

## The story in a terminal

replay-head = { $seats ->
    [one] { $seats } player at the table
   *[other] { $seats } players at the table
}. Watching: { $eyes }
replay-list-two = { $head } and { $last }
replay-list = { $head }, and { $last }
replay-said = { $to ->
    [team] { $name } to the team: { $text }
    [whisper] { $name } whispers: { $text }
   *[all] { $name }: { $text }
}
replay-winners = { $count ->
    [0] Nobody wins.
   *[other] Victory: { $names }.
}
replay-unfinished = Here the file breaks off: the match was not finished.
