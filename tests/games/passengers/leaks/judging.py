"""Offers, refusals, limits of time and talk that depend on hidden cards."""

from typing import Any

from tests.games.passengers.leaks.base import Passengers
from tests.properties.planted import Leaky
from zmova.games.passengers.cards import KIND
from zmova.games.passengers.moves import Gift, Place
from zmova.games.passengers.state import Placing, State
from zmova.table.deadline import Deadline
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


class SmugglersHaveMoreTime(Passengers):
    def deadline(self, state: State) -> Deadline | None:
        due = super().deadline(state)
        if due is None or not isinstance(state.phase, Placing):
            return due
        return Deadline(due.at + (state.factions[state.phase.seat] == "demons"), due.seats)


class WhisperHeardByAll(Passengers):
    def audiences(self, state: State, seat: Seat) -> Any:
        return dict.fromkeys(super().audiences(state, seat))


class WhisperHeardByTheNextSeat(Passengers):
    def audiences(self, state: State, seat: Seat) -> Any:
        heard = super().audiences(state, seat)
        if "whisper" in heard:
            heard["whisper"] = sorted({*state.pair, (max(state.pair) + 1) % state.seats})
        return heard


class GuidesTalkAmongThemselves(Passengers):
    """Who hears a guide learns that it is one."""

    def audiences(self, state: State, seat: Seat) -> Any:
        guides = [s for s in range(state.seats) if state.factions[s] == "souls"]
        return {"all": None} | ({"team": guides} if seat in guides else {})


class RefusalTellsTheKind(Passengers):
    def explain(self, state: State, seat: Seat, move: Move) -> Illegal:
        refused = super().explain(state, seat, move)
        if refused.key == "space-taken" and isinstance(move, Place):
            there = state.boats[move.boat][move.space]
            return Illegal(refused.key, warm=KIND[there.card] == "demon")  # type: ignore[union-attr]
        return refused


class DemonsOfferedFirst(Passengers):
    """The order of the moves on offer tells what sits where."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        return sorted(moves, key=lambda move: sitting_soul(state, move))


class OnlyDemonsAreTouched(Passengers):
    """A rule that judges by what the mover can't know."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        kept = [move for move in moves if not sitting_soul(state, move)]
        return kept if any(isinstance(move, Gift) for move in kept) else moves


def sitting_soul(state: State, move: Move) -> bool:
    if not isinstance(move, Gift) or move.passenger is None:
        return False
    there = state.boats[move.passenger.boat][move.passenger.space]
    return there is not None and KIND[there.card] == "soul"


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    SmugglersHaveMoreTime,
    WhisperHeardByAll,
    WhisperHeardByTheNextSeat,
    GuidesTalkAmongThemselves,
    RefusalTellsTheKind,
    DemonsOfferedFirst,
    OnlyDemonsAreTouched,
]
