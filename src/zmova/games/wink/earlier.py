"""What the rules of version 1 had otherwise, for matches that were dealt by them.

Only open calls could be caught, and a wink was forgotten when its call was over.
"""

from typing import Any

from zmova.games.wink.evolve import evolve
from zmova.games.wink.explain import explain
from zmova.games.wink.moves import Catch, Catches
from zmova.games.wink.offers import offers
from zmova.games.wink.state import State
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.offer import Offer
from zmova.table.seat import Seat


def open_calls(state: State, seat: Seat) -> list[Offer]:
    found: list[Offer] = []
    for one in offers(state, seat):
        if type(one) is Catches:
            called = tuple(agent for agent in one.agents if agent in state.pawns)
            found += [Catches(one.players, called)] if called else []
        else:
            found.append(one)
    return found


def not_called(state: State, seat: Seat, move: Move) -> Illegal:
    """What is left when every reason of today is none."""
    refused = explain(state, seat, move)
    if type(move) is Catch and refused.key == "tried-already" and move.agent not in state.pawns:
        return Illegal("not-called", "W17")
    return refused


def forgetful(state: State, event: Event) -> None:
    evolve(state, event)
    state.seen = tuple(
        tuple(one for one in seen if one.agent == state.open_call(one.player))
        for seen in state.seen
    )


VERSION_1: dict[str, Any] = {"offers": open_calls, "explain": not_called, "evolve": forgetful}
