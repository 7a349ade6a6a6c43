"""Reads a store, whoever writes to it meanwhile; any thread or process may."""

import sqlite3
from contextlib import closing
from pathlib import Path

from zmova.store.records import Entry, MatchRecord

Rows = list[tuple]  # type: ignore[type-arg]  # of whatever the columns hold


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def read(path: Path, sql: str, *values: object) -> Rows:
    with closing(read_only(path)) as connection:
        return connection.execute(sql, values).fetchall()


def match_of(path: Path, id: str) -> MatchRecord | None:
    rows = read(
        path,
        "SELECT id, room, game, version, now, finished, commitment FROM matches WHERE id = ?",
        id,
    )
    if not rows:
        return None
    id, room, game, version, now, finished, commitment = rows[0]
    return MatchRecord(id, room, game, version, now, bool(finished), commitment)


def entries_of(path: Path, match: str) -> list[Entry]:
    rows = read(
        path,
        "SELECT match, n, at, seat, member, command, move, events "
        "FROM entries WHERE match = ? ORDER BY n",
        match,
    )
    return [Entry(*row) for row in rows]
