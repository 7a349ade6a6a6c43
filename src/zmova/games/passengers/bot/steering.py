"""Where the vote may go, and what that is worth: each faction pulls at it as hard as it can."""

from collections.abc import Sequence
from math import exp, tanh

from zmova.games.passengers.bot.belief import Belief, Standing
from zmova.games.passengers.bot.codes import DEMON, JESTER, SOUL
from zmova.games.passengers.bot.facts import Ids
from zmova.games.passengers.bot.outlook import HIGHEST, Chances
from zmova.games.passengers.bot.worth import earned

PULL = (4.0, 7.0, 5.0)
"""By faction: how surely it votes for what would truly be better for it."""
SEEMS = 0.25
"""How far guides go by what the boats seem to hold, for each passenger."""
FIRM = 0.6
"""How far a voice more or less tips the vote."""


def reached(standing: Standing, row: Ids) -> Chances:
    """How likely each faction wins once this boat has crossed."""
    codes = standing.codes
    souls, demons = earned(tuple([codes[id] for id in row]), standing.tops)
    souls += standing.souls
    demons += standing.demons
    return standing.outlook[souls if souls < HIGHEST else HIGHEST][
        demons if demons < HIGHEST else HIGHEST
    ]


def seeming(belief: Belief, row: Ids) -> float:
    """Souls less demons, as everybody sees it."""
    souls = belief.public.souls
    return sum(2 * souls[id] - 1 for id in row if id >= 0 and id in souls)


def raven_wins(power: Sequence[float], raven: Chances, wolf: Chances, seems: float) -> float:
    """How likely the Raven crosses, if nobody knows more than the usual."""
    lean = (
        power[SOUL] * tanh(PULL[SOUL] * (raven[SOUL] - wolf[SOUL]) + SEEMS * seems)
        + power[DEMON] * tanh(PULL[DEMON] * (raven[DEMON] - wolf[DEMON]))
        + power[JESTER] * tanh(PULL[JESTER] * (raven[JESTER] - wolf[JESTER]))
    )
    return 1 / (1 + exp(-FIRM * lean))


def reaches(
    standings: Sequence[Standing], row: Ids, spare: Sequence[int] | None = None
) -> list[Chances]:
    """The same in each deal; `spare` is what the place -2 stands for there."""
    if spare is not None:
        for standing, code in zip(standings, spare, strict=True):
            standing.codes[-2] = code
    return [reached(standing, row) for standing in standings]


def prospect(
    own: int,
    standings: Sequence[Standing],
    ravens: Sequence[Chances],
    wolves: Sequence[Chances],
    seems: float,
    voices: float = 0.0,
) -> float:
    """How likely my faction wins with boats of which each would reach that; `voices` are added."""
    total = 0.0
    for standing, raven, wolf in zip(standings, ravens, wolves, strict=True):
        power = standing.power
        if voices:
            power = power.copy()
            power[own] += voices
        odds = raven_wins(power, raven, wolf, seems)
        total += odds * raven[own] + (1 - odds) * wolf[own]
    return total / len(standings)


def with_spare(row: Ids, space: int) -> Ids:
    """The row with the spare card on a space."""
    return [*row[:space], -2, *row[space + 1 :]]
