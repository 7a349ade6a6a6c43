"""P2: the faction deck is known, so what one seat is tells of the others."""

from bisect import bisect
from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random

Weights = Sequence[float]
"""Of a seat: by faction, nothing for what it can't be."""
Deck = tuple[int, int, int]
Share = tuple[int, ...]
"""Every seat's faction."""
Fork = tuple[list[float], list[tuple[int, int]]]
"""Summed weights, and the faction and the state that each leads to."""


@lru_cache(maxsize=64)
def steps(seats: int, deck: Deck) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """By seat: how a deck of which some is dealt goes on, as (before, faction, after).

    What is left of the deck is numbered anew at each seat; 0 is the whole deck, and the empty one.
    """
    found = []
    states: dict[Deck, int] = {deck: 0}
    for _ in range(seats):
        after: dict[Deck, int] = {}
        here = []
        for left, number in states.items():
            for faction in range(3):
                if left[faction]:
                    one, other, third = left
                    rest = (one - (faction == 0), other - (faction == 1), third - (faction == 2))
                    here.append((number, faction, after.setdefault(rest, len(after))))
        found.append(tuple(here))
        states = after
    return tuple(found)


class Sharing:
    """Every way to share the deck, weighed."""

    def __init__(self, deck: Deck, weights: Sequence[Weights]) -> None:
        self._steps = steps(len(weights), deck)
        self._weights = weights
        self._ahead = ahead = [[1.0]]
        """By seat and state: the weight of all that may follow."""
        for here, weight in zip(reversed(self._steps), reversed(weights), strict=True):
            sums = [0.0] * (here[-1][0] + 1)
            then = ahead[-1]
            for before, faction, after in here:
                sums[before] += weight[faction] * then[after]
            ahead.append(sums)
        ahead.reverse()

    @property
    def possible(self) -> bool:
        return self._ahead[0][0] > 0.0

    def chances(self) -> list[list[float]]:
        """By seat and faction, granted the deck."""
        rows = []
        reach = [1.0]
        for here, weight, then in zip(self._steps, self._weights, self._ahead[1:], strict=True):
            row = [0.0, 0.0, 0.0]
            onward = [0.0] * len(then)
            for before, faction, after in here:
                flow = reach[before] * weight[faction]
                onward[after] += flow
                row[faction] += flow * then[after]
            total = sum(row) or 1.0
            rows.append([one / total for one in row])
            reach = onward
        return rows

    @cached_property
    def _tree(self) -> list[dict[int, Fork]]:
        tree: list[dict[int, Fork]] = []
        for here, weight, then in zip(self._steps, self._weights, self._ahead[1:], strict=True):
            row: dict[int, Fork] = {}
            for before, faction, after in here:
                if odds := weight[faction] * then[after]:
                    sums, ways = row.setdefault(before, ([], []))
                    sums.append(odds + (sums[-1] if sums else 0.0))
                    ways.append((faction, after))
            tree.append(row)
        return tree

    def draw(self, count: int, whim: Random) -> list[Share]:
        """So many shares at random, each as often as it weighs."""
        roll = whim.random
        shares = []
        for _ in range(count):
            state, share = 0, []
            for row in self._tree:
                sums, ways = row[state]
                number = 0
                if len(ways) > 1:
                    number = min(bisect(sums, roll() * sums[-1]), len(ways) - 1)
                faction, state = ways[number]
                share.append(faction)
            shares.append(tuple(share))
        return shares
