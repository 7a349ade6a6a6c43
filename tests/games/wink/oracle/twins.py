"""Other matches of Wink that a viewer can't tell from the one it is in.

Hidden numbers change hands wherever nothing that the viewer saw speaks against it. Winks that it
did not see are left out: some at random, and those of whoever does not hold the number there.
"""

from random import Random
from typing import Any

import msgspec

from tests.games.wink.oracle.printed import agents
from tests.properties.oracle import Twin
from zmova import Table
from zmova.table.seat import Seat, Viewer

DWELL = 300
"""W15: milliseconds."""
SWAPS = 120
"""Exchanges of two cards that are tried; enough to mix 36."""


class Knowledge:
    """What a viewer has come to know of the hands, by what it saw happen."""

    def __init__(self, log: list[dict[str, Any]], viewer: Viewer) -> None:
        self.viewer = viewer
        self.pawns: dict[Seat, int] = {}
        self.ruled_out: set[tuple[int, Seat]] = set()
        """Who can't hold which number."""
        self.saw: list[bool] = []
        """Whether the viewer saw each wink."""
        for event in log:
            getattr(self, event["type"].replace("-", "_"), self.nothing)(**event)

    def nothing(self, **_: Any) -> None:
        """Turns, rest and talk tell nothing about hands."""

    def dealt(self, at: int, hands: list[list[int]], crowd: list[int], **_: Any) -> None:
        seats = len(hands)
        self.hands = hands
        self.holder = {agent: seat for seat, hand in enumerate(hands) for agent in hand}
        self.up = set(crowd)
        self.known: set[int] = set() if self.viewer is None else set(hands[self.viewer])
        """Numbers of which the viewer knows who holds or held them."""
        self.gazes = {seat: ((seat + 1) % seats, at) for seat in range(seats)}

    def looked(self, at: int, seat: Seat, player: Seat, **_: Any) -> None:
        self.gazes[seat] = player, at

    def winked(self, at: int, seat: Seat, agent: int, **_: Any) -> None:
        """W13, W15: whoever looked there for long enough knows who holds the number."""
        player, since = (None, at) if self.viewer is None else self.gazes[self.viewer]
        self.saw.append(self.viewer == seat or (player == seat and at - since >= DWELL))
        if self.saw[-1]:
            self.known.add(agent)

    def called(self, seat: Seat, agent: int, **_: Any) -> None:
        """W10"""
        self.pawns[seat] = agent
        self.ruled_out.add((agent, seat))

    def passed(self, seat: Seat, **_: Any) -> None:
        """W11: all that could be called is in that hand."""
        self.known |= self.up - set(self.pawns.values())
        self.pawns.pop(seat, None)

    def named(self, seat: Seat, agent: int, player: Seat, holder: Seat, **_: Any) -> None:
        """W7, W8: the holder comes out, right or wrong; after a wrong one the pawn stays."""
        self.known.add(agent)
        self.up.discard(agent)
        if player == holder:
            del self.pawns[seat]

    def caught(
        self, seat: Seat, agent: int, player: Seat, caller: Seat | None, right: bool, **_: Any
    ) -> None:
        """W18-W20"""
        self.ruled_out.add((agent, seat))
        if right:
            self.known.add(agent)
            self.up.discard(agent)
            if caller is not None:
                del self.pawns[caller]
        else:
            self.ruled_out.add((agent, player))

    def match_ended(self, **_: Any) -> None:
        self.known |= set(self.holder)

    def redealt(self, rng: Random) -> list[list[int]]:
        """The deal as it might have been; every card that the viewer knows lies where it lay."""
        hands, holder = [list(hand) for hand in self.hands], dict(self.holder)
        free = [agent for agent in sorted(holder) if agent not in self.known]
        for _ in range(SWAPS if len(free) > 1 else 0):
            one, other = rng.sample(free, 2)
            here, there = holder[one], holder[other]
            if {(one, there), (other, here)} & self.ruled_out or here == there:
                continue
            place, another = hands[here].index(one), hands[there].index(other)
            hands[here][place], hands[there][another] = other, one
            holder[one], holder[other] = there, here
        return hands


def twin(table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
    log = [msgspec.to_builtins(event) for event in table.log]
    knowledge = Knowledge(log, viewer)
    dealt = next(event for event in log if event["type"] == "dealt")
    assert sorted(dealt["crowd"]) == agents(table.opened.seats)
    hands = knowledge.redealt(rng)
    without = left_out(knowledge, log, steps, hands, rng)
    differs = {"dice"}
    differs |= {"hands"} if hands != knowledge.hands else set()
    differs |= {"winks"} if without else set()
    stacked = {"hands": hands, "crowd": dealt["crowd"], "first": dealt["first"]}
    return Twin(rng.randrange(1 << 40), stacked, {}, differs, without)


def left_out(
    knowledge: Knowledge,
    log: list[dict[str, Any]],
    steps: list[Any],
    hands: list[list[int]],
    rng: Random,
) -> frozenset[int]:
    """The steps that are not made there: winks that the viewer did not see."""
    if log[-1]["type"] == "match-ended":
        return frozenset()  # all winks lie open
    winks = [event for event in log if event["type"] == "winked"]
    made = [index for index, step in enumerate(steps) if step.accepted and is_wink(step.move)]
    return frozenset(
        index
        for index, wink, saw in zip(made, winks, knowledge.saw, strict=True)
        if not saw and (wink["agent"] not in hands[wink["seat"]] or rng.random() < 0.5)
    )


def is_wink(move: Any) -> bool:
    """Not where it was time that moved."""
    return (msgspec.to_builtins(move) or {}).get("type") == "wink"
