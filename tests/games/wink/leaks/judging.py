"""Offers, refusals, limits of time and eyes that depend on hidden hands or on hidden winks."""

from abc import abstractmethod
from typing import Any

import msgspec

from tests.games.wink.leaks.base import WinkGame
from tests.properties.planted import Leaky
from zmova.games.wink.events import Winked
from zmova.games.wink.moves import Catch, Catches
from zmova.games.wink.state import Gaze, State, Turn
from zmova.table.deadline import Deadline
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat

replace = msgspec.structs.replace


class RefusalTellsTheHolder(WinkGame):
    def explain(self, state: State, seat: Seat, move: Move) -> Illegal:
        refused = super().explain(state, seat, move)
        if not isinstance(move, Catch) or not state.hands:
            return refused
        held = any(move.agent in hand for hand in state.hands[move.player : move.player + 1])
        return Illegal(refused.key, warm=held)


class OfferedByTheOtherHands(WinkGame):
    """The order of the moves on offer tells what others hold."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        return moves[::-1] if sum(state.hands[seat - 1]) % 2 else moves


class OnlyTheHolderCanBeCaught(WinkGame):
    """A rule that judges by what the mover can't know."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        offers = super().offers(state, seat)
        tries = [move for one in offers if isinstance(one, Catches) for move in one.moves()]
        others = [one for one in offers if not isinstance(one, Catches)]
        return others + [move for move in tries if move.agent in state.hands[move.player]]


class PartnersHaveMoreTime(WinkGame):
    """A turn lasts a moment longer where the called number is in the next hand."""

    def deadline(self, state: State) -> Deadline | None:
        due = super().deadline(state)
        if due is None or not due.seats:
            return due
        agent = state.pawns[due.seats[0]]
        return Deadline(due.at + (agent in state.hands[due.seats[0] - 1]), due.seats)


# winks


class TurnsEndLaterByWinks(WinkGame):
    def deadline(self, state: State) -> Deadline | None:
        due = super().deadline(state)
        return due and Deadline(due.at + len(state.winks), due.seats)


class SeenByWhoeverGlances(WinkGame):
    """Without the moment that an eye must rest on a face."""

    def decide(self, state: State, seat: Seat, move: Move, now: int, throw: Any) -> list[Event]:
        events = super().decide(state, seat, move, now, throw)
        looking = [other for other, gaze in enumerate(state.gazes) if gaze.player == seat]
        return [replace(e, seen_by=looking) if isinstance(e, Winked) else e for e in events]


class SeenByWhoeverLooksAtTheCaller(WinkGame):
    """The other end of the glance."""

    def decide(self, state: State, seat: Seat, move: Move, now: int, throw: Any) -> list[Event]:
        return [
            replace(
                event,
                seen_by=[
                    other
                    for other, gaze in enumerate(state.gazes)
                    if gaze.player in (seat, event.player)
                ],
            )
            if isinstance(event, Winked)
            else event
            for event in super().decide(state, seat, move, now, throw)
        ]


class Moved(WinkGame):
    """Base of leaks where a wink changes something for others."""

    @abstractmethod
    def moved(self, state: State, event: Winked) -> None: ...

    def evolve(self, state: State, event: Event) -> None:
        super().evolve(state, event)
        if isinstance(event, Winked):
            self.moved(state, event)


class WinkTurnsTheEyes(Moved):
    """The winker's eye rests anew: whoever looks there must wait again."""

    def moved(self, state: State, event: Winked) -> None:
        gazes = list(state.gazes)
        gazes[event.seat] = Gaze(event.player, event.at)
        state.gazes = tuple(gazes)


class WinkShiftsTheTurn(Moved):
    def moved(self, state: State, event: Winked) -> None:
        phase = state.phase
        if isinstance(phase, Turn) and phase.ends is not None:
            state.phase = Turn(phase.seat, phase.ends + 1)


class WinkTiresTheCaller(Moved):
    """The eyes of the one who was winked at rest too."""

    def moved(self, state: State, event: Winked) -> None:
        state.strained = {**state.strained, (event.player, "look"): event.at + 500}


class WinkTiresEverybody(Moved):
    """While somebody's lids rest nobody may wink."""

    def moved(self, state: State, event: Winked) -> None:
        for seat in range(state.seats):
            state.strained = {**state.strained, (seat, "wink"): event.at + 2000}


class WinkLiftsTheBar(Moved):
    """W20: a number may be tried again once its partner has winked."""

    def moved(self, state: State, event: Winked) -> None:
        state.barred = {a: c for a, c in state.barred.items() if a != event.agent}


class SeatsCatchFirstWhoWinked(WinkGame):
    """The order of the moves on offer tells who has winked."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        winkers = {wink.seat for wink in state.winks}
        return [
            replace(one, players=tuple(sorted(one.players, key=lambda seat: seat not in winkers)))
            if isinstance(one, Catches)
            else one
            for one in super().offers(state, seat)
        ]


class RefusalTellsOfWinks(WinkGame):
    def explain(self, state: State, seat: Seat, move: Move) -> Illegal:
        return Illegal(super().explain(state, seat, move).key, warm=len(state.winks))


WINKS: list[type[Leaky[Any, Any, Any]]] = [
    TurnsEndLaterByWinks,
    WinkTurnsTheEyes,
    WinkShiftsTheTurn,
    WinkTiresTheCaller,
    WinkTiresEverybody,
    WinkLiftsTheBar,
    SeatsCatchFirstWhoWinked,
]
LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    RefusalTellsTheHolder,
    OfferedByTheOtherHands,
    OnlyTheHolderCanBeCaught,
    PartnersHaveMoreTime,
    SeenByWhoeverGlances,
    SeenByWhoeverLooksAtTheCaller,
    RefusalTellsOfWinks,
    *WINKS,
]
