"""Complete copies of a store, taken at one moment, while a server may write to it."""

import sqlite3
from datetime import datetime
from pathlib import Path

from zmova.store.privacy import make_private
from zmova.store.reading import read_only


def backup(source: Path, target: Path) -> None:
    """An intact copy, or none at all; nothing is overwritten."""
    if not source.exists():
        raise FileNotFoundError(source)
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        _copy(source, part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.replace(target)


def beside(path: Path, why: str) -> Path:
    """A name next to the store for what it was until now."""
    return path.with_name(f"{path.name}.{why}-{datetime.now():%Y%m%d-%H%M%S}")


def _copy(source: Path, target: Path) -> None:
    origin = read_only(source)
    copy = sqlite3.connect(target)
    try:
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
    finally:
        copy.close()
        origin.close()
