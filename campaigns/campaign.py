"""What a campaign is: batches by number, each the same whenever it is run, and figures added up."""

from collections.abc import Callable
from dataclasses import dataclass

Figures = dict[str, float | list[float]]
"""By what they count. Numbers are added up, those that begin with `most` compared, lists joined."""
DONE = "done"
"""The figure that every batch has: how many units it did."""
MEMORY = "MB held by the server of"
"""How a list of measurements begins whose name goes on with when that server was started."""
ENOUGH = 20
"""Measurements of which a course can be told."""
WITHIN = 0.05
"""By how much memory may be more than behind the first tenth."""


@dataclass(frozen=True)
class Campaign:
    says: str
    """What it shows, in a sentence."""
    unit: str
    amount: int
    """Units of a whole one."""
    run: Callable[[int], Figures]
    """One batch by its number; it raises what must never happen."""
    judge: Callable[[Figures, float], list[str]]
    """What of a whole run's figures, and its seconds, is not as it must be."""
    alone: bool = False
    """Its batches share one server, or a disk, so they come one after another."""


def put_together(one: Figures, other: Figures) -> Figures:
    both = dict(one)
    for name, figure in other.items():
        known = both.get(name)
        if known is None:
            both[name] = figure
        elif isinstance(known, list):
            assert isinstance(figure, list)
            both[name] = known + figure
        else:
            assert not isinstance(figure, list)
            both[name] = max(known, figure) if name.startswith("most") else known + figure
    return both


def number(figures: Figures, name: str) -> float:
    """0 for what was never counted."""
    figure = figures.get(name, 0)
    assert not isinstance(figure, list)
    return figure


def has(figures: Figures, *names: str) -> list[str]:
    """Complaints of what was never met: a campaign that does not meet it shows nothing."""
    return [f"no {name}" for name in names if not number(figures, name)]


def steady(figures: Figures, seconds: float, rise: float = float("inf")) -> list[str]:
    """Complaints of memory that is not within 5 %, or rises by more than so many MB an hour."""
    measured = {name: one for name, one in figures.items() if isinstance(one, list)}
    total = sum(map(len, measured.values()))
    wrong = []
    for name, values in measured.items():
        if len(values) < ENOUGH:
            continue
        told = course(values, seconds * len(values) / total)
        first, most = told["behind the first tenth"], max(values[len(values) // 10 :])
        if most > first * (1 + WITHIN):
            wrong.append(f"{name}: {most:.1f}, which is more than 5 % above {first:.1f}")
        if told["rise an hour"] > rise:
            wrong.append(f"{name}: rises by {told['rise an hour']:.1f} an hour, {rise} may be")
    enough = any(len(values) >= ENOUGH for values in measured.values())
    return wrong if enough else [f"fewer than {ENOUGH} measurements of one server"]


def course(values: list[float], seconds: float) -> dict[str, float]:
    """How something went that was measured again and again, so many seconds long.

    What is in use for the first time takes memory; so the rise begins behind the first tenth.
    """
    warm = values[len(values) // 10 :]
    return {
        "at first": values[0],
        "behind the first tenth": warm[0],
        "at most": max(values),
        "in the end": values[-1],
        "rise an hour": slope(warm) * len(values) * 3600 / seconds if seconds else 0.0,
    }


def slope(values: list[float]) -> float:
    """By how much each is more than the one before, by least squares."""
    count = len(values)
    if count < 2:
        return 0.0
    middle, mean = (count - 1) / 2, sum(values) / count
    rise = sum((place - middle) * (value - mean) for place, value in enumerate(values))
    return rise / sum((place - middle) ** 2 for place in range(count))
