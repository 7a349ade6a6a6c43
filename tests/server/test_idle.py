"""Rooms that nobody enters any more: deleted after hours of uptime, not by date."""

import asyncio
import sqlite3
from contextlib import closing, suppress

from tests.facts import EXAMPLE
from tests.server.gathering import gathered, playing
from tests.serving import Server
from tests.store.older import first_store
from zmova.server import web
from zmova.server.config import Config
from zmova.server.rooms import Rooms
from zmova.store.records import Entry, MatchRecord, RoomRecord

ROOMS = "SELECT code FROM rooms ORDER BY code"


async def test_a_date_that_is_decades_off_drops_no_room(own_server, tmp_path):
    """A machine without a clock of its own starts with any date; here rooms of another one."""
    server = own_server()
    async with (
        gathered(server.url, "Оля", bots=2) as (olia,),
        playing(server.url, "Тарас", bots=2) as (taras,),
    ):
        codes = sorted([olia.room["code"], taras.room["code"]])
    await asyncio.to_thread(server.stop)
    for seen in (1, 2**40):
        move_to(server, seen)
        await asyncio.to_thread(server.start)
        await asyncio.to_thread(server.stop)
        assert [code for (code,) in server.rows(ROOMS)] == codes


def move_to(server: Server, seen: int) -> None:
    """The server's store as an older Zmova would have left it, rooms last seen at that second."""
    older = server.data.with_name("older")
    for copy in server.data.parent.glob("*.schema-*"):
        copy.unlink()  # named by the second, and the next upgrade may come in the same one
    first_store(older, rows_of=server.data)
    with closing(sqlite3.connect(older)) as store, store:
        store.execute("UPDATE rooms SET changed = ?", (seen,))
    older.replace(server.data)


async def test_an_open_server_counts_its_hours_and_forgets_by_them(tmp_path, monkeypatch):
    monkeypatch.setattr(web, "HOUR", 0.001)
    rooms = Rooms(Config(data=tmp_path / "db", keep_days=1))
    opening = Entry("m", 0, 0, None, None, None, None, b"[]")
    await rooms.store.put_room(RoomRecord("bababa", b"{}"))
    match = MatchRecord("m", "dadada", EXAMPLE, "1")
    await rooms.store.start_match(RoomRecord("dadada", b"{}"), match, opening)
    sweeping = asyncio.create_task(web._sweep(rooms))
    async with asyncio.timeout(20):
        while await rooms.store.room("bababa") is not None:
            await asyncio.sleep(0.01)
    sweeping.cancel()
    with suppress(asyncio.CancelledError):
        await sweeping
    assert await rooms.store.room("dadada") is not None  # its match is not over
    await rooms.store.close()
    with closing(sqlite3.connect(tmp_path / "db")) as store:
        (hours,) = store.execute("SELECT hours FROM clock").fetchone()
    assert hours >= 24
