"""What a seat may have been dealt and in which order it plays that: a line.

The three cards of a hand are a faction card, a soul and a demon (P4), so there are but twelve
lines, and a few more for seats that traded.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from zmova.games.passengers.bot.codes import DEMON, JESTER, SOUL

Kinds = tuple[int, int, int]
Swap = tuple[int, int]
"""The kinds that a seat gave and got."""


class Line(NamedTuple):
    """`at[r]` are the kinds played in the rounds one to three, as they stood in round r + 1."""

    faction: int
    at: tuple[Kinds, Kinds, Kinds]
    swaps: tuple[Swap, ...] = ()

    def played(self, round: int) -> int:
        return self.at[round - 1][round - 1]


def plain(faction: int) -> list[Line]:
    orders = sorted(set(permutations((faction, SOUL, DEMON))))
    return [Line(faction, (order, order, order)) for order in orders]  # type: ignore[arg-type]


PLAIN: tuple[list[Line], ...] = tuple(plain(faction) for faction in (SOUL, DEMON, JESTER))


def traded(lines: list[Line], round: int) -> Iterator[Line]:
    """The same lines after the seat has swapped one of the cards that it still held."""
    for faction, at, swaps in lines:
        now = at[round - 1]
        for index in range(round, 3):
            for got in (SOUL, DEMON, JESTER):
                after = (*now[:index], got, *now[index + 1 :])
                then = tuple(at[r] if r < round - 1 else after for r in range(3))
                yield Line(faction, then, (*swaps, (now[index], got)))  # type: ignore[arg-type]
