"""A store that is not as it was written is noticed and named, at the start and later."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.browsing import get, post
from tests.server.calling import ROOM, key
from tests.server.gathering import playing
from tests.server.long_match import LONG, write_long_match
from zmova.store import opening
from zmova.store.opening import Unusable
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
        await olia.play(type="say", text="а ми граємо")
        assert (await post(local.url, "/api/rooms", ROOM))[0] == 201
