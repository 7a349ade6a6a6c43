"""Which moves a seat is offered. Moves are few and never change, so they are made once and kept."""

from collections.abc import Callable
from functools import cache
from typing import Any

from zmova.games.passengers.boats import BOATS, SPACES, Boat, room_aboard
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.moves import Place, Shade, Show, Vote
from zmova.games.passengers.state import Giving, Placing, Row, Shading, Showing, State, Voting
from zmova.table.move import Move
from zmova.table.seat import Seat

VOTES: list[Move] = [Vote(boat) for boat in BOATS]
Taken = tuple[bool, ...]


def legal(state: State, seat: Seat) -> list[Move]:
    """Claims are talk and are not offered, like talk."""
    phase = state.phase
    offer = OFFERS.get(type(phase))
    return [] if offer is None else offer(state, seat, phase)


def shades(state: State, seat: Seat, phase: Shading) -> list[Move]:
    if phase.seat != seat:
        return []
    spots = free(room_aboard(state.seats), *occupied(state))
    return [Shade(*spot) for spot in spots if phase.boat is None or spot[0] == phase.boat]


def places(state: State, seat: Seat, phase: Placing) -> list[Move]:
    if phase.seat != seat:
        return []
    return placings(len(state.hands[seat]), room_aboard(state.seats), *occupied(state)).copy()


def gifts(state: State, seat: Seat, phase: Giving) -> list[Move]:
    if phase.seat != seat:
        return []
    return [*gift_of(state, phase.number).choices(state, seat)]


def shows(state: State, seat: Seat, phase: Showing) -> list[Move]:
    return [Show(card) for card in range(len(state.hands[seat]))] if seat in phase.waiting else []


def votes(state: State, seat: Seat, phase: Voting) -> list[Move]:
    first, ballots = state.votes_first, phase.ballots
    waits = first is not None and first != seat and first not in ballots
    return [] if waits or seat in ballots else VOTES.copy()


OFFERS: dict[type, Callable[[State, Seat, Any], list[Move]]] = {
    Shading: shades,
    Placing: places,
    Giving: gifts,
    Showing: shows,
    Voting: votes,
}


def occupied(state: State) -> tuple[Taken, Taken]:
    """Which spaces of the Raven and of the Wolf are taken."""
    return taken_in(state.boats["raven"]), taken_in(state.boats["wolf"])


def taken_in(row: Row) -> Taken:
    return tuple([one is not None for one in row])


@cache
def free(most: int, *taken: Taken) -> list[tuple[Boat, int]]:
    """P9, P11: the free spaces of boats that are not full."""
    return [
        (boat, space)
        for boat, row in zip(BOATS, taken, strict=True)
        for space in range(SPACES)
        if sum(row) < most and not row[space]
    ]


@cache
def placings(cards: int, most: int, *taken: Taken) -> list[Move]:
    return [Place(card, *spot) for card in range(cards) for spot in free(most, *taken)]
