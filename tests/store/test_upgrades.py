"""A newer Zmova opens the store of an older one: nothing is lost, and the old file stays beside."""

import sqlite3
from contextlib import closing

import pytest

from tests.store.older import first_store, shape, version
from zmova.store import opening
from zmova.store.opening import SCHEMA_VERSION, Unusable
from zmova.store.records import Entry, RoomRecord, checksum
from zmova.store.store import Store


async def test_the_store_of_the_first_zmova_is_upgraded_and_a_copy_is_put_beside(tmp_path):
    path, new = tmp_path / "db", tmp_path / "new"
    first_store(path)
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO rooms (code, state) VALUES ('bababa', '{}')")
        old.execute("INSERT INTO entries (match, n, at, events) VALUES ('m', 0, 5, '[]')")
    store = Store(path)
    assert (await store.room("bababa")) == RoomRecord("bababa", "{}")  # type: ignore[arg-type]
    assert await store.entries("m") == [Entry("m", 0, 5, None, None, None, None, "[]")]  # type: ignore[arg-type]
    await store.close()
    await Store(new).close()
    assert (version(path), shape(path)) == (SCHEMA_VERSION, shape(new))
    with closing(sqlite3.connect(path)) as newer:
        sums = newer.execute("SELECT sum FROM rooms UNION ALL SELECT sum FROM entries").fetchall()
        assert sums == [(checksum("bababa", "{}"),), (checksum("m", 0, 5, *[None] * 4, "[]"),)]
    (copy,) = tmp_path.glob("db.schema-1-*")
    assert version(copy) == 1
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT code FROM rooms").fetchall() == [("bababa",)]


async def test_who_sat_in_a_room_before_sessions_were_sealed_is_still_known(tmp_path):
    path = tmp_path / "db"
    first_store(path)
    room = '{"people": [{"session": "of Olia"}, {"session": "of Olia#1"}, {}]}'
    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO rooms (code, state) VALUES ('a', ?)", (room.encode(),))
        old.execute("INSERT INTO rooms (code, state) VALUES ('b', ?), ('c', '{')", (room,))
    store = Store(path)
    key, older = store.sessions()
    await store.close()
    assert len(key) == 32
    assert older == {"of Olia", "of Olia#1"}
    again, new = Store(path), Store(tmp_path / "new")
    assert again.sessions() == (key, older)
    assert new.sessions()[0] != key
    assert new.sessions()[1] == frozenset()
    await again.close()
    await new.close()


async def test_a_store_of_today_is_neither_changed_nor_copied(tmp_path):
    await Store(tmp_path / "db").close()
    before = (tmp_path / "db").read_bytes()
    await Store(tmp_path / "db").close()
    assert (tmp_path / "db").read_bytes() == before
    assert not list(tmp_path.glob("db.schema-*"))


async def test_an_upgrade_that_fails_leaves_the_store_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "db"
    first_store(path)
    before = shape(path)
    broken = ["CREATE TABLE half (a); CREATE INDEX idle ON no_such_table (changed);"]
    monkeypatch.setattr(opening, "UPGRADES", broken)
    with pytest.raises(Unusable, match="no_such_table"):
        Store(path)
    assert (version(path), shape(path)) == (1, before)
    assert not list(tmp_path.glob("db.schema-*"))
    monkeypatch.undo()
    await Store(path).close()
    assert version(path) == SCHEMA_VERSION


async def test_without_room_for_the_copy_nothing_is_upgraded(tmp_path, monkeypatch):
    path = tmp_path / "db"
    first_store(path)
    monkeypatch.setattr(opening, "beside", lambda path, why: tmp_path / "no such folder/copy")
    with pytest.raises(Unusable, match=r"^db: "):
        Store(path)
    assert version(path) == 1


async def test_a_newer_store_is_refused_in_a_clear_sentence(tmp_path):
    path = tmp_path / "db"
    await Store(path).close()
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA user_version = 77")
    told = rf"^db: written by a newer Zmova \(schema 77, this one knows {SCHEMA_VERSION}\)$"
    with pytest.raises(Unusable, match=told):
        Store(path)


async def test_idle_rooms_are_found_by_an_index(tmp_path):
    await Store(tmp_path / "db").close()
    with closing(sqlite3.connect(tmp_path / "db")) as store:
        asked = "EXPLAIN QUERY PLAN SELECT code FROM rooms WHERE seen <= 5"
        assert "INDEX idle" in store.execute(asked).fetchone()[-1]
