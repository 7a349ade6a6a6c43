### Trial by Trolley
### $track is left or right, $deck innocents, guilty or modifiers; names always stand in the nominative.
### $card is a card’s text; { $…-name } a name, a character’s short name or a card’s text.

trolley-title = Trial by Trolley

## The words that sentences are made of

trolley-track = { $track ->
    [left] left track
   *[right] right track
}
trolley-track-name = { $track ->
    [left] Left track
   *[right] Right track
}
trolley-track-on = { $track ->
    [left] on the left track
   *[right] on the right track
}
trolley-track-onto = { $track ->
    [left] onto the left track
   *[right] onto the right track
}
trolley-way = { $track ->
    [left] left
   *[right] right
}
trolley-deck = { $deck ->
    [innocents] Innocents
    [guilty] Guilty
   *[modifiers] Modifiers
}
trolley-skulls = { $skulls ->
    [0] no death tokens
    [one] { $skulls } death token
   *[other] { $skulls } death tokens
}
trolley-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## How to play

trolley-how-goal = The goal
trolley-how-goal-text = A tram without brakes, two tracks, one lever. Talk the conductor into running over the track that isn’t yours. Whoever has the fewest death tokens at the end wins.
trolley-how-teams = Teams
trolley-how-teams-text = Each round somebody else has the lever. The others are two teams: those to the conductor’s left stand up for the left track, those to the right for the right one. A team sees all of its own cards; the rivals and the conductor must not.
trolley-how-innocents = Innocents
trolley-how-innocents-text = The deck itself puts one innocent on each track. Your team picks another for its own: somebody nobody could bear to run over.
trolley-how-guilty = Guilty
trolley-how-guilty-text = Onto the other team’s track you drop somebody guilty: one who makes the hand drift to the lever all by itself.
trolley-how-notes = Modifiers
trolley-how-notes-text = Whoever holds modifiers secretly picks one, and somebody on either track to play it on. Then they are turned up and read, one after another. “A cat asleep on the rails …ticking” is a different cat altogether.
trolley-how-argument = The argument
trolley-how-argument-text = While the clock runs, persuade the conductor: beg, sob, show graphs. The lever may be pulled at any moment. Too late, and it falls by itself, wherever chance will have it.
trolley-how-verdict = The verdict
trolley-how-verdict-text = All on that track perish, cardboard or not, and everybody on its team takes a death token. The conductor takes none. Then the next player to the left has the lever.
trolley-how-end = The end
trolley-how-end-text = Everybody has the lever once, with three or four players twice. The fewest death tokens win; equals share the win.

## The call line: what the table waits for

trolley-call-you-innocent = Pick an innocent for your own track
trolley-call-you-guilty = Pick somebody guilty for the other track
trolley-call-innocents = Picking innocents: { $names }
trolley-call-guilty = Picking the guilty: { $names }
trolley-call-innocents-shown = Here come the innocents!
trolley-call-guilty-shown = Here come the guilty!
trolley-call-you-note = Play a modifier on somebody
trolley-call-you-note-extra = One more from Valerii, if you like
trolley-call-note = { $count ->
    [one] { $names } is choosing a modifier
    [2] Choosing modifiers: { $names }
    [3] Choosing modifiers: { $names }
   *[other] Still choosing modifiers: { $count }
}
trolley-call-notes-shown = The truth comes out
trolley-call-you-steer = Hear both sides, pull the lever
trolley-call-you-argue = Persuade them: { $name } has the lever
trolley-call-argument = The argument. { $name } has the lever
trolley-call-tram-runs = There goes the tram
trolley-call-over = Last stop

## The story: each event as a sentence

trolley-story-shuffled = { $round ->
    [1] { "" }
   *[other] { $deck ->
        [innocents] The innocents have run out. The discard is shuffled.
        [guilty] The guilty have run out. The discard is shuffled.
       *[modifiers] The modifiers have run out. The discard is shuffled.
    }
}
trolley-story-round-began = Round { $round }. { $driver ->
    [you] You have
   *[other] { $driver-name } has
} the lever.
trolley-story-turned = From the deck { trolley-track-onto }: { $card-name }.
trolley-story-arranged = { $seat ->
    [you] You rearrange
   *[other] { $seat-name } rearranges
} the team’s cards. Innocents: { $innocents-name }. Guilty: { $guilty-name }.{ $accomplices ->
    [yes] { "" }
   *[no] { " " }Modifiers: { $modifiers-name }.
}
trolley-story-pick-opened = { $deck ->
    [innocents] Each team secretly picks an innocent for its own track.
    [guilty] Each team secretly picks somebody guilty for the other track.
   *[modifiers] Time for modifiers.
}
trolley-story-picked = { $seat ->
    [you] Your card lies face down.
   *[other] { $seat-name } has put a card face down.
}
trolley-story-picks-shown = { $deck ->
    [innocents] Here come the innocents!
   *[guilty] Here come the guilty!
} { $shown-each }
trolley-story-laid = { $seat ->
    [you] You have chosen.
   *[other] { $seat-name } has chosen.
}
trolley-stands = { trolley-track-name }: { $card-name }.
trolley-story-shown = { $seat ->
    [you] Your modifier
   *[other] { $seat-name }’s modifier
} { trolley-track-on }: { $character-name } { $card-name }.
trolley-story-passed = { $seat ->
    [you] You keep
   *[other] { $seat-name } keeps
} the modifier from Valerii.
trolley-story-argument-began = The tracks are ready. Let the argument begin.
trolley-story-argued = { $seat-name }: { $reason-name }
trolley-heard = { $name }: { $text }
trolley-heard-team = { $name } to the team: { $text }
trolley-story-steered = { $by_chance ->
    [yes] Time is up and the lever falls by itself.
   *[no] { $driver ->
        [you] You pull the lever.
       *[other] { $driver-name } pulls the lever.
    }
} The tram goes { trolley-way }! { $track ->
    [left] { trolley-skulls-left }
   *[right] { trolley-skulls-right }
}{ $helper ->
    [none] { "" }
    [you] { " " }Valerii is helping you.
   *[other] { " " }Valerii is helping { $helper-name }.
}
trolley-skulls-left = { $left-you ->
    [yes] { $left ->
        [one] You take a death token.
       *[other] Your team takes a death token each: { $left-names }.
    }
   *[no] { $left ->
        [one] { $left-names } takes a death token.
       *[other] { $left-names } take a death token each.
    }
}
trolley-skulls-right = { $right-you ->
    [yes] { $right ->
        [one] You take a death token.
       *[other] Your team takes a death token each: { $right-names }.
    }
   *[no] { $right ->
        [one] { $right-names } takes a death token.
       *[other] { $right-names } take a death token each.
    }
}
trolley-story-match-ended = { $winners ->
    [0] { trolley-over-broken }
    [one] Last stop. Fewest death tokens, and so the win: { $winners-names }.
   *[other] Last stop. Fewest death tokens, and so a shared win: { $winners-names }.
}
trolley-story-your-turn = Your turn.

## Where each death token came from

trolley-why = Round { $round }: { $driver } had the lever, { trolley-track }

## Ready phrases

trolley-phrase-not-us = Anyone but us!
trolley-phrase-brake = Has anybody tried the brakes?
trolley-phrase-they-started = They started it!
trolley-phrase-look-there = Have you seen who’s standing there?
trolley-phrase-conscience = How will you sleep?
trolley-phrase-cookies = There’s a biscuit in it for you.
trolley-phrase-philosophers = Philosophers would weep.
trolley-phrase-ding = Ding ding!
trolley-phrase-nothing-personal = Nothing personal.
trolley-phrase-remember = I’ll remember this when I’m driving.
trolley-phrase-well = Well, well.
trolley-phrase-hm = Hm.

## Options

trolley-options-summary = { $limited ->
    [yes] { $decks } · { $minutes } min to argue
   *[no] { $decks } · no limit to the argument
}
trolley-options-decks-all = All cards
trolley-options-decks-family = Family cards
trolley-options-decks-own = Own cards only
trolley-options-family = Family cards only
trolley-options-family-hint = The ones you can read out with children and grandmothers in the room.
trolley-options-arrange = Teams may rearrange their cards
trolley-options-arrange-hint = Until a team has played its first card, it decides who holds what.
trolley-options-valerii = Help from Valerii
trolley-options-valerii-hint = Whoever has the most death tokens gets three extra modifiers from Valerii and may play one more.
trolley-options-accomplices = Accomplices to murder
trolley-options-accomplices-hint = Everybody but the conductor has three modifiers and plays one.
trolley-options-argue = Time to argue
trolley-options-pick = Time to pick a card
trolley-options-modifier = Time to play a modifier
trolley-options-pause = Pause after the verdict
trolley-options-pause-none = No pause
trolley-options-own = Your own cards
trolley-options-own-hint = One card a line, up to 120 characters. Everybody reads the same text, whatever their language.
trolley-options-own-innocents = Your innocents
trolley-options-own-guilty = Your guilty
trolley-options-own-modifiers = Your modifiers
trolley-options-own-innocents-example = Our doorman, who knows every face
trolley-options-own-guilty-example = Whoever ate the lunch with a name on it
trolley-options-own-modifiers-example = …with the only keys to the office
trolley-options-own-full = A deck holds no more than { $most } cards.
trolley-options-own-count = { $cards ->
    [0] no cards of your own
    [one] { $cards } own card
   *[other] { $cards } own cards
}
trolley-options-own-load = Load from a file
trolley-options-own-loaded = { $cards ->
    [one] { $cards } card added
   *[other] { $cards } cards added
}
trolley-options-own-example = A sample file
trolley-options-own-example-toml = innocents = ["Our doorman, who knows every face"]
    guilty = ["Whoever ate the lunch with a name on it"]
    modifiers = ["…with the only keys to the office"]
trolley-options-own-example-csv = innocents,"Our doorman, who knows every face"
    guilty,Whoever ate the lunch with a name on it
    modifiers,…with the only keys to the office
trolley-options-only-own = Play only your own
trolley-options-only-own-hint = Each of the three decks needs at least one card of yours.

## Refusals

illegal-innocents-on = Wait: the teams are still picking innocents.
illegal-guilty-on = Wait: the teams are still picking the guilty.
illegal-modifiers-on = Wait: modifiers are being played.
illegal-modifiers-shown = Wait: the modifiers are being turned up and read.
illegal-argument-on = The cards are on the rails. Only talk and the lever are left.
illegal-tram-runs = The tram is running. Wait for the next round.
illegal-you-drive = You have the lever this round: no cards to play, nobody to defend.
illegal-not-the-driver = Only the conductor pulls the lever. Talk!
illegal-no-arranging = At this table teams don’t rearrange their cards.
illegal-card-played = Your team has played a card already. Too late to rearrange them.
illegal-alone = You are the whole team: there is nobody to swap with.
illegal-arranged-enough = Your team has swapped enough this round. Play what you hold.
illegal-hands-not-so = Cards can’t be shared like that: everybody on the team gets something.
illegal-held-so = That’s who holds what already.
illegal-already-picked = Your team has made its pick. There’s no taking it back.
illegal-already-laid = Your choice lies face down already. There’s no taking it back.
illegal-not-your-hand = Those cards aren’t in your hand: a teammate picks.
illegal-no-modifiers = You hold no modifiers: others play them this time.
illegal-must-play = This modifier has to be played. Pick somebody for it.
illegal-bad-file-cards = Each deck that the file names (innocents, guilty, modifiers) needs 1 to { $most } cards.
illegal-bad-file-card = Card no. { $number } won’t do: one line of 1 to 120 characters, please. Deck: { $deck }.
illegal-bad-file-line = Line { $number } makes no sense: first the deck (innocents, guilty or modifiers), then the card’s text.

## The screen

trolley-round = Round { $round } of { $rounds }
trolley-clock = Time left
trolley-tracks = The tracks
trolley-dash = Your dashboard
trolley-crew = { $driver } has the lever. Left track: { $left }. Right track: { $right }. Open the score
trolley-crew-note = Teams are new every round. The fewer death tokens, the better.
trolley-drives = drives
trolley-side-of = { $track ->
    [left] left track
   *[right] right track
}
trolley-helper = Help from Valerii
trolley-sides = Team, talk, tokens
trolley-side-team = Team
trolley-side-log = Talk
trolley-side-crew = Tokens
trolley-look = { $open ->
    [yes] Hide
   *[no] Look
}
trolley-log-empty = All quiet. How very suspicious.
trolley-character = { trolley-track-name }, { $place }: { $text }. { trolley-kind }
trolley-kind = { $kind ->
    [guilty] Guilty
   *[innocents] Innocent
}
trolley-from = Played by { $name }
trolley-from-deck = From the deck
trolley-zoom = Look closer
trolley-slot-waits = { $count ->
    [0] Nobody is coming
   *[other] { $names } is choosing
}
trolley-slot-picked = A card, face down
trolley-slot-own = Your pick. The others can’t see it yet

## Choosing cards

trolley-hand-look = Look at the cards
trolley-hand-of = { $deck ->
    [guilty] { $name } picks the guilty one. Say something!
   *[innocents] { $name } picks the innocent. Say something!
}
trolley-choose-one = Tap a card
trolley-choose-innocent = Onto our track: { $card }
trolley-choose-guilty = Onto theirs: { $card }
trolley-picked-wait = Your pick is on the rails, face down. Waiting for the other team.
trolley-pin = Play it
trolley-pin-which = Choose a modifier, and whom to play it on
trolley-pin-whom = On whom?
trolley-pass = Keep it
trolley-laid-wait = Your team’s modifier lies face down. Waiting for the others.
trolley-laid-kept = keeps it

## The team’s plan

trolley-arrange = Who holds what
trolley-arrange-which = You may swap cards until the first one is played. Which will you hand over?
trolley-arrange-whom = { $deck ->
    [innocents] Who takes the innocents?
    [guilty] Who takes the guilty?
   *[modifiers] Who takes the modifiers?
}
trolley-arrange-here = Here
trolley-arrange-give = { $deck ->
    [innocents] { $name } takes the innocents
    [guilty] { $name } takes the guilty
   *[modifiers] { $name } takes the modifiers
}
trolley-team-talk = Only your team hears this
trolley-team-quiet = Plot here: neither the conductor nor the rivals will know.

## Talk and argument

trolley-phrases = Quick phrases
trolley-talk-to = { $to ->
    [team] Only your team hears you. Talk to everybody
   *[all] Everybody hears you. Talk to your team only
}
trolley-to-all = to all
trolley-to-team = to team
trolley-say-all = Say it to all
trolley-say-team = Say it to your team
trolley-feed-quiet = Somebody has to start shouting first.
trolley-argue-hint = Tap somebody on the rails and make your case.
trolley-argue-about = Whom or what to talk about
trolley-argue-cancel = Back
trolley-cause = { $cause ->
    [spare] Why spare
   *[hit] Why hit
}

## The lever and the verdict

trolley-lever = The lever
trolley-lever-hold = Hold it until it clicks
trolley-lever-again = The lever points { trolley-track-onto }. Press again to go.
trolley-steer = { $track ->
    [left] Left
   *[right] Right
}
trolley-ran = { $name } goes { trolley-way }!
trolley-ran-chance = The lever fell by itself: { trolley-way }!
trolley-taken = Death tokens this round
trolley-next = { $name } has the lever next
trolley-next-you = You have the lever next
trolley-onward = Onward

## The end

trolley-over = How it ended
trolley-over-winners = { $count ->
    [one] The winner: { $names }
   *[other] The winners: { $names }. You are alive, and the tram is in its depot!
}
trolley-over-broken = The run ended early. Nobody won.
trolley-over-why = Where the death tokens came from
trolley-over-remembered = Some things stay with you
trolley-fame-most-lives = { $count ->
    [one] The costliest turn: { $count } soul
   *[other] The costliest turn: { $count } souls
}
trolley-fame-most-notes = { $count ->
    [one] Most talked about: { $count } modifier
   *[other] Most talked about: { $count } modifiers
}
trolley-fame-most-words = { $count ->
    [one] The loudest argument: { $count } point made
   *[other] The loudest argument: { $count } points made
}
trolley-remembered = Round { $round }. { $name } had the lever and went { trolley-way }
trolley-again = One more run
trolley-again-wait = The host calls the next run.
