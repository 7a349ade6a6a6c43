"""P17: gifts that move passengers; masks and faces go with them."""

from functools import cache
from itertools import combinations

from zmova.games.passengers.boats import BOATS, SPACES, SPOTS, Boat
from zmova.games.passengers.events import Moved, Shifted, Swapped
from zmova.games.passengers.gifts.gift import Gift, spots, two_passengers
from zmova.games.passengers.moves import Direction
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State, Taken
from zmova.table.event import Event
from zmova.table.seat import Seat

Free = tuple[bool, ...]
DIRECTIONS: tuple[Direction, ...] = ("left", "right")


class Scroll(Gift):
    """Swaps two passengers in play, of any boats."""

    name = "scroll"
    fields = ("passengers",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return two_passengers(state.taken)

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.passengers is not None
        return [Swapped(now, list(choice.passengers))]


class Rope(Scroll):
    """Swaps two neighbours in one boat, or the same column across the boats."""

    name = "rope"

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return tied(state.taken)


class Oar(Gift):
    """Moves a passenger to a free space of its boat."""

    name = "oar"
    fields = ("passenger", "to")

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        rows = state.boats
        return [
            choice
            for boat in BOATS
            for choice in strokes(boat, tuple([one is None for one in rows[boat]]))
        ]

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.passenger is not None
        assert choice.to is not None
        return [Moved(now, choice.passenger, choice.to)]


class Current(Gift):
    """All passengers of one boat shift by a space; the last comes round."""

    name = "current"
    fields = ("boat", "direction")

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return every_shift()

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.boat is not None
        assert choice.direction is not None
        return [Shifted(now, choice.boat, choice.direction)]


@cache
def strokes(boat: Boat, free: Free) -> list[Choice]:
    return [
        Choice(passenger=spot, to=to)
        for spot in SPOTS[boat]
        if not free[spot.space]
        for to in range(SPACES)
        if free[to]
    ]


@cache
def tied(taken: Taken) -> list[Choice]:
    return [
        Choice(passengers=(one, other))
        for one, other in combinations(spots(taken), 2)
        if (one.boat == other.boat and other.space - one.space == 1)
        or (one.boat != other.boat and one.space == other.space)
    ]


@cache
def every_shift() -> list[Choice]:
    return [Choice(boat=boat, direction=direction) for boat in BOATS for direction in DIRECTIONS]
