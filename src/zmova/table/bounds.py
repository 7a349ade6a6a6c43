"""The bounds of an option, said once: checked when options are read, shown by the client's form."""

from typing import Annotated

import msgspec

FORM = "form"


class Form(msgspec.Struct, frozen=True):
    """How a form moves between the bounds."""

    step: int = 1
    usual: int | None = None
    """What a limit starts with when it is switched on and neither the room nor a default says."""
    by_seats: dict[int, int] = {}
    """What it is at a table of so many seats where nobody says."""


def within(
    least: int,
    most: int,
    *,
    step: int = 1,
    usual: int | None = None,
    by_seats: dict[int, int] | None = None,
) -> msgspec.Meta:
    return msgspec.Meta(ge=least, le=most, extra={FORM: Form(step, usual, by_seats or {})})


Seconds = Annotated[int, within(5, 600, step=10)]
"""A limit of time as most games have it."""
