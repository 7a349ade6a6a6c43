"""What takes long runs outside the loop: nobody else waits for it."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

from tests.browsing import get
from tests.player import Player
from tests.server.gathering import playing
from tests.server.long_match import write_long_match
from tests.table import toy
from zmova.games import registered
from zmova.server.helper_processes import MOST_MEMORY, HelperProcesses
from zmova.server.process_limits import NICE
from zmova.server.turns import Turns
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.view import View
from zmova.table.whim import Whim

PATIENCE = 30
MANY = 1_000_000_000
"""Stones: so the match does not end by chance."""


def think_until(done: Path, view: View, whim: Whim, persona: int = 0) -> Plan | None:
    until = time.monotonic() + PATIENCE
    while view.choices and not done.exists():
        if time.monotonic() > until:
            done.with_name("late").touch()
            return None
        time.sleep(0.01)
    return toy.plan(view, whim, persona)


def decide_when(done: Path, view: View, whim: Whim) -> Move:
    done.with_name("asked").touch()
    think_until(done, view, whim)
    return toy.steward(view, whim)


async def seen(file: Path) -> None:
    """Until it is there. The loop's own clock may stand still meanwhile."""
    loop, there = asyncio.get_running_loop(), asyncio.Event()

    def look() -> None:
        until = time.monotonic() + PATIENCE
        while not file.exists() and time.monotonic() < until:
            time.sleep(0.01)
        loop.call_soon_threadsafe(there.set)

    Thread(target=look, daemon=True).start()
    await there.wait()


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Bots of the game `stones` think until this file is there."""
    done = tmp_path / "thought"
    slow = replace(toy.STONES, plan=partial(think_until, done))
    monkeypatch.setitem(registered(), "stones", slow)
    return done


async def first_move(player: Player) -> None:
    """Until it is the bot's turn."""
    if player.view["choices"]:
        await player.play(**player.view["choices"][0])


async def test_nobody_waits_for_a_bot_that_thinks(thought, local):
    """Neither another room nor the people at its own table."""
    async with (
        playing(local.url, "Оля", bots=1, game="stones", most=MANY) as (olia,),
        playing(local.url, "Тарас", "Віра", "Ніна") as (taras, *_),
    ):
        await first_move(olia)
        await taras.play(type="say", text="Ну що?")
        await olia.play(type="say", text="Думай, думай")
        assert (await get(local.url, "/healthz"))[0] == 200
        assert not olia.view["choices"]
        assert not thought.with_name("late").exists()
        thought.touch()
        await olia.until(lambda me: me.view["choices"])


async def test_a_room_does_not_stand_still_while_a_steward_thinks_at_a_deadline(
    thought, local, monkeypatch
):
    """Whoever comes is let in; a move that comes too late is too late all the same."""
    slow = replace(toy.STONES, steward=partial(decide_when, thought))
    monkeypatch.setitem(registered(), "stones", slow)
    people = playing(local.url, "Оля", "Тарас", game="stones", most=MANY, seconds=60)
    async with people as (olia, taras), Player(local.url, "Віра") as vira:
        await first_move(olia)
        before = olia.view["table"]
        mover = olia if olia.view["choices"] else taras
        move = mover.view["choices"][0]
        await seen(thought.with_name("asked"))
        await vira.join(olia.room["code"])
        late = asyncio.create_task(mover.refused("play", move=move))
        assert olia.view["table"] == before
        assert not thought.with_name("late").exists()
        thought.touch()
        assert await late == "not-your-turn"
        assert olia.view["table"] != before


async def test_what_was_told_meanwhile_is_thought_over_before_a_bot_moves(thought, local, capsys):
    """A plan from before the table moved on is dropped: no bot makes a move that is not offered."""
    async with playing(local.url, "Оля", bots=1, game="stones", most=MANY) as (olia,):
        await first_move(olia)
        await olia.done("pause")
        await olia.done("resume")
        thought.touch()
        for _ in range(5):
            await olia.until(lambda me: me.view["choices"])
            await first_move(olia)
        refused = [one for one in capsys.readouterr().out.splitlines() if "bot-refused" in one]
        assert refused == []


async def test_a_long_replay_is_made_once_and_costs_the_loop_little(local):
    await local.stop()
    match = await write_long_match(local.data)
    await local.start()
    begun = time.thread_time()
    status, told = await get(local.url, f"/api/matches/{match}/moments?seat=0")
    spent = time.thread_time() - begun
    assert status == 200
    with closing(sqlite3.connect(local.data)) as store, store:
        store.execute("DELETE FROM entries WHERE match = ?", (match,))
    asked = [get(local.url, f"/api/matches/{match}/moments?seat=0") for _ in range(20)]
    assert await asyncio.gather(*asked) == [(200, told)] * 20
    begun = time.thread_time()
    for step in range(1, 10):
        status, _ = await get(local.url, f"/api/matches/{match}/moments?seat=0&from={step * 600}")
        assert status == 200
    assert time.thread_time() - begun < 1
    assert spent < 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
async def test_work_goes_on_where_a_helper_was_ended(own_time):
    helpers = HelperProcesses(1)
    helper = await helpers.work(os.getpid)
    assert helper != os.getpid()
    os.kill(helper, signal.SIGKILL)
    other = await helpers.work(os.getpid)
    assert other not in (helper, os.getpid())
    helpers.close()


def grow(size: int) -> int:
    return len(bytearray(size))


def test_work_that_takes_too_long_or_too_much_is_ended_and_the_next_is_done():
    """Each process is given up alone: what another one does goes on."""

    async def work() -> None:
        helpers = HelperProcesses(2, seconds=3)
        first = await helpers.work(os.getpid)
        longer = asyncio.create_task(helpers.work(time.sleep, 20))
        await asyncio.sleep(0)
        with pytest.raises(Illegal, match="server-busy"):
            await helpers.work(grow, 2 * MOST_MEMORY)
        with pytest.raises(Illegal, match="server-busy"):
            await longer
        other = await helpers.work(os.getpid)
        assert other not in (first, os.getpid())
        if sys.platform != "win32":
            assert await helpers.work(os.nice, 0) >= NICE
            while Path(f"/proc/{first}").exists():
                await asyncio.sleep(0.01)
        helpers.close()

    asyncio.run(work())


async def test_each_visitor_has_one_turn_at_a_time(own_time):
    turns, done, go = Turns(2, 30), list[str](), asyncio.Event()

    async def job(visitor: str, waits: bool = True) -> None:
        async with turns.of(visitor):
            if waits:
                await go.wait()
            done.append(visitor)

    greedy = [asyncio.create_task(job("greedy")) for _ in range(10)]
    await asyncio.sleep(1)
    await job("other", waits=False)
    assert done == ["other"]
    late = asyncio.create_task(job("greedy"))
    await asyncio.sleep(31)
    with pytest.raises(Illegal, match="server-busy"):
        await late
    go.set()
    results = await asyncio.gather(*greedy, return_exceptions=True)
    assert [type(one) for one in results] == [type(None)] + [Illegal] * 9
    await job("greedy")


async def test_a_system_without_helpers_works_all_the_same(own_time, monkeypatch):
    def no_semaphores(*_: object) -> None:
        raise ImportError("This platform lacks a functioning sem_open implementation")

    monkeypatch.setattr("zmova.server.helper_processes.ProcessPoolExecutor", no_semaphores)
    work = HelperProcesses(1)
    assert await work.work(os.getpid) == os.getpid()
    work.close()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_helpers_end_with_a_server_that_is_killed(own_server):
    server = own_server()
    async with playing(server.url, "Оля", bots=2) as (olia,):
        helpers = await helpers_of(server.pid)
        assert olia.view
    await asyncio.to_thread(server.kill)
    async with asyncio.timeout(30):
        while any(Path(f"/proc/{helper}").exists() for helper in helpers):
            await asyncio.sleep(0.05)


async def helpers_of(pid: int) -> list[str]:
    """Its children and theirs, once some are there."""
    async with asyncio.timeout(30):
        while True:
            found, look = [], [str(pid)]
            while look:
                parent = look.pop()
                mine = [
                    stat.parent.name
                    for stat in Path("/proc").glob("[0-9]*/stat")
                    if _parent(stat) == parent
                ]
                found += mine
                look += mine
            if len(found) >= 3:
                return found
            await asyncio.sleep(0.05)


def _parent(stat: Path) -> str:
    try:
        return stat.read_text().rpartition(")")[2].split()[1]
    except OSError:
        return ""
