"""Passengers over sockets: every frame, every word, and whose ears it reached."""

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

NAMES = ["Оля", "Тарас", "Віра", "Левко", "Ніна", "Марко", "Зоя"]
CLAIM = {"type": "claim", "boat": "raven", "space": 1, "kind": "demon"}


def seated(
    local: LocalServer | Server, people: int, **more: Any
) -> AbstractAsyncContextManager[Any]:
    return playing(local.url, *NAMES[:people], game="passengers", gaze_seconds=None, **more)


def duties(player: Player) -> list[Any]:
    """What the table waits for; a claim is talk."""
    return [move for move in player.view["choices"] if move["type"] != "claim"]


async def play_on(
    people: list[Player], chance: random.Random, until_round: int = 4, pause: float = 0.5
) -> None:
    """Whoever has a move makes one, and somebody says or claims something, to the end or so."""
    async with asyncio.timeout(3600):
        while people[0].room["phase"] == "playing":
            if people[0].view["table"]["round"] == until_round:
                break
            ready = [one for one in people if duties(one)]
            if ready:
                one = chance.choice(ready)
                await one.ask("play", move=chance.choice(duties(one)))
            one = chance.choice(people)
            said = {"type": "say", "text": f"{chance.random()}"}
            await one.ask("play", move=chance.choice([said, CLAIM]))
            await asyncio.sleep(pause)


@pytest.mark.parametrize(("people", "bots"), [(4, 1), (7, 1)])
async def test_every_frame_of_a_match_is_what_the_rules_give_that_seat(local, people, bots):
    """G3, P18"""
    sets = ["II", "III", "I"]
    async with (
        seated(local, people, bots=bots, gifts=sets) as players,
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(players[0].room["code"])
        await onlooker.until(lambda me: me.view)
        await play_on(players, random.Random(people + bots))
        export = json.loads(await exported(local.url, players[0].room["match"]))
        for viewer, one in [(None, onlooker), *enumerate(players)]:
            await one.until(lambda me: me.room["phase"] == "over")
            frames = [json.loads(frame) for frame in one.frames]
            told = [frame for frame in frames if frame["type"] in ("view", "update")]
            assert audit(told, export, viewer) == len(told) > 40
            other = people - 1 if viewer != people - 1 else 0
            with pytest.raises(AssertionError, match="no step"):
                audit(told, export, other)


async def test_a_match_goes_on_after_the_power_was_cut(own_server):
    """G2, G3: a real process and real lines, the same hands, boats and offers on every phone."""
    server = own_server()
    async with seated(server, 5, gifts=["III", "II", "I"]) as people:
        chance = random.Random(11)
        await play_on(people, chance, until_round=2, pause=0)
        for one in people:
            await one.until(lambda me: me.view["table"]["round"] == 2)
        before = [one.view for one in people]
        await server.restart(kill=True)
        for one in people:
            await one.until(lambda me: len(me.welcomes) == 2 and me.view, 20)
        assert [one.view for one in people] == before
        await play_on(people, chance, pause=0)
        export = json.loads(await exported(server.url, people[0].room["match"]))
        for seat, one in enumerate(people):
            await one.until(lambda me: me.room["phase"] == "over")
            assert audit([json.loads(frame) for frame in one.frames], export, seat) > 40


@pytest.mark.parametrize("bots", [4, 8])
async def test_bots_alone_play_a_match_to_its_result(local, bots):
    """G8, P26"""
    async with gathered(local.url, "Оля", game="passengers") as (host,):
        await host.done("options", options={"gaze_seconds": None, "gifts": ["III", "I", "II"]})
        await host.done("stand")
        for _ in range(bots):
            await host.done("add-bot")
        await host.done("start")
        await host.until(lambda me: me.room["phase"] == "over", 3600)
        table = host.view["table"]
        result = table["phase"]["result"]
        factions = {table["phase"]["factions"][seat] for seat in result["winners"]}
        best = max(result["scores"].values())
        assert len(factions) == 1
        assert result["scores"][factions.pop()] == best
        assert [count["round"] for count in table["counts"]] == [1, 2, 3]


async def at_the_whisper(people: list[Player]) -> tuple[Player, Player]:
    """Set II: the coin holder takes the Whisper, the next one the Key, the others what is left."""
    spaces = [("raven", 1), ("wolf", 1), ("raven", 0), ("wolf", 4), ("raven", 4)]
    coin = people[0].view["table"]["coin"]
    order = [people[(coin + turn) % 5] for turn in range(5)]
    for one, (boat, space) in zip(order, spaces, strict=True):
        await one.until(duties)
        await one.play(type="place", card=0, boat=boat, space=space)
    return order[0], order[1]


async def test_a_whisper_reaches_two_sockets_and_no_third(local):
    """P18, G3"""
    async with (
        seated(local, 5, gifts="II") as people,
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(people[0].room["code"])
        one, keeper = await at_the_whisper(people)
        friend = next(p for p in people if p not in (one, keeper))
        whisper = {"type": "say", "text": "тільки тобі", "to": "whisper"}
        assert await one.refused("play", move=whisper) == "no-such-audience"
        await one.play(type="gift", player=friend.seat)
        await one.play(**whisper)
        await friend.play(type="say", text="чую тебе", to="whisper")
        assert await keeper.refused("play", move=whisper) == "no-such-audience"
        await keeper.play(type="say", text="а що там?")
        for other in [*people, onlooker]:
            await other.until(lambda me: any(line.get("text") == "а що там?" for line in me.talk))
            heard = [line.get("text") for line in other.talk]
            private = ["тільки тобі", "чую тебе"] if other in (one, friend) else []
            assert heard == [*private, "а що там?"]
            if not private:
                assert not any("тобі" in frame or "чую" in frame for frame in other.frames)


async def test_who_is_hushed_says_and_claims_nothing_until_the_vote_is_counted(local):
    """P12: after the Key"""
    async with seated(local, 5, gifts="II") as people:
        one, keeper = await at_the_whisper(people)
        await keeper.play(**CLAIM)
        await one.play(type="gift", player=next(p.seat for p in people if p is not one))
        spots = [{"boat": "raven", "space": space} for space in (0, 1)]
        await keeper.until(duties)
        await keeper.play(type="gift", passengers=spots)
        assert len(keeper.view["mine"]["known"]) == 3
        for move in ({"type": "say", "text": "мовчу"}, CLAIM):
            assert await keeper.refused("play", move=move) == "hushed"
        assert await keeper.refused("profile", name="мовчу", mask=[9]) == "not-in-lobby"
        await one.play(**CLAIM)
        while keeper.view["table"]["round"] == 1:
            for player in people:
                if duties(player):
                    await player.ask("play", move=duties(player)[0])
            await asyncio.sleep(0.5)
        await keeper.play(type="say", text="нарешті")
        assert not any("мовчу" in frame for player in people for frame in player.frames)
