"""Opens the file of a store for one server, and upgrades an older file."""

import sqlite3
import time
from importlib.resources import files
from pathlib import Path

import structlog

from zmova.store.copying import backup, beside
from zmova.store.privacy import close_to_others, make_private
from zmova.store.reading import is_damage
from zmova.store.records import checksum

log = structlog.get_logger()
UPGRADES = [
    # 2: idle rooms are found without reading every room.
    "CREATE INDEX idle ON rooms (changed);",
    # 3: rooms grow old by the hours that the server runs; all start again, whatever the date was.
    """
    ALTER TABLE rooms RENAME TO dated;
    CREATE TABLE rooms (
        code    TEXT PRIMARY KEY,
        state   BLOB NOT NULL,
        seen    INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO rooms (code, state, seen) SELECT code, state, 0 FROM dated;
    DROP TABLE dated;
    CREATE INDEX idle ON rooms (seen);
    CREATE TABLE clock (
        hours INTEGER NOT NULL
    );
    INSERT INTO clock (hours) VALUES (0);
    """,
    # 4: a match keeps what was published before its deal.
    "ALTER TABLE matches ADD COLUMN commitment TEXT;",
    # 5: and the seals and salts of its players. Secrets of browsers are sealed from now on; whoever
    # sits in a room stays who they are.
    """
    ALTER TABLE matches ADD COLUMN promises BLOB;
    CREATE TABLE sealing (
        key BLOB NOT NULL
    );
    INSERT INTO sealing (key) VALUES (randomblob(32));
    CREATE TABLE older_sessions (
        session TEXT PRIMARY KEY
    ) WITHOUT ROWID;
    INSERT OR IGNORE INTO older_sessions (session)
    SELECT person.value ->> 'session'
    FROM rooms, json_each(CAST(rooms.state AS TEXT), '$.people') AS person
    WHERE json_valid(CAST(rooms.state AS TEXT)) AND person.value ->> 'session' IS NOT NULL;
    """,
    # 6: rows have checksums; those of older rows are of what they were at the upgrade.
    """
    ALTER TABLE rooms ADD COLUMN sum INTEGER;
    ALTER TABLE entries ADD COLUMN sum INTEGER;
    UPDATE rooms SET sum = checksum(code, state);
    UPDATE entries SET sum = checksum(match, n, at, seat, member, command, move, events);
    """,
    # 7: matches too, and they know how many entries they have.
    """
    ALTER TABLE matches ADD COLUMN entries INTEGER;
    ALTER TABLE matches ADD COLUMN sum INTEGER;
    UPDATE matches SET
        entries = (SELECT count(*) FROM entries WHERE match = id),
        sum = checksum(id, room, game, version, commitment, promises);
    """,
]
"""What turns each schema into the next; schema.sql is the newest, for a new file."""

LOOK_SECONDS = 5.0
"""At the start, for damage."""
LOOK_EVERY = 20_000
"""Steps of SQLite between two looks at the clock."""
SCHEMA_VERSION = 1 + len(UPGRADES)


class Unusable(Exception):
    """The store can't be opened, and why."""


def lock(path: Path) -> sqlite3.Connection:
    """One server per store. The lock ends with the process, however that ends."""
    file = path.with_name(path.name + ".lock")
    make_private(file)
    held = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        held.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Unusable(f"{path.name}: another server uses it") from None
        raise Unusable(f"{path}: {error}; may this account write there?") from None
    return held


def connect(path: Path) -> sqlite3.Connection:
    """For the writer, who holds the lock."""
    try:
        make_private(path)
        close_to_others(path)
        connection = reopen(path)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error, Unusable) as error:
        more = f"; {way_back(path)}" if is_damage(error) else ""
        raise Unusable(f"{path.name}: {error}{more}") from None
    except UnicodeError:  # SQLite's own words about names that are none
        raise Unusable(f"{path.name}: damaged; {way_back(path)}") from None
    return connection


def reopen(path: Path) -> sqlite3.Connection:
    """A file that is a store."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def refuse_damaged(connection: sqlite3.Connection, path: Path) -> None:
    """A damaged page may not show for months. A very large store is looked at for a while only."""
    until = time.monotonic() + LOOK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > until, LOOK_EVERY)
    try:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning("store-checked-in-part", seconds=LOOK_SECONDS)
        verdict = "ok"
    finally:
        connection.set_progress_handler(None, 0)
    if verdict != "ok":
        raise Unusable(f"damaged ({' '.join(verdict.split())}); {way_back(path)}")


def way_back(path: Path) -> str:
    return f"go back to a backup: zmova restore BACKUP --replace --data {path}"


def must_be_known(version: int) -> None:
    if version > SCHEMA_VERSION:
        raise Unusable(
            f"written by a newer Zmova (schema {version}, this one knows {SCHEMA_VERSION})"
        )


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    must_be_known(version)
    refuse_damaged(connection, path)
    if 0 < version < SCHEMA_VERSION:
        _upgrade(connection, path, version)
    connection.execute("PRAGMA journal_mode = WAL")
    if version == 0:
        _change(connection, files(__package__).joinpath("schema.sql").read_text("utf-8"))


def _upgrade(connection: sqlite3.Connection, path: Path, version: int) -> None:
    copy = beside(path, f"schema-{version}")
    backup(path, copy)
    connection.create_function("checksum", -1, checksum, deterministic=True)
    try:
        _change(connection, *UPGRADES[version - 1 :])
    except BaseException:
        copy.unlink()  # the store is as it was; a service that tries again must not fill the disk
        raise
    log.info("store-upgraded", schema=SCHEMA_VERSION, copy=copy.name)


def _change(connection: sqlite3.Connection, *steps: str) -> None:
    """All steps and the new number of the schema, or nothing."""
    whole = ["BEGIN IMMEDIATE;", *steps, f"PRAGMA user_version = {SCHEMA_VERSION};", "COMMIT;"]
    connection.executescript("\n".join(whole))
