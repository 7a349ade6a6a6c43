"""A finished match as a file: everything that verifying and replaying need, and no names."""

from typing import Any

import msgspec

from zmova.store.records import Entry, MatchRecord

FORMAT = 1
"""Of the file; another number is another shape."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of an exported match: who asked for what when, and what came of it."""

    at: int
    events: list[Any]
    seat: int | None = None
    move: Any = None


class Export(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was published before the deal, in that order, and the steps of the match.

    A file proves nothing by itself: whoever forges one writes a fitting commitment into it. It is
    to be laid beside what a player was shown (`zmova.verify`).
    """

    zmova: int
    game: str
    version: str
    commitment: str | None
    """As it was published, not as it can be recomputed; None where that is not known."""
    steps: list[Step]
    seals: list[str | None] | None = None
    """By seat, as they lay open before any salt did; None where salts were not sealed."""
    salts: list[str | None] | None = None
    """By seat, those that were shown in time."""


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
    seals = record.promises.seals if record.promises else None
    salts = record.promises.salts if record.promises else None
    return Export(FORMAT, record.game, record.version, record.commitment, steps, seals, salts)
