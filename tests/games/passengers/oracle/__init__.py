"""Passengers: who may know what, and what may be tried, by the rulebook alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.games.passengers.oracle import talk, twins, wishes
from tests.games.passengers.oracle.printed import DEMONS, FACTION_DECK, SOULS
from tests.properties.oracle import Oracle, Saying, Twin
from zmova import Table
from zmova.games.passengers.moves import Gift
from zmova.table.move import Move
from zmova.table.seat import Viewer

SETS = ["I", "II", "III"]


class PassengersOracle(Oracle):
    secrets = {  # noqa: RUF012  never changed
        "factions": 2,
        "hands": 4,
        "in play": 3,
        "afterlands": 2,
        "sunk": 2,
        "shadows": 0.5,
        "picks": 4,
        "seen by others": 2,
        "ballots": 0.25,
        "second thoughts": 0.1,
        "whispers": 0.08,
    }
    share = 1.6

    def options(self, rng: Random) -> dict[str, Any]:
        """P7: one set for the match, or one for each round, the same one twice too."""
        mixed = [rng.sample(SETS, 3), [rng.choice(SETS) for _ in range(3)]]
        return {
            "gifts": rng.choice([*SETS, *mixed, *mixed]),
            "gaze_seconds": rng.choice([None, None, 3, 30]),
            "place_seconds": rng.choice([None, 5, 40]),
            "gift_seconds": rng.choice([None, 5, 40]),
            "vote_seconds": rng.choice([None, 5, 40]),
        }

    def stacked(self, rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """P2-P6: in a stacked hand the demon may come before the soul."""
        souls, demons = (rng.sample([*kind] * 4, 12) for kind in (SOULS, DEMONS))
        of_souls, of_demons, yaesther = FACTION_DECK[seats]
        firsts = [souls.pop() for _ in range(of_souls)] + [demons.pop() for _ in range(of_demons)]
        firsts = rng.sample(firsts + ["yaesther"] * yaesther, seats)
        pairs = [rng.sample([souls.pop(), demons.pop()], 2) for _ in range(seats)]
        shadows = [pile.pop() for pile in (souls, demons) for _ in range(3 if seats == 4 else 0)]
        fixed: dict[str, Any] = {
            "hands": [[first, *pair] for first, pair in zip(firsts, pairs, strict=True)],
            "coin": rng.randrange(seats),
        }
        if shadows:
            fixed["shadows"] = rng.sample(shadows, 6)
        return {name: fixed[name] for name in fixed if rng.random() < 0.9}

    def fill(self, move: Move, rng: Random) -> Move | dict[str, Any]:
        """Two players or two passengers may be named in either order."""
        if not isinstance(move, Gift) or rng.random() < 0.5:
            return move
        turned = {
            name: pair[::-1]
            for name in ("players", "passengers")
            if (pair := getattr(move, name)) is not None
        }
        return msgspec.structs.replace(move, **turned)

    def chatter(self, table: Table) -> float:
        """Two who may whisper have little time for it."""
        return 0.25 if table.state.pair else 0.1

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


ORACLE = PassengersOracle()
