"""The SQLite store: write-ahead log, synchronous=FULL, one writer thread with group commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec

from zmova.store.opening import Unusable, connect, lock, reopen
from zmova.store.privacy import make_folder
from zmova.store.reading import Rows, entries_of, match_of, must_be_as_written, read
from zmova.store.records import Entry, MatchRecord, RoomRecord, checksum
from zmova.store.writing import Statement, Trouble, Writer

BEGIN_MATCH = (
    "INSERT INTO matches (id, room, game, version, commitment, promises, now, sum) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
ADD_ENTRY = (
    "INSERT INTO entries (match, n, at, seat, member, command, move, events, sum) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
COUNT_ENTRY = "UPDATE matches SET entries = ? WHERE id = ?"
SET_NOW = "UPDATE matches SET now = max(now, ?) WHERE id = ?"
PUT_ROOM = (
    "INSERT INTO rooms (code, state, seen, sum) SELECT ?, ?, hours, ? FROM clock WHERE true "
    "ON CONFLICT (code) DO UPDATE "
    "SET state = excluded.state, seen = excluded.seen, sum = excluded.sum"
)
IDLE_ROOMS = """
    SELECT code FROM rooms, clock WHERE seen <= hours - ? AND seen <= hours - CASE
        WHEN code NOT IN (SELECT room FROM matches) THEN ?
        WHEN code IN (SELECT room FROM matches WHERE NOT finished) THEN ?
        ELSE ?
    END
"""


class Repeated(Exception):
    """The command had its effect already."""


class Store:
    """Everything that must outlive the process. Writes are durable when awaited."""

    def __init__(self, path: Path, tell: Callable[[Trouble | None], None] | None = None) -> None:
        """`tell` hears why nothing can be written, and when it can again."""
        path = path.resolve()  # by whatever name it is called: one file, one lock, one server
        try:
            make_folder(path.parent)
            self._lock = lock(path)
        except (OSError, sqlite3.Error) as error:
            raise Unusable(f"{path}: {error}") from None
        try:
            self.writer = Writer(connect(path), tell, lambda: reopen(path))
        except Unusable:
            self._lock.close()
            raise
        self.path = path

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        self._lock.close()

    # writing

    async def append(self, entry: Entry) -> None:
        """Raises Repeated when the log has this command of this member already."""
        try:
            await self.writer.submit(_added(entry))
        except sqlite3.IntegrityError as error:
            if "entries.command" in str(error):
                raise Repeated from None
            raise

    async def put_room(self, room: RoomRecord, *more: Statement) -> None:
        row = (room.code, room.state, checksum(room.code, room.state))
        await self.writer.submit([(PUT_ROOM, row), *more])

    async def start_match(self, room: RoomRecord, match: MatchRecord, opening: Entry) -> None:
        """The room, its new match and the deal, together or not at all."""
        promises = msgspec.json.encode(match.promises) if match.promises else None
        lasting = (match.id, match.room, match.game, match.version, match.commitment, promises)
        begin = (BEGIN_MATCH, (*lasting, match.now, checksum(*lasting)))
        await self.put_room(room, begin, *_added(opening))

    async def finish_match(self, room: RoomRecord, match: str, now: int) -> None:
        """The room that knows its match is over, and the match itself."""
        finish: Statement = ("UPDATE matches SET finished = 1, now = ? WHERE id = ?", (now, match))
        await self.put_room(room, finish)

    async def keep_time(self, match: str, now: int) -> None:
        """How far the table's clock got, for a restart between two entries."""
        await self.writer.submit([(SET_NOW, (now, match))])

    async def count_hour(self) -> None:
        """The server ran for another hour. No other clock decides what is deleted."""
        await self.writer.submit([("UPDATE clock SET hours = hours + 1", ())])

    async def try_to_write(self) -> None:
        """Nothing, but so that a disk which can't take it is noticed."""
        await self.writer.submit([("UPDATE clock SET hours = hours", ())])

    async def drop_room(self, code: str) -> None:
        await self.writer.submit([("DELETE FROM rooms WHERE code = ?", (code,))])

    # reading

    async def room(self, code: str) -> RoomRecord | None:
        rows = await self._read("SELECT code, state, sum FROM rooms WHERE code = ?", code)
        if not rows:
            return None
        *columns, kept = rows[0]
        must_be_as_written("a room", columns, kept)
        return RoomRecord(*columns)

    async def has_rooms(self, many: int) -> bool:
        """Whether there are at least so many."""
        rows = await self._read("SELECT count(*) FROM (SELECT 1 FROM rooms LIMIT ?)", many)
        return bool(rows[0][0] >= many)

    def sessions(self) -> tuple[bytes, frozenset[str]]:
        """The key that seals them, and those from before there was one."""
        ((key,),) = read(self.path, "SELECT key FROM sealing")
        older = read(self.path, "SELECT session FROM older_sessions")
        return key, frozenset(session for (session,) in older)

    async def idle_rooms(self, played: int, unplayed: int, unfinished: int) -> list[str]:
        """Rooms that nobody has changed for so many hours, by what was played in them."""
        least = min(played, unplayed, unfinished)
        rows = await self._read(IDLE_ROOMS, least, unplayed, unfinished, played)
        return [code for (code,) in rows]

    async def match(self, id: str) -> MatchRecord | None:
        return await asyncio.to_thread(match_of, self.path, id)

    async def started(self, match: str) -> int:
        """When the match was dealt, in seconds since 1970."""
        rows = await self._read("SELECT started FROM matches WHERE id = ?", match)
        return int(rows[0][0])

    async def entries(self, match: str) -> list[Entry]:
        return await asyncio.to_thread(entries_of, self.path, match)

    async def _read(self, sql: str, *values: object) -> Rows:
        return await asyncio.to_thread(read, self.path, sql, *values)


def _added(entry: Entry) -> list[Statement]:
    """The entries of a match are numbered from 0."""
    columns = (
        entry.match,
        entry.n,
        entry.at,
        entry.seat,
        entry.member,
        entry.command,
        entry.move,
        entry.events,
    )
    add = (ADD_ENTRY, (*columns, checksum(*columns)))
    return [add, (COUNT_ENTRY, (entry.n + 1, entry.match))]
