"""The clock of the server inside a test: it waits for threads and sockets, and for nothing else."""

import asyncio
import time

import pytest

from tests.player import Player


async def test_hours_pass_at_once_and_in_their_order(own_time):
    loop, seen = asyncio.get_running_loop(), []
    begun, real = loop.time(), time.monotonic()

    async def note(hours: float) -> None:
        await asyncio.sleep(hours * 3600)
        seen.append((hours, round((loop.time() - begun) / 3600, 6)))

    await asyncio.gather(*(note(hours) for hours in (30, 0.5, 2, 1.25)))
    assert seen == [(hours, hours) for hours in (0.5, 1.25, 2, 30)]
    assert time.monotonic() - real < 60


async def test_no_time_passes_while_a_thread_is_at_work(own_time):
    loop = asyncio.get_running_loop()
    begun = loop.time()
    async with asyncio.timeout(0.001):
        await asyncio.to_thread(time.sleep, 0.05)
    assert loop.time() == begun


async def test_no_time_passes_while_the_server_answers_and_writes(local):
    loop = asyncio.get_running_loop()
    begun = loop.time()
    async with Player(local.url, "Оля") as olia:
        await olia.join(await olia.create())
        for _ in range(2):
            await olia.done("add-bot")
        await olia.done("start")
        await olia.until(lambda me: me.view)
        assert loop.time() == begun


async def test_what_never_comes_is_given_up_in_its_time(own_time):
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1e6):
            await asyncio.Event().wait()


@pytest.mark.parametrize("kill", [False, True])
async def test_the_next_server_finds_what_was_acknowledged(local, kill):
    async with Player(local.url, "Оля") as olia:
        await olia.join(await olia.create())
        await olia.done("add-bot")
        before = olia.room
        await local.restart(kill)
        await olia.until(lambda me: len(me.welcomes) == 2)
        assert olia.room == before
        assert ("bye" in "".join(olia.frames)) is not kill
