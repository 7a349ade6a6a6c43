### Spyfall

spyfall-title = Spyfall

## The table

spyfall-round = Round { $round } of { $rounds }
spyfall-table = Table
spyfall-side-places = Locations
spyfall-side-log = Record
spyfall-side-scores = Scores
spyfall-you = you
spyfall-time-left = { $time } left
spyfall-clock-stands = The clock stands at { $time }
spyfall-seat = { $name }
spyfall-seat-ask = Ask { $name }
spyfall-seat-accuse = Suspect { $name }
spyfall-seat-chosen = Chosen: { $name }
spyfall-seat-voted = { $name }, vote sealed
spyfall-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spyfall-asked-aloud = Asked aloud
spyfall-answered-aloud = Answered aloud
spyfall-answer-awaited = Thinking…
spyfall-first-question = The clock is running. { $name } asks first.
spyfall-look = Look where you are. { $name } will start the clock.
spyfall-look-you = Look where you are. You start the clock.
spyfall-discuss = Who is the spy? Talk it over!
spyfall-acted = We act our roles: speak as yours would.

## How to play

spyfall-how-goal = The goal
spyfall-how-goal-text = Everyone is at the same location and has a role there. Only the spy doesn’t know where. The others look for the spy; the spy tries to work out the location.
spyfall-how-questions = Questions
spyfall-how-questions-text = Whoever dealt starts the clock and asks first. One question, one answer. Whoever has answered asks next: anyone but the player who has just asked. Answer so that the others trust you and the spy learns nothing.
spyfall-how-accusation = Accusation
spyfall-how-accusation-text = Once a round you may stop the clock and accuse somebody. All but the suspect vote, and only a unanimous vote condemns.
spyfall-how-guess = The guess
spyfall-how-guess-text = While the clock runs the spy may show the card and name the location. A right guess wins, a wrong one loses.
spyfall-how-time = Time
spyfall-how-time-text = When time is up you may talk it over, then you vote on everyone in turn. If nobody is condemned, the spy wins.
spyfall-how-points = Points
spyfall-how-points-text = A spy who isn’t found out scores 2; a right guess or an innocent condemned makes it 4. A spy who is found out gives 1 to each of the others, and 1 more for a well-aimed accusation.

## The call line: what the table waits for

spyfall-call-you-ask = Your question
spyfall-call-asks = { $name } is asking
spyfall-call-you-answer = { $name } asks you
spyfall-call-answers = { $name } is answering
spyfall-call-you-vote = Vote: spy or not?
spyfall-call-you-are-judged = They are judging you. Poker face
spyfall-call-vote-goes-on = Voting on { $name }
spyfall-call-you-guess = Name the location
spyfall-call-guesses = { $name } is guessing the location
spyfall-call-you-deal = You deal
spyfall-call-deals = { $name } deals
spyfall-call-you-start = Look at your card, then start the clock
spyfall-call-starts = Everybody looks at their card
spyfall-call-discuss = Talk before the vote
spyfall-call-you-are-ready = Waiting for the others
spyfall-call-over = Case closed

## My card

spyfall-card = My card
spyfall-start = Start the clock
spyfall-start-or-ask = Or tap a mask and ask at once.
spyfall-card-hint = Hold to look
spyfall-card-no-role = any role you like
spyfall-card-spy = Spy
spyfall-card-spy-task = Find out where everybody is. Or just don’t get caught.
spyfall-show-card = Show the card and name the location
spyfall-show-card-key = To show the card, keep holding and press the up arrow.
spyfall-show-card-sure = Everybody will see that you are the spy. You get one guess.
spyfall-show-card-yes = Show it
spyfall-show-card-now-not = Not now: the clock stands still.
spyfall-not-yet = Not yet

## Questions and answers

spyfall-choose-seat = Tap a mask: who will answer?
spyfall-question-for = You ask { $name }
spyfall-aloud-ask = Ask aloud
spyfall-aloud-answer = Say it aloud
spyfall-topics = Ready-made questions
spyfall-topics-short = Prompts
spyfall-answers = Ready-made answers
spyfall-type-question = Your question
spyfall-type-answer = Your answer
spyfall-other-words = In other words
spyfall-evade = Dodge it
spyfall-about-what = What was it about? Tell the bots
spyfall-about-more = Other…
spyfall-about-choose = Choose a topic…
spyfall-about-other = None of these
spyfall-meant-what = Is that a no or a yes? Tell the bots
spyfall-skip = Skip
spyfall-no = no
spyfall-yes = yes
spyfall-grade-0 = Not at all
spyfall-grade-1 = Not really
spyfall-grade-2 = It depends
spyfall-grade-3 = Mostly, yes
spyfall-grade-4 = Very much so
spyfall-onlooker = You are looking over their shoulders. Watch and say nothing.
spyfall-say = Say something
spyfall-phrases = Quick phrases

spyfall-phrase-hm = Hm.
spyfall-phrase-suspicious = Suspicious.
spyfall-phrase-good-question = Good question.
spyfall-phrase-not-me = It’s not me!
spyfall-phrase-sure = Oh, really?
spyfall-phrase-hurry = Tick tock…
spyfall-phrase-too-much = Don’t say too much!
spyfall-phrase-i-know = I know who it is.

## Accusations and votes

spyfall-accuse = Accuse
spyfall-accuse-whom = Tap a mask: who is the spy?
spyfall-accuse-sure = Is { $name } the spy?
spyfall-accuse-cost = The clock stops. One try a round.
spyfall-accuse-yes = Stop! To the vote
spyfall-cancel = Cancel
spyfall-accuses = { $name } accuses
spyfall-time-up = Time is up
spyfall-ready = On to the vote!
spyfall-ready-wait = { $left ->
    [0] Now we vote!
    [one] { $left } player is still talking
   *[other] { $left } players are still talking
}
spyfall-seat-ready = { $name }: waiting for the vote
spyfall-still-to-come = Next in line
spyfall-last-candidate = Last chance
spyfall-guilty = Spy
spyfall-innocent = Not the spy
spyfall-envelope-sealed = Your vote is sealed.
spyfall-envelopes = { $left ->
    [0] All envelopes are in
    [one] { $left } envelope missing
   *[other] { $left } envelopes missing
}
spyfall-judged = You don’t vote. Breathe evenly and look them in the eye.
spyfall-unanimous-needed = Only a unanimous table can condemn.
spyfall-verdict-condemned = Unanimous!
spyfall-verdict-free = Not unanimous
spyfall-vote-guilty = { $name }: spy
spyfall-vote-innocent = { $name }: not the spy
spyfall-vote-silent = { $name }: silent, so no

## The spy’s guess

spyfall-spy-shown = Spy!
spyfall-guess-pick = Pick the location
spyfall-guess-sure = Is it { $place }?
spyfall-guess-yes = That’s it
spyfall-guess-wait = The card is on the table. One more word decides it all.

## The list of locations

spyfall-cross-hint = Tap a location to cross it out for yourself.
spyfall-cross = Cross out { $place }
spyfall-uncross = Bring back { $place }
spyfall-used = used
spyfall-used-place = { $place }: already used
spyfall-uncross-all = Bring all back
spyfall-places-left = { $left ->
    [one] { $left } location left
   *[other] { $left } locations left
}

## The record

spyfall-log-empty = Silence so far.
spyfall-log-questions = Questions
spyfall-log-votes = Votes
spyfall-log-talk = Talk
spyfall-log-asks = { $name } asks, { $to } answers
spyfall-log-vote-called = { $name } accuses { $suspect }
spyfall-log-vote-time = Time is up, suspect: { $suspect }
spyfall-log-topic = Topic: { $topic }

## The reveal

spyfall-it-was = You were here
spyfall-spy-was = The spy
spyfall-stamp-caught = Exposed
spyfall-stamp-innocent = Wrong one!
spyfall-stamp-escaped = Escaped
spyfall-stamp-guessed = Guessed
spyfall-stamp-missed = Missed
spyfall-stamp-silent = Silence
spyfall-stamp-closed = Closed
spyfall-ending-caught = The whole table pointed at the spy.
spyfall-ending-innocent = The whole table pointed at the wrong person. The spy applauds.
spyfall-ending-escaped = Time ran out and nobody agreed. The spy strolls off.
spyfall-ending-guessed = The spy named the location, and was right.
spyfall-ending-missed = The spy said: { $guess-name }. Wrong.
spyfall-ending-silent = The spy showed the card, and not a word more.
spyfall-ending-closed = The case was closed early. This round does not count.
spyfall-reason-spy-won = the spy got away
spyfall-reason-right-guess = the location was guessed
spyfall-reason-innocent-condemned = the wrong person was condemned
spyfall-reason-spy-lost = the spy lost
spyfall-reason-good-accusation = a well-aimed accusation
spyfall-why-all = everyone but the spy
spyfall-no-role = any role
spyfall-deal-next = Next round
spyfall-deal-wait = { $name } deals the next round

## The end of the match

spyfall-winner = { $count ->
    [one] Victory!
   *[other] A shared victory!
}
spyfall-rounds = Rounds
spyfall-over = How the case ended
spyfall-over-broken = The case was closed early
spyfall-over-nobody = Nobody won
spyfall-over-last = Last round
spyfall-over-sums = Final scores
spyfall-column-round = No.
spyfall-column-place = Location
spyfall-column-spy = Spy
spyfall-column-ending = Ending
spyfall-again = Play again
spyfall-again-wait = The host starts the next game.

## The story for screen readers

spyfall-story-dealt = Round { $round }. Cards are dealt. { $dealer-name } asks first.
spyfall-story-clock-started = { $seat ->
    [none] Everybody has looked. The clock starts.
    [you] You start the clock.
   *[other] { $seat-name } starts the clock.
}
spyfall-story-asked = { $how ->
    [typed] { $seat-name } asks { $to-name }: { $text }
    [chosen] { $seat-name } asks { $to-name }: { $wording-name }
   *[aloud] { $seat-name } asks { $to-name } aloud.
}
spyfall-story-answered = { $how ->
    [typed] { $seat-name } answers: { $text }
    [chosen] { $seat-name } answers: { $wording-name }
   *[aloud] { $seat-name } answers aloud.
}
spyfall-story-explained = { $grade ->
    [none] { $topic ->
        [other] { "" }
       *[known] { $seat-name } says what the question was about: { $topic-name }
    }
   *[given] { $seat-name } sums the answer up: { $grade ->
        [0] { spyfall-grade-0 }
        [1] { spyfall-grade-1 }
        [2] { spyfall-grade-2 }
        [3] { spyfall-grade-3 }
       *[4] { spyfall-grade-4 }
    }
}
spyfall-story-accused = { $seat-name } stops the clock and accuses { $suspect-name }.
spyfall-story-time-ran-out = Time is up.
spyfall-story-discussion-opened = We talk over who the spy is, then vote on everybody in turn.
spyfall-story-readied = { $seat ->
    [you] You are ready to vote.
   *[other] { $seat-name } is ready to vote.
}
spyfall-story-nominated = The suspect is { $suspect-name }.
spyfall-story-voted = { $seat-name } has voted.
spyfall-story-counted = { $yes ->
    [one] { $yes } vote for
   *[other] { $yes } votes for
}, { $no } against. { $condemned ->
    [yes] Unanimous: { $suspect-name }.
   *[no] Not unanimous: { $suspect-name } goes free.
}
spyfall-story-spy-shown = { $seat-name } shows the card. It’s the spy!
spyfall-story-guessed = { $location ->
    [none] { $seat-name } says nothing. Time to guess is up.
   *[named] { $seat-name } names the location: { $location-name }. { $right ->
        [yes] Right!
       *[no] Wrong.
    }
}
spyfall-story-round-ended = The round is over. { spyfall-shown }
spyfall-shown = The location: { $location-name }. The spy: { $spy-name }. { $outcome ->
    [caught] { spyfall-ending-caught }
    [innocent] { spyfall-ending-innocent }
    [escaped] { spyfall-ending-escaped }
    [guessed] { spyfall-ending-guessed }
    [missed] { spyfall-ending-missed }
    [silent] { spyfall-ending-silent }
   *[closed] { spyfall-ending-closed }
}
spyfall-story-called-off = The match was ended early.
spyfall-story-won = { $count ->
    [one] { $names } wins.
   *[other] A shared victory: { $names }.
}
spyfall-story-your-turn = Your turn.

## Options

spyfall-options-summary = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $minutes } min · { $packs }
spyfall-options-rounds = Rounds
spyfall-options-minutes = Minutes in a round
spyfall-options-minutes-none = By the number of players
spyfall-options-minutes-back = By the number of players again
spyfall-options-acted = Roles are acted
spyfall-options-acted-hint = Everybody speaks as their role would. It changes no rule.
spyfall-options-look = Time to look at the cards
spyfall-options-look-none = as long as it takes, which suits one phone that goes round
spyfall-options-discuss = Time to talk before the vote
spyfall-options-vote = Time to vote
spyfall-options-guess = Time to guess
spyfall-options-turn = Time to ask or answer
spyfall-options-next = Pause between rounds
spyfall-options-packs = Packs of locations
spyfall-pack-classic = Classic
spyfall-pack-ukraine = Ukraine
spyfall-pack-count = { $on } of { $all }
spyfall-options-places = Locations in play
spyfall-options-places-hint = Tap a location to take it out of play or bring it back.
spyfall-options-on = In play: { $place }
spyfall-options-off = Out of play: { $place }
spyfall-options-delicate = Locations that hurt in wartime
spyfall-options-own = Your own locations
spyfall-options-own-none = Grandma’s cottage, the office, your own stairwell. The names stay the same in every language.
spyfall-options-own-add = Add a location
spyfall-options-own-edit = Edit { $place }
spyfall-options-own-remove = Remove { $place }
spyfall-options-own-name = Name of the location
spyfall-options-own-role = Role { $number }
spyfall-options-own-roles = { $count ->
    [0] no roles
    [one] { $count } role
   *[other] { $count } roles
}
spyfall-options-own-save = Save
spyfall-options-own-full = Thirty locations of your own are the limit.
spyfall-options-own-load = Load from a file
spyfall-options-own-example = What a file looks like
spyfall-options-own-example-toml = [[place]]
    name = "Our stairwell"
    roles = ["concierge", "cat", "neighbour with a drill"]
spyfall-options-own-example-csv = Our stairwell,concierge,cat,neighbour with a drill
spyfall-options-own-loaded = { $count ->
    [one] { $count } location added
   *[other] { $count } locations added
}
illegal-too-few-places = Too few locations: every round needs its own, and two at least.

## Refusals

illegal-round-over = The round is already over.
illegal-round-still-on = The round is still on.
illegal-not-the-dealer = Last round’s spy deals the next one.
illegal-time-is-up = Time is up: too late for questions and accusations.
illegal-spy-is-guessing = The spy has shown the card and is guessing the location.
illegal-answer-first = Answer first: you were asked.
illegal-question-open = The last question has no answer yet.
illegal-not-your-question = It’s not your turn to ask.
illegal-not-back = You can’t ask back whoever has just asked you.
illegal-no-such-topic = There is no such topic.
illegal-nothing-asked = Nothing has been asked yet.
illegal-not-asked = The question was not for you.
illegal-nothing-to-explain = There is nothing left to explain.
illegal-already-accused = One accusation a round, and yours is spent.
illegal-no-vote-on = There is no vote on.
illegal-suspect-does-not-vote = The suspect doesn’t vote.
illegal-clock-not-started = The clock isn’t running yet: everybody looks at their card first. Whoever dealt will start it.
illegal-clock-runs = The clock is running already.
illegal-time-not-up = Time is not up yet.
illegal-already-ready = Everybody can see already that you wait for the vote.
illegal-not-the-spy = Only the spy may do that.
illegal-show-the-card-first = Show the card first.
illegal-no-such-place = That location is not on the list.
illegal-bad-file-count = The file should hold 1 to { $most } locations, each on its own line with its roles.
illegal-bad-file-place = Location no. { $number } in the file won’t do: names and roles take up to 40 characters, at most seven roles, all different.
