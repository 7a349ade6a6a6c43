### Passengers
### $boat is raven or wolf, $color green, red, blue or none, $kind soul, demon, yaesther or none;
### $space counts from 0, and NTH($space) from 1; names always stand in the nominative.

passengers-title = Passengers

## The words that sentences are made of

passengers-boat = { $boat ->
    [raven] the Raven
   *[wolf] the Wolf
}
passengers-boat-whose = { $boat ->
    [raven] the Raven
   *[wolf] the Wolf
}
passengers-boat-name = { $boat ->
    [raven] Raven
   *[wolf] Wolf
}
passengers-spot = { passengers-boat-name }, space { NTH($space) }
passengers-in = { passengers-boat }, space { NTH($space) }
passengers-berth = round { $round }, space { NTH($space) }
passengers-color = { $color ->
    [green] green
    [red] red
   *[blue] blue
}
passengers-card = { $kind ->
    [soul] { $color ->
        [green] a green soul
        [red] a red soul
        [blue] a blue soul
       *[none] a soul
    }
    [demon] { $color ->
        [green] a green demon
        [red] a red demon
        [blue] a blue demon
       *[none] a demon
    }
    [yaesther] the Yaesther
   *[none] { $color ->
        [green] somebody green
        [red] somebody red
        [blue] somebody blue
       *[none] somebody
    }
}
passengers-voices = { $voices ->
    [one] { $voices } voice
   *[other] { $voices } voices
}
passengers-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
passengers-faction = { $faction ->
    [souls] Soul Guides
    [demons] Demon Smugglers
   *[yaesther] The Yaesther
}
passengers-set = { $set ->
    [I] Quiet water
    [II] Deep water
    [III] Storm
   *[four] For four
}

## How to play

passengers-how-goal = The goal
passengers-how-goal-text = In three rounds three boats cross to the Afterlands. Soul Guides want souls there, Demon Smugglers want demons, and the Yaesther wants neither of them to get too much.
passengers-how-cards = Your cards
passengers-how-cards-text = The first card fixes your faction for the whole match. Two more are a soul and a demon. Each round one of the three boards a boat, in an order you choose. With five players or more the Demon Smugglers know each other.
passengers-how-placing = Boarding
passengers-how-placing-text = Whoever holds the Master Coin begins, then clockwise. Your card goes face down on a free space, and you take that space’s gift and voices. With up to six players a boat takes three; with seven or eight, as many as it has spaces. With four players a shadow that nobody has seen boards each boat first.
passengers-how-gifts = Gifts
passengers-how-gifts-text = Gifts are used from the lowest number to the highest, and nobody may decline. Some peek, some swap passengers, one puts a mask of another colour on somebody. Confessions are always true: the game answers for you.
passengers-how-talk = Talk
passengers-how-talk-text = Say what you like about your passenger and about all you have seen; lies are fine. Cards are never shown.
passengers-how-vote = The vote
passengers-how-vote-text = Everybody secretly picks a boat and gives it all their voices. While somebody is still thinking, you may change your mind. The boat with more voices crosses. A tie goes where the coin holder voted. The other boat vanishes, and nobody will ever see who was in it.
passengers-how-points = Points
passengers-how-points-text = Each soul is 1 point for the Soul Guides; the second, third and fourth of the same colour in a boat add 1 more each. A demon is 1 point for the Demon Smugglers, and 1 more for every soul of its colour next to it: left, right, above and below.
passengers-how-yaesther = The Yaesther
passengers-how-yaesther-text = Whoever plays the Yaesther has a fixed score: 6.5 with four or six players, 8.5 with eight. That is enough to win if nobody gets more. The Yaesther’s card in the Afterlands gives 1 point to each of the other two factions.

## The call line: what the table waits for

passengers-call-gaze = The Demon Smugglers look for each other
passengers-call-you-shade = Seat a shadow
passengers-call-shades = { $name } seats a shadow
passengers-call-you-place = Seat a passenger
passengers-call-places = { $name } seats a passenger
passengers-call-you-give = Your gift: { $gift }
passengers-call-gives = { $gift }: { $name } decides
passengers-call-gave = { $gift }: { $name }
passengers-call-you-show = Choose a card for { $name } to see
passengers-call-you-trade = Choose a card for { $name } to keep
passengers-call-shows = Waiting for a card: { $names }
passengers-call-you-vote = Which boat will cross?
passengers-call-you-vote-first = Vote first, and openly
passengers-call-votes-first = { $name } votes first
passengers-call-votes-go-on = Waiting for the other votes
passengers-call-opened = All fists are open
passengers-call-over = The boats have landed

## The Demon’s Gaze: what is said aloud while it lasts, and never who is who

passengers-gaze = The Demon’s Gaze
passengers-gaze-aloud-0 = Everybody, shut your eyes. Three, two, one…
passengers-gaze-aloud-1 = Demon Smugglers, open your eyes and find each other.
passengers-gaze-aloud-2 = Everybody, shut your eyes again. Three, two, one: open them!
passengers-gaze-fellows = Your partners in the dark: { $names }

## The story: each event as a sentence

passengers-story-dealt = Cards are dealt. { $coin ->
    [you] You hold the coin.
   *[other] { $coin-name } holds the coin.
}
passengers-story-gaze-began = The Demon’s Gaze. Everybody shuts their eyes, and only the Demon Smugglers look for each other.
passengers-story-round-began = Round { $round } of three. The Raven and the Wolf are waiting.
passengers-story-shaded = { $seat ->
    [you] You seat
   *[other] { $seat-name } seats
} a shadow in { passengers-into }.
passengers-story-placed = { $seat-name } seats a passenger in { passengers-into }. Gift: { $gift-name }, { passengers-voices }.
passengers-into = { passengers-boat }, space { NTH($space) }
passengers-story-claimed = { $seat-name } says: { passengers-claimed }, is { passengers-card }.
passengers-claimed = { $own ->
    [yes] my passenger in { passengers-in }
   *[no] the one in { passengers-in }
}
passengers-story-called = Gift { $number }, { $gift-name }. { $seat ->
    [you] You decide.
   *[other] { $seat-name } decides.
}
passengers-story-skipped = { $seat ->
    [you] Your gift
   *[other] { $seat-name }’s gift
}, { $gift-name }, is skipped: there is no way to use it now.
passengers-story-used = { $number ->
    [0] { $seat ->
        [you] Your gift
       *[other] { $seat-name }’s gift
    }, { $gift-name }, gives voices only.
   *[other] { $seat ->
        [you] You use your gift
       *[other] { $seat-name } uses a gift
    }: { $gift-name }.
}
passengers-story-asked = { $trade ->
    [yes] { $seats-you ->
        [yes] { $seat-name } trades with you. Choose the card to give.
       *[no] { $seat-name } trades a card. Choosing one in return: { $seats-names }.
    }
   *[no] { $seats-you ->
        [yes] { $seat-name } may see one of your cards. Choose which.
       *[no] { $seat-name } may see a card from each of these: { $seats-names }.
    }
}
passengers-story-shown = { $seat-name } shows a hand card. Only { $to-name } sees it.
passengers-story-traded = { $seats-names } have traded cards.
passengers-story-has-color = { $lacking ->
    [0] All the others hold { $color ->
        [green] green cards
        [red] red cards
       *[blue] blue cards
    } ({ $having-names }).
   *[other] { $having ->
        [0] None of the others holds { $color ->
            [green] a green card
            [red] a red card
           *[blue] a blue card
        } ({ $lacking-names }).
       *[other] { $color ->
            [green] Green cards in hand
            [red] Red cards in hand
           *[blue] Blue cards in hand
        }: { $having-names }. Without: { $lacking-names }.
    }
}
passengers-story-demons-in-hand = { $seat-name } confesses: { $count ->
    [0] no demons
    [one] { $count } demon
   *[other] { $count } demons
} in hand.
passengers-story-placed-kind = { $seat-name } confesses: this round it was { $kind ->
    [soul] a soul
    [demon] a demon
   *[yaesther] the Yaesther
}.
passengers-story-demons-aboard = In { passengers-boat-whose }: { $count ->
    [0] no demons
    [one] { $count } demon
   *[other] { $count } demons
}.
passengers-story-peeked = { $seat-name } peeks at { $spots ->
    [one] the passenger in { passengers-in }
   *[other] two passengers: in { $spots-1 }, and in { $spots-2 }
}.
passengers-story-revealed = The passenger in { passengers-in }, is revealed: { passengers-card }.
passengers-story-swapped = Two passengers swap: in { $spots-1 }, and in { $spots-2 }.
passengers-story-moved = The passenger in { passengers-in }, moves to space { NTH($to) }.
passengers-story-shifted = Everybody in { passengers-boat-whose } shifts one space to the { $direction ->
    [left] left
   *[right] right
}.
passengers-story-masked = The passenger in { passengers-in }, now wears a { $mask ->
    [green] green
    [red] red
   *[blue] blue
} mask.
passengers-story-hushed = { $seats ->
    [one] { $seats-you ->
        [yes] You may not talk until the vote is counted.
       *[no] Hushed until the vote is counted: { $seats-names }.
    }
   *[other] Both hushed until the vote is counted: { $seats-names }.
}
passengers-story-paired = { $seats-you ->
    [yes] You and { $seats-others } may whisper until the vote. Nobody else can hear.
   *[no] { $seats-names } may whisper until the vote.
}
passengers-story-voice-taken = { $seat ->
    [you] You take one voice from { $giver-name }.
   *[other] { $seat-name } takes one voice from { $giver ->
        [you] you
       *[other] { $giver-name }
    }.
}
passengers-story-voices-swapped = { $seats-you ->
    [yes] You and { $seats-others } swap your voices.
   *[no] { $seats-names } swap their voices.
}
passengers-story-votes-first = { $seat ->
    [you] You vote
   *[other] { $seat-name } will vote
} first, and openly.
passengers-story-coin-taken = { $seat ->
    [you] The coin is yours.
   *[other] { $seat-name } takes the coin.
}
passengers-story-vote-opened = The vote. Which boat will cross to the Afterlands?
passengers-story-voted = { $openly ->
    [yes] { $seat ->
        [you] You vote openly
       *[other] { $seat-name } votes openly
    } for { passengers-boat-whose }.
   *[no] { $seat-name } has made a fist.
}
passengers-story-revoted = { $seat ->
    [you] You change
   *[other] { $seat-name } changes
} the choice in the fist.
passengers-story-counted = { $tied ->
    [yes] A tie, { $raven ->
        [one] { $raven } voice
       *[other] { $raven } voices
    } each. { $coin ->
        [you] Your coin decides: it is { passengers-winner } that crosses.
       *[other] The coin decides: { $coin-name } voted for { passengers-winner-whose }, and it crosses.
    }
   *[no] The Raven has { $raven ->
        [one] { $raven } voice
       *[other] { $raven } voices
    }, the Wolf { $wolf }. It is { passengers-winner } that crosses.
} Darkness takes { passengers-loser-whose }. Nobody will ever know who was in it. { $votes-each }
passengers-winner = { $winner ->
    [raven] the Raven
   *[wolf] the Wolf
}
passengers-winner-whose = { $winner ->
    [raven] the Raven
   *[wolf] the Wolf
}
passengers-loser-whose = { $winner ->
    [raven] the Wolf
   *[wolf] the Raven
}
passengers-ballot = { $seat-name }: { passengers-boat-whose }, { passengers-voices }.
passengers-story-match-ended = { $winners ->
    [0] { passengers-over-broken }
   *[other] { $decided ->
        [coin] A tie, and the coin decides. { passengers-outcome }
       *[points] { passengers-outcome }
    }
}
passengers-outcome = { passengers-won } The score: { $points-name }.
passengers-won = { $faction ->
    [souls] The Soul Guides win!
    [demons] The Demon Smugglers win!
   *[yaesther] The Yaesther has fooled you all!
}
passengers-score = { $faction ->
    [souls] souls
    [demons] demons
   *[yaesther] the Yaesther
} { passengers-points }
passengers-story-your-turn = Your turn.

## Where each point came from

passengers-why-soul = A soul: { passengers-berth }
passengers-why-pair = Two souls of one colour in a boat: { $one }, and { $other }
passengers-why-demon = A demon: { passengers-berth }
passengers-why-neighbour = A demon next to a soul of its colour: { $one }, and { $other }
passengers-why-yaesther = The Yaesther, soul and demon at once: { passengers-berth }
passengers-why-balance = The Yaesther’s fixed score

## Claims: I say who somebody is

passengers-claim-title = Who is it?
passengers-claim-hint = You may lie.
passengers-claim-say = Tell everybody

## Quick phrases

passengers-phrase-hm = Hm.
passengers-phrase-trust-me = Trust me!
passengers-phrase-you-lie = You’re lying.
passengers-phrase-raven = Everybody for the Raven!
passengers-phrase-wolf = Everybody for the Wolf!
passengers-phrase-souls-there = Nothing but souls in there.
passengers-phrase-demon-there = There’s a demon in there!
passengers-phrase-who-is-yours = Who is your passenger?
passengers-phrase-not-a-demon = Demons? What demons?
passengers-phrase-i-saw = I see more than I say.
passengers-phrase-coin = Mind the coin!
passengers-phrase-well = Well, well.

## Options

passengers-options-summary = { $limited ->
    [yes] { $gifts } · timed moves
   *[no] { $gifts } · no time limits
}
passengers-options-gifts = Gift set
passengers-options-gifts-hint = “Quiet water” is the easiest for a first match. Four players always use their own set.
passengers-options-gifts-each = A different one each round
passengers-options-gifts-round = Round { $round }
passengers-options-gaze = Pause for the Demon’s Gaze
passengers-options-place = Time to seat a passenger
passengers-options-gift = Time to use a gift
passengers-options-vote = Time to vote
passengers-options-gaze-none = No pause

## Refusals

illegal-gaze-on = Wait: the Demon’s Gaze is on. Boarding starts in a moment.
illegal-shadows-first = Wait: shadows board first.
illegal-placing-on = Passengers are boarding. Gifts and votes come later.
illegal-gifts-on = Gifts are being used. Wait for your turn.
illegal-showing-on = Wait until the card has been shown.
illegal-no-shadows-now = No shadow boards now.
illegal-not-your-shadow = This shadow is not yours to seat. Wait.
illegal-other-boat = The second shadow goes in the other boat. Choose a space there.
illegal-space-taken = That space is taken. Choose a free one.
illegal-boat-full = That boat is full. Choose a space in the other.
illegal-not-your-gift = It is another gift’s turn. Yours is still to come, or done.
illegal-nothing-to-show = Nobody asks for a card now.
illegal-not-asked-to-show = It is not your card that is asked for.
illegal-voted-so = That boat is in your fist already.
illegal-open-vote-stands = Everybody has seen your vote, so it stands.
illegal-waits-for-the-first = Wait: the Hourglass makes somebody vote first.
illegal-gift-asks-for-else = This gift asks for something else. Read what it does and choose again.
illegal-gift-not-so = The gift can’t be used like that. Choose from what is lit up.
illegal-name-two = Name two different players.
illegal-not-more-voices = Take a voice from somebody who has more than you.
illegal-mask-used = That mask has been used. Choose another.
illegal-wears-a-mask = That passenger wears a mask already. Choose one without.
illegal-face-up = Everybody can see that passenger already. Choose one who is face down.
illegal-not-a-shadow = That is not a shadow. Choose one of the shadows.
illegal-wrong-boat = This eye sees its own boat only. Choose a passenger there.
illegal-choose-two = Choose two different passengers.
illegal-one-boat = The Key opens one boat. Choose two passengers in it.
illegal-not-neighbours = The Rope reaches only the next space, or the same space in the other boat.

## The screen: table and river

passengers-round = Round { $round } of { $rounds }
passengers-clock = Time
passengers-you = you
passengers-river = River
passengers-seats = Players
passengers-mine = Yours
passengers-sides = Talk, notes, gifts, Afterlands
passengers-side-log = Talk
passengers-side-notes = Notes
passengers-side-gifts = Gifts
passengers-side-shore = Shore
passengers-afterlands = Afterlands
passengers-afterlands-open = { $boats ->
    [0] Afterlands. No boat has landed yet
    [one] Afterlands. { $boats } boat has landed
   *[other] Afterlands. { $boats } boats have landed
}
passengers-boat-label = { $boat ->
    [raven] The Raven
   *[wolf] The Wolf
}, { $aboard } of { $most } passengers
passengers-ceremony = Gifts by number
passengers-ceremony-step = Gift { $number }, { $gift }: { $name }, { $state ->
    [done] done
    [skipped] skipped
    [now] now
   *[to-come] to come
}
passengers-shadow = Shadow
passengers-face-down = face down
passengers-onlooker = You are watching. No secrets can be seen from here.
passengers-picked = Chosen: { $what }

## The screen: labels for those who listen

passengers-label-gift = Gift { $number }, { $gift }, voices: { $voices }.
passengers-label-free = Free.
passengers-label-shadow = A shadow sits here.
passengers-label-yours = Your passenger sits here.
passengers-label-owner = A passenger sits here, placed by { $name }.
passengers-label-up = Revealed to all: { $card }.
passengers-label-mask = { $color ->
    [green] Wears a green mask.
    [red] Wears a red mask.
   *[blue] Wears a blue mask.
}
passengers-label-known = You know: { $card }.
passengers-label-claim = { $name } says: { $card }.
passengers-label-coin = holds the coin
passengers-label-hushed = may not talk
passengers-label-whispers = is whispering
passengers-label-voted = has voted

## The screen: the hand

passengers-hand = Your cards
passengers-hand-card = Card { $number }
passengers-hand-card-known = Card { $number }: { $card }
passengers-hand-spoken = In hand: { $cards }.
passengers-hand-empty = Your hand is empty.
passengers-aboard-spoken = Aboard you know: { $list }.
passengers-look = Hold to see all that you know
passengers-look-short = Hold to look
passengers-fellows = Your partners:
passengers-peek = Hold to see
passengers-peek-hint = Hold the card. Only you can see it.
passengers-peek-done = Seen it
passengers-peek-hand = { $name } shows you
passengers-peek-got = { $name } gives you

## The screen: a turn

passengers-place-hint = Choose a card and a space, or drag a card into a boat
passengers-place-hint-card = Now choose a card
passengers-place-hint-space = Now choose a space in a boat
passengers-place-here = Seat here: { $spot }
passengers-shade-hint = Choose a space for the shadow. Nobody knows who is under it
passengers-shade-there = The shadow will sit here: { passengers-boat }, space { NTH($space) }. It takes no gift and no voices.
passengers-use-gift = Use it
passengers-pick-color = Choose a colour
passengers-pick-mask = Choose a mask
passengers-pick-boat = Choose a boat
passengers-pick-direction = Choose which way it flows
passengers-pick-seat = { $more ->
    [yes] Choose one more player above
   *[no] Choose a player above
}
passengers-pick-spot = { $more ->
    [yes] Choose one more place in a boat
   *[no] Choose a passenger in a boat
}
passengers-pick-card = Choose a card of your hand
passengers-way-left = To the left
passengers-way-right = To the right
passengers-show-line = { $name } will see one of your cards. You choose which.
passengers-show-it = Show card { $number }
passengers-trade-line = { $name } trades a card with you. You choose which to give.
passengers-trade-give = Give card { $number }
passengers-vote-line = Choose in secret. Your voices:
passengers-vote-open-line = Everybody will see your choice. Your voices:
passengers-vote-cast = Your choice is in your fist. While others think, you may change it.
passengers-vote-cast-openly = Everybody sees your choice. It stands.
passengers-vote-rethink = Change it

## The screen: talk

passengers-say = Say to all…
passengers-phrases = Quick phrases
passengers-hushed-why = You may not talk until the vote is counted. A gift says so.
passengers-whisper-on = Whispering. Only { $name } hears
passengers-whisper-off = Whisper. Only { $name } will hear
passengers-whisper-to = Only { $name } hears…
passengers-whispered = in a whisper:
passengers-log-empty = Quiet so far. Only the water can be heard.
passengers-bubble-demons = { $count ->
    [0] no demons
    [one] { $count } demon
   *[other] { $count } demons
}
passengers-bubble-kind = It is { $kind }
passengers-claim-color = Which colour?
passengers-claim-say-it = Tell all: { $card }

## The screen: notes

passengers-notes-empty = Who said what, and what the gifts have shown, will stand here.
passengers-notes-round = Round { $round }
passengers-notes-votes = Votes
passengers-notes-claim = { $name }: “{ $card }”
passengers-notes-use = { $gift }: { $name }
passengers-notes-known = only you know
passengers-notes-look = { $name } shows you: { $card }
passengers-where-play = in play
passengers-where-crossed = in the Afterlands
passengers-where-sunk = gone
passengers-marks = Your own mark. Only you see it
passengers-mark = { $kind ->
    [soul] soul?
    [demon] demon?
   *[yaesther] Yaesther?
}
passengers-gifts-set = This round’s gifts: { $set }

## The screen: the Demon’s Gaze. Both lines are as long, and words are like names

passengers-gaze-seen = These eyes look for you. Your own:
passengers-gaze-unseen = These eyes look past you. A river:
passengers-gaze-word-0 = Haze
passengers-gaze-word-1 = Reeds
passengers-gaze-word-2 = Current
passengers-gaze-word-3 = Ripple
passengers-gaze-word-4 = Mist
passengers-gaze-word-5 = Oars
passengers-gaze-word-6 = Depths
passengers-gaze-word-7 = Moon

## The screen: the count and the end

passengers-counted-skip = The voices are counted. Go on
passengers-counted-line = { $boat ->
    [raven] The Raven
   *[wolf] The Wolf
} crosses to the Afterlands
passengers-counted-tie = A tie! The coin has the last word. { $name } holds it, so { passengers-boat } crosses
passengers-over = Afterlands
passengers-over-turning = Who has crossed?
passengers-over-winner = { $faction ->
    [souls] The Soul Guides win!
    [demons] The Demon Smugglers win!
   *[yaesther] The Yaesther fooled everybody!
}
passengers-over-broken = The crossing was ended early. Nobody won.
passengers-over-coin = { $faction ->
    [yaesther] A tie! { $name } holds the coin, but the Yaesther has no say in it: the souls win.
   *[other] A tie! The coin has the last word. { $name } holds it.
}
passengers-over-won = won
passengers-over-why = Where every point came from
passengers-skip = All at once
passengers-again = One more crossing
passengers-again-wait = Waiting for the host to set the table again.
passengers-ashore-spoken = In the Afterlands you know: { $list }.
passengers-look-here = Hold to see here what only you know, too
