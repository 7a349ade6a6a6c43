"""How each event changes the match. Nothing is judged here, and no field's value is changed."""

from collections.abc import Callable
from typing import Any

import msgspec

from zmova.games.passengers.boats import BOATS, LAYOUT, OTHER, VOICES, Boat, Spot
from zmova.games.passengers.cards import COLORS, FACTION, Card
from zmova.games.passengers.events import (
    Asked,
    Called,
    Claimed,
    CoinTaken,
    Counted,
    Dealt,
    DemonsAboard,
    DemonsInHand,
    HasColor,
    Hushed,
    Masked,
    MatchEnded,
    Moved,
    Paired,
    Peeked,
    Placed,
    PlacedKind,
    Revealed,
    RoundBegan,
    Shaded,
    Shifted,
    Shown,
    Skipped,
    Swapped,
    Traded,
    Used,
    VoicesSwapped,
    VoiceTaken,
    Voted,
    VoteOpened,
    VotesFirst,
)
from zmova.games.passengers.gifts import SETS
from zmova.games.passengers.moves import Gift
from zmova.games.passengers.state import (
    EMPTY,
    Count,
    Gaze,
    Giving,
    Landed,
    Look,
    Over,
    Passenger,
    Placing,
    Row,
    Said,
    Shading,
    Showing,
    State,
    Use,
    Voting,
)
from zmova.table.event import Event
from zmova.table.seat import Seat, left_of, right_of

replace = msgspec.structs.replace


def evolve(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


def limit(now: int, seconds: int | None) -> int | None:
    return None if seconds is None else now + seconds * 1000


def changed(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    other = [*values]
    other[at] = value
    return tuple(other)


# rounds


def dealt(state: State, event: Dealt) -> None:
    state.hands = tuple(tuple(hand) for hand in event.hands)
    state.first = tuple(hand[0] for hand in event.hands)
    state.factions = tuple(FACTION[card] for card in state.first)
    state.shadows = tuple(event.shadows)
    state.coin = event.coin
    state.masks = COLORS
    state.looks = ((),) * state.seats
    state.spoken = (0,) * state.seats
    if state.options.gaze_seconds is not None and state.seats > 4:
        state.phase = Gaze(event.at + state.options.gaze_seconds * 1000)


def round_began(state: State, event: RoundBegan) -> None:
    """P10, P11: with four seats shadows come first, then the coin holder opens."""
    state.round = event.round
    state.boats = dict.fromkeys(BOATS, EMPTY)
    state.held = (None,) * state.seats
    state.voices = (0,) * state.seats
    ends = limit(event.at, state.options.place_seconds)
    if state.seats == 4:
        state.phase = Shading(right_of(state.coin, state.seats), None, ends)
    else:
        state.phase = Placing(state.coin, ends)


def board(state: State, boat: Boat, space: int, owner: Seat | None, card: Card) -> None:
    seen = () if owner is None else (owner,)
    passenger = Passenger(state.boarded, owner, card, seen)
    state.boarded += 1
    rows = state.boats
    state.boats = rows | {boat: changed(rows[boat], space, passenger)}


def shaded(state: State, event: Shaded) -> None:
    board(state, event.boat, event.space, None, state.shadows[0])
    state.shadows = state.shadows[1:]
    phase = state.phase
    assert type(phase) is Shading
    ends = limit(event.at, state.options.place_seconds)
    if phase.boat is None:
        state.phase = Shading(right_of(event.seat, state.seats), OTHER[event.boat], ends)
    else:
        state.phase = Placing(state.coin, ends)


def placed(state: State, event: Placed) -> None:
    """P11: the space's gift and voices go to the seat."""
    seat, card, boat, space = event.seat, event.card, event.boat, event.space
    hand = state.hands[seat]
    board(state, boat, space, seat, hand[card])
    state.hands = changed(state.hands, seat, hand[:card] + hand[card + 1 :])
    number = LAYOUT[state.round - 1][boat][space]
    state.held = changed(state.held, seat, number)
    state.voices = changed(state.voices, seat, VOICES[number])
    after = left_of(seat, state.seats)
    state.phase = Placing(after, limit(event.at, state.options.place_seconds))


def claimed(state: State, event: Claimed) -> None:
    passenger = state.boats[event.boat][event.space]
    assert passenger is not None
    said = Said(state.round, event.seat, passenger.id, event.kind, event.color)
    kept = (old for old in state.claims if (old.seat, old.id) != (said.seat, said.id))
    state.claims = (*kept, said)
    state.spoken = changed(state.spoken, event.seat, state.spoken[event.seat] + 1)


# gifts


def called(state: State, event: Called) -> None:
    state.phase = Giving(event.seat, event.number, limit(event.at, state.options.gift_seconds))


def gift_name(state: State, number: int) -> str:
    return SETS[state.sets[state.round - 1]][number].name


def skipped(state: State, event: Skipped) -> None:
    name = gift_name(state, event.number)
    use = Use(state.round, event.seat, event.number, name, skipped=True)
    state.uses = (*state.uses, use)


def used(state: State, event: Used) -> None:
    """The hand card of a trade stays a secret, so it is left out of what everybody learns."""
    choice = event.choice
    ids: tuple[int, ...] = ()
    if choice is not None:
        ids, choice = touched(state, choice), openly(choice)
    name = gift_name(state, event.number)
    state.uses += (Use(state.round, event.seat, event.number, name, False, choice, ids),)


def openly(choice: Gift) -> Gift:
    return choice if choice.card is None else replace(choice, card=None)


def touched(state: State, choice: Gift) -> tuple[int, ...]:
    """The passengers that a gift was used on, by number."""
    if choice.passenger is not None:
        return (aboard(state, choice.passenger).id,)
    return tuple([aboard(state, spot).id for spot in choice.passengers or ()])


def learned(state: State, **what: Any) -> None:
    """Everybody learned something from the latest gift."""
    state.uses = (*state.uses[:-1], replace(state.uses[-1], **what))


def asked(state: State, event: Asked) -> None:
    phase = state.phase
    assert type(phase) is Giving
    ends = limit(event.at, state.options.gift_seconds)
    state.phase = Showing(event.seat, phase.number, tuple(event.seats), event.give, ends)


def shown(state: State, event: Shown) -> None:
    look = Look(state.round, event.seat, event.card)
    state.looks = changed(state.looks, event.to, (*state.looks[event.to], look))
    wait_no_more(state, event.seat)


def wait_no_more(state: State, seat: Seat) -> None:
    phase = state.phase
    assert type(phase) is Showing
    waiting = tuple(other for other in phase.waiting if other != seat)
    state.phase = replace(phase, waiting=waiting)


def traded(state: State, event: Traded) -> None:
    one, other = event.seats
    given, taken = event.cards
    for seat, index, card in ((one, event.indices[0], taken), (other, event.indices[1], given)):
        state.hands = changed(state.hands, seat, changed(state.hands[seat], index, card))
    for seat, partner, got, gave in ((one, other, taken, given), (other, one, given, taken)):
        look = Look(state.round, partner, got, gave)
        state.looks = changed(state.looks, seat, (*state.looks[seat], look))
    wait_no_more(state, other)


def has_color(state: State, event: HasColor) -> None:
    learned(state, answers=event.answers)


def counted_demons(state: State, event: DemonsInHand | DemonsAboard) -> None:
    learned(state, count=event.count)


def placed_kind(state: State, event: PlacedKind) -> None:
    learned(state, kind=event.kind)


# passengers in play


def aboard(state: State, spot: Spot) -> Passenger:
    passenger = state.boats[spot.boat][spot.space]
    assert passenger is not None
    return passenger


def put(state: State, spot: Spot, passenger: Passenger | None) -> None:
    row: Row = changed(state.boats[spot.boat], spot.space, passenger)
    state.boats = state.boats | {spot.boat: row}


def peeked(state: State, event: Peeked) -> None:
    for spot in event.spots:
        passenger = aboard(state, spot)
        if event.seat not in passenger.seen:
            put(state, spot, replace(passenger, seen=(*passenger.seen, event.seat)))


def revealed(state: State, event: Revealed) -> None:
    put(state, event.spot, replace(aboard(state, event.spot), up=True))
    learned(state, card=event.card)


def swapped(state: State, event: Swapped) -> None:
    one, other = event.spots
    first, second = aboard(state, one), aboard(state, other)
    put(state, one, second)
    put(state, other, first)


def moved(state: State, event: Moved) -> None:
    passenger = aboard(state, event.spot)
    put(state, event.spot, None)
    put(state, Spot(event.spot.boat, event.to), passenger)


def shifted(state: State, event: Shifted) -> None:
    row = state.boats[event.boat]
    row = (*row[1:], row[0]) if event.direction == "left" else (row[-1], *row[:-1])
    state.boats = state.boats | {event.boat: row}


def masked(state: State, event: Masked) -> None:
    put(state, event.spot, replace(aboard(state, event.spot), mask=event.mask))
    state.masks = tuple(mask for mask in state.masks if mask != event.mask)


# talk and voices


def hushed(state: State, event: Hushed) -> None:
    state.hushed = tuple(sorted({*state.hushed, *event.seats}))


def paired(state: State, event: Paired) -> None:
    state.pair = tuple(event.seats)


def voice_taken(state: State, event: VoiceTaken) -> None:
    voices = changed(state.voices, event.giver, state.voices[event.giver] - 1)
    state.voices = changed(voices, event.seat, voices[event.seat] + 1)


def voices_swapped(state: State, event: VoicesSwapped) -> None:
    one, other = event.seats
    voices = changed(state.voices, one, state.voices[other])
    state.voices = changed(voices, other, state.voices[one])


def votes_first(state: State, event: VotesFirst) -> None:
    state.votes_first = event.seat


def coin_taken(state: State, event: CoinTaken) -> None:
    state.coin = event.seat


# the vote


def vote_opened(state: State, event: VoteOpened) -> None:
    state.pair = ()
    state.phase = Voting({}, limit(event.at, state.options.vote_seconds))


def voted(state: State, event: Voted) -> None:
    """G6: once the Hourglass has run, those who waited for it have the whole limit."""
    phase = state.phase
    assert type(phase) is Voting
    ends = phase.ends
    if event.seat == state.votes_first:
        ends = limit(event.at, state.options.vote_seconds)
    state.phase = Voting(phase.ballots | {event.seat: event.boat}, ends)


def counted(state: State, event: Counted) -> None:
    """P20, P21: the boats leave; hushes end, voices and gifts return."""
    count = Count(
        state.round,
        event.ballots,
        event.voices,
        event.raven,
        event.wolf,
        event.coin,
        event.winner,
    )
    state.counts = (*state.counts, count)
    loser = OTHER[event.winner]
    winners, losers = state.boats[event.winner], state.boats[loser]
    state.crossed = (*state.crossed, Landed(state.round, event.winner, winners))
    state.sunk = (*state.sunk, Landed(state.round, loser, losers))
    state.boats = dict.fromkeys(BOATS, EMPTY)
    state.held = (None,) * state.seats
    state.voices = (0,) * state.seats
    state.hushed = ()
    state.votes_first = None


def match_ended(state: State, event: MatchEnded) -> None:
    state.ended = event
    state.phase = Over()


APPLY: dict[type, Callable[[State, Any], None]] = {
    Dealt: dealt,
    RoundBegan: round_began,
    Shaded: shaded,
    Placed: placed,
    Claimed: claimed,
    Called: called,
    Skipped: skipped,
    Used: used,
    Asked: asked,
    Shown: shown,
    Traded: traded,
    HasColor: has_color,
    DemonsInHand: counted_demons,
    PlacedKind: placed_kind,
    DemonsAboard: counted_demons,
    Peeked: peeked,
    Revealed: revealed,
    Swapped: swapped,
    Moved: moved,
    Shifted: shifted,
    Masked: masked,
    Hushed: hushed,
    Paired: paired,
    VoiceTaken: voice_taken,
    VoicesSwapped: voices_swapped,
    VotesFirst: votes_first,
    CoinTaken: coin_taken,
    VoteOpened: vote_opened,
    Voted: voted,
    Counted: counted,
    MatchEnded: match_ended,
}
