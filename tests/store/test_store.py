"""What the store promises: durable when awaited, whole jobs or nothing, errors that are heard."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from tests.facts import EXAMPLE
from zmova import deal, read_log, replay
from zmova.store import writing
from zmova.store.copying import backup
from zmova.store.opening import SCHEMA_VERSION, Unusable, connect
from zmova.store.records import Entry, MatchRecord, RoomRecord
from zmova.store.store import Repeated, Store

MATCH = MatchRecord("m", "bababa", EXAMPLE, "1", commitment="c0ffee")


@asynccontextmanager
async def opened(
    path: Path, tell: Callable[[str | None], None] | None = None
) -> AsyncIterator[Store]:
    store = Store(path, tell)
    try:
        yield store
    finally:
        await store.close()


def entry(n: int, match: str = "m", command: str | None = None, member: str = "olia") -> Entry:
    who = None if command is None else member
    return Entry(match, n, n * 10, 0, who, command, b'{"type":"next"}', b"[]")


async def test_what_was_awaited_is_there_after_a_restart(tmp_path):
    path = tmp_path / "a folder" / "db%20?#.sqlite3"
    async with opened(path) as store:
        await store.put_room(RoomRecord("bababa", b"{}"))
        await store.start_match(RoomRecord("bababa", b'{"a":1}'), MATCH, entry(0))
        await store.append(entry(1, command="c"))
        await store.keep_time("m", 777)
    async with opened(path) as store:
        assert await store.room("bababa") == RoomRecord("bababa", b'{"a":1}')
        assert await store.room("nobody") is None
        assert await store.entries("m") == [entry(0), entry(1, command="c")]
        kept = MatchRecord("m", "bababa", EXAMPLE, "1", 777, False, "c0ffee")
        assert await store.match("m") == kept
        await store.finish_match(RoomRecord("bababa", b'{"a":2}'), "m", 800)
        record = await store.match("m")
        assert record is not None
        assert (record.now, record.finished) == (800, True)


def test_a_commit_waits_for_the_disk_itself(tmp_path):
    """Nothing less outlives a power cut, and no test can cut the power."""
    with closing(connect(tmp_path / "db")) as writing:
        assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        full = 2
        assert writing.execute("PRAGMA synchronous").fetchone() == (full,)


async def test_time_is_never_kept_backwards(tmp_path):
    async with opened(tmp_path / "db") as store:
        await store.start_match(RoomRecord("bababa", b"{}"), MATCH, entry(0))
        await store.keep_time("m", 500)
        await store.keep_time("m", 400)
        record = await store.match("m")
        assert record is not None
        assert record.now == 500


async def test_many_who_wait_are_committed_together(tmp_path):
    async with opened(tmp_path / "db") as store:
        await asyncio.gather(*(store.append(entry(n)) for n in range(300)))
        assert store.writer.written == 300
        assert store.writer.groups < 100
        assert len(await store.entries("m")) == 300


async def test_one_bad_job_does_not_take_the_others_down(tmp_path):
    async with opened(tmp_path / "db") as store:
        await store.append(entry(0))
        jobs = [store.append(entry(n)) for n in range(1, 5)]
        jobs.append(store.append(entry(0)))
        jobs += [store.append(entry(n)) for n in range(5, 12)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [outcome for outcome in outcomes if outcome is not None]
        assert [type(error) for error in failed] == [sqlite3.IntegrityError]
        assert [one.n for one in await store.entries("m")] == [*range(12)]


async def test_a_job_stands_or_falls_as_a_whole(tmp_path):
    async with opened(tmp_path / "db") as store:
        await store.start_match(RoomRecord("bababa", b"first"), MATCH, entry(0))
        with pytest.raises(sqlite3.IntegrityError):
            await store.start_match(RoomRecord("bababa", b"second"), MATCH, entry(1))
        assert await store.room("bababa") == RoomRecord("bababa", b"first")
        assert len(await store.entries("m")) == 1


async def test_a_command_is_logged_once_for_each_member_and_match(tmp_path):
    async with opened(tmp_path / "db") as store:
        await store.append(entry(0, command="c"))
        with pytest.raises(Repeated):
            await store.append(entry(1, command="c"))
        await store.append(entry(0, match="other", command="c"))
        await store.append(entry(1, command="c", member="taras"))
        await store.append(entry(2))
        await store.append(entry(3))
        assert len(await store.entries("m")) == 4


async def test_two_writers_of_one_place_in_the_log_are_told_apart(tmp_path):
    async with opened(tmp_path / "db") as store:
        await store.append(entry(0, command="a"))
        with pytest.raises(sqlite3.IntegrityError):
            await store.append(entry(0, command="b"))


@pytest.mark.parametrize(
    ("trouble", "cure", "told"),
    [
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "read-only"),
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000", "full"),
    ],
)
async def test_what_a_disk_refuses_waits_and_is_not_half_written(tmp_path, trouble, cure, told):
    heard: list[str | None] = []
    async with opened(tmp_path / "db", heard.append) as store:
        await store.append(entry(0))
        store.writer._again = None  # the disk stays as it is
        store.writer._connection.execute(trouble)
        big = msgspec.structs.replace(entry(1), events=b"x" * 100_000)
        waiting = asyncio.ensure_future(store.append(big))
        while not heard:
            await asyncio.sleep(0.01)
        assert (heard, store.writer.trouble, waiting.done()) == ([told], told, False)
        assert await store.entries("m") == [entry(0)]
        store.writer._connection.execute(cure)
        await waiting
        assert (heard, store.writer.trouble) == ([told, None], None)
        assert len(await store.entries("m")) == 2


@pytest.mark.timeout(20)
async def test_a_file_that_could_only_be_read_is_opened_anew_until_it_can_be_written(tmp_path):
    """As after a start on a disk that somebody makes writable later."""
    heard: list[str | None] = []
    async with opened(tmp_path / "db", heard.append) as store:
        store.writer._connection.close()
        store.writer._connection = sqlite3.connect(
            f"file:{tmp_path}/db?mode=ro", uri=True, isolation_level=None, check_same_thread=False
        )
        await store.append(entry(0))
        assert heard == ["read-only", None]
        assert await store.entries("m") == [entry(0)]


async def test_a_disk_that_takes_long_is_told_of_too(tmp_path, monkeypatch):
    monkeypatch.setattr(writing, "SLOW", 0.05)
    heard: list[str | None] = []
    async with opened(tmp_path / "db", heard.append) as store:
        await store.append(entry(0))
        with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append(entry(1)))
            while not heard:
                await asyncio.sleep(0.01)
            assert not waiting.done()
            other.execute("ROLLBACK")
        await waiting
        assert heard == ["slow", None]


async def test_a_store_that_closes_waits_for_no_disk(tmp_path):
    async with opened(tmp_path / "db") as store:
        store.writer._connection.execute("PRAGMA query_only = ON")
        waiting = asyncio.ensure_future(store.append(entry(0)))
        await asyncio.sleep(0)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await waiting


async def test_what_sqlite_can_not_even_hold_is_heard_of_and_others_go_on(tmp_path):
    async with opened(tmp_path / "db") as store:
        bad = msgspec.structs.replace(entry(1), at=2**70)
        outcomes = await asyncio.gather(
            store.append(entry(0)), store.append(bad), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), OverflowError]
        await store.append(entry(2))


async def test_rooms_grow_idle_by_the_hours_that_the_house_was_open(tmp_path):
    """Soonest where nothing was played, last where a match waits to be played on."""
    path = tmp_path / "db"
    over = msgspec.structs.replace(MATCH, id="over", room="dadada")
    async with opened(path) as store:
        await store.start_match(RoomRecord("bababa", b"unfinished"), MATCH, entry(0))
        await store.start_match(RoomRecord("dadada", b"{}"), over, entry(0, match="over"))
        await store.finish_match(RoomRecord("dadada", b"played"), "over", 5)
        await store.put_room(RoomRecord("gagaga", b"not played"))
        for _ in range(3):
            await store.count_hour()
        await store.put_room(RoomRecord("zazaza", b"new"))
    async with opened(path) as store:
        assert await store.idle_rooms(4, 4, 4) == []
        assert await store.idle_rooms(4, 3, 4) == ["gagaga"]
        assert set(await store.idle_rooms(3, 3, 4)) == {"dadada", "gagaga"}
        assert set(await store.idle_rooms(3, 3, 3)) == {"bababa", "dadada", "gagaga"}
        await store.put_room(RoomRecord("gagaga", b"somebody came"))
        assert await store.idle_rooms(4, 3, 4) == []
        await store.drop_room("dadada")
        assert await store.room("dadada") is None


async def test_a_backup_taken_while_others_write_is_whole_and_replays(tmp_path):
    path, copy = tmp_path / "db", tmp_path / "copy"
    async with opened(path) as store:
        table = deal(EXAMPLE, 3, 1)
        record = msgspec.structs.replace(MATCH, version=table.game.version)
        opening = msgspec.structs.replace(entry(0), events=msgspec.json.encode(table.log))
        await store.start_match(RoomRecord("bababa", b"{}"), record, opening)

        async def write() -> None:
            for n in range(1, 200):
                said = table.play(n % 3, {"type": "say", "text": f"{n}"})
                raw = msgspec.json.encode(said)
                await store.append(msgspec.structs.replace(entry(n), events=raw))

        writing = asyncio.create_task(write())
        await asyncio.sleep(0.02)
        await asyncio.to_thread(backup, path, copy)
        await writing
    async with opened(copy) as store:
        entries = await store.entries("m")
        assert 1 <= len(entries) <= 200
        assert [one.n for one in entries] == list(range(len(entries)))
        raw = [event for one in entries for event in msgspec.json.decode(one.events)]
        log = read_log(EXAMPLE, raw)
        assert replay(EXAMPLE, log).log == table.log[: len(log)]


async def test_a_backup_replaces_nothing_and_needs_a_source(tmp_path):
    async with opened(tmp_path / "db"):
        pass
    with pytest.raises(FileNotFoundError):
        backup(tmp_path / "no such", tmp_path / "copy")
    assert not (tmp_path / "no such").exists()
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(FileExistsError):
        backup(tmp_path / "db", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"


async def test_a_store_of_a_newer_version_is_left_alone(tmp_path):
    path = tmp_path / "db"
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(Unusable, match="newer"):
        Store(path)
    assert path.read_bytes() == before


async def test_a_store_that_can_not_be_is_refused(tmp_path):
    (tmp_path / "text").write_text("this is no database, " * 100)
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "text", tmp_path / "folder", tmp_path / "text" / "db"):
        with pytest.raises(Unusable):
            Store(path)


async def test_one_store_serves_one_house(tmp_path):
    async with opened(tmp_path / "db"):
        with pytest.raises(Unusable, match="another server"):
            Store(tmp_path / "db")
    async with opened(tmp_path / "db"):
        pass


def test_a_lock_that_can_not_be_taken_is_not_blamed_on_another_server(tmp_path):
    (tmp_path / "db.lock").write_text("no lock at all, " * 100)
    with pytest.raises(Unusable, match="not a database; may this account write there"):
        Store(tmp_path / "db")
