"""A backup replaces a store: only an intact one, and nothing is ever lost by it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.older import first_store, version
from zmova.store.copying import backup
from zmova.store.opening import SCHEMA_VERSION, Unusable
from zmova.store.records import RoomRecord
from zmova.store.restoring import restore
from zmova.store.store import Store


async def stored(path: Path, *codes: str) -> Path:
    store = Store(path)
    for code in codes:
        await store.put_room(RoomRecord(code, b"{}"))
    await store.close()
    return path


def rooms(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as store:
        return [code for (code,) in store.execute("SELECT code FROM rooms ORDER BY code")]


async def test_a_backup_becomes_the_store_where_there_is_none(tmp_path):
    await stored(tmp_path / "db", "bababa")
    backup(tmp_path / "db", tmp_path / "copy")
    target = tmp_path / "another folder/db"
    assert restore(tmp_path / "copy", target, replace=False) is None
    assert rooms(target) == ["bababa"]
    assert sorted(file.name for file in target.parent.iterdir()) == ["db", "db.lock"]


async def test_a_store_that_is_there_is_replaced_only_when_asked_and_kept_beside(tmp_path):
    copy = await stored(tmp_path / "copy", "bababa")
    path = await stored(tmp_path / "db", "dadada")
    with pytest.raises(Unusable, match="exists already; with --replace it is kept"):
        restore(copy, path, replace=False)
    assert rooms(path) == ["dadada"]
    former = restore(copy, path, replace=True)
    assert former is not None
    assert former.parent == tmp_path
    assert (rooms(path), rooms(former), rooms(copy)) == (["bababa"], ["dadada"], ["bababa"])


async def test_what_a_killed_server_wrote_last_goes_aside_with_its_store(tmp_path):
    """It lies in the write-ahead log, which must neither be lost nor get into the new store."""
    copy = await stored(tmp_path / "copy", "bababa")
    path = await stored(tmp_path / "live", "dadada")
    with closing(sqlite3.connect(path)) as store:
        store.execute("INSERT INTO rooms (code, state, seen) VALUES ('zazaza', '', 0)")
        store.commit()
        killed = tmp_path / "db"
        for part in ("", "-wal"):
            killed.with_name(f"db{part}").write_bytes((tmp_path / f"live{part}").read_bytes())
    former = restore(copy, killed, replace=True)
    assert former is not None
    assert rooms(killed) == ["bababa"]
    assert rooms(former) == ["dadada", "zazaza"]


async def test_a_store_in_use_is_not_replaced(tmp_path):
    copy = await stored(tmp_path / "copy", "bababa")
    running = Store(tmp_path / "db")
    with pytest.raises(Unusable, match="another server uses it"):
        restore(copy, tmp_path / "db", replace=True)
    await running.put_room(RoomRecord("dadada", b"{}"))
    await running.close()
    assert rooms(tmp_path / "db") == ["dadada"]


async def test_what_is_no_sound_store_replaces_nothing(tmp_path):
    path = await stored(tmp_path / "db", *(f"b{n:03}" for n in range(2000)))
    before = path.read_bytes()
    (tmp_path / "text").write_text("no database at all, " * 100)
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE rooms (number)")
    await stored(tmp_path / "newer")
    with closing(sqlite3.connect(tmp_path / "newer")) as newer:
        newer.execute("PRAGMA user_version = 99")
    damaged = bytearray(before)
    damaged[8192:24576] = b"\x55" * 16384
    (tmp_path / "damaged").write_bytes(damaged)
    (tmp_path / "cut").write_bytes(before[: len(before) // 2])
    whys = {
        "nothing": "no such file",
        "text": "not a database",
        "foreign": "not a Zmova store",
        "newer": "newer Zmova",
        "damaged": "not sound|malformed",
        "cut": "not sound|malformed",
    }
    for name, why in whys.items():
        with pytest.raises((Unusable, sqlite3.Error), match=why):
            restore(tmp_path / name, path, replace=True)
        assert path.read_bytes() == before
    left = {file.name for file in tmp_path.iterdir() if file.name.startswith("db")}
    assert left == {"db", "db.lock"}


async def test_a_backup_of_an_older_zmova_is_restored_as_it_is_and_upgraded_at_the_start(tmp_path):
    first_store(tmp_path / "copy", rows_of=await stored(tmp_path / "rows", "bababa"))
    path = tmp_path / "db"
    restore(tmp_path / "copy", path, replace=False)
    assert version(path) == 1
    await Store(path).close()
    assert (version(path), rooms(path)) == (SCHEMA_VERSION, ["bababa"])


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give a file to somebody else")
async def test_root_restores_for_the_account_whose_folder_it_is(tmp_path):
    copy = await stored(tmp_path / "copy", "bababa")
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    os.chown(theirs, 12345, 12346)
    restore(copy, theirs / "db", replace=False)
    for file in (theirs / "db", theirs / "db.lock"):
        assert (file.stat().st_uid, file.stat().st_gid) == (12345, 12346)
