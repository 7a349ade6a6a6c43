"""Who is led to the record of a match: who was there when it began, and whom the host lets."""

import json
from typing import Any

from tests.browsing import get
from tests.player import Player
from tests.server.gathering import finish_round, gathered, playing

OPEN = {"locked": False, "onlookers": True, "free_text": True, "picking": "host", "records": True}


async def over(people: list[Player]) -> str:
    await people[0].play(type="say", text="таємниця нашого столу")
    await finish_round(people)
    await people[0].until(lambda me: me.room["phase"] == "over")
    return str(people[0].room["record"])


def hears_of(player: Player, match: str) -> bool:
    return match in "".join(player.frames)


async def opens(url: str, match: str) -> int:
    return (await get(url, f"/api/matches/{match}.json"))[0]


async def test_who_was_there_is_led_to_the_record_and_may_share_it(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        match = await over(people)
        for one in people:
            await one.until(lambda me: me.room["phase"] == "over")
            assert (one.room["match"], one.room["record"]) == (match, match)
        assert await opens(local.url, match) == 200


async def test_who_comes_later_hears_nothing_that_leads_there(local):
    """In the match, after it, in the lobby and in the next one; after a restart too."""
    async with (
        playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people,
        Player(local.url, "Глядач") as onlooker,
        Player(local.url, "Пізня") as late,
        Player(local.url, "Завтрашня") as next_day,
    ):
        code = people[0].room["code"]
        await onlooker.join(code)
        match = await over(people)
        await onlooker.until(lambda me: me.room["phase"] == "over")
        await late.join(code)
        for one in (onlooker, late):
            assert one.room["record"] is None
            assert await opens(local.url, str(one.room["match"])) == 404
        await local.restart()
        await late.until(lambda me: len(me.welcomes) == 2)
        await people[0].until(lambda me: len(me.welcomes) == 2)
        await people[0].done("again")
        await next_day.join(code)
        await people[0].done("start")
        await next_day.until(lambda me: me.view)
        assert not any(hears_of(one, match) for one in (onlooker, late, next_day))
        assert next_day.room["match"] == people[0].room["match"]
        assert len(next_day.room["evening"]) == 1


async def test_who_was_there_comes_back_to_it(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        match = await over(people)
        await people[1].hang_up()
        async with people[1].tab() as again:
            await again.join(people[0].room["code"])
            assert again.room["record"] == match


async def test_the_host_may_open_the_records_to_all_in_the_room(local):
    async with (
        playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people,
        Player(local.url, "Глядач") as onlooker,
    ):
        await onlooker.join(people[0].room["code"])
        await onlooker.until(lambda me: me.view)
        called = onlooker.room["match"]
        await people[0].done("manners", manners=OPEN)
        match = await over(people)
        await onlooker.until(lambda me: me.room["phase"] == "over")
        assert (onlooker.room["match"], onlooker.room["record"]) == (called, match)
        await people[0].done("manners", manners={**OPEN, "records": False})
        await onlooker.until(lambda me: me.room["record"] is None)


async def test_who_came_later_and_is_host_now_rules_the_match_all_the_same(local):
    async with (
        playing(local.url, "Оля", "Тарас", "Віра") as people,
        Player(local.url, "Ніна") as nina,
    ):
        await nina.join(people[0].room["code"])
        await people[0].done("hand-over", member=nina.me)
        await nina.done("pause", match=nina.room["match"])
        assert await nina.refused("pause", match="another") == "another-match"


async def test_ids_that_lead_to_records_can_not_be_guessed(local):
    async with gathered(local.url, "Оля", bots=2) as (olia,):
        ids: list[Any] = []
        for _ in range(3):
            await olia.done("start")
            ids.append(olia.room["match"])
            await olia.done("end-early")
            await olia.done("again")
    assert all(len(bytes.fromhex(one)) == 16 for one in ids)
    kept = json.loads(local.rows("SELECT state FROM rooms")[0][0])["evening"]
    assert [one["match"] for one in kept] == ids
