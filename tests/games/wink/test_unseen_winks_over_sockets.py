"""W15: whatever state the winker is in, whoever did not see a wink gets the same either way.

A match is stopped before the wink and goes on in two copies, with it and without.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.local_server import LocalServer
from tests.player import Player

NAMES = ["Оля", "Тарас", "Віра", "Левко", "Ніна"]
SLOW_BOTS = 100_000.0
"""So that nobody but people does anything while a test looks."""
State = Callable[["Copy"], Awaitable[None]]


class Copy(NamedTuple):
    """The people of a match in one of its copies."""

    people: list[Player]
    caller: int
    partner: int

    @property
    def winker(self) -> Player:
        return self.people[self.partner]

    @property
    def host(self) -> Player:
        return next(one for one in self.people if one.me == one.room["host"])

    async def quiet(self) -> None:
        """All that is under way has arrived."""
        await asyncio.sleep(1)


async def usual(_: Copy) -> None:
    """The winker is there and plays."""


async def stood_in_for(copy: Copy) -> None:
    """The host has put a bot on the seat of a winker who was there and did nothing for long."""
    if copy.host is copy.winker:
        await copy.host.done("hand-over", member=copy.people[copy.caller].me)
    await asyncio.sleep(200)
    await copy.host.done("stand-in", chair=copy.partner, bot=True)


async def back_from_away(copy: Copy) -> None:
    """The winker's phone slept until a steward had the seat, and has just come back."""
    await copy.winker.hang_up()
    await asyncio.sleep(60)
    copy.winker.reopen()
    await copy.winker.until(lambda me: me.online)


async def late(copy: Copy) -> None:
    """The winker has let its time run out once; the next time a bot takes the seat."""
    turn = copy.winker.view["table"]["turn"]
    await copy.winker.until(lambda me: me.view["table"]["turn"] > turn)


async def paused(copy: Copy) -> None:
    """The table's time stands still."""
    await copy.host.done("pause")


async def passed_round(_: Copy) -> None:
    """All of them play on one phone."""


@pytest.mark.parametrize("state", [usual, stood_in_for, back_from_away, late, paused, passed_round])
async def test_who_did_not_see_a_wink_gets_the_same_without_it(local, tmp_path, state):
    async with at_the_ball(local.url, state) as people:
        caller, partner = await at_a_call(people)
        code = people[0].room["code"]
        for one in people:
            await one.hang_up()
        await local.stop()
        with_it = await told(local, tmp_path / "with", people, code, caller, partner, state, True)
        without = await told(local, tmp_path / "not", people, code, caller, partner, state, False)
        assert len(with_it) == len(NAMES) - 1
        assert with_it == without


@asynccontextmanager
async def at_the_ball(url: str, state: State) -> AsyncIterator[list[Player]]:
    people = [Player(url, NAMES[0])]
    for hand, name in enumerate(NAMES[1:], 1):
        if state is passed_round:
            people.append(Player(url, name, people[0].jar, hand=hand))
        else:
            people.append(Player(url, name))
    try:
        code = await people[0].create("wink")
        for one in people:
            await one.join(code)
        await people[0].done("options", options={"turn_seconds": 10 if state is late else None})
        await people[0].done("start")
        for one in people:
            await one.until(lambda me: me.view)
        yield people
    finally:
        for one in people:
            await one.close()


async def at_a_call(people: list[Player]) -> tuple[int, int]:
    """Somebody has called and looks away; the partner, whose turn is next, looks at them."""
    caller = people[people[0].view["table"]["phase"]["seat"]]
    calls = [move["agent"] for move in caller.view["choices"] if move["type"] == "call"]
    partner = people[(people.index(caller) + 1) % len(people)]
    await caller.play(
        type="call", agent=next(a for a in calls if a in partner.view["mine"]["hand"])
    )
    seats = range(len(people))
    for one in people:
        aim = caller.seat if one is partner else partner.seat
        if one is not partner:  # nobody looks at the partner
            aim = next(seat for seat in seats if seat not in (one.seat, partner.seat))
        if one.view["table"]["gazes"][one.seat]["player"] != aim:
            await one.play(type="look", player=aim)
    await asyncio.sleep(3)
    assert caller.seat is not None
    assert partner.seat is not None
    return caller.seat, partner.seat


async def told(
    local: LocalServer,
    folder: Path,
    people: list[Player],
    code: str,
    caller: int,
    partner: int,
    state: State,
    winks: bool,
) -> list[list[str]]:
    """What everybody but the winker gets as the match goes on in a copy; `now` tells when."""
    folder.mkdir()
    shutil.copy(local.data, folder)
    copied = LocalServer(folder, bot_pace=SLOW_BOTS)
    await copied.start()
    tabs = [Player(copied.url, one.name, one.jar) for one in people]
    try:
        for tab, one in zip(tabs, people, strict=True):
            tab.hello = dict(one.hello)
            await tab.join(code)
        copy = Copy(tabs, caller, partner)
        await copy.quiet()
        await state(copy)
        await copy.quiet()
        return await seen(copy, winks)
    finally:
        for tab in tabs:
            await tab.close()
        await copied.close()


async def seen(copy: Copy, winks: bool) -> list[list[str]]:
    others = [one for one in copy.people if one is not copy.winker]
    before = [len(one.frames) for one in others]
    if winks:
        answer = await copy.winker.ask("play", move={"type": "wink"})
        assert answer["type"] == ("refused" if copy.winker.room["paused"] else "done")
    await asyncio.sleep(119)
    if copy.host is not copy.winker:  # whether a bot may take the seat of who just winked
        answer = await copy.host.ask("stand-in", chair=copy.partner, bot=True)
        copy.host.frames[answer["frame"] - 1] = answer.get("key", "done")
    await copy.quiet()
    if copy.winker.room["paused"]:
        await copy.host.done("resume")
    await copy.winker.play(type="say", text="я тут")
    await copy.quiet()
    return [
        [frame for frame in one.frames[had:] if '{"type":"done"' not in frame]
        for one, had in zip(others, before, strict=True)
    ]
