"""What each event changes. It sets fields anew and changes nothing that a field holds."""

from collections.abc import Callable
from typing import Any, cast

import msgspec

from zmova.games.trolley.arranging import rearranged
from zmova.games.trolley.decks import DECKS, Card, Deck
from zmova.games.trolley.events import (
    Argued,
    ArgumentBegan,
    Arranged,
    Drew,
    Laid,
    MatchEnded,
    Passed,
    Picked,
    PickOpened,
    PicksShown,
    RoundBegan,
    Shown,
    Shuffled,
    Steered,
    Turned,
)
from zmova.games.trolley.score import rounds
from zmova.games.trolley.state import (
    Arguing,
    Argument,
    Dealing,
    FaceDown,
    Hand,
    Modifying,
    Over,
    Pause,
    Picking,
    Pile,
    Played,
    State,
    Verdict,
)
from zmova.games.trolley.tracks import OTHER, TRACKS, Character, Pinned, Spot, Track, track_of
from zmova.table.event import Event
from zmova.table.seat import Seat, at_seat, clockwise_from

replace = msgspec.structs.replace


def evolve(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


def ends(now: int, seconds: int | None) -> int | None:
    return None if seconds is None else now + seconds * 1000


def set_hand(state: State, seat: Seat, hand: Hand) -> None:
    state.hands = at_seat(state.hands, seat, hand)


def discard(state: State, deck: Deck, cards: tuple[Card, ...]) -> None:
    pile = state.piles[deck]
    state.piles = {**state.piles, deck: Pile(pile.draw, pile.discard + cards)}


def drawn(state: State, deck: Deck, count: int) -> None:
    pile = state.piles[deck]
    state.piles = {**state.piles, deck: Pile(pile.draw[count:], pile.discard)}


def counted(counts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return at_seat(counts, seat, counts[seat] + more)


def shuffled(state: State, event: Shuffled) -> None:
    state.piles = {**state.piles, event.deck: Pile(tuple(event.cards))}


def round_began(state: State, event: RoundBegan) -> None:
    state.round, state.driver = event.round, event.driver
    state.hands = (Hand(),) * state.seats
    state.owes = state.may = (0,) * state.seats
    state.arranged = dict.fromkeys(TRACKS, 0)
    state.tracks = dict.fromkeys(TRACKS, ())
    state.arguments, state.phase = (), Dealing()


def drew(state: State, event: Drew) -> None:
    drawn(state, event.deck, len(event.cards))
    hand, cards = state.hands[event.seat], tuple(event.cards)
    if event.variant is None:
        new = replace(hand, **{event.deck: cards})
    else:
        new = replace(hand, extra=hand.extra + cards)
    set_hand(state, event.seat, new)
    if event.variant == "accomplices":
        state.owes = counted(state.owes, event.seat, 1)
    elif event.variant == "valerii":
        state.may = counted(state.may, event.seat, 1)


def join(state: State, track: Track, character: Character) -> None:
    state.tracks = {**state.tracks, track: (*state.tracks[track], character)}


def turned(state: State, event: Turned) -> None:
    drawn(state, "innocents", 1)
    join(state, event.track, Character(event.card, False, None))


def arranged(state: State, event: Arranged) -> None:
    track = cast(Track, track_of(event.seat, state.driver, state.seats))
    team = state.teams[track]
    seats = event.innocents, event.guilty, event.modifiers
    state.hands = rearranged(state.hands, team, *seats)
    state.arranged = {**state.arranged, track: state.arranged[track] + 1}


def pick_opened(state: State, event: PickOpened) -> None:
    if event.deck == "modifiers":
        state.phase = Modifying((), ends(event.at, state.options.modifier_seconds))
    else:
        state.phase = Picking(event.deck, {}, ends(event.at, state.options.pick_seconds))


def picked(state: State, event: Picked) -> None:
    phase = cast(Picking, state.phase)
    track = cast(Track, track_of(event.seat, state.driver, state.seats))
    state.phase = replace(phase, picks={**phase.picks, track: event.card})


def picks_shown(state: State, event: PicksShown) -> None:
    """T5: onto the own track; T6: onto the other's."""
    picks, guilty = cast(Picking, state.phase).picks, event.deck == "guilty"
    state.phase = Played(event.deck)
    for track in TRACKS:
        for seat in state.teams[track]:
            hand: tuple[Card, ...] = getattr(state.hands[seat], event.deck)
            if hand:
                join(
                    state, OTHER[track] if guilty else track, Character(picks[track], guilty, seat)
                )
                discard(state, event.deck, tuple(card for card in hand if card != picks[track]))
                set_hand(state, seat, replace(state.hands[seat], **{event.deck: ()}))
    if guilty:  # T7 comes next: every hand of modifiers owes one
        holds = [bool(hand.modifiers) for hand in state.hands]
        state.owes = tuple(more + own for more, own in zip(state.owes, holds, strict=True))


def leaves_hand(state: State, seat: Seat, card: Card | None) -> None:
    """T7, T15: a modifier that was owed, or one that might be kept; None: it was."""
    hand = state.hands[seat]
    left = [tuple(one for one in cards if one != card) for cards in (hand.modifiers, hand.extra)]
    set_hand(state, seat, replace(hand, modifiers=left[0], extra=left[1]))
    if state.owes[seat]:
        state.owes = counted(state.owes, seat, -1)
    else:
        state.may = counted(state.may, seat, -1)


def laid(state: State, event: Laid) -> None:
    """T7: shown in the order of seats; nobody is waited for once all have chosen."""
    phase, order = cast(Modifying, state.phase), clockwise_from(state.driver, state.seats)
    leaves_hand(state, event.seat, event.card)
    choices = [*phase.laid, FaceDown(event.seat, event.card, event.target)]
    choices.sort(key=lambda choice: order.index(choice.seat))
    state.phase = Modifying(tuple(choices), phase.ends if state.pinning else None)


def pin(state: State, seat: Seat, card: Card, target: Spot) -> None:
    row = list(state.tracks[target.track])
    one = row[target.place]
    row[target.place] = replace(one, modifiers=(*one.modifiers, Pinned(card, seat)))
    state.tracks = {**state.tracks, target.track: tuple(row)}


def shown(state: State, event: Shown) -> None:
    next_choice(state)
    pin(state, event.seat, event.card, event.target)


def passed(state: State, event: Passed) -> None:
    next_choice(state)


def next_choice(state: State) -> None:
    phase = cast(Modifying, state.phase)
    state.phase = replace(phase, laid=phase.laid[1:])


def argument_began(state: State, event: ArgumentBegan) -> None:
    for hand in state.hands:
        discard(state, "modifiers", hand.all_modifiers)
    state.hands = (Hand(),) * state.seats
    state.phase = Arguing(ends(event.at, state.options.argue_seconds))


def argued(state: State, event: Argued) -> None:
    spot, modifier = event.target, event.modifier
    on = state.tracks[spot.track][spot.place]
    pin = None if modifier is None else on.modifiers[modifier].card
    said = Argument(event.seat, spot, event.reason, modifier, event.wording, on.card, pin)
    state.arguments = (*state.arguments, said)
    state.spoken = counted(state.spoken, event.seat, 1)


def steered(state: State, event: Steered) -> None:
    """T9: skulls; T10: all played cards go to their discards."""
    state.verdicts = (
        *state.verdicts,
        Verdict(
            state.round,
            event.driver,
            event.track,
            event.by_chance,
            state.tracks,
            state.arguments,
        ),
    )
    state.helper = event.helper
    for seat in state.teams[event.track]:
        state.skulls = counted(state.skulls, seat, 1)
    for row in state.tracks.values():
        for one in row:
            discard(state, DECKS[one.guilty], (one.card,))
            discard(state, "modifiers", tuple(pin.card for pin in one.modifiers))
    last = state.round == rounds(state.seats)
    state.phase = Pause(None if last else ends(event.at, state.options.pause_seconds))


def match_ended(state: State, event: MatchEnded) -> None:
    state.phase, state.ended = Over(), event


APPLY: dict[type, Callable[[State, Any], None]] = {
    Shuffled: shuffled,
    RoundBegan: round_began,
    Drew: drew,
    Turned: turned,
    Arranged: arranged,
    PickOpened: pick_opened,
    Picked: picked,
    PicksShown: picks_shown,
    Laid: laid,
    Shown: shown,
    Passed: passed,
    ArgumentBegan: argument_began,
    Argued: argued,
    Steered: steered,
    MatchEnded: match_ended,
}
