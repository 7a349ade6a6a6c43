"""The SQLite store: write-ahead log, synchronous=FULL, one writer thread with group commit."""

import asyncio
import sqlite3
from importlib.resources import files
from pathlib import Path

from zmova.store.records import Entry, MatchRecord, RoomRecord
from zmova.store.writing import Statement, Writer

SCHEMA_VERSION = 1
ADD_ENTRY = (
    "INSERT INTO entries (match, n, at, seat, member, command, move, events) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SET_NOW = "UPDATE matches SET now = max(now, ?) WHERE id = ?"
PUT_ROOM = (
    "INSERT INTO rooms (code, state) VALUES (?, ?) "
    "ON CONFLICT (code) DO UPDATE SET state = excluded.state, changed = unixepoch()"
)


class Unusable(Exception):
    """The store can't be opened, and why."""


class Repeated(Exception):
    """The command had its effect already."""


class Store:
    """Everything that must outlive the process. Writes are durable when awaited."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(path)
        except (OSError, sqlite3.Error) as error:
            raise Unusable(f"{path}: {error}") from None
        try:
            self.writer = Writer(_connect(path))
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
            await self.writer.submit([_add(entry)])
        except sqlite3.IntegrityError as error:
            if "entries.command" in str(error):
                raise Repeated from None
            raise

    async def put_room(self, room: RoomRecord, *more: Statement) -> None:
        await self.writer.submit([(PUT_ROOM, (room.code, room.state)), *more])

    async def start_match(self, room: RoomRecord, match: MatchRecord, opening: Entry) -> None:
        """The room, its new match and the deal, together or not at all."""
        begin: Statement = (
            "INSERT INTO matches (id, room, game, version, now) VALUES (?, ?, ?, ?, ?)",
            (match.id, match.room, match.game, match.version, match.now),
        )
        await self.put_room(room, begin, _add(opening))

    async def finish_match(self, room: RoomRecord, match: str, now: int) -> None:
        """The room that knows its match is over, and the match itself."""
        finish: Statement = ("UPDATE matches SET finished = 1, now = ? WHERE id = ?", (now, match))
        await self.put_room(room, finish)

    async def keep_time(self, match: str, now: int) -> None:
        """How far the table's clock got, for a restart between two entries."""
        await self.writer.submit([(SET_NOW, (now, match))])

    async def drop_room(self, code: str) -> None:
        await self.writer.submit([("DELETE FROM rooms WHERE code = ?", (code,))])

    # reading

    async def room(self, code: str) -> RoomRecord | None:
        rows = await self._read("SELECT code, state FROM rooms WHERE code = ?", code)
        return RoomRecord(*rows[0]) if rows else None

    async def rooms(self) -> list[str]:
        return [code for (code,) in await self._read("SELECT code FROM rooms")]

    async def idle_rooms(self, seconds: int) -> list[str]:
        """Rooms that nobody has changed for so long."""
        rows = await self._read("SELECT code FROM rooms WHERE changed < unixepoch() - ?", seconds)
        return [code for (code,) in rows]

    async def match(self, id: str) -> MatchRecord | None:
        rows = await self._read(
            "SELECT id, room, game, version, now, finished FROM matches WHERE id = ?", id
        )
        if not rows:
            return None
        id, room, game, version, now, finished = rows[0]
        return MatchRecord(id, room, game, version, now, bool(finished))

    async def entries(self, match: str) -> list[Entry]:
        rows = await self._read(
            "SELECT match, n, at, seat, member, command, move, events "
            "FROM entries WHERE match = ? ORDER BY n",
            match,
        )
        return [Entry(*row) for row in rows]

    async def _read(self, sql: str, *values: object) -> list[tuple]:  # type: ignore[type-arg]
        return await asyncio.to_thread(self._read_now, sql, values)

    def _read_now(self, sql: str, values: tuple[object, ...]) -> list[tuple]:  # type: ignore[type-arg]
        connection = _read_only(self.path)
        try:
            return connection.execute(sql, values).fetchall()
        finally:
            connection.close()


def backup(source: Path, target: Path) -> None:
    """A whole copy at one moment, taken while a server writes to the source."""
    if not source.exists():
        raise FileNotFoundError(source)
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    origin = _read_only(source)
    copy = sqlite3.connect(part)
    try:
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the copy is not sound: {verdict}")
    finally:
        copy.close()
        origin.close()
    part.replace(target)


def _add(entry: Entry) -> Statement:
    return ADD_ENTRY, (
        entry.match,
        entry.n,
        entry.at,
        entry.seat,
        entry.member,
        entry.command,
        entry.move,
        entry.events,
    )


def _connect(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            _prepare(connection)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, Unusable) as error:
        raise Unusable(f"{path.name}: {error}") from None
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise Unusable(f"written by a newer Zmova (schema {version})")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.executescript(files(__package__).joinpath("schema.sql").read_text("utf-8"))
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def _lock(path: Path) -> sqlite3.Connection:
    """One house to a store. The lock falls with the process, however that ends."""
    lock = sqlite3.connect(path.with_name(path.name + ".lock"), timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise Unusable(f"{path.name}: another server uses it") from None
    return lock
