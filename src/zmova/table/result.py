"""G8: who won, with which scores, and what every point was given for."""

from typing import Generic, TypeVar

import msgspec

from zmova.table.seat import Seat

Scores = TypeVar("Scores")
Point = TypeVar("Point")


class Result(msgspec.Struct, Generic[Scores, Point], frozen=True):
    """Each game names its own in `score.py`, so that the client knows it too."""

    winners: list[Seat]
    scores: Scores
    """Points by seat, or by faction where factions score."""
    why: list[Point]
