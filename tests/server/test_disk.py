"""The disk refuses to write: tables stand still, people are told why, and nothing is lost."""

import asyncio
import json
import resource
import sys

import pytest

from tests.browsing import get
from tests.own_time import OwnTime
from tests.player import Player
from tests.server.calling import ROOM, call, key
from tests.server.gathering import playing
from tests.serving import Server
from zmova.store.writing import SLOW

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits a process that runs")

LIMIT = 16 * 1024
"""Less than a store and its log have from the beginning."""


def stalls(player: Player) -> list[str | None]:
    frames = [json.loads(frame) for frame in player.frames]
    return [frame["why"] for frame in frames if frame["type"] == "stalled"]


def fill(server: Server) -> tuple[int, int]:
    unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (LIMIT, unlimited[1]))
    return unlimited


@pytest.mark.parametrize("log_has_room", [True, False])
async def test_a_move_that_can_not_be_kept_waits_and_so_does_everybody(own_server, log_has_room):
    server = own_server()
    if not log_has_room:
        with server.log.open("a") as log:
            log.write("." * LIMIT)
    async with (
        playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people,
        playing(server.url, "Ніна", bots=2, turn_seconds=None) as (nina,),
    ):
        olia, taras, vira = people
        await olia.play(type="say", text="перед тим")
        entries = server.rows("SELECT count(*) FROM entries WHERE member IS NOT NULL")
        unlimited = fill(server)
        waiting = olia.send(
            {"type": "play", "id": "lost", "move": {"type": "say", "text": "Таємне слово"}}
        )
        for one in (*people, nina):
            await one.until(stalls)
        assert not waiting.done()
        assert server.rows("SELECT count(*) FROM entries WHERE member IS NOT NULL") == entries
        status, told = call(server, "GET", "/healthz")
        assert (status, json.loads(told)["ok"]) == (503, False)
        assert json.loads(told)["why"] in ("full", "broken")
        assert key(call(server, "POST", "/api/rooms", ROOM)) == (503, "not-kept")
        assert b"zmova_stalled 1.0" in call(server, "GET", "/metrics")[1]

        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert (await asyncio.wait_for(waiting, 30))["type"] == "done"
        for one in (taras, vira):
            await one.until(lambda me: [x["text"] for x in me.talk][-1:] == ["Таємне слово"])
        for one in (*people, nina):
            await one.until(lambda me: stalls(me)[-1] is None)
            assert len(one.welcomes) == 1  # nobody was thrown off
        assert len(taras.talk) == 2
        assert server.healthy()
        log = server.log.read_text()
        assert not log_has_room or ("not-writing" in log and "writing-again" in log)
        assert "room-failed" not in log
        assert "Traceback" not in log
        assert "Таємне" not in log


async def test_who_comes_meanwhile_hears_why_and_is_let_in_afterwards(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра") as (olia, *_):
        unlimited = fill(server)
        waiting = olia.send({"type": "play", "id": "1", "move": {"type": "say", "text": "слово"}})
        await olia.until(stalls)
        async with Player(server.url, "Ніна") as nina:
            await nina.meet()
            nina._code = olia.room["code"]
            nina.reopen()
            await nina.until(stalls)
            assert not nina.online
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
            await nina.until(lambda me: me.online)
        await waiting


async def test_a_server_whose_disk_is_full_can_be_stopped(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра") as (olia, *_):
        unlimited = fill(server)
        olia.send({"type": "play", "id": "1", "move": {"type": "say", "text": "слово"}})
        await olia.until(stalls)
        await asyncio.to_thread(server.stop)
        assert unlimited
        await asyncio.to_thread(server.start)
        await olia.until(lambda me: [x["text"] for x in me.talk][-1:] == ["слово"])


async def test_no_clock_of_a_table_runs_while_nothing_can_be_written(local):
    """Neither a turn nor a wait for somebody who is away, however long it lasts."""
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=20) as people:
        await people[2].hang_up()
        connection = local.store.writer._connection
        connection.execute("PRAGMA query_only = ON")
        local.store.writer._again = None
        waiting = people[0].send(
            {"type": "play", "id": "1", "move": {"type": "say", "text": "слово"}}
        )
        await people[0].until(stalls)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OwnTime)
        loop.lent.clear()  # time passes, although a write is under way
        before = local.rows("SELECT count(*) FROM entries")
        await asyncio.sleep(3600)
        assert local.rows("SELECT count(*) FROM entries") == before
        assert not any(chair["steward"] for chair in people[0].room["chairs"])
        assert (await get(local.url, "/healthz"))[0] == 503
        connection.execute("PRAGMA query_only = OFF")
        await loop.lend(waiting)
        await people[0].until(lambda me: stalls(me) == ["read-only", None])
        assert not any(chair["steward"] for chair in people[0].room["chairs"])
        assert people[0].room["phase"] == "playing"


def test_a_commit_is_slow_before_a_person_thinks_that_all_is_lost():
    assert SLOW < 5
