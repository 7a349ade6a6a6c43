"""Stores as an older Zmova left them."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

SCHEMA_1 = Path(__file__).with_name("schema-1.sql")


def first_store(path: Path, rows_of: Path | None = None) -> None:
    """A store of schema 1, with the rows of another."""
    with closing(sqlite3.connect(path)) as store, store:
        store.executescript(SCHEMA_1.read_text())
        if rows_of is not None:
            store.execute("ATTACH ? AS newer", (str(rows_of),))
            for table in ("rooms", "matches", "entries"):
                here, there = (
                    {row[1] for row in store.execute(f"PRAGMA {schema}.table_info({table})")}
                    for schema in ("main", "newer")
                )
                columns = ", ".join(here & there)
                store.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}"
                )


def shape(path: Path) -> dict[str, str]:
    """Every table and index, as it was told to SQLite."""
    with closing(sqlite3.connect(path)) as store:
        told = store.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {name: re.sub(r"\s*([(),\s])\s*", r"\1", sql) for name, sql in told}


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as store:
        (found,) = store.execute("PRAGMA user_version").fetchone()
        return int(found)
