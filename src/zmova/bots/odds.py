"""Small calculations with probabilities."""

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import TypeVar

Option = TypeVar("Option")


def shares(weights: Sequence[float]) -> list[float]:
    """The weights as chances that sum to one; equal ones where nothing is left to weigh."""
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def entropy(chances: Sequence[float]) -> float:
    """How uncertain it is, in nats."""
    return -sum(chance * log(chance) for chance in chances if chance > 0.0)


def softened(scores: Sequence[float], heat: float) -> list[float]:
    """Chances by score: the less heat, the more for the best one."""
    best = max(scores)
    return shares([exp((score - best) / heat) for score in scores])


def lean(options: Sequence[Option], scores: Sequence[float], heat: float, whim: Random) -> Option:
    """One option at random, the better the likelier."""
    return whim.choices(options, softened(scores, heat))[0]
