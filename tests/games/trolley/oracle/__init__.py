"""Trial by Trolley: who may know what, and what may be tried, by the rules alone.

A seat knows the cards of its own team, round by round (T3), and what its team has chosen; all know
what was turned, shown and pinned (T4-T7). Nobody knows the decks, nor what the other team held and
did not play; the driver and onlookers know no hand at all.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.trolley.oracle import talk, twins, wishes
from tests.games.trolley.oracle.printed import DECKS, cards
from tests.properties.oracle import Oracle, Saying, Twin
from zmova import Table
from zmova.games.trolley.moves import Arrange, Pass
from zmova.table.move import Move
from zmova.table.seat import Viewer

OWN = {"innocents": 12, "guilty": 9, "modifiers": 24}
"""The largest own decks; the smallest are too small for one hand."""


class TrolleyOracle(Oracle):
    secrets = {  # noqa: RUF012  never changed
        "hands": 1,
        "picks": 0.04,
        "chosen": 1.5,
        "laid": 0.1,
        "discards": 1,
        "decks": 2,
        "team talk": 2,
        "dice": 1.5,
    }
    share = 0.6
    looks = 0.05

    def options(self, rng: Random) -> dict[str, Any]:
        """T1, T3, T15, T16, G6: shipped cards, those for families, own ones alone or beside."""
        kind = rng.choice(["shipped", "family", "mixed", "own", "own"])
        sizes = {deck: rng.randint(1, most) for deck, most in OWN.items()}
        own = {deck: [f"{deck} {n}" for n in range(size)] for deck, size in sizes.items()}
        return {
            "family": kind == "family" or rng.random() < 0.2,
            "arrange": rng.random() < 0.4,
            "valerii": rng.random() < 0.5,
            "accomplices": rng.random() < 0.4,
            "argue_seconds": rng.choice([None, 5, 20, 180]),
            "pick_seconds": rng.choice([None, 5, 40]),
            "modifier_seconds": rng.choice([None, 5, 40]),
            "pause_seconds": rng.choice([None, None, None, 1, 12]),
            "own": own if kind in ("mixed", "own") else {},
            "only_own": kind == "own",
        }

    def stacked(self, rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        fixed: dict[str, Any] = {"driver": rng.randrange(seats)}
        for deck in DECKS:
            known = cards(options, deck)
            fixed[deck] = rng.sample(known, rng.randint(0, len(known)))
        return {name: fixed[name] for name in fixed if rng.random() < 0.8}

    def cuts(self, seats: int) -> float:
        """Thirteen twins for a match of three, three for one of thirteen, which takes longer."""
        return 40 / seats / (seats + 1)

    def zeal(self, move: Move, table: Table) -> float:
        """T3: large teams have a hundred ways to pass hands round; T15: there is one to pass."""
        match move:
            case Arrange():
                return 0.05
            case Pass():
                return 30
        return 1

    def chatter(self, table: Table) -> float:
        """An argument is talk."""
        arguing = type(table.state.phase).__name__ == "Arguing"
        return 0.27 if arguing else 0.1

    def talk(self, table: Table, rng: Random) -> tuple[int, dict[str, Any]]:
        return talk.something(table, rng)

    def sayings(self, table: Table) -> Iterator[Saying]:
        return talk.sayings(table)

    def universe(self, table: Table) -> list[dict[str, Any]]:
        return wishes.universe(table.opened.seats)

    def nonsense(self, table: Table) -> list[Any]:
        return wishes.nonsense()

    def twin(self, table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
        return twins.twin(table, steps, viewer, rng)


ORACLE = TrolleyOracle()
