"""How likely each faction wins from a standing of the Afterlands, with boats still to cross."""

from functools import cache
from math import comb

from zmova.games.passengers.bot.codes import DEMON, JESTER, SOUL
from zmova.games.passengers.score import YAESTHER_POINTS

HIGHEST = 26
"""More points than this are counted as this many."""
Chances = tuple[float, float, float]
"""To win, by faction; for souls and demons with some comfort where the Yaesther wins."""
Outlook = tuple[tuple[Chances, ...], ...]
"""By the points of the souls, then of the demons."""

GROUPED: dict[int, tuple[float, ...]] = {
    0: (1.0,),
    1: (1.0,),
    2: (2 / 3, 1 / 3),
    3: (2 / 9, 6 / 9, 1 / 9),
    4: (0.0, 4 / 9, 14 / 27, 1 / 27),
    5: (0.0, 0.0, 5 / 8, 3 / 8),
}
"""P22: by souls in a boat, how likely their colours add 0, 1, 2, 3 points."""
SIZES = {
    4: {3: 1.0},
    5: {2: 0.5, 3: 0.5},
    6: {3: 1.0},
    7: {2: 0.15, 3: 0.3, 4: 0.3, 5: 0.25},
    8: {3: 0.45, 4: 0.35, 5: 0.2},
}
"""By seats: how many there are in a boat that crosses (P9)."""
CONSOLED = {4: 0.5, 6: 0.8, 8: 0.8}
"""By seats: what it is worth to be ahead of the other side when the Yaesther is ahead of both.

People mind their rivals more than one odd seat, and the more so the larger the table. Bots that did
not would choose fuller boats together, and a Yaesther among eight would hardly ever win.
"""


@cache
def crossing(seats: int) -> dict[tuple[int, int], float]:
    """How likely a boat of which nothing is known brings so many points."""
    chances: dict[tuple[int, int], float] = {}
    for size, odds in SIZES[seats].items():
        for souls in range(size + 1):
            mix = odds * comb(12, souls) * comb(12, size - souls) / comb(24, size)
            demons = size - souls
            pairs = round(2 * souls * demons / size) + min(souls, demons)
            for more, grouped in enumerate(GROUPED[souls]):
                for paid in range(pairs + 1):
                    chance = comb(pairs, paid) * (1 / 3) ** paid * (2 / 3) ** (pairs - paid)
                    key = souls + more, demons + paid
                    chances[key] = chances.get(key, 0.0) + mix * grouped * chance
    return chances


def final(seats: int, holder: int, souls: int, demons: int) -> Chances:
    """P26; `holder` is the faction that has the coin, -1 where that is open."""
    own = YAESTHER_POINTS.get(seats, 0)
    if own > max(souls, demons):
        comfort = CONSOLED[seats]
        return comfort * (souls > demons), comfort * (demons > souls), 1.0
    if souls == demons:
        if holder < 0:
            return 0.55, 0.45, 0.0
        return (0.0, 1.0, 0.0) if holder == DEMON else (1.0, 0.0, 0.0)
    return (1.0, 0.0, 0.0) if souls > demons else (0.0, 1.0, 0.0)


@cache
def outlook(seats: int, left: int, holder: int = -1) -> Outlook:
    """With so many boats still to cross."""
    if not left:
        return tuple(
            tuple(final(seats, holder, souls, demons) for demons in range(HIGHEST + 1))
            for souls in range(HIGHEST + 1)
        )
    later = outlook(seats, left - 1)
    rows = []
    for souls in range(HIGHEST + 1):
        row = []
        for demons in range(HIGHEST + 1):
            sums = [0.0, 0.0, 0.0]
            for (more, paid), chance in crossing(seats).items():
                then = later[min(souls + more, HIGHEST)][min(demons + paid, HIGHEST)]
                for faction in (SOUL, DEMON, JESTER):
                    sums[faction] += chance * then[faction]
            row.append((sums[0], sums[1], sums[2]))
        rows.append(tuple(row))
    return tuple(rows)
