"""What a campaign is: batches by number, each the same whenever it is run, and figures added up."""

from collections.abc import Callable
from dataclasses import dataclass

Figures = dict[str, float | list[float]]
"""By what they count. Numbers are added up, those that begin with `most` compared, lists joined."""
DONE = "done"
"""The figure that every batch has: how many units it did."""


@dataclass(frozen=True)
class Campaign:
    says: str
    """What it shows, in a sentence."""
    unit: str
    amount: int
    """Units of a whole one."""
    run: Callable[[int], Figures]
    """One batch by its number; it raises what must never happen."""
    alone: bool = False
    """Its batches share one server, so they come one after another."""


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
