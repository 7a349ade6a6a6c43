### Wink
### $agent is an agent's number, $who its name; $signal is wink, nod or hand; $eyes is masks or real.

wink-title = Wink

## Words that sentences are made of

wink-eyes = { $eyes ->
    [real] Real eyes
   *[masks] Masks
}
wink-signal = { $signal ->
    [nod] A nod
    [hand] A hand sign
   *[wink] A wink
}
wink-signals = { $signal ->
    [nod] nods
    [hand] makes a hand sign
   *[wink] winks
}
wink-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
wink-cards = { $cards ->
    [0] no counter-intelligence cards
    [one] { $cards } counter-intelligence card
   *[other] { $cards } counter-intelligence cards
}
wink-agents = { $agents ->
    [0] no agents
    [one] { $agents } agent
   *[other] { $agents } agents
}
wink-agent = No. { $agent }, { $who }
wink-number = No. { $agent }
wink-silent = { $seat-name } (No. { $agents-all })

## How to play

wink-how-goal = Goal
wink-how-goal-text = A masquerade, and everyone is somebody’s secret agent. Find your partner by one signal that nobody else sees, and score the most points.
wink-how-call = The call
wink-how-call-text = On your turn call any agent in the crowd that you don’t hold yourself. Whoever holds that number is your partner. You just don’t know who it is yet.
wink-how-eyes = Eyes
wink-how-eyes-text = Tap a face and your mask looks there. Everybody sees who looks at whom. Your partner looks at you and winks. Only those who have been watching that face for 0.3 seconds see it. Masks blink both eyes by themselves, to confuse you.
wink-how-name = The link
wink-how-name-text = When your next turn begins you may name your partner. Right: a point each. Wrong: the agent is out of play. Not sure? Keep quiet and call somebody else.
wink-how-catch = Counter-intelligence
wink-how-catch-text = Saw somebody else’s wink? Catch it at any moment: name a player and a number that lies face up in the crowd. Right: both cards are yours, two points. Wrong: the counter-intelligence card is lost, and you have only four.
wink-how-end = The end
wink-how-end-text = The ball ends as soon as somebody has no agents in hand, or there is nobody left in the crowd to call. Your agents that lie face up and your counter-intelligence cards that are left are counted: each card is a point.

## The call line: what the table waits for

wink-call-you-call = Call somebody from the crowd
wink-call-you-name = Who is agent { $agent }?
wink-call-you-pass = Nobody to call. Pass
wink-call-turn = { $name } is calling
wink-call-over = The ball is over

## The story: each event a sentence

wink-story-dealt = The ball has begun. { $first ->
    [you] You call first.
   *[other] { $first-name } calls first.
}
wink-story-called = { $seat ->
    [you] You call
   *[other] { $seat-name } calls
} agent { $agent }: { $agent-name }.
wink-story-passed = { $seat ->
    [you] You pass
   *[other] { $seat-name } passes
}: there is nobody to call.
wink-story-named = { wink-says } { $right ->
    [yes] Right! { $seat ->
        [you] A point for each of you.
       *[other] A point each.
    }
   *[no] No, it was { $holder-name }! The agent is out.
}
wink-story-caught = Counter-intelligence! { wink-says } { $right ->
    [yes] Caught, { $seat ->
        [you] two points for you!
       *[other] two points!
    }
   *[no] A miss, and a card lost.
}
wink-says = { $seat ->
    [you] You say: “{ $player-name } is agent { $agent }!”
   *[other] { $seat-name }: “{ $player-name } is agent { $agent }!”
}
wink-story-winked = { $seat ->
    [you] Your signal is given, for { $player-name } to see.
   *[other] { $player ->
        [you] { $seat-name } looks at you and { wink-signals }!
       *[other] { $seat-name } { wink-signals } at { $player-name }.
    }
}
wink-story-match-ended = { $winners ->
    [0] { wink-over-broken }
    [one] The ball is over. { $winners-names } wins.
   *[other] The ball is over. { $winners-names } share the win.
}{ $silent ->
    [0] {""}
   *[other] { " " }Never gave their signal: { $silent-name }.
}
wink-story-your-turn = Your turn.

## Quick phrases

wink-phrase-i-see = I see everything.
wink-phrase-blinked = I was only blinking!
wink-phrase-fly = Something flew into my eye.
wink-phrase-look-away = Stop staring at me.
wink-phrase-psst = Psst, over here!
wink-phrase-who = Come on, who is my partner?
wink-phrase-too-quiet = It is too quiet in here.
wink-phrase-handsome = What a mask!
wink-phrase-not-me = It wasn’t me!
wink-phrase-waltz = Shall we just waltz?
wink-phrase-well = Well, well.
wink-phrase-hm = Hm.

## Options

wink-options-summary = { $limited ->
    [yes] { wink-eyes } · { $seconds } s a turn
   *[no] { wink-eyes } · turns without a limit
}
wink-options-eyes = Who does the winking
wink-options-eyes-masks-hint = Masks on the screen look and wink. For play at a distance.
wink-options-eyes-real-hint = You wink yourselves, round one table or in a video call. The program only minds the cards.
wink-options-signal = The secret signal
wink-options-note = What else you agreed on (everybody sees it)
wink-options-note-example = The signal is a touch of the ear
wink-options-turn = Time for a turn

## The ring

wink-ball = The ball
wink-clock = Time left
wink-left = { $up } of { $all } left in the crowd
wink-face = { $name }. { $looks ->
    [me] Looks at you.
    [other] Looks at { $target }.
   *[no] Eyes can’t be seen.
} { $agent ->
    [0] Calls nobody.
   *[other] Calls agent { $agent }.
} Has { wink-points } and { wink-cards }.
wink-face-mine = { wink-face } You are looking here.
wink-me = You have { wink-points } and { wink-cards }.
wink-who-looks = Who is looking at me?
wink-who-looks-key = Key E
wink-looking-at-you = { $count ->
    [0] Nobody is looking at you.
    [one] { $names } is looking at you.
   *[other] { $names } are looking at you.
}
wink-ping = { $ms } ms
wink-ping-label = Your glances take { $ms } milliseconds
wink-no-call = Nobody has been called yet

## Your hand and your signal

wink-dash = Your hand
wink-hand = Your agents: { $agents }. Hold to look
wink-hand-cover = Hold to look
wink-hand-spoken = In your hand: { $agents }.
wink-hand-called = No. { $agent } (called by { $name })
wink-wink = { $signal ->
    [nod] Nod
    [hand] Sign
   *[wink] Wink
}
wink-owed = { $name } is calling an agent of yours. { $signal ->
    [nod] Time to nod!
    [hand] Time for the hand sign!
   *[wink] Time to wink!
}
wink-why-no-call = { $name } isn’t calling anybody now.
wink-why-not-yours = You don’t hold the number that { $name } is calling.
wink-why-rest = Give the eye two seconds’ rest.
wink-why-looks = Not so fast: four glances a second.
wink-why-over = The ball is over.

## What to do now

wink-do-call = Call
wink-do-call-next = Call another
wink-do-name = Name partner
wink-do-pass = Pass
wink-do-catch = Catch!
wink-do-catch-label = Catch! You have { wink-cards }
wink-mine-open = You called No. { $agent }. Watch for a signal
wink-mine-none = Watch the eyes
wink-real-open = You called No. { $agent }. Wait for a signal
wink-agreed = The signal: { $signal ->
    [nod] a nod
    [hand] a hand sign
   *[wink] a wink
}
wink-back = Back

wink-crowd = The crowd
wink-crowd-pick = Tap a card to call it
wink-crowd-confirm = Call No. { $agent }
wink-card = { $state ->
    [up] No. { $agent }, { $who }
    [down] No. { $agent }: out of play
    [taken] No. { $agent }: taken
    [pawn] No. { $agent }, { $who }: called by { $name }
   *[own] No. { $agent }, { $who }: your pawn
}
wink-why-down = That card is out of play.
wink-why-taken = Somebody has taken that agent.
wink-why-own = Your pawn stands here already.
wink-why-pawn = There is a pawn here already: { $name } is calling.
wink-why-held = You hold No. { $agent } yourself.
wink-why-turn = You can call when your turn comes.

wink-name-who = Who is agent { $agent }?
wink-name-confirm = { $name } is agent { $agent }!
wink-name-winked = { $signal ->
    [nod] nodded to you
    [hand] gave you a sign
   *[wink] winked at you
}
wink-catch-who = Who is it?
wink-catch-number = { $name } is agent…
wink-catch-do = { $name } is agent { $agent }!
wink-catch-caller = called by { $name }
wink-catch-seen = You saw the signal
wink-catch-noted = You saw it earlier
wink-catch-any = Or anybody in the crowd:
wink-catch-pick = Tap a card: which agent is it?
wink-catch-none = Nobody to catch now: there is no number that you could name.
wink-catch-empty = You have no counter-intelligence cards left.
wink-catch-mine = You hold No. { $agent } yourself.
wink-catch-barred = No. { $agent } has just been missed. With four players it rests now.

## Talk and score

wink-sides = Crowd, talk, score
wink-side-crowd = Crowd
wink-side-log = Talk
wink-side-score = Score
wink-log-empty = Silence. Even the violins hold their breath.
wink-say = Say to all
wink-phrases = Quick phrases
wink-score-won = Agents: { $agents }
wink-score-none = No agents
wink-score-fallen = Face down: { $agents }
wink-score-laid = Counter-intelligence laid out: { $cards }
wink-score-hand = In hand: { wink-agents }

## The end

wink-over = How the ball ended
wink-over-counting = Counting points…
wink-over-skip = Skip to the end
wink-over-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
wink-over-broken = The ball was ended early. Nobody won.
wink-over-why = Where the points come from
wink-why-w7 = No. { $agent }: the partners found each other, +1
wink-why-w19 = No. { $agent }: caught by counter-intelligence, +2
wink-why-w23 = { $count ->
    [one] { $count } counter-intelligence card in hand, +{ $points }
   *[other] { $count } counter-intelligence cards in hand, +{ $points }
}
wink-tie = { $tie ->
    [laid] A tie. Luck is with the watchful! Counter-intelligence cards laid out:
   *[fallen] Still a tie. Luck is with the honest! Cards face down:
} { $counts }
wink-tie-count = { $name } { $count }
wink-book = The open book of signals
wink-book-none = Not one signal was given in the whole ball.
wink-book-real = The signals were real. They stay between you.
wink-book-line = No. { $agent }: { $name } { wink-signals } at { $player }.
wink-book-seen = Seen by { $names }
wink-book-unseen = Seen by nobody
wink-book-silent = And these never gave their signal
wink-hands = What is left in hand
wink-again = Another ball
wink-again-wait = The host will announce the next ball.

## Refusals

illegal-anothers-turn = It is another player’s turn. Wait for yours.
illegal-nothing-to-name = You have no open call, so there is nobody to name. Call an agent, and name your partner on your next turn.
illegal-not-at-the-ball = That agent is not at the ball tonight. Choose one who lies face up in the crowd.
illegal-not-face-up = That number is out of play. Choose a card that still lies face up.
illegal-you-hold-it = You hold that number yourself. Choose another.
illegal-called-already = Your pawn stands there already. Call somebody else now; this one can be called again later.
illegal-taken-by-a-pawn = Somebody else’s pawn stands there. Choose a card without one.
illegal-must-call = No passing while there is somebody to call. Choose an agent.
illegal-real-eyes = At this table you look and signal with your own eyes, not on the screen.
illegal-looking-there = You are looking there already.
illegal-looks-too-fast = Your eyes are spinning: four glances a second at most. Wait a moment.
illegal-nobody-to-wink-at = You may wink only at somebody who is calling a number that you hold. Look at them first.
illegal-winks-too-fast = One wink in two seconds, no more. Let the eye rest.
illegal-no-cards-left = You have no counter-intelligence cards left. All you can do now is watch.
illegal-not-called = Nobody is calling that number now. Choose one with a pawn on it.
illegal-your-own-call = That is your own call. Name your partner on your next turn.
illegal-tried-already = Somebody has just tried that number and missed. With four players it rests until its caller’s next turn or, if nobody is calling it, until the next turn of whoever missed.
