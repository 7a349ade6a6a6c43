"""Reads a store, whoever writes to it meanwhile; any thread or process may."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from zmova.store.records import Entry, MatchRecord, Promises, checksum

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
Rows = list[tuple]  # type: ignore[type-arg]  # of whatever the columns hold


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


class Damaged(Exception):
    """What lies on the disk is not what was written."""


class BadRow(Damaged):
    """One row of a store whose other rows may all be sound."""


def is_damage(error: Exception) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in DAMAGE


def read(path: Path, sql: str, *values: object) -> Rows:
    with closing(read_only(path)) as connection:
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise Damaged(str(error)) from None
            raise


def match_of(path: Path, id: str) -> MatchRecord | None:
    rows = read(
        path,
        "SELECT id, room, game, version, now, finished, commitment, promises "
        "FROM matches WHERE id = ?",
        id,
    )
    if not rows:
        return None
    id, room, game, version, now, finished, commitment, raw = rows[0]
    try:
        promises = msgspec.json.decode(raw, type=Promises) if raw else None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(f"the promises of a match: {error}") from None
    return MatchRecord(id, room, game, version, now, bool(finished), commitment, promises)


def entries_of(path: Path, match: str) -> list[Entry]:
    rows = read(
        path,
        "SELECT match, n, at, seat, member, command, move, events, sum "
        "FROM entries WHERE match = ? ORDER BY n",
        match,
    )
    for *columns, kept in rows:
        must_be_as_written(f"entry {columns[1]} of a match", columns, kept)
    return [Entry(*columns) for *columns, _ in rows]


def must_be_as_written(what: str, columns: Sequence[object], kept: int | None) -> None:
    """None: nobody has made a checksum."""
    if kept not in (None, checksum(*columns)):
        raise BadRow(f"{what} is not as it was written")
