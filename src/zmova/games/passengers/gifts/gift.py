"""What a gift is: whom or what it may be used on, and what that brings about."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cache
from itertools import combinations, compress

from zmova.games.passengers.boats import BOATS, SPOTS, Boat, Spot
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import EMPTY, Passenger, Row, State
from zmova.table.event import Event
from zmova.table.seat import Seat

EVERY_SPOT = tuple(spot for boat in BOATS for spot in SPOTS[boat])


class Gift(ABC):
    """One gift. It knows nothing of turns: the rules call its holder in the order of numbers."""

    name: str
    fields: tuple[str, ...] = ()
    """The fields of the `gift` move that it reads."""
    by_itself = False
    """Needs no choice and no move."""

    @abstractmethod
    def choices(self, state: State, seat: Seat) -> list[Choice]:
        """Every way to use it now; none: it is skipped (P13)."""

    @abstractmethod
    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        """What the choice brings about."""


class OnOther(Gift):
    """A gift for any one other seat."""

    fields = ("player",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return one_player(others(state, seat))


def aboard(state: State, boats: Iterable[Boat] = BOATS) -> list[tuple[Spot, Passenger]]:
    """P14: the passengers in play and where they sit."""
    rows = state.boats
    return [
        (spot, passenger)
        for boat in boats
        for spot, passenger in zip(SPOTS[boat], rows[boat], strict=True)
        if passenger is not None
    ]


def spaces(state: State, boats: Iterable[Boat] = BOATS) -> Row:
    """All ten spaces from left to right, the Raven's first; a boat that is left out is empty."""
    raven, wolf = [state.boats[boat] if boat in boats else EMPTY for boat in BOATS]
    return raven + wolf


def sitting(state: State, spot: Spot) -> Passenger:
    passenger = state.boats[spot.boat][spot.space]
    assert passenger is not None, "a gift chooses among passengers in play"
    return passenger


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return all_but(state.seats, seat)


@cache
def all_but(seats: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in range(seats) if other != seat)


def with_cards(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Others with a card in hand: in the last round nobody."""
    return tuple([other for other in others(state, seat) if state.hands[other]])


@cache
def one_player(seats: tuple[Seat, ...]) -> list[Choice]:
    return [Choice(player=seat) for seat in seats]


@cache
def two_players(seats: tuple[Seat, ...]) -> list[Choice]:
    """Two of them, or the one that there is."""
    return [Choice(players=pair) for pair in combinations(seats, min(2, len(seats))) if pair]


Which = tuple[bool, ...]
"""For each of the ten spaces whether the gift may be used on it: quick to look up."""


def spots(which: Which) -> Iterable[Spot]:
    return compress(EVERY_SPOT, which)


@cache
def one_passenger(which: Which) -> list[Choice]:
    return [Choice(passenger=spot) for spot in spots(which)]


@cache
def two_passengers(which: Which) -> list[Choice]:
    return [Choice(passengers=pair) for pair in combinations(spots(which), 2)]
