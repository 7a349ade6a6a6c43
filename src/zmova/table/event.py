"""What happened. Past tense, secret as a whole: only notices of it leave the process."""

from typing import Any, ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of every event; `at` is the table's own time in milliseconds."""

    told: ClassVar[tuple[str, ...] | None] = None
    """The fields with the seats that alone hear of it (`zmova.table.told`); None: everybody."""
    at: int


class Opened(Event, frozen=True, tag="opened"):
    """The first event of every match: all that a replay needs and dice can't tell.

    `seed` is hex; together with the players' salts it is the whole chance of the match (G2).
    """

    game: str
    version: str
    seats: int
    seed: str
    salts: list[str] = []
    options: dict[str, Any] = {}
    stacked: dict[str, Any] = {}
