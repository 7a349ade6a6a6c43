"""What a bot or steward is going to do: a move, after a human-like time."""

import msgspec

from zmova.table.move import Move


class Plan(msgspec.Struct, frozen=True):
    move: Move
    seconds: float = 1.0
    phrase: str | None = None
    """A quick phrase to say with it."""
