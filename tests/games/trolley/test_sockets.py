"""Trial by Trolley over sockets: every frame, every word, and whose ears it reached."""

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
REASONS = ["so-many", "so-cute", "so-dangerous", "had-a-life"]
ROLES = {"driver": "steer", "innocents": "innocent", "guilty": "guilty", "modifiers": "modifier"}
"""Who does what in a round."""


def seated(
    local: LocalServer | Server, people: int, **more: Any
) -> AbstractAsyncContextManager[Any]:
    return playing(local.url, *NAMES[:people], game="trolley", **more)


def phase(player: Player) -> str:
    return str(player.view["table"]["phase"]["type"])


def something(one: Player, chance: random.Random) -> dict[str, Any]:
    """An argument, a word to all or to the own team; some of it is refused."""
    spot = {"track": chance.choice(["left", "right"]), "place": chance.randrange(3)}
    said = {"type": "say", "text": f"{chance.random()}", "to": chance.choice(["all", "team"])}
    argued = {"type": "argue", "target": spot, "reason": chance.choice(REASONS)}
    return argued if phase(one) == "arguing" and chance.random() < 0.7 else said


async def play_on(
    people: list[Player], chance: random.Random, until_round: int = 99, pause: float = 0.5
) -> None:
    """Whoever has a move makes one, and somebody says something, to the end or to that round."""
    async with asyncio.timeout(3600):
        while people[0].room["phase"] == "playing":
            if people[0].view["table"]["round"] == until_round:
                break
            ready = [one for one in people if one.online and one.view["choices"]]
            if ready:
                one = chance.choice(ready)
                plain = [move for move in one.view["choices"] if move["type"] != "arrange"]
                if plain and chance.random() < 0.9:
                    await one.ask("play", move=chance.choice(plain))
                elif chance.random() < 0.2:
                    await one.ask("play", move=chance.choice(one.view["choices"]))
            one = chance.choice([one for one in people if one.online])
            if chance.random() < 0.3:
                await one.ask("play", move=something(one, chance))
            await asyncio.sleep(pause)


async def to_the(wanted: str, people: list[Player], chance: random.Random) -> None:
    """Moves are made until that phase."""
    async with asyncio.timeout(60):
        while phase(people[0]) != wanted:
            for one in people:
                plain = [move for move in one.view["choices"] if move["type"] != "arrange"]
                if plain and phase(one) != wanted:
                    await one.ask("play", move=chance.choice(plain))
            await asyncio.sleep(0)
    for one in people:
        await one.until(lambda me: phase(me) == wanted)


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (3, 0, {"pause_seconds": 1}),
        (3, 3, {"family": True, "valerii": True, "accomplices": True}),
    ],
)
async def test_every_frame_of_a_match_is_what_the_rules_give_that_seat(
    local, people, bots, options
):
    """G3, T3"""
    async with (
        seated(local, people, bots=bots, **options) as players,
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


async def test_team_talk_reaches_the_team_and_nobody_else(local):
    """G3, T8: neither the other team, nor the driver, nor onlookers, nor the teams to come."""
    async with (
        seated(local, 5, argue_seconds=None) as people,
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(people[0].room["code"])
        table = people[0].view["table"]
        driver, left = people[table["driver"]], [people[seat] for seat in table["left"]]
        for text, speaker in zip(["бери кошенят", "беру"], left, strict=True):
            await speaker.play(type="say", text=text, to="team")
        whisper = {"type": "say", "text": "а я?", "to": "team"}
        assert await driver.refused("play", move=whisper) == "no-such-audience"
        await driver.play(type="say", text="про що ви?")
        for one in [*people, onlooker]:
            await one.until(lambda me: any(line["text"] == "про що ви?" for line in me.talk))
            private = ["бери кошенят", "беру"] if one in left else []
            assert [line["text"] for line in one.talk] == [*private, "про що ви?"]
        await to_the("arguing", people, random.Random(1))
        await driver.play(type="steer", track="left")
        for one in people:
            await one.until(lambda me: me.view["table"]["round"] == 2)
        news = people[0].view["table"]
        fresh = [people[seat] for seat in news["left"] if people[seat] not in left]
        assert fresh
        for one in [*fresh, driver, onlooker]:
            async with one.tab() as tab:
                await tab.join(one.room["code"])
                await tab.until(lambda me: me.view and me.talk)
                frames = [*one.frames, *tab.frames]
            assert not any("кошенят" in frame or "беру" in frame for frame in frames)


@pytest.mark.parametrize("role", ROLES)
async def test_a_steward_plays_whatever_role_the_leaver_had(local, role):
    """G6, G7: driver, holder of innocents, of guilty ones, of modifiers."""
    async with seated(local, 7, arrange=False, argue_seconds=None) as people:
        table = people[0].view["table"]
        order = list(ROLES)[1:]
        seat = table["driver"] if role == "driver" else table["right"][order.index(role)]
        leaver = people[seat]
        await leaver.done("leave")
        others = [one for one in people if one is not leaver]
        await others[0].until(lambda me: me.room["chairs"][seat]["steward"])
        await play_on(others, random.Random(seat), until_round=2)
        moves = local.rows(
            "SELECT move FROM entries WHERE match = ? AND seat = ? AND member IS NULL ORDER BY n",
            others[0].room["match"],
            seat,
        )
        made = [json.loads(move)["type"] for (move,) in moves]
        assert next(move for move in made if move in ROLES.values()) == ROLES[role]
        leaver.reopen()
        await leaver.until(lambda me: me.online and me.view)
        assert (leaver.seat, leaver.view["me"]) == (seat, seat)
        await others[0].until(lambda me: not me.room["chairs"][seat]["steward"])


async def test_a_match_goes_on_after_the_power_was_cut_in_the_argument(own_server):
    """G2, G3, T8: a real process and real lines, on every phone the same to the last word."""
    server, chance = own_server(), random.Random(3)
    async with seated(server, 5, valerii=True, accomplices=True, argue_seconds=600) as people:
        await play_on(people, chance, until_round=2, pause=0.002)
        await to_the("arguing", people, chance)
        driver = people[people[0].view["table"]["driver"]]
        speakers = [one for one in people if one is not driver]
        for one, reason in zip(speakers, REASONS, strict=True):
            spot = {"track": "left", "place": 1}
            await one.play(type="argue", target=spot, reason=reason, wording=1)
            await one.play(type="say", text=f"своїм від {one.name}", to="team")
        for one in people:
            await one.until(lambda me: len(me.view["table"]["arguments"]) == len(speakers))
        await driver.play(type="say", text="слухаю")
        for one in people:
            await one.until(lambda me: me.talk[-1]["text"] == "слухаю")
        before = [(one.view, one.talk[-100:]) for one in people]
        assert len({json.dumps(talk) for _, talk in before}) >= 3
        await server.restart(kill=True)
        for one in people:
            await one.until(lambda me: len(me.welcomes) == 2 and me.view, 20)
        assert [(one.view, one.talk[-100:]) for one in people] == before
        await play_on(people, chance, pause=0.002)
        export = json.loads(await exported(server.url, people[0].room["match"]))
        for seat, one in enumerate(people):
            await one.until(lambda me: me.room["phase"] == "over")
            assert audit([json.loads(frame) for frame in one.frames], export, seat) > 40


@pytest.mark.parametrize("bots", [3, 13])
async def test_bots_alone_play_a_match_to_its_result(local, bots):
    """G8, T12, T13"""
    async with gathered(local.url, "Оля", game="trolley") as (host,):
        await host.done("options", options={"valerii": True, "accomplices": bots < 5})
        await host.done("stand")
        for _ in range(bots):
            await host.done("add-bot")
        assert bots < 13 or await host.refused("add-bot") == "too-many"
        await host.done("start")
        await host.until(lambda me: me.room["phase"] == "over", 3600)
        table = host.view["table"]
        result = table["phase"]["result"]
        assert len(table["verdicts"]) == (6 if bots == 3 else 13)
        best = [seat for seat in range(bots) if result["scores"][seat] == min(result["scores"])]
        assert result["winners"] == best
