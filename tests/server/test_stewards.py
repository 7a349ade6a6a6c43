"""G6, G7: stewards take the seats of the absent and the silent, and give them back."""

import asyncio
from typing import Any

import pytest

from tests.local_server import LocalServer
from tests.player import Player
from tests.server.gathering import finish_round, gathered, playing

QUICK: dict[str, Any] = {
    "rounds": 1,
    "minutes": 1,
    "look_seconds": 5,
    "discuss_seconds": 5,
    "turn_seconds": 5,
    "vote_seconds": 5,
    "guess_seconds": 5,
}


def steward(player: Player, seat: int) -> bool:
    return bool(player.room["chairs"][seat]["steward"])


def moves_of(local: LocalServer, match: str, seat: int) -> int:
    """What others did for the seat."""
    ((count,),) = local.rows(
        "SELECT count(*) FROM entries WHERE match = ? AND seat = ? AND member IS NULL", match, seat
    )
    return int(count)


async def question(people: list[Player], to: int) -> None:
    """Whoever is to ask or answer does, the question going to that seat where it may."""
    for one in people:
        if one.online and one.view["table"]["phase"]["type"] == "questions":
            asks = [move for move in one.view["choices"] if move["type"] in ("ask", "answer")]
            if asks:
                wanted = [move for move in asks if move.get("to") == to]
                await one.ask("play", move=(wanted or asks)[0])
    await asyncio.sleep(1)


async def test_a_steward_takes_the_seat_of_the_absent_and_plays_on_until_the_owner_returns(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia, taras, _ = people
        await olia.hang_up()
        await taras.until(lambda me: not me.room["members"][0]["online"])
        assert not steward(taras, 0)
        await taras.until(lambda me: steward(me, 0))
        async with asyncio.timeout(300):
            while not moves_of(local, taras.room["match"], 0):
                if (
                    taras.room["phase"] == "over"
                    or taras.view["table"]["phase"]["type"] != "questions"
                ):
                    await asyncio.sleep(1)
                await question(people, 0)
        olia.reopen()
        await olia.until(lambda me: me.online)
        assert not steward(olia, 0)
        await taras.until(lambda me: not steward(me, 0))
        await olia.play(type="say", text="я тут")
        done = moves_of(local, taras.room["match"], 0)
        await asyncio.sleep(30)
        assert moves_of(local, taras.room["match"], 0) == done


async def test_whoever_leaves_a_match_is_stood_in_for_at_once_and_may_come_back(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia, taras, _ = people
        await olia.done("leave")
        await olia.until(lambda me: me.bye == "left")
        await taras.until(lambda me: steward(me, 0))
        assert taras.room["host"] == taras.me
        assert [member["name"] for member in taras.room["members"]] == ["Оля", "Тарас", "Віра"]
        olia.reopen()
        await olia.until(lambda me: me.online and me.view)
        assert (olia.seat, olia.view["me"], steward(olia, 0)) == (0, 0, False)
        await olia.play(type="say", text="передумала")


async def test_a_seat_is_taken_back_from_its_steward_by_playing(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as people:
        olia, taras, _ = people
        ghost = await olia.fall_silent()
        await ghost.close()
        await taras.until(lambda me: steward(me, 0))
        olia.send({"type": "play", "id": "back", "move": {"type": "say", "text": "я"}})
        olia.reopen()
        await taras.until(lambda me: not steward(me, 0) and me.talk)


async def test_two_overdue_turns_bring_a_steward(local):
    options = {**QUICK, "minutes": 2}
    async with playing(local.url, "Оля", "Тарас", "Віра", **options) as people:
        for hand_back in ("command", "resume"):
            await people[0].until(lambda me: any(steward(me, seat) for seat in range(3)), 40)
            seat = next(seat for seat in range(3) if steward(people[0], seat))
            slow = people[seat]
            await slow.until(lambda me, seat=seat: steward(me, seat))
            assert moves_of(local, slow.room["match"], seat) >= 2
            if hand_back == "command":
                await slow.done("take-back")
            else:
                ghost = await slow.fall_silent()
                slow.reopen()
                await slow.until(lambda me, seat=seat: me.online and not steward(me, seat))
                await ghost.close()
            for one in people:
                await one.until(lambda me, seat=seat: not steward(me, seat))


@pytest.mark.parametrize("bots", [2, 5])
async def test_a_match_of_a_silent_human_and_bots_ends(local, bots):
    async with gathered(local.url, "Мовчун", bots=bots, **QUICK) as (silent,):
        await silent.done("start")
        await silent.until(lambda me: me.room["phase"] == "over", 130)
        assert silent.view["table"]["phase"]["type"] == "over"
        commands = local.rows(
            "SELECT count(*) FROM entries WHERE match = ? AND member IS NOT NULL",
            silent.room["match"],
        )
        assert commands == [(0,)]


async def test_whoever_left_for_good_keeps_no_chair_in_the_next_match_but_may_come_again(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", "Ніна", rounds=1) as people:
        olia, taras, vira, nina = people
        spies = [one for one in people if one.view["mine"]["spy"]]
        leaver = next(one for one in (taras, vira, nina) if one not in spies)
        await leaver.done("leave")
        await finish_round([one for one in people if one is not leaver])
        await olia.until(lambda me: me.room["phase"] == "over")
        await olia.done("again")
        await olia.until(lambda me: len(me.room["chairs"]) == 3)
        assert leaver.name not in [member["name"] for member in olia.room["members"]]
        leaver.reopen()
        await olia.until(lambda me: len(me.room["chairs"]) == 4)
