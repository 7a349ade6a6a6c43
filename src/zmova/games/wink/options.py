"""What a table agrees on before it starts: W14, W15, W25 and the limit of time (G6)."""

from typing import Annotated, Literal

import msgspec

from zmova.table.bounds import Seconds
from zmova.table.text import tidy

Eyes = Literal["masks", "real"]
Signal = Literal["wink", "nod", "hand"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Limits are seconds; None means no limit."""

    eyes: Eyes = "masks"
    signal: Signal = "wink"
    note: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] | None = None
    """W25: what else the table has agreed on, for all to see."""
    turn_seconds: Seconds | None = None

    def __post_init__(self) -> None:
        if self.note is not None and tidy(self.note) != self.note:
            raise ValueError("a note is one line without blanks around it")
