"""What was different in rules that stored matches were made by."""

from typing import Any

from zmova.games.passengers import rules, state
from zmova.games.passengers.boats import Layout
from zmova.games.passengers.events import GazeBegan
from zmova.games.passengers.options import Options
from zmova.games.passengers.state import State
from zmova.table.dice import Throw
from zmova.table.event import Event

LAYOUT: Layout = (
    {"raven": (0, 2, 4, 5, 8), "wolf": (6, 3, 7, 1, 9)},
    {"raven": (7, 1, 9, 4, 5), "wolf": (2, 8, 0, 3, 6)},
    {"raven": (1, 6, 3, 7, 8), "wolf": (5, 0, 4, 9, 2)},
)


def opened(seats: int, options: Options, stacked: dict[str, Any]) -> State:
    """P8, P9, P19: other boats of the first round, four passengers at most, a vote is final."""
    then = state.opened(seats, options, stacked)
    then.layout = LAYOUT
    then.most = min(then.most, 4)
    then.rethinks = (0,) * seats
    return then


def deal(state: State, now: int, throw: Throw) -> list[Event]:
    """P5: the Gaze came without a word."""
    return [event for event in rules.deal(state, now, throw) if type(event) is not GazeBegan]


VERSION_1: dict[str, Any] = {"open": opened, "deal": deal}
