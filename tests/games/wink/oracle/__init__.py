"""Wink: who may know what, and what may be tried, by the rules alone.

A seat knows its own hand, whom it saw wink (W13: the winker holds that number) and what everybody
saw: who calls, tries or passes holds this or can't hold that (W10, W11, W18), and what was named
or caught (W7, W8, W19, W20). Of a wink that it did not see it knows nothing at all (W15). When the
match is over all of it lies open.
"""

from random import Random
from typing import Any

from tests.games.wink.oracle import twins, wishes
from tests.games.wink.oracle.printed import agents, hands
from tests.properties.oracle import ODD, Oracle, Twin
from zmova import Table
from zmova.games.wink.moves import Call, Catch, Look, Name, Wink
from zmova.table.move import Move
from zmova.table.seat import Seat, Viewer

NOTES = [None, "Киваємо", "Two blinks mean a wink"]


def from_a_full_hand(table: Table, agent: int) -> bool:
    """Nobody but the caller holds more than the one who holds this number."""
    state = table.state
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.phase.seat]
    return max(map(len, others)) == next(len(hand) for hand in others if agent in hand)


def last_cards(table: Table) -> list[Seat]:
    """Who has called somebody's last card."""
    hands, pawns = table.state.hands, table.state.pawns
    last = {hand[0] for hand in hands if len(hand) == 1}
    return [seat for seat, agent in enumerate(pawns) if agent in last]


class WinkOracle(Oracle):
    secrets = {  # noqa: RUF012  never changed
        "hands": 1.2,
        "winks": 0.8,
        "dice": 2,
    }
    share = 0.8
    looks = 0.06
    words = ("Я нічого не бачу.", "Who was that?", *ODD)
    pauses = (0.2, 0.4, 0.9, 3, 30)

    def options(self, rng: Random) -> dict[str, Any]:
        """W14, W15, W25, G6"""
        return {
            "eyes": rng.choice(["masks", "masks", "masks", "real"]),
            "signal": rng.choice(["wink", "nod", "hand"]),
            "note": rng.choice(NOTES),
            "turn_seconds": rng.choice([None, 5, 20, 60]),
        }

    def stacked(self, rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """W2, W4"""
        fixed = {
            "hands": hands(rng, seats),
            "crowd": rng.sample(agents(seats), len(agents(seats))),
            "first": rng.randrange(seats),
        }
        return {name: fixed[name] for name in fixed if rng.random() < 0.8}

    def cuts(self, seats: int) -> float:
        """About four twins of a match, whatever its size."""
        return 4 / (seats + 1)

    def zeal(self, move: Move, table: Table) -> float:
        """Eyes wander all the time, but somebody must call, name and wink for a match to go on.

        W11: nobody has to pass unless all hands grow small together, as in half of the matches.
        """
        evenly = bool(table.opened.salts)
        match move:
            case Look():
                return 0.35
            case Wink():
                return 8
            case Name():
                return 0.3 if evenly and table.state.phase.seat in last_cards(table) else 10
            case Catch(agent=agent):
                return 0.1 if agent in table.state.pawns else 0.01
            case Call(agent=agent):
                return 5 if evenly and from_a_full_hand(table, agent) else 1
        return 1

    def chatter(self, table: Table) -> float:
        return 0.03

    def universe(self, table: Table) -> list[dict[str, Any]]:
        return wishes.universe(table.opened.seats)

    def nonsense(self, table: Table) -> list[Any]:
        return wishes.nonsense()

    def twin(self, table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
        return twins.twin(table, steps, viewer, rng)


ORACLE = WinkOracle()
