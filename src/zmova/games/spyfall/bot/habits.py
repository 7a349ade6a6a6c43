"""How people answer: those who know the place near the truth, the spy by what seems likely.

A `Spread` is how likely the place has each grade of a topic: five chances, and a sixth for places
that hosts added, of which nothing is known.
"""

from collections.abc import Sequence
from math import exp, log

from zmova.bots.odds import shares

GRADES = range(5)
UNKNOWN = 5
Spread = Sequence[float]

NEARNESS = (1.0, 0.45, 0.1, 0.04, 0.03)  # how often an answer is so far from the truth
GUARDED = (0.8, 1.0, 0.15, 0.05, 0.04)  # the same once the place is nearly out
FRIEND_EVADES = 0.13
GUARDED_EVADES = 0.3
NEARLY_OUT = 0.5  # how well the spy knows it then
SPY_EVADES = 0.22
NEWCOMER_EVADES = 0.3  # at a place that hosts added; bots know nothing of it to say
MISREAD = 0.35  # typed words may mean something else

# What a spy does: says what fits best on the whole, what one of the likely places has, anything.
FITTING, LIKELY, ANYTHING = 0.45, 0.35, 0.2
PICKY = 2.0  # how clearly a spy prefers the better fit


def _rows(nearness: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    rows = [shares([nearness[abs(grade - truth)] for grade in GRADES]) for truth in GRADES]
    rows.append([sum(row[grade] for row in rows) / 5 for grade in GRADES])
    return tuple(map(tuple, rows))


FRIEND = _rows(NEARNESS)
"""By truth, then by grade: how likely a friend says it, given that an answer tells anything."""
GUARDED_FRIEND = _rows(GUARDED)
_COLUMNS = [[row[grade] for row in FRIEND] for grade in GRADES]
_LOG_COLUMNS = [[log(chance) for chance in column] for column in _COLUMNS]


def expected(spread: Spread) -> list[float]:
    """What a friend may be heard to say, by somebody who knows no more than the spread."""
    return [sum(map(float.__mul__, spread, column)) for column in _COLUMNS]


def fits(spread: Spread) -> list[float]:
    """How well each grade goes with all that the place may be."""
    return [sum(map(float.__mul__, spread, column)) for column in _LOG_COLUMNS]


def spy_says(spread: Spread) -> list[float]:
    """How likely a spy says each grade, given that an answer tells anything."""
    best = shares([exp(PICKY * fit) for fit in fits(spread)])
    likely = expected(spread)
    return [
        FITTING * fit + LIKELY * chance + ANYTHING / 5
        for fit, chance in zip(best, likely, strict=True)
    ]


def friend_says(grade: int | None, truth: int, known: float, typed: bool) -> float:
    """How likely a friend says this (None: evades) where the spy half knows the place already."""
    care = min(1.0, known / NEARLY_OUT)
    if truth == UNKNOWN:
        evades = NEWCOMER_EVADES
    else:
        evades = FRIEND_EVADES + care * (GUARDED_EVADES - FRIEND_EVADES)
    if grade is None:
        return evades
    plain = FRIEND[truth][grade]
    chance = plain + care * (GUARDED_FRIEND[truth][grade] - plain)
    return (1 - evades) * (doubtful(chance) if typed else chance)


def doubtful(chance: float) -> float:
    """The chance of a grade that was read from free words."""
    return chance * (1 - MISREAD) + MISREAD / 5
