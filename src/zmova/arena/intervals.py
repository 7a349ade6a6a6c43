"""Shares and means of a sample with their 95% confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

SIGMAS = 1.959964
"""Either side of the mean of a normal distribution, for 95% of it."""


class Estimate(msgspec.Struct, frozen=True):
    """A share or a mean of `of` trials, and the bounds that hold it 95 times in 100."""

    value: float
    low: float
    high: float
    of: int


def share(hits: int, of: int) -> Estimate:
    """Wilson's interval: it stays within 0 and 1 and is honest for few trials too."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = hits / of
    square = SIGMAS * SIGMAS / of
    middle = (rate + square / 2) / (1 + square)
    reach = SIGMAS * sqrt(rate * (1 - rate) / of + square / (4 * of)) / (1 + square)
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach), of)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, such as differences between pairs of matches."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = fmean(values)
    reach = SIGMAS * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach, len(values))


def ratio(hits: Sequence[int], of: Sequence[int]) -> Estimate:
    """A share of things that come by the match: matches are independent, what is in one is not."""
    total, matches = sum(of), len(of)
    if total == 0 or matches < 2:
        return share(sum(hits), total)
    rate = sum(hits) / total
    spread = sum((hit - rate * all) ** 2 for hit, all in zip(hits, of, strict=True))
    reach = SIGMAS * sqrt(spread * matches / (matches - 1)) / total
    return Estimate(rate, max(0.0, rate - reach), min(1.0, rate + reach), total)
