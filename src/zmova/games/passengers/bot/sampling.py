"""Whole deals that fit the facts, drawn by how likely they are."""

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import NamedTuple

from zmova.games.passengers.bot.codes import DRESSED, KIND, SOUL
from zmova.games.passengers.bot.coloring import Cards, Hints, Painter
from zmova.games.passengers.bot.facts import Facts
from zmova.games.passengers.bot.lines import Line
from zmova.games.passengers.bot.sharing import Share
from zmova.games.passengers.bot.weighing import Weighed

BATCH, TRIES, PATIENCE = 8, 4, 400
"""A Census may leave few deals that fit: after so many tries for each, fewer will do."""
SPARE = 2
"""Places at the end of a deal's codes: one for a card that may be placed, one for no card."""


Lines = list[Line | None]
"""By seat; None for one's own, which needs none."""


class Deal(NamedTuple):
    """`cards` as they are, `codes` by passenger as they look, masks and all."""

    factions: Share
    lines: Lines
    cards: Cards
    codes: list[int]


class Drawer:
    """Draws deals for one view."""

    def __init__(self, facts: Facts, weighed: Weighed, hints: Hints, whim: Random) -> None:
        self.facts, self.weighed, self.whim = facts, weighed, whim
        self.painter = Painter(facts, hints, whim)
        self.deals: list[Deal] = []
        self._have: list[int] = []
        self.size = max(facts.owner, default=-1) + 1 + SPARE
        self._sums = [
            [list(accumulate(weight for _, weight in rows)) for rows in by_faction]
            for by_faction in weighed.lines
        ]

    def draw(self, count: int) -> list[Deal]:
        """So many deals, or fewer where hardly any fits.

        They come in batches and always the same ones, whatever was asked for before.
        """
        deals, have = self.deals, self._have
        for batch in range(PATIENCE):
            if batch == len(have):
                shares = self.weighed.sharing.draw(BATCH, self.whim)
                deals += [deal for share in shares if (deal := self.one(share))]
                have.append(len(deals))
            if have[batch] >= (count if batch < TRIES * count // BATCH else 1):
                return deals[: min(count, have[batch])]
        return [self.loose(share) for share in self.weighed.sharing.draw(BATCH, self.whim)]

    def one(self, share: Share) -> Deal | None:
        lines = self.lines(share)
        if not (self.agreed(lines, share) and self.counted(lines)):
            return None
        cards = self.painter.paint(lines)
        return None if cards is None else self.deal(share, lines, cards)

    def loose(self, share: Share) -> Deal:
        """Where nothing fits, any deal is better than none."""
        lines = self.lines(share)
        return self.deal(share, lines, self.painter.paint(lines, strict=False) or {})

    def deal(self, share: Share, lines: Lines, cards: Cards) -> Deal:
        codes = [0] * self.size
        mask = self.facts.mask
        for id, code in cards.items():
            if id >= 0:
                codes[id] = DRESSED[code][mask[id]] if id in mask else code
        return Deal(share, lines, cards, codes)

    def lines(self, share: Share) -> Lines:
        rows, me = self.weighed.lines, self.facts.me
        return [
            None if seat == me else self.pick(rows[seat][faction], self._sums[seat][faction])
            for seat, faction in enumerate(share)
        ]

    def agreed(self, lines: Lines, share: Share) -> bool:
        """Trades between others."""
        return all(
            self.facts.me in pair or self.agree(lines, share, number)
            for number, (_, *pair) in enumerate(self.facts.trades)
        )

    def counted(self, lines: Lines) -> bool:
        """Every Census."""
        return all(
            sum(self.like_a_demon(id, lines) for id in ids) == count
            for ids, count in self.facts.counts
        )

    def pick(self, rows: list[tuple[Line, float]], sums: list[float]) -> Line:
        if len(rows) == 1:
            return rows[0][0]
        return rows[min(bisect(sums, self.whim.random() * sums[-1]), len(rows) - 1)][0]

    def agree(self, lines: Lines, share: Share, number: int) -> bool:
        """A trade: what one gave, the other got."""
        trades = self.facts.trades
        _, one, other = trades[number]
        first, second = lines[one], lines[other]
        assert first is not None
        assert second is not None
        mine = sum(one in trade[1:] for trade in trades[:number])
        yours = sum(other in trade[1:] for trade in trades[:number])
        gave, got = first.swaps[mine]
        swaps = (*second.swaps[:yours], (got, gave))
        rows = [
            row
            for row in self.weighed.lines[other][share[other]]
            if row[0].swaps[: yours + 1] == swaps
        ]
        if not rows:
            return False
        lines[other] = self.pick(rows, list(accumulate(weight for _, weight in rows)))
        return True

    def like_a_demon(self, id: int, lines: Lines) -> bool:
        code = self.facts.card.get(id)
        if code is not None:
            return KIND[code] != SOUL
        owner = self.facts.owner[id]
        line = None if owner is None else lines[owner]
        return line is not None and line.played(self.facts.when[id]) != SOUL
