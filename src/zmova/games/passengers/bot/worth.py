"""P22-P24: what a boat brings the souls and the demons, by codes."""

from functools import lru_cache
from itertools import pairwise

from zmova.games.passengers.bot.codes import HUE, KIND, SOUL

Codes = tuple[int, ...]
Points = tuple[int, int]
"""For the souls and for the demons."""


def pays(one: int, other: int) -> int:
    """P23: what two neighbours give the demons."""
    if not one or not other or HUE[one] < 0 or HUE[one] != HUE[other]:
        return 0
    return int(KIND[one] != KIND[other])


PAYS = tuple(tuple(pays(one, other) for other in range(11)) for one in range(11))


@lru_cache(maxsize=1 << 16)
def aboard(row: Codes) -> Points:
    """What a boat is worth by itself."""
    sitting = [code for code in row if code]
    souls = [code for code in sitting if KIND[code] != 1]
    demons = len(sitting) - sum(KIND[code] == SOUL for code in sitting)
    coloured = [HUE[code] for code in souls if HUE[code] >= 0]
    groups = len(coloured) - len(set(coloured))
    paid = sum(PAYS[one][other] for one, other in pairwise(sitting))
    return len(souls) + groups, demons + paid


@lru_cache(maxsize=1 << 17)
def earned(row: Codes, below: Codes) -> Points:
    """The same above the passengers that lie next below it in the Afterlands, column by column."""
    souls, demons = aboard(row)
    for one, other in zip(row, below, strict=True):
        demons += PAYS[one][other]
    return souls, demons
