"""G8: who won, with which scores, and how every point came about."""

from typing import Any

import msgspec

from zmova.table.seat import Seat


class Result(msgspec.Struct, frozen=True):
    winners: list[Seat]
    scores: Any
    """Points by seat, or by faction where factions score."""
    why: list[Any]
