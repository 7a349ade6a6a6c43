"""Who may read a store: its owner alone."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.store.older import first_store
from zmova.store.copying import backup
from zmova.store.records import RoomRecord
from zmova.store.restoring import restore
from zmova.store.store import Store


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """An account whose new files are open to everybody, unless whoever makes them takes care."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}


async def test_every_file_of_a_store_is_its_owners_alone(tmp_path):
    folder = tmp_path / "data"
    store = Store(folder / "db")
    await store.put_room(RoomRecord("bababa", b"{}"))
    assert modes(folder).keys() >= {"db", "db-wal", "db-shm", "db.lock"}
    assert set(modes(folder).values()) == {"0o600"}
    assert modes(tmp_path) == {"data": "0o700"}
    await store.close()


async def test_copies_of_a_store_are_their_owners_alone(tmp_path):
    """A backup, what is restored from it, and what an upgrade puts beside."""
    first_store(tmp_path / "older")
    backup(tmp_path / "older", tmp_path / "copy")
    restore(tmp_path / "copy", tmp_path / "data" / "db", replace=False)
    await Store(tmp_path / "data" / "db").close()
    assert set(modes(tmp_path / "data").values()) == {"0o600"}
    assert len(modes(tmp_path / "data")) == 3  # the store, its lock, and its older self
    assert modes(tmp_path)["copy"] == "0o600"


async def test_a_store_behind_a_link_is_its_owners_alone(tmp_path):
    (tmp_path / "db").symlink_to(tmp_path / "elsewhere")
    await Store(tmp_path / "db").close()
    assert modes(tmp_path)["elsewhere"] == "0o600"


async def test_who_may_not_close_a_file_is_told_how(tmp_path, monkeypatch):
    """It belongs to another account, as after a copy by root."""
    path = tmp_path / "the db"
    path.touch(0o644)

    def not_theirs(*_: object) -> None:
        raise PermissionError

    with monkeypatch.context() as other, capture_logs() as told:
        other.setattr(Path, "chmod", not_theirs)
        await Store(path).close()
    assert [one["fix"] for one in told] == [f"chmod 600 '{path}'"]


async def test_what_is_open_to_others_is_closed_and_told(tmp_path):
    path, copy = tmp_path / "the db", tmp_path / "the db.schema-1-20260101-000000"
    path.touch(0o644)
    copy.touch(0o640)
    (tmp_path / "the dbase").touch()
    with capture_logs() as told:
        await Store(path).close()
    assert told == [
        {
            "event": "store-closed-to-others",
            "log_level": "warning",
            "files": [str(path), str(copy)],
        }
    ]
    assert modes(tmp_path)["the db"] == modes(tmp_path)[copy.name] == "0o600"
    assert modes(tmp_path)["the dbase"] == "0o666"
    with capture_logs() as told:
        await Store(path).close()
    assert told == []
