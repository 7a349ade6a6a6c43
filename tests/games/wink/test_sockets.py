"""Wink over sockets: a wink that a seat did not see leaves no trace on its line."""

import asyncio
import json
import random
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from tests.audit import audit
from tests.browsing import exported
from tests.local_server import LocalServer
from tests.player import Player
from tests.server.gathering import gathered, playing
from tests.serving import Server

NAMES = ["Оля", "Тарас", "Віра", "Левко", "Ніна", "Марко", "Зоя", "Яна"]
DWELL = 0.35
"""Seconds, a little more than an eye must rest on a face (W15)."""


def seated(
    local: LocalServer | Server, people: int, **more: Any
) -> AbstractAsyncContextManager[Any]:
    return playing(local.url, *NAMES[:people], game="wink", **more)


async def at_a_call(people: list[Player]) -> tuple[Player, Player, list[Player]]:
    """The first seat has called: the caller, the partner, the others; nobody looks at either."""
    caller = people[people[0].view["table"]["phase"]["seat"]]
    agent = next(m["agent"] for m in caller.view["choices"] if m["type"] == "call")
    await caller.play(type="call", agent=agent)
    partner = next(one for one in people if agent in one.view["mine"]["hand"])
    others = [one for one in people if one not in (caller, partner)]
    for one, face in [(others[0], others[1]), *((one, others[0]) for one in others[1:])]:
        await look(one, face)
    return caller, partner, others


async def look(one: Player, face: Player) -> None:
    if one.view["table"]["gazes"][one.seat]["player"] != face.seat:
        await one.play(type="look", player=face.seat)


async def settled(people: list[Player]) -> None:
    """Everybody has everything that was sent so far: a line of talk comes last."""
    mark = f"{random.random()}"
    await people[0].play(type="say", text=mark)
    for one in people:
        await one.until(lambda me: any(line.get("text") == mark for line in me.talk))


def winks(one: Player) -> list[dict[str, Any]]:
    frames = [json.loads(frame) for frame in one.frames]
    notices = [n for frame in frames if frame["type"] == "update" for n in frame["notices"]]
    return [notice for notice in notices if notice["type"] == "winked"]


async def test_a_wink_is_sent_to_the_caller_who_looks_and_to_nobody_else(local):
    """W15, G3: the others' lines carry no frame, and the numbers of their streams stand still."""
    async with seated(local, 5) as people, Player(local.url, "Глядач") as onlooker:
        await onlooker.join(people[0].room["code"])
        caller, partner, others = await at_a_call(people)
        await look(partner, caller)
        await look(caller, partner)
        await asyncio.sleep(DWELL)
        everybody = [*people, onlooker]
        await settled(everybody)
        before = {id(one): (len(one.frames), one.cursor) for one in everybody}
        await partner.play(type="wink")
        await caller.until(lambda me: me.view["mine"]["seen"])
        await asyncio.sleep(2.2)  # until the winker's lids have rested
        for one in [*others, onlooker]:
            assert (len(one.frames), one.cursor) == before[id(one)]
            assert not winks(one)
        told = {"type": "winked", "seat": partner.seat, "player": caller.seat}
        assert winks(caller) == winks(partner) == [told]
        await settled(everybody)


async def test_who_was_away_meanwhile_comes_back_to_the_same_number(local):
    """W15: a returning phone is told what it missed, and can't tell that somebody winked."""
    async with seated(local, 4) as people:
        caller, partner, others = await at_a_call(people)
        await look(partner, caller)
        await look(caller, partner)
        await asyncio.sleep(DWELL)
        away = others[0]
        await settled(people)
        others[1].break_off()
        await others[1].until(lambda me: len(me.welcomes) == 2 and me.online)
        await settled(people)
        await away.hang_up()
        await caller.until(lambda me: not me.room["members"][away.seat]["online"])
        cursor, welcomes = away.cursor or 0, len(away.welcomes)
        await partner.play(type="wink")
        away.reopen()
        await away.until(lambda me: len(me.welcomes) > welcomes and me.online)
        assert away.welcomes[-1]["resumed"] is False  # its absence was news of the room
        assert away.welcomes[-1]["n"] == cursor + 2  # that it went, and the whole now
        assert not winks(away)
        assert away.view["mine"]["seen"] == []
        await caller.until(lambda me: me.view["mine"]["seen"])
        assert caller.view["mine"]["seen"] == [
            {
                "at": caller.view["mine"]["seen"][0]["at"],
                "seat": partner.seat,
                "player": caller.seat,
                "agent": caller.view["table"]["pawns"][caller.seat],
            }
        ]


async def test_a_third_who_looks_sees_the_wink_and_catches(local):
    """W15, W19"""
    async with seated(local, 4) as people:
        caller, partner, others = await at_a_call(people)
        await look(partner, caller)
        await look(caller, others[0])
        await look(others[0], partner)
        await asyncio.sleep(DWELL)
        await partner.play(type="wink")
        await others[0].until(lambda me: me.view["mine"]["seen"])
        agent = caller.view["table"]["pawns"][caller.seat]
        await others[0].play(type="catch", player=partner.seat, agent=agent)
        for one in people:
            await one.until(lambda me: me.view["table"]["won"][others[0].seat] == [agent, agent])
        assert not winks(caller)
        assert not winks(others[1])


async def play_on(people: list[Player], chance: random.Random, pause: float = 0.5) -> None:
    """Whoever has a move makes one, to the end."""
    async with asyncio.timeout(3600):
        while people[0].room["phase"] == "playing":
            ready = [one for one in people if one.view["choices"]]
            one = chance.choice(ready or people)
            kinds = sorted({move["type"] for move in one.view["choices"]})
            if kinds:
                kind = chance.choice(kinds)
                moves = [move for move in one.view["choices"] if move["type"] == kind]
                await one.ask("play", move=chance.choice(moves))
            await asyncio.sleep(pause)


async def frames_are_what_the_rules_give(url: str, players: list[Player], onlooker: Player) -> None:
    export = json.loads(await exported(url, players[0].room["match"]))
    for viewer, one in [(None, onlooker), *enumerate(players)]:
        await one.until(lambda me: me.room["phase"] == "over")
        frames = [json.loads(frame) for frame in one.frames]
        told = [frame for frame in frames if frame["type"] in ("view", "update")]
        assert audit(told, export, viewer) == len(told) > 20
        with pytest.raises(AssertionError, match="no step"):
            audit(told, export, 1 if viewer == 0 else 0)


@pytest.mark.parametrize(("people", "bots"), [(4, 1)])
async def test_every_frame_of_a_match_is_what_the_rules_give_that_seat(local, people, bots):
    """G3, W15"""
    async with (
        seated(local, people, bots=bots) as players,
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(players[0].room["code"])
        await onlooker.until(lambda me: me.view)
        await play_on(players, random.Random(people))
        await frames_are_what_the_rules_give(local.url, players, onlooker)


async def test_so_it_is_over_real_lines_too_of_which_one_breaks(shared):
    """G2, G3, W15"""
    async with (
        seated(shared, 4) as players,
        Player(shared.url, "Глядач") as onlooker,
    ):
        await onlooker.join(players[0].room["code"])
        await onlooker.until(lambda me: me.view)
        players[1].break_off()
        await players[1].until(lambda me: len(me.welcomes) == 2 and me.online)
        await play_on(players, random.Random(4), pause=0.002)
        await frames_are_what_the_rules_give(shared.url, players, onlooker)


@pytest.mark.parametrize("eyes", ["masks", "real"])
async def test_bots_alone_play_a_match_to_its_result(local, eyes):
    """G8, W23"""
    async with gathered(local.url, "Оля", game="wink") as (host,):
        await host.done("options", options={"eyes": eyes})
        await host.done("stand")
        for _ in range(6):
            await host.done("add-bot")
        await host.done("start")
        await host.until(lambda me: me.room["phase"] == "over", 3600)
        result = host.view["table"]["phase"]["result"]
        assert max(result["scores"]) == result["scores"][result["winners"][0]]
