"""The law of what a seat may do. Moves are few and never change: they are made once and kept."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from typing import Any

from zmova.games.passengers.boats import BOATS, OTHER, ROUNDS, SPACES, Boat
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.moves import Claims, Place, Shade, Show, Vote
from zmova.games.passengers.state import Giving, Placing, Shading, Showing, State, Taken, Voting
from zmova.table.move import Move
from zmova.table.offer import Offer
from zmova.table.seat import Seat

NOTHING: tuple[Move, ...] = ()
SHOWS = tuple(Show(card) for card in range(ROUNDS))
VOTES = tuple(Vote(boat) for boat in BOATS)
RETHINK: dict[Boat, tuple[Move, ...]] = {boat: (Vote(OTHER[boat]),) for boat in BOATS}
"""By the boat in the fist."""
MOST_CLAIMS = 200
"""Of one seat in a match: far more than anybody needs."""


def offers(state: State, seat: Seat) -> list[Offer]:
    phase = state.phase
    duty = DUTIES.get(type(phase))
    if duty is None:
        return []
    found: list[Offer] = [*duty(state, seat, phase)]
    if seat not in state.hushed and state.spoken[seat] < MOST_CLAIMS:
        found += claims(state.taken)
    return found


def shades(state: State, seat: Seat, phase: Shading) -> Sequence[Move]:
    """P10"""
    if phase.seat != seat:
        return NOTHING
    spots = free(state.most, state.taken)
    return [Shade(*spot) for spot in spots if phase.boat is None or spot[0] == phase.boat]


def places(state: State, seat: Seat, phase: Placing) -> Sequence[Move]:
    """P11"""
    if phase.seat != seat:
        return NOTHING
    return placings(len(state.hands[seat]), state.most, state.taken)


def gifts(state: State, seat: Seat, phase: Giving) -> Sequence[Move]:
    """P13"""
    if phase.seat != seat or phase.done:
        return NOTHING
    return gift_of(state, phase.number).choices(state, seat)


def shows(state: State, seat: Seat, phase: Showing) -> Sequence[Move]:
    return SHOWS[: len(state.hands[seat])] if seat in phase.waiting else NOTHING


def votes(state: State, seat: Seat, phase: Voting) -> Sequence[Move]:
    """P19: until the last fist is closed each may change; the Hourglass's open vote stands."""
    first, ballots = state.votes_first, phase.ballots
    if seat in ballots:
        stands = seat == first or len(ballots) == state.seats or not state.rethinks[seat]
        return NOTHING if stands else RETHINK[ballots[seat]]
    return NOTHING if first is not None and first != seat and first not in ballots else VOTES


DUTIES: dict[type, Callable[[State, Seat, Any], Sequence[Move]]] = {
    Shading: shades,
    Placing: places,
    Giving: gifts,
    Showing: shows,
    Voting: votes,
}


def rows(taken: Taken) -> tuple[Taken, Taken]:
    """The Raven's, and the Wolf's."""
    return taken[:SPACES], taken[SPACES:]


@cache
def free(most: int, taken: Taken) -> list[tuple[Boat, int]]:
    """P9, P11: the free spaces of boats that are not full."""
    return [
        (boat, space)
        for boat, row in zip(BOATS, rows(taken), strict=True)
        for space in range(SPACES)
        if sum(row) < most and not row[space]
    ]


@cache
def claims(taken: Taken) -> list[Claims]:
    """P12, P14: about whoever is in play, if anybody is."""
    raven, wolf = (tuple(compress(range(SPACES), row)) for row in rows(taken))
    return [Claims(raven, wolf)] if raven or wolf else []


@cache
def placings(cards: int, most: int, taken: Taken) -> list[Move]:
    return [Place(card, *spot) for card in range(cards) for spot in free(most, taken)]
