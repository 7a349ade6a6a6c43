"""What gifts do to passengers, hands, talk and voices. No field's value is changed."""

from typing import Any

import msgspec

from zmova.games.passengers.boats import Boat, Spot
from zmova.games.passengers.events import (
    Asked,
    Called,
    CoinTaken,
    DemonsAboard,
    DemonsInHand,
    HasColor,
    Hushed,
    Masked,
    Moved,
    Paired,
    Peeked,
    PlacedKind,
    Revealed,
    Shifted,
    Shown,
    Skipped,
    Swapped,
    Traded,
    Used,
    VoicesSwapped,
    VoiceTaken,
    VotesFirst,
)
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.moves import Gift, openly
from zmova.games.passengers.state import (
    Giving,
    Look,
    Passenger,
    Row,
    Showing,
    State,
    Use,
)
from zmova.table.seat import Seat, at_seat

replace = msgspec.structs.replace


def limit(now: int, seconds: int | None) -> int | None:
    return None if seconds is None else now + seconds * 1000


# gifts


def called(state: State, event: Called) -> None:
    state.phase = Giving(event.seat, event.number, limit(event.at, state.options.gift_seconds))


def skipped(state: State, event: Skipped) -> None:
    name = gift_of(state, event.number).name
    state.uses += (Use(state.round, event.seat, event.number, name, skipped=True),)
    state.phase = Giving(event.seat, event.number, None, done=True)


def used(state: State, event: Used) -> None:
    """The hand card of a trade stays a secret, so it is left out of what everybody learns."""
    choice = event.choice
    ids: tuple[int, ...] = ()
    if choice is not None:
        ids, choice = touched(state, choice), openly(choice)
    name = gift_of(state, event.number).name
    state.uses += (Use(state.round, event.seat, event.number, name, False, choice, ids),)
    state.phase = Giving(event.seat, event.number, None, done=True)


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
    state.looks = at_seat(state.looks, event.to, (*state.looks[event.to], look))
    wait_no_more(state, event.seat)


def wait_no_more(state: State, seat: Seat) -> None:
    phase = state.phase
    assert type(phase) is Showing
    waiting = tuple([other for other in phase.waiting if other != seat])
    if waiting:
        state.phase = replace(phase, waiting=waiting)
    else:
        state.phase = Giving(phase.seat, phase.number, None, done=True)


def traded(state: State, event: Traded) -> None:
    one, other = event.seats
    given, taken = event.cards
    for seat, index, card in ((one, event.indices[0], taken), (other, event.indices[1], given)):
        hand = state.hands[seat]
        state.hands = at_seat(state.hands, seat, (*hand[:index], card, *hand[index + 1 :]))
    for seat, partner, got, gave in ((one, other, taken, given), (other, one, given, taken)):
        look = Look(state.round, partner, got, gave)
        state.looks = at_seat(state.looks, seat, (*state.looks[seat], look))
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
    row, space = state.boats[spot.boat], spot.space
    sit(state, {spot.boat: (*row[:space], passenger, *row[space + 1 :])})


def sit(state: State, rows: dict[Boat, Row]) -> None:
    state.boats = state.boats | rows
    state.taken = tuple([one is not None for row in state.boats.values() for one in row])


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
    sit(state, {event.boat: row})


def masked(state: State, event: Masked) -> None:
    put(state, event.spot, replace(aboard(state, event.spot), mask=event.mask))
    state.masks = tuple(mask for mask in state.masks if mask != event.mask)


# talk and voices


def hushed(state: State, event: Hushed) -> None:
    state.hushed = tuple(sorted({*state.hushed, *event.seats}))


def paired(state: State, event: Paired) -> None:
    state.pair = tuple(event.seats)


def voice_taken(state: State, event: VoiceTaken) -> None:
    voices = at_seat(state.voices, event.giver, state.voices[event.giver] - 1)
    state.voices = at_seat(voices, event.seat, voices[event.seat] + 1)


def voices_swapped(state: State, event: VoicesSwapped) -> None:
    one, other = event.seats
    voices = at_seat(state.voices, one, state.voices[other])
    state.voices = at_seat(voices, other, state.voices[one])


def votes_first(state: State, event: VotesFirst) -> None:
    state.votes_first = event.seat


def coin_taken(state: State, event: CoinTaken) -> None:
    state.coin = event.seat
