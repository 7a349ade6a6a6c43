"""Work per second of processor time, in slices that contenders take in turn."""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple, Protocol


class Work(NamedTuple):
    """Decisions, and the processor seconds that they took."""

    decisions: int
    cpu: float

    @property
    def rate(self) -> float:
        return self.decisions / self.cpu


class Contender(Protocol):
    """Something that plays matches at random."""

    name: str

    def play(self, seconds: float) -> Work:
        """Whole matches, for about so many seconds of processor time."""


class Effort(NamedTuple):
    """How long a comparison takes: slices of each contender in turn, warmed up first."""

    slices: int
    seconds: float
    warm_up: float


def matches(play_match: Callable[[], int], seconds: float) -> Work:
    """Plays in this process until the time is used up."""
    began = process_time()
    decisions = 0
    while (spent := process_time() - began) < seconds:
        decisions += play_match()
    return Work(decisions, spent)


def in_turn(
    contenders: Sequence[Contender], effort: Effort, tick: Callable[[], None] = lambda: None
) -> dict[str, list[float]]:
    """Decisions per processor second by contender, slice by slice."""
    for contender in contenders:
        contender.play(effort.warm_up)
        tick()
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for _ in range(effort.slices):
        for contender in contenders:
            rates[contender.name].append(contender.play(effort.seconds).rate)
            tick()
    return rates


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over pairs of neighbouring slices, which a busy moment hits alike."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))
