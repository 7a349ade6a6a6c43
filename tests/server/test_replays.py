"""Finished matches over HTTP: what each socket received, who played, and nothing before the end."""

import asyncio
import json
from typing import Any

import pytest

import zmova
from tests.browsing import browser, get
from tests.facts import hasty, seats_of
from tests.local_server import LocalServer
from tests.player import Player
from tests.server.calling import call, key
from tests.server.gathering import finish_round, gathered, playing
from zmova.server.replays import AT_ONCE, PAGES_A_MINUTE

HIDDEN = ("session", "salt", "banned", "seed")


async def page_of(local: LocalServer, path: str) -> Any:
    status, body = await get(local.url, f"/api/matches/{path}")
    assert status == 200, body
    return json.loads(body)


async def all_pages(local: LocalServer, path: str, part: str) -> tuple[Any, list[Any]]:
    """The first page, and one part of all of them."""
    sign = "&" if "?" in path else "?"
    first = page = await page_of(local, path)
    parts = list(page[part])
    while page["next"] is not None:
        page = await page_of(local, f"{path}{sign}from={page['next']}")
        parts += page[part]
    return first, parts


@pytest.mark.parametrize("game", zmova.games.names())
async def test_the_moments_are_the_frames_that_sockets_got(local, game):
    """G3: an onlooker's line and the moments of an onlooker, byte for byte."""
    bots = seats_of(game) - 1
    async with gathered(local.url, "Оля", bots=bots, game=game, **hasty(game)) as (olia,):
        await olia.done("stand")
        await olia.done("add-bot")
        await olia.done("start")
        await olia.until(lambda me: me.room["phase"] == "over", 3600)
        frames = [json.loads(frame) for frame in olia.frames]
        match = olia.room["match"]
    updates = [frame for frame in frames if frame["type"] == "update"]
    whole = [frame for frame in frames if frame["type"] == "view"]
    first, moments = await all_pages(local, f"{match}/moments", "moments")
    assert first["view"] == whole[0]["view"]
    assert [{"notices": one["notices"], "table": one.get("table", {})} for one in moments[1:]] == [
        {part: frame[part] for part in ("notices", "table")} for frame in updates
    ]
    stood = 0  # the beats before what was sent together with them
    for one, frame in zip(moments[1:], updates, strict=True):
        assert one["at"] == frame["now"] + stood
        stood = stood + frame["beat"] if "beat" in frame else 0


async def test_each_seat_finds_what_its_own_line_carried(local):
    """S3: the spy's moments are the spy's, and no one else's."""
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await people[1].play(type="say", text="Ну що?")
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        match = people[0].room["match"]
        for one in people:
            frames = [json.loads(frame) for frame in one.frames]
            updates = [frame for frame in frames if frame["type"] == "update"]
            page = await page_of(local, f"{match}/moments?seat={one.seat}")
            assert page["view"] == next(f["view"] for f in frames if f["type"] == "view")
            stood = 0
            for told, frame in zip(page["moments"][1:], updates, strict=True):
                for part in ("notices", "table", "mine"):
                    assert told.get(part, {}) == frame[part]
                assert told.get("choices") == frame["choices"]
                assert told["at"] == frame["now"] + stood
                stood = frame.get("beat", 0)
        minds = (await page_of(local, f"{match}/minds"))["minds"]
        assert [mind["spy"] for mind in minds].count(True) == 1


async def test_nothing_of_a_match_in_play_is_told(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        match = people[0].room["match"]
        for what in ("cover", "moments", "moments?seat=0", "minds"):
            assert key(await get(local.url, f"/api/matches/{match}/{what}")) == (404, "not-over")


@pytest.mark.parametrize("match", ["0" * 16, "x", "..", "%2e%2e", "a" * 400])
def test_a_match_that_is_none_is_not_found(server, match):
    for what in ("cover", "moments", "minds"):
        assert call(server, "GET", f"/api/matches/{match}/{what}")[0] == 404


async def test_the_cover_knows_the_people_for_as_long_as_the_room_does(local):
    async with gathered(local.url, "Оля", "Тарас", bots=2, game="passengers") as people:
        match = await play_out(people)
        cover = await page_of(local, f"{match}/cover")
        text = json.dumps(cover)
        assert [seat["name"] for seat in cover["seats"]] == ["Оля", "Тарас", None, None]
        assert cover["seats"][0]["mask"] == [1, 2, 3]
        assert cover["seats"][2]["bot"] is not None
        assert cover["game"] == "passengers"
        assert cover["started"] > 1_700_000_000
        assert not any(word in text for word in (*HIDDEN, "winner", "score", "faction"))

        await people[0].done("again")
        await people[0].done("arrange", order=[2, 1, 0, 3])
        assert await page_of(local, f"{match}/cover") == cover
        await local.stop()
        await local.start()
        assert await page_of(local, f"{match}/cover") == cover
        await local.stop()
        local.mend("DELETE FROM rooms")
        await local.start()
        nobody: dict[str, Any] = {"name": None, "mask": [], "form": None, "bot": None}
        assert await page_of(local, f"{match}/cover") == {**cover, "seats": [nobody] * 4}
        assert (await page_of(local, f"{match}/moments"))["view"]["me"] is None


async def play_out(people: list[Player]) -> str:
    """A match of Passengers in which people do the first thing that they are asked for."""
    await people[0].done("start")
    for one in people:
        await one.until(lambda me: me.view)
    match = str(people[0].room["match"])
    while people[0].room["phase"] != "over":
        for one in people:
            duty = next((move for move in one.view["choices"] if move["type"] != "claim"), None)
            if duty is not None:
                await one.ask("play", move=duty)
        await asyncio.sleep(1)
    return match


async def test_pages_keep_for_a_day_and_names_do_not(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        match = people[0].room["match"]
    async with browser(local.url) as http:
        for what, kept in [("moments", True), ("minds", True), ("cover", False)]:
            async with http.get(f"/api/matches/{match}/{what}") as answer:
                assert answer.status == 200
                assert ("immutable" in answer.headers["Cache-Control"]) == kept


@pytest.mark.parametrize(
    "query",
    [
        "seat=3",
        "seat=-1",
        "seat=x",
        "seat=",
        "seat=0&from=99999",
        "from=-1",
        "from=1e3",
        "seat=²",
        "from=" + "9" * 40,
    ],
)
async def test_a_seat_or_step_that_is_none_is_refused(local, query):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        match = people[0].room["match"]
    async with (
        browser(local.url) as http,
        http.get(f"/api/matches/{match}/moments?{query}") as answer,
    ):
        assert (answer.status, (await answer.json())["key"]) == (400, "bad-message")


async def test_a_match_of_other_rules_is_gone(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        match = people[0].room["match"]
    await local.stop()
    local.mend("UPDATE matches SET version = '0' WHERE id = ?", match)
    await local.start()
    for what in ("cover", "moments", "minds"):
        assert key(await get(local.url, f"/api/matches/{match}/{what}")) == (410, "other-rules")


@pytest.mark.parametrize("page", ["/minds", ".json"])
async def test_whoever_asks_for_very_much_has_to_wait(local, page):
    async def asked() -> int:
        return (await get(local.url, f"/api/matches/{'0' * 16}{page}"))[0]

    assert [await asked() for _ in range(AT_ONCE)] == [404] * AT_ONCE
    assert await asked() == 429
    await asyncio.sleep(60 / PAGES_A_MINUTE)
    assert (await asked(), await asked()) == (404, 429)
    assert await local.rooms_awake() == 0
