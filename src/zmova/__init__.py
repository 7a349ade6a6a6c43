"""Zmova: a table for party games of secrets, bluff and persuasion.

This is the Python interface; the server uses the same.
"""

from typing import Any

import msgspec

from zmova import games
from zmova.games import named
from zmova.table.event import Event, Opened
from zmova.table.host import Relimited
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.table import Table
from zmova.table.talk import Said

__all__ = ["BadDeal", "Illegal", "Table", "deal", "encode", "games", "read_log", "replay"]


def deal(
    game: str,
    seats: int,
    seed: int | bytes,
    options: dict[str, Any] | None = None,
    stacked: dict[str, Any] | None = None,
    salts: list[str] | None = None,
) -> Table:
    """A new match. `stacked` fixes what chance would decide, for tutorials and tests."""
    return Table.deal(named(game), seats, seed, options, stacked, salts)


def replay(game: str, log: list[Event]) -> Table:
    """An equal table from the events of another."""
    return Table.replay(named(game), log)


def encode(thing: Any) -> bytes:
    """JSON bytes of any view, move, event, notice or result."""
    return msgspec.json.encode(thing)


def read_log(game: str, raw: list[Any]) -> list[Event]:
    """The events of a log that was encoded."""
    union = Opened | Said | Relimited | named(game).logged
    log: list[Event] = msgspec.convert(raw, list[union])  # type: ignore[valid-type]
    return log
