"""Reads a store, whoever writes to it meanwhile; any thread or process may."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from zmova.store.records import Entry, MatchRecord, Promises, checksum

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
ENTRIES = """
    SELECT match, n, at, seat, member, command, move, events, entries.sum, matches.entries
    FROM entries LEFT JOIN matches ON id = match WHERE match = ? ORDER BY n
"""
NO_TEXT = "Could not decode to UTF-8"
"""What Python says of a text that is none; SQLite itself takes any bytes for one."""
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
            if NO_TEXT in str(error):
                raise BadRow(str(error)) from None
            raise
        except UnicodeError as error:  # SQLite's own words about names that are none
            raise Damaged(str(error)) from None


def match_of(path: Path, id: str) -> MatchRecord | None:
    rows = read(
        path,
        "SELECT id, room, game, version, commitment, promises, now, finished, sum "
        "FROM matches WHERE id = ?",
        id,
    )
    if not rows:
        return None
    *lasting, now, finished, kept = rows[0]
    must_be_as_written("a match", lasting, kept)
    id, room, game, version, commitment, raw = lasting
    try:
        promises = msgspec.json.decode(raw, type=Promises) if raw else None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(f"the promises of a match: {error}") from None
    return MatchRecord(id, room, game, version, now, bool(finished), commitment, promises)


def entries_of(path: Path, match: str) -> list[Entry]:
    """All that were written: none is another one's, missing, or there twice."""
    rows = read(path, ENTRIES, match)
    for place, (*columns, kept, many) in enumerate(rows):
        must_be_as_written(f"entry {columns[1]} of a match", columns, kept)
        if columns[1] != place or many not in (None, len(rows)):
            raise BadRow(f"of {many} entries of a match {len(rows)} are there, or others")
    if not rows and any(read(path, "SELECT 1 FROM matches WHERE id = ? AND entries", match)):
        raise BadRow("no entry of a match is there")
    return [Entry(*columns) for *columns, _, _ in rows]


def must_be_as_written(what: str, columns: Sequence[object], kept: int | None) -> None:
    """None: nobody has made a checksum."""
    if kept not in (None, checksum(*columns)):
        raise BadRow(f"{what} is not as it was written")
