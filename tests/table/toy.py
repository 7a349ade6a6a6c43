"""A game small enough to see through, for tests of the table itself.

Each seat in turn takes one or two stones; who takes the last one wins. What each holds is its
own secret. Seat 0 may talk to all, to its team (seats 0 and 1) or whisper to seat 2; the last seat
is hushed. A seat that lets its limit pass is moved for by its steward; an idle table ends itself.
"""

from random import Random
from typing import Any

import msgspec

from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat, Viewer, left_of
from zmova.table.talk import Audience
from zmova.table.view import View


class Take(Move, frozen=True, tag="take"):
    stones: int


class Laid(Event, frozen=True, tag="laid"):
    stones: int


class Took(Event, frozen=True, tag="took"):
    seat: Seat
    stones: int


class TookSome(Notice, frozen=True, tag="took"):
    seat: Seat
    stones: int | None = None


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


class Stones(Game[Heap]):
    name, version, fewest, most = "stones", "1", 2, 4
    options, moves, events = Options, Take, Laid | Took
    shapes = {}  # noqa: RUF012  no client plays it

    def __init__(self) -> None:
        self.stewarded: list[tuple[View, int]] = []

    def open(self, seats: int, options: Options, stacked: dict[str, Any]) -> Heap:
        if stacked:
            raise BadDeal("nothing to stack")
        return Heap(seats, options, held=[0] * seats)

    def deal(self, state: Heap, now: int, throw: Throw) -> list[Event]:
        return [Laid(now, 1 + throw.below(state.options.most))]

    def decide(self, state: Heap, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
        if not isinstance(move, Take):
            raise Illegal("not-a-move")
        if seat != state.turn or state.laid == 0:
            raise Illegal("not-your-turn", turn=state.turn)
        if not 1 <= move.stones <= min(2, state.laid):
            raise Illegal("not-so-many")
        return [Took(now, seat, move.stones)]

    def evolve(self, state: Heap, event: Event) -> None:
        state.since = event.at
        if isinstance(event, Laid):
            state.laid = event.stones
        if isinstance(event, Took):
            state.laid -= event.stones
            state.held[event.seat] += event.stones
            state.turn = left_of(event.seat, state.seats)

    def legal(self, state: Heap, seat: Seat) -> list[Move]:
        if seat != state.turn:
            return []
        return [Take(stones) for stones in (1, 2) if stones <= state.laid]

    def deadline(self, state: Heap) -> Deadline | None:
        if state.options.seconds is None or state.laid == 0:
            return None
        return Deadline(state.since + state.options.seconds * 1000, (state.turn,))

    def decide_timeout(self, state: Heap, now: int, throw: Throw) -> list[Event]:
        raise AssertionError("every deadline of this game waits for a seat")

    def public(self, state: Heap) -> HeapView:
        return HeapView(state.turn)

    def private(self, state: Heap, seat: Seat) -> HeldView:
        return HeldView(state.held[seat])

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Took):
            return TookSome(event.seat, event.stones if viewer == event.seat else None)
        return None

    def audiences(self, state: Heap, seat: Seat) -> dict[Audience, list[Seat] | None]:
        if seat == state.seats - 1:
            return {}
        if seat == 0:
            return {"all": None, "team": [0, 1], "whisper": [0, 2]}
        return {"all": None}

    def result(self, state: Heap) -> Result | None:
        if state.laid:
            return None
        last = (state.turn - 1) % state.seats
        return Result([last], list(state.held), [{"seat": last, "rule": "last-stone"}])

    def plan(self, view: View, whim: Random, persona: int = 0) -> Plan | None:
        return Plan(view.choices[0]) if view.choices else None

    def steward(self, view: View, whim: Random) -> Move:
        self.stewarded.append((view, whim.getrandbits(30)))
        return view.choices[0]
