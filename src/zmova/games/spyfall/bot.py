"""The Spyfall bot: from a seat's view alone to a move."""

from random import Random

from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.view import View


def plan(view: View, whim: Random, persona: int = 0) -> Plan | None:
    return Plan(whim.choice(view.choices), 2.0) if view.choices else None


def steward(view: View, whim: Random) -> Move:
    return whim.choice(view.choices)
