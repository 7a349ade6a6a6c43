"""A store that is not as it was written is noticed and named, at the start and later."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.browsing import get, post
from tests.server.calling import ROOM, key
from tests.server.gathering import playing
from tests.server.long_match import LONG, write_long_match
from tests.store.test_store import MATCH, entry
from zmova.store import opening
from zmova.store.opening import Unusable
from zmova.store.reading import BadRow
from zmova.store.records import Entry, MatchRecord, Promises, RoomRecord
from zmova.store.store import Store

PAGE = 4096


def spoil(path: Path, table: str = "entries") -> None:
    """A page of the table is overwritten with something else."""
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = store.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
        ).fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * PAGE)
        file.write(b"\x05" + b"\xa7" * (PAGE - 1))


def opened(path: Path) -> None:
    async def open_and_close() -> None:
        await Store(path).close()

    asyncio.run(open_and_close())


def test_a_damaged_store_is_not_opened_and_the_way_back_is_told(tmp_path):
    path = tmp_path / "db"
    asyncio.run(write_long_match(path, 300))
    opened(path)
    spoil(path)
    with pytest.raises(Unusable, match=r"^db: .*(damaged|malformed).*zmova restore BACKUP"):
        opened(path)


def test_a_store_whose_tables_are_described_by_no_text_is_damaged(tmp_path):
    path = tmp_path / "db"
    with closing(sqlite3.connect(path)) as store:
        store.execute("CREATE TABLE rooms (code TEXT)")
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE", b"CREATE \xff\xffBLE"))
    with pytest.raises(Unusable, match=r"damaged.*zmova restore"):
        Store(path)


def test_what_is_no_store_at_all_is_told_so(tmp_path):
    (tmp_path / "db").write_bytes(b"Not a database, and longer than its head would be." * 100)
    with pytest.raises(Unusable, match=r"not a database.*zmova restore"):
        opened(tmp_path / "db")


def test_a_very_large_store_keeps_nobody_waiting(tmp_path, monkeypatch):
    path = tmp_path / "db"
    asyncio.run(write_long_match(path, 300))
    monkeypatch.setattr(opening, "LOOK_SECONDS", -1.0)
    monkeypatch.setattr(opening, "LOOK_EVERY", 1)
    opened(path)


def test_a_store_has_one_server_by_whatever_name_it_is_called(tmp_path):
    async def twice() -> None:
        store = Store(tmp_path / "db")
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "alias").symlink_to(tmp_path / "db")
        try:
            with pytest.raises(Unusable, match="another server uses it"):
                Store(tmp_path / "other" / "alias")
        finally:
            await store.close()

    asyncio.run(twice())


async def test_a_page_that_is_damaged_later_is_an_answer_and_no_accident(local):
    await local.stop()
    await write_long_match(local.data, 300)
    await local.start()
    spoil(local.data)
    assert key(await get(local.url, f"/api/matches/{LONG}.json")) == (503, "damaged")
    status, told = await get(local.url, "/healthz")
    assert (status, b'"why":"damaged"' in told) == (503, True)


async def test_a_room_whose_record_is_damaged_is_an_answer_and_others_go_on(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_):
        with closing(sqlite3.connect(local.data)) as store, store:
            store.execute("INSERT INTO rooms (code, state, seen) VALUES ('dadada', x'7b22', 0)")
        assert key(await get(local.url, "/api/rooms/dadada")) == (503, "damaged")
        status, told = await get(local.url, "/healthz")
        assert (status, json.loads(told)["damaged"]) == (200, 1)
        await olia.play(type="say", text="а ми граємо")
        assert (await post(local.url, "/api/rooms", ROOM))[0] == 201


async def test_a_byte_that_changed_inside_a_row_is_noticed_and_nobody_else_pays_for_it(local):
    """SQLite's own checks see nothing of it."""
    async with playing(local.url, "Оля", "Тарас", "Віра") as (olia, *_):
        await olia.play(type="say", text="ти шпигун")
        room = olia.room["code"]
    await local.stop()
    await write_long_match(local.data, 300)
    before = local.data.read_bytes()
    for table, column, where in (
        ("entries", "events", f"match = '{LONG}' AND n = 7"),
        ("entries", "at", f"match = '{LONG}' AND n = 7"),
        ("rooms", "state", f"code = '{room}'"),
    ):
        local.data.write_bytes(before)
        with closing(sqlite3.connect(local.data)) as store, store:
            changed = f"CAST(CAST({column} AS TEXT) || ' ' AS BLOB)" if column != "at" else "at + 1"
            assert store.execute(f"UPDATE {table} SET {column} = {changed} WHERE {where}").rowcount
        await local.start()
        asked = f"/api/matches/{LONG}.json" if table == "entries" else f"/api/rooms/{room}"
        assert key(await get(local.url, asked)) == (503, "damaged")
        if table == "rooms":
            assert (await get(local.url, f"/api/matches/{LONG}.json"))[0] == 200
        status, told = await get(local.url, "/healthz")
        assert (status, json.loads(told)["damaged"]) == (200, 1)
        assert (await post(local.url, "/api/rooms", ROOM))[0] == 201
        await local.stop()


async def test_promises_that_can_t_be_read_are_damage(tmp_path):
    store = Store(tmp_path / "db")
    match = MatchRecord("m", "bababa", "spyfall", "1", promises=Promises([None], [None]))
    opening = Entry("m", 0, 0, None, None, None, None, b"[]")
    await store.start_match(RoomRecord("bababa", b"{}"), match, opening)
    await store.writer.submit([("UPDATE matches SET promises = ?, sum = NULL", (b'{"seals":[nu',))])
    with pytest.raises(BadRow):
        await store.match("m")
    await store.close()


@pytest.mark.parametrize(
    "spoilt",
    [
        "DELETE FROM entries WHERE n = 2",
        "DELETE FROM entries WHERE n = 1",
        "DELETE FROM entries",
        "UPDATE entries SET n = 7, sum = NULL WHERE n = 1",
        "UPDATE entries SET events = '[{}]' WHERE n = 1",
    ],
)
async def test_an_entry_that_is_missing_or_another_is_damage(tmp_path, spoilt):
    """Each of the others is sound, and so is the file."""
    store = Store(tmp_path / "db")
    await store.start_match(RoomRecord("bababa", b"{}"), MATCH, entry(0))
    for n in (1, 2):
        await store.append(entry(n))
    assert len(await store.entries("m")) == 3
    await store.writer.submit([(spoilt, ())])
    with pytest.raises(BadRow):
        await store.entries("m")
    await store.close()


@pytest.mark.parametrize("column", ["room", "game", "version", "commitment"])
async def test_a_match_that_is_another_is_damage(tmp_path, column):
    """Or no text at all."""
    store = Store(tmp_path / "db")
    await store.start_match(RoomRecord("bababa", b"{}"), MATCH, entry(0))
    await store.finish_match(RoomRecord("bababa", b"{}"), "m", 5)
    assert await store.match("m") is not None
    for spoilt in ("'x'", "CAST(x'ff61' AS TEXT)"):
        await store.writer.submit([(f"UPDATE matches SET {column} = {spoilt}", ())])
        with pytest.raises(BadRow):
            await store.match("m")
    await store.close()
