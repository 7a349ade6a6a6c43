"""How bots think, in a helper process (`helper_processes.py`): from what their seats see alone."""

import pickle
from collections.abc import Callable
from dataclasses import dataclass

from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.table import Table
from zmova.table.view import View
from zmova.table.whim import Whim


@dataclass(frozen=True, eq=False)
class Question:
    """What a seat sees, kept as it was when it was told something."""

    seat: Seat
    moment: float
    """When all that it sees has been seen."""
    seen: bytes


Mind = tuple[Callable[[View, Whim, int], Plan | None], View, Whim, int]
Duty = tuple[Callable[[View, Whim], Move], View, Whim]


def question(table: Table, seat: Seat, persona: int, moment: float) -> Question:
    mind: Mind = table.game.plan, table.view(seat), table.whim(seat), persona
    return Question(seat, moment, pickle.dumps(mind))


def duty_of(table: Table, seat: Seat) -> bytes:
    duty: Duty = table.game.steward, table.view(seat), table.whim(seat)
    return pickle.dumps(duty)


def answers(seen: list[bytes]) -> list[Plan | None]:
    """What each of them means to do."""
    return [_answer(one) for one in seen]


def steward(seen: bytes) -> Move:
    """What the seat owes the table."""
    duty: Duty = pickle.loads(seen)
    move, view, whim = duty
    return move(view, whim)


def _answer(seen: bytes) -> Plan | None:
    mind: Mind = pickle.loads(seen)
    plan, view, whim, persona = mind
    return plan(view, whim, persona)
