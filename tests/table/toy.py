"""A game small enough to see through, for tests of the table itself.

Each seat in turn takes one or two stones; who takes the last one wins. What each holds is its
own secret. Seat 0 may talk to all, to its team (seats 0 and 1) or whisper to seat 2; the last seat
is hushed. A seat that lets its limit pass is moved for by its steward; an idle table ends itself.
"""

from dataclasses import replace
from typing import Annotated, Any

import msgspec

from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.game import Audiences, Game
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat, left_of
from zmova.table.told import Secret, only
from zmova.table.view import View
from zmova.table.whim import Whim


class Take(Move, frozen=True, tag="take"):
    stones: int


class Laid(Event, frozen=True, tag="laid"):
    told = ()
    stones: Secret[int]


class Took(Event, frozen=True, tag="took"):
    seat: Seat
    stones: Annotated[int, only("seat")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: int = 9
    seconds: int | None = None


class Heap(msgspec.Struct):
    seats: int
    options: Options
    laid: int = 0
    turn: Seat = 0
    held: list[int] = []
    since: int = 0


class HeapView(msgspec.Struct, frozen=True):
    turn: Seat


class HeldView(msgspec.Struct, frozen=True):
    held: int


def open_heap(seats: int, options: Options, stacked: dict[str, Any]) -> Heap:
    if stacked:
        raise BadDeal("nothing to stack")
    return Heap(seats, options, held=[0] * seats)


def deal(state: Heap, now: int, throw: Throw) -> list[Event]:
    return [Laid(now, 1 + throw.below(state.options.most))]


def offers(state: Heap, seat: Seat) -> list[Take]:
    if seat != state.turn:
        return []
    return [Take(stones) for stones in (1, 2) if stones <= state.laid]


def decide(state: Heap, seat: Seat, move: Take, now: int, throw: Throw) -> list[Event]:
    return [Took(now, seat, move.stones)]


def explain(state: Heap, seat: Seat, move: Take) -> Illegal:
    if seat != state.turn or state.laid == 0:
        return Illegal("not-your-turn", turn=state.turn)
    return Illegal("not-so-many")


def evolve(state: Heap, event: Event) -> None:
    state.since = event.at
    if isinstance(event, Laid):
        state.laid = event.stones
    if isinstance(event, Took):
        state.laid -= event.stones
        state.held[event.seat] += event.stones
        state.turn = left_of(event.seat, state.seats)


def deadline(state: Heap) -> Deadline | None:
    if state.options.seconds is None or state.laid == 0:
        return None
    return Deadline(state.since + state.options.seconds * 1000, (state.turn,))


def audiences(state: Heap, seat: Seat) -> Audiences:
    if seat == state.seats - 1:
        return {}
    if seat == 0:
        return {"all": None, "team": [0, 1], "whisper": [0, 2]}
    return {"all": None}


def result(state: Heap) -> Result[Any, Any] | None:
    if state.laid:
        return None
    last = (state.turn - 1) % state.seats
    return Result([last], list(state.held), [{"seat": last, "rule": "last-stone"}])


def plan(view: View, whim: Whim, persona: int = 0) -> Plan | None:
    return Plan(view.choices[0]) if view.choices else None


def steward(view: View, whim: Whim) -> Move:
    first: Move = view.choices[0]
    return first


STONES: Game[Heap] = Game(
    name="stones",
    version="1",
    fewest=2,
    most=4,
    options=Options,
    moves=Take,
    events=Laid | Took,
    table=HeapView,
    mine=HeldView,
    open=open_heap,
    deal=deal,
    offers=offers,
    decide=decide,
    explain=explain,
    evolve=evolve,
    deadline=deadline,
    audiences=audiences,
    result=result,
    public=lambda state: HeapView(state.turn),
    private=lambda state, seat: HeldView(state.held[seat]),
    plan=plan,
    steward=steward,
)


def watched(game: Game[Any]) -> tuple[Game[Any], list[tuple[View, int]]]:
    """The game with a steward that does the first thing on offer; what it saw, and its whims."""
    saw: list[tuple[View, int]] = []

    def watching(view: View, whim: Whim) -> Move:
        saw.append((view, whim.getrandbits(30)))
        return steward(view, whim)

    return replace(game, steward=watching), saw
