"""A lesson in a room of its own: alone, without hurry, and taken up again where it was left."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.browsing import get, post
from tests.facts import with_lesson
from tests.player import Player
from tests.server.calling import key


def lesson(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.room["lesson"]
    return found


@asynccontextmanager
async def learning(url: str, game: str = "wink") -> AsyncIterator[Player]:
    async with Player(url, "Оля") as olia:
        await olia.join(await olia.create(game, lesson=True))
        await olia.until(lambda me: me.view)
        yield olia


async def read_on(player: Player, until: str | None = None) -> None:
    """Turns pages, and lets the table show what it asks for, until it says that, or to its end."""
    while lesson(player)["kind"] != "over" and (until is None or lesson(player)["says"] != until):
        now = lesson(player)
        if now["kind"] == "watch":
            await player.until(lambda me, old=now: lesson(me) != old)  # type: ignore[misc]
        else:
            await player.done("onward", step=now["step"])


async def test_it_begins_when_the_learner_comes_in(local):
    async with learning(local.url) as olia:
        assert olia.room["phase"] == "playing"
        assert [chair["bot"] for chair in olia.room["chairs"]] == [None, 10, 4, 7]
        assert olia.seat == 0
        assert olia.room["host"] == olia.me
        assert (lesson(olia)["kind"], lesson(olia)["says"], lesson(olia)["step"]) == (
            "read",
            "hello",
            0,
        )
        assert olia.view["mine"]["hand"] == [3, 8, 10, 15, 17, 22, 26, 31, 36]
        assert olia.view["table"]["phase"]["ends"] is None


async def test_it_knows_no_hurry_in_any_game(local):
    for game in with_lesson():
        async with learning(local.url, game) as olia:
            limits = {k: v for k, v in olia.room["options"].items() if k.endswith("_seconds")}
            assert limits
            assert set(limits.values()) == {None}


@pytest.mark.parametrize("game", with_lesson())
async def test_whoever_lets_the_coach_do_it_all_comes_to_its_end(local, game):
    async with learning(local.url, game) as olia:
        await read_on(olia)
        assert lesson(olia)["step"] == lesson(olia)["of"]


async def test_nobody_else_comes_in(local):
    async with learning(local.url) as olia, Player(local.url, "Тарас") as taras:
        await taras.join(olia.room["code"])
        assert taras.turned_away == "room-locked"


async def test_a_television_does_not_take_the_learners_place(local):
    async with Player(local.url, "tv", screen=True) as tv, Player(local.url, "Оля") as olia:
        code = await olia.create("wink", lesson=True)
        await tv.join(code)
        assert tv.turned_away == "room-locked"
        await olia.join(code)
        await olia.until(lambda me: me.view)
        assert olia.seat == 0


async def test_a_page_is_turned_once_however_often_it_is_asked(local):
    async with learning(local.url) as olia:
        command = {"type": "onward", "id": "page-one", "step": 0}
        await olia.send(dict(command))
        await olia.send(dict(command))
        await olia.send({**command, "id": "late"})
        await olia.until(lambda me: lesson(me)["step"] == 1)
        await olia.done("onward", step=1)
        await olia.until(lambda me: lesson(me)["step"] == 2)


async def test_what_is_asked_for_can_be_done_or_shown(local):
    async with learning(local.url) as olia:
        await read_on(olia, "call")
        assert lesson(olia)["kind"] == "move"
        assert lesson(olia)["at"] == ["do-call", "agent-12", "call-confirm"]
        await olia.play(type="call", agent=12)
        await olia.until(lambda me: lesson(me)["says"] == "look")
        await olia.done("onward", step=lesson(olia)["step"])
        await olia.until(lambda me: lesson(me)["says"] in ("winked", "missed"))
        assert olia.view["table"]["gazes"][0]["player"] == 2


async def test_bots_wait_for_the_learner_and_play_on_when_the_lesson_is_lost(local):
    async with learning(local.url) as olia:
        story = olia.view["table"]["story"]
        await asyncio.sleep(60)
        assert olia.view["table"]["story"] == story
        await read_on(olia, "watch")
        await read_on(olia, "name")
        await olia.play(type="call", agent=30 if 30 in olia.view["table"]["up"] else 14)
        await olia.until(lambda me: lesson(me)["lost"])
        await olia.until(lambda me: not lesson(me)["lost"])  # their turns are over


async def test_another_legal_move_leads_on_too(local):
    async with learning(local.url) as olia:
        await olia.play(type="call", agent=14)
        await olia.until(lambda me: lesson(me)["says"] == "look")
        await olia.play(type="look", player=2)
        await olia.until(lambda me: lesson(me)["says"] == "called-other")


async def test_a_restart_in_the_middle_goes_on_at_the_same_step(local):
    async with learning(local.url) as olia:
        await read_on(olia, "yours")
        before, view = lesson(olia), olia.view["mine"]
        await local.restart(kill=True)
        await olia.until(lambda me: len(me.welcomes) == 2 and me.view)
        assert lesson(olia) == before
        assert olia.view["mine"] == view
        await olia.play(type="look", player=1)
        await olia.until(lambda me: lesson(me)["says"] == "wink")


async def test_a_restart_while_a_bot_is_about_to_move_does_not_leave_the_move_out(own_local):
    local = await own_local(bot_pace=3.0)
    async with learning(local.url) as olia:
        await read_on(olia, "call")
        await olia.play(type="call", agent=12)
        await olia.until(lambda me: lesson(me)["kind"] == "watch")
        await local.restart()
        await olia.until(lambda me: len(me.welcomes) == 2 and me.view)
        await olia.until(lambda me: lesson(me)["says"] == "look")
        assert olia.view["table"]["gazes"][2]["player"] == 0


async def test_who_leaves_and_returns_finds_the_table_as_it_was(local):
    async with learning(local.url) as olia:
        await read_on(olia, "yours")
        before = lesson(olia)
        await olia.hang_up()
        await asyncio.sleep(120)
        assert await local.rooms_awake() == 0
        olia.reopen()
        await olia.until(lambda me: me.online and lesson(me) == before)
        assert not any(chair["steward"] for chair in olia.room["chairs"])


async def test_a_host_s_hands_are_not_needed_in_a_lesson(local):
    async with learning(local.url) as olia:
        for command in (
            {"kind": "pause"},
            {"kind": "end-early"},
            {"kind": "stand-in", "chair": 0, "bot": True},
            {"kind": "manners", "manners": {**olia.room["manners"], "locked": False}},
        ):
            assert await olia.refused(**command) == "in-a-lesson"


async def test_after_the_end_the_room_is_like_any_other(local):
    async with learning(local.url) as olia:
        await read_on(olia, "score")
        await olia.done("onward", step=lesson(olia)["step"])
        assert lesson(olia)["kind"] == "over"
        await olia.done("graduate", bots=True)
        assert (olia.room["lesson"], olia.room["phase"], olia.room["evening"]) == (
            None,
            "lobby",
            [],
        )
        assert olia.room["options"] == {"turn_seconds": 60}
        assert not olia.room["manners"]["locked"]
        assert len(olia.room["chairs"]) == 4
        await olia.done("start")
        await olia.until(lambda me: me.view)
        assert olia.view["mine"]["hand"] != [3, 8, 10, 15, 17, 22, 26, 31, 36]


async def test_friends_are_gathered_without_the_bots(local):
    async with learning(local.url) as olia, Player(local.url, "Тарас") as taras:
        await olia.done("graduate", bots=False)
        assert [chair["bot"] for chair in olia.room["chairs"]] == [None]
        assert await olia.refused("graduate", bots=False) == "no-lesson"
        assert await olia.refused("onward", step=0) == "no-lesson"
        await taras.join(olia.room["code"])
        await olia.until(lambda me: len(me.room["chairs"]) == 2)


@pytest.mark.parametrize("asked", [b'{"game": "chess"}', b"{"])
async def test_only_lessons_of_games_that_are_can_be_asked_for(local, asked):
    assert key(await post(local.url, "/api/lessons", asked)) == (400, "bad-message")


async def test_a_room_says_whether_it_is_a_lesson(local):
    async with learning(local.url) as olia:
        _, told = await get(local.url, f"/api/rooms/{olia.room['code']}")
        assert json.loads(told)["lesson"] is True
