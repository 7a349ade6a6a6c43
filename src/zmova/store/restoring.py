"""Replaces a store by a backup; the former store is kept beside it."""

import os
import sqlite3
import sys
from pathlib import Path

from zmova.store.copying import backup, beside
from zmova.store.opening import Unusable, lock, must_be_known
from zmova.store.privacy import make_folder
from zmova.store.reading import read_only

PARTS = ("", "-wal", "-shm")
"""The files of one store: what a killed server wrote last lies in the second."""


def restore(source: Path, path: Path, replace: bool) -> Path | None:
    """The name under which the former store is kept, if there was one."""
    _must_be_a_store(source)
    path = path.resolve()
    make_folder(path.parent)
    held = lock(path)
    try:
        if path.exists() and not replace:
            raise Unusable(f"{path} exists already; with --replace it is kept under another name")
        ready = path.with_name(path.name + ".restored")
        ready.unlink(missing_ok=True)
        backup(source, ready)
        for file in (ready, path.with_name(path.name + ".lock")):
            _give_to_owner(file)
        former = beside(path, "replaced") if path.exists() else None
        for part in PARTS:
            old = path.with_name(path.name + part)
            if old.exists():
                old.rename(f"{former or beside(path, 'replaced')}{part}")
        ready.rename(path)
        return former
    finally:
        held.close()


def _must_be_a_store(file: Path) -> None:
    if not file.is_file():
        raise Unusable(f"{file}: no such file")
    try:
        store = read_only(file)
        try:
            (version,) = store.execute("PRAGMA user_version").fetchone()
            tables = {name for (name,) in store.execute("SELECT name FROM sqlite_master")}
        finally:
            store.close()
        if version == 0 or not {"rooms", "matches", "entries"} <= tables:
            raise Unusable("not a Zmova store")
        must_be_known(version)
    except (sqlite3.Error, Unusable) as error:
        raise Unusable(f"{file}: {error}") from None


def _give_to_owner(file: Path) -> None:
    """Root restores for the account whose folder it is, which has to write there."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)
