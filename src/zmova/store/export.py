"""A finished match as a file: all that a check and a replay need, and no names."""

from typing import Any

import msgspec

from zmova.store.records import Entry, MatchRecord
from zmova.table.dice import commitment

FORMAT = 1
"""Of the file; another number is another shape."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of an exported match: who asked for what when, and what came of it."""

    at: int
    events: list[Any]
    seat: int | None = None
    move: Any = None


class Export(msgspec.Struct, frozen=True):
    """The steps of a match, the seed among them, and the commitment that was published before."""

    zmova: int
    game: str
    version: str
    commitment: str
    steps: list[Step]


def export(record: MatchRecord, entries: list[Entry]) -> Export:
    steps = [
        Step(
            entry.at,
            msgspec.json.decode(entry.events),
            entry.seat,
            msgspec.json.decode(entry.move) if entry.move is not None else None,
        )
        for entry in entries
    ]
    seed = bytes.fromhex(steps[0].events[0]["seed"])
    return Export(FORMAT, record.game, record.version, commitment(seed), steps)
