"""Offers, refusals, limits of time and talk that depend on hidden cards."""

from typing import Any

from tests.games.trolley.leaks.base import Trolley
from tests.games.trolley.leaks.views import picks
from tests.properties.planted import Leaky
from zmova.games.trolley.events import Laid
from zmova.games.trolley.moves import Guilty, Innocent
from zmova.games.trolley.state import State
from zmova.games.trolley.tracks import OTHER, track_of
from zmova.table.deadline import Deadline
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


def vowels(state: State) -> int:
    """Something about the cards that lie face down."""
    return sum(letter in "aeiou13579" for card in picks(state).values() for letter in card)


class LongNamesHaveMoreTime(Trolley):
    def deadline(self, state: State) -> Deadline | None:
        due = super().deadline(state)
        return due and Deadline(due.at + vowels(state), due.seats)


class TeamTalkHeardByTheDriver(Trolley):
    def audiences(self, state: State, seat: Seat) -> Any:
        heard = super().audiences(state, seat)
        team = heard.get("team")
        return heard | {"team": [*team, state.driver]} if team else heard


class TeamTalkHeardByAll(Trolley):
    def audiences(self, state: State, seat: Seat) -> Any:
        return dict.fromkeys(super().audiences(state, seat))


class TeamTalkHeardByTheNeighbours(Trolley):
    """Going round the driver's seat instead of the other way."""

    def audiences(self, state: State, seat: Seat) -> Any:
        heard = super().audiences(state, seat)
        near = [(seat + step) % state.seats for step in (-1, 0, 1)]
        return heard | {"team": near} if "team" in heard else heard


class RefusalNamesThePick(Trolley):
    def explain(self, state: State, seat: Seat, move: Move) -> Illegal:
        refused = super().explain(state, seat, move)
        return Illegal(refused.key, refused.rule, warm=vowels(state))


class OfferedByTheOtherHand(Trolley):
    """The order of the moves on offer tells what others hold."""

    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        cards = [card for hand in state.hands for card in hand.all_modifiers + hand.guilty]
        return moves[::-1] if cards and cards[-1] > cards[0] else moves


class FirstCardBarred(Trolley):
    """A rule that judges by what the mover can't know."""

    def barred(self, state: State, seat: Seat, move: Move) -> bool:
        track = track_of(seat, state.driver, state.seats)
        other = picks(state).get(OTHER[track]) if track else None
        first = isinstance(move, Innocent | Guilty) and move.card == 0
        return first and other is not None and len(other) % 2 == 0

    def offers(self, state: State, seat: Seat) -> list[Any]:
        moves = super().offers(state, seat)
        return [move for move in moves if not self.barred(state, seat, move)] or moves


class HandsThatTakeTime(Trolley):
    """The moment of a move depends on the cards that stay in the hand."""

    def decide(self, state: State, seat: Seat, move: Move, now: int, throw: Any) -> list[Event]:
        events = super().decide(state, seat, move, now, throw)
        for event in events:
            if isinstance(event, Laid):
                rest = [card for card in state.hands[seat].all_modifiers if card != event.card]
                late = len(rest) > 1 and rest[0] > rest[1]
                return [type(e)(e.at + late, *fields(e)) for e in events]
        return events


def fields(event: Event) -> list[Any]:
    return [getattr(event, name) for name in event.__struct_fields__ if name != "at"]


LEAKS: list[type[Leaky[Any, Any, Any]]] = [
    LongNamesHaveMoreTime,
    TeamTalkHeardByTheDriver,
    TeamTalkHeardByAll,
    TeamTalkHeardByTheNeighbours,
    RefusalNamesThePick,
    OfferedByTheOtherHand,
    FirstCardBarred,
    HandsThatTakeTime,
]
