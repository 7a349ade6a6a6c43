"""The server stops, dies, sleeps and wakes: matches go on with the time that was left."""

import asyncio
import json
import urllib.request
from typing import Any

import msgspec

from tests.player import Player
from tests.server.gathering import finish_round, playing
from tests.serving import Server
from zmova.store.export import Export
from zmova.verify import verify

DOWN = 3.0
NEARLY = 2000
"""So many milliseconds may pass on a busy machine, fewer than the server is down."""


def rooms_awake(server: Server) -> int:
    with urllib.request.urlopen(f"{server.url}/healthz") as page:
        return int(json.load(page)["rooms"])


def exported(server: Server, match: str) -> Any:
    with urllib.request.urlopen(f"{server.url}/api/matches/{match}.json") as page:
        return msgspec.json.decode(page.read(), type=Export)


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


async def test_a_stopped_server_loses_nothing_and_keeps_the_time_that_was_left(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia = people[0]
        await olia.play(type="say", text="перед тим")
        before, view, talk = left(olia), olia.view, olia.talk
        server_time = olia.now
        seen = [len(one.frames) for one in people]
        assert await asyncio.to_thread(server.stop) == 0
        assert olia.bye in ("restart", None)
        await asyncio.sleep(DOWN)
        await asyncio.to_thread(server.start)
        for one, since in zip(people, seen, strict=True):
            await one.next_frame("view", since)
        assert (olia.view, olia.talk) == (view, talk)
        assert server_time <= olia.now < server_time + NEARLY
        assert before - NEARLY < left(olia) <= before
        await people[2].play(type="say", text="після того")
        await olia.until(lambda me: len(me.talk) == 2)


async def test_players_are_told_that_the_server_stops(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра") as people:
        seen = [len(one.frames) for one in people]
        await asyncio.to_thread(server.stop)
        for one, since in zip(people, seen, strict=True):
            assert await one.next_frame("bye", since) == {"type": "bye", "why": "restart"}


async def test_a_killed_server_gives_no_time_away_but_the_last_seconds(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as (olia, _, __):
        before, seen = left(olia), len(olia.frames)
        await server.restart(kill=True, down=DOWN)
        await olia.next_frame("view", seen)
        assert before - NEARLY < left(olia) <= before


async def test_rooms_wake_when_somebody_comes(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра") as people:
        view = people[0].view
        await away(*people)
        await server.restart()
        assert rooms_awake(server) == 0
        await back(people[0])
        assert rooms_awake(server) == 1
        assert people[0].view == view


async def test_the_clock_stands_still_while_nobody_is_there(server):
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        now = people[0].now
        await away(*people)
        await asyncio.sleep(DOWN)
        await back(people[1])
        assert now <= people[1].now < now + NEARLY


async def test_a_room_falls_asleep_and_wakes_with_the_time_that_was_left(own_server):
    server = own_server(sleep_seconds=0.3)
    async with playing(server.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        await asyncio.sleep(1.0)
        await people[0].play(type="say", text="гм")
        now, view = people[0].now, people[0].view
        assert now >= 1000
        await asyncio.sleep(1.0)  # nobody moves, and the time passes
        await away(*people)
        async with asyncio.timeout(5):
            while rooms_awake(server):
                await asyncio.sleep(0.05)
        await asyncio.sleep(DOWN)
        await back(*people)
        assert now + 1000 <= people[0].now < now + 1000 + NEARLY
        assert people[0].view == view


async def test_a_match_that_ended_as_the_server_died_is_over_and_can_be_checked(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await finish_round(people)
        match, code = people[0].room["match"], people[0].room["code"]
        await people[0].until(lambda me: me.room["phase"] == "over")
        await asyncio.to_thread(server.kill)
        ((state,),) = server.rows("SELECT state FROM rooms WHERE code = ?", code)
        playing_still = {**json.loads(state), "phase": "playing"}
        server.mend("UPDATE rooms SET state = ?", json.dumps(playing_still).encode())
        server.mend("UPDATE matches SET finished = 0")
        await asyncio.to_thread(server.start)
        await people[0].until(lambda me: len(me.welcomes) == 2)
        assert people[0].room["phase"] == "over"
        verify(exported(server, match))
        await people[0].done("again")


async def test_a_match_of_other_rules_is_set_aside_and_its_seed_is_not_used_again(own_server):
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра") as people:
        commitment = people[0].room["commitment"]
        await people[0].done("pause")
        await asyncio.to_thread(server.stop)
        server.mend("UPDATE matches SET version = 'of old'")
        await asyncio.to_thread(server.start)
        await people[0].until(lambda me: len(me.welcomes) == 2)
        room = people[0].room
        assert (room["phase"], room["match"], room["paused"]) == ("lobby", None, False)
        assert room["commitment"] != commitment
        await people[0].until(lambda me: all(one["online"] for one in me.room["members"]))
        await people[0].done("start")
        await people[0].until(lambda me: me.view)
