"""The server stops, dies, sleeps and wakes: matches go on with the time that was left."""

import asyncio
import json

import msgspec

from tests.browsing import exported
from tests.player import Player
from tests.server.gathering import finish_round, playing
from tests.server.long_match import LONG, long_log
from zmova.games import named
from zmova.server.match import AT_ONCE, events_of, take_up
from zmova.server.ticking import TIME_KEPT_EVERY
from zmova.store.export import Export
from zmova.store.records import MatchRecord
from zmova.table.table import Table
from zmova.verify import verify

DOWN = 600.0
NEARLY = 400
"""Milliseconds in which all players are back, one after the other."""


def left(player: Player) -> int:
    """Milliseconds of the round when the last message came."""
    return int(player.view["table"]["phase"]["ends"]) - player.now


async def away(*players: Player) -> None:
    for player in players:
        await player.hang_up()


async def back(*players: Player) -> None:
    """And each has been shown the table anew."""
    for player in players:
        seen = len(player.frames)
        player.reopen()
        await player.next_frame("view", seen)


async def test_a_stopped_server_loses_nothing_and_tells_its_players(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia = people[0]
        await olia.play(type="say", text="перед тим")
        view, talk = olia.view, olia.talk
        seen = [len(one.frames) for one in people]
        assert await asyncio.to_thread(server.stop) == 0
        for one, since in zip(people, seen, strict=True):
            assert await one.next_frame("bye", since) == {"type": "bye", "why": "restart"}
        await asyncio.to_thread(server.start)
        for one, since in zip(people, seen, strict=True):
            await one.next_frame("view", since)
        assert (olia.view, olia.talk) == (view, talk)
        await people[2].play(type="say", text="після того")
        await olia.until(lambda me: len(me.talk) == 2)


async def test_a_stopped_house_keeps_the_time_that_was_left(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia = people[0]
        await asyncio.sleep(7)
        await olia.play(type="say", text="перед тим")
        before, view, talk, now = left(olia), olia.view, olia.talk, olia.now
        assert now >= 7000
        seen = [len(one.frames) for one in people]
        await local.stop()
        assert olia.bye in ("restart", None)
        await asyncio.sleep(DOWN)
        await local.start()
        for one, since in zip(people, seen, strict=True):
            await one.next_frame("view", since)
        assert (olia.view, olia.talk) == (view, talk)
        assert now <= olia.now < now + NEARLY
        assert before - NEARLY < left(olia) <= before


async def test_a_killed_house_gives_no_time_away_but_the_last_seconds(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as (olia, _, __):
        before, seen = left(olia), len(olia.frames)
        await asyncio.sleep(13)
        await local.restart(kill=True, down=DOWN)
        await olia.next_frame("view", seen)
        given_away = left(olia) - (before - 13_000)
        assert -NEARLY < given_away <= TIME_KEPT_EVERY * 1000


async def test_rooms_wake_when_somebody_comes(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as people:
        view = people[0].view
        await away(*people)
        await local.restart()
        assert await local.rooms_awake() == 0
        await back(people[0])
        assert await local.rooms_awake() == 1
        assert people[0].view == view


async def test_the_clock_stands_still_while_nobody_is_there(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        now = people[0].now
        await away(*people)
        await asyncio.sleep(DOWN)
        await back(people[1])
        assert now <= people[1].now < now + NEARLY


async def test_a_room_falls_asleep_and_wakes_with_the_time_that_was_left(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        await asyncio.sleep(10)
        await people[0].play(type="say", text="гм")
        now, view = people[0].now, people[0].view
        assert now >= 10_000
        await asyncio.sleep(10)  # nobody moves, and the time passes
        await away(*people)
        await asyncio.sleep(61)
        assert await local.rooms_awake() == 0
        await asyncio.sleep(DOWN)
        await back(*people)
        assert now + 10_000 <= people[0].now < now + 10_000 + NEARLY
        assert people[0].view == view


async def test_a_match_that_ended_as_the_server_died_is_over_and_can_be_checked(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await finish_round(people)
        match, code = people[0].room["match"], people[0].room["code"]
        await people[0].until(lambda me: me.room["phase"] == "over")
        await local.kill()
        ((state,),) = local.rows("SELECT state FROM rooms WHERE code = ?", code)
        playing_still = {**json.loads(state), "phase": "playing"}
        local.mend("UPDATE rooms SET state = ?", json.dumps(playing_still).encode())
        local.mend("UPDATE matches SET finished = 0")
        await local.start()
        await people[0].until(lambda me: len(me.welcomes) == 2)
        assert people[0].room["phase"] == "over"
        verify(msgspec.json.decode(await exported(local.url, match), type=Export))
        await people[0].done("again")


async def test_a_match_of_other_rules_is_set_aside_and_its_seed_is_not_used_again(local):
    async with playing(local.url, "Оля", "Тарас", "Віра") as people:
        commitment = people[0].room["commitment"]
        await people[0].done("pause")
        await local.stop()
        local.mend("UPDATE matches SET version = 'of old'")
        await local.start()
        await people[0].until(lambda me: len(me.welcomes) == 2)
        room = people[0].room
        assert (room["phase"], room["match"], room["paused"]) == ("lobby", None, False)
        assert room["commitment"] != commitment
        await people[0].until(lambda me: all(one["online"] for one in me.room["members"]))
        await people[0].done("start")
        await people[0].until(lambda me: me.view)


async def test_a_long_match_wakes_without_holding_up_the_others():
    """Counted in turns that others get meanwhile, not in seconds."""
    entries = long_log(1000)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    playing_on = asyncio.create_task(others())
    match = await take_up(MatchRecord(LONG, "bababa", "spyfall", ""), entries)
    playing_on.cancel()
    assert turns >= len(entries) / AT_ONCE
    assert match.table == Table.replay(named("spyfall"), events_of("spyfall", entries))
    assert match.table.now == entries[-1].at
    assert match.entries == len(entries)
