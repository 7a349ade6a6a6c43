"""What happened. In the past tense, and secret: only notices of it leave the process."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    """Base of every event; `at` is the table's own time in milliseconds."""

    told: ClassVar[tuple[str, ...] | None] = None
    """The fields with the seats that alone hear of it (`zmova.table.told`); None: everybody."""
    touches: ClassVar[tuple[str, ...] | None] = None
    """The fields with the seats whose own part it may change (`zmova.table.cover`); None: any."""
    beat: ClassVar[int] = 0
    """Milliseconds that it stands to be seen before anything follows from it.

    Such an event is the last of those that come together; what follows is left to `Game.follow`."""
    at: int


def batches(events: Iterable[Event]) -> Iterator[list[Event]]:
    """What was seen together: a batch ends where an event has a beat."""
    batch: list[Event] = []
    for event in events:
        batch.append(event)
        if event.beat:
            yield batch
            batch = []
    if batch:
        yield batch


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
    beats: float = 0.0
    """How much of their beats events have here: all is 1; matches of version 0.1 had none."""
