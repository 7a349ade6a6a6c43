"""Whom the host has put out: a new cookie alone brings nobody back."""

import json

from tests.local_server import LocalServer
from tests.player import Player
from tests.server.gathering import gathered
from zmova.server.room_state import MOST_AT_THE_DOOR, Waiting, knock, new_room


def door(player: Player) -> list[str]:
    return [guest["name"] for guest in player.room["door"]]


async def came(local: LocalServer, player: Player, code: str) -> str | None:
    """Why they were turned away, if they were."""
    await player.join(code)
    return player.bye if player.bye == "kicked" else player.turned_away


async def test_a_new_cookie_brings_nobody_back_without_a_nod(local):
    """By the name, whatever letters it is written in, or by where they come from."""
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        code = olia.room["code"]
        await olia.done("kick", member=taras.me)
        async with Player(local.url, "Tapac") as again, Player(local.url, "Хтось") as other:
            assert await came(local, again, code) == "knock"
            await olia.until(lambda me: door(me) == ["Tapac"])
            assert len(olia.room["members"]) == 1
            again.reopen()
            await again.until(lambda me: me.over)
            assert door(olia) == ["Tapac"]
            first = olia.room["door"][0]["id"]
            await olia.done("let-in", guest=first, yes=False)

            assert await came(local, other, code) == "knock"
            await olia.until(lambda me: door(me) == ["Хтось"])
            await olia.done("let-in", guest=olia.room["door"][0]["id"], yes=True)
            assert olia.room["door"] == []
            again.reopen()
            await again.until(lambda me: me.over)
            assert again.bye == "kicked"
            other.reopen()
            await other.until(lambda me: me.online)
            await other.hang_up()
            other.reopen()
            await other.until(lambda me: me.online)
            assert await other.refused("let-in", guest=first, yes=True) == "not-the-host"
            assert await olia.refused("let-in", guest=first, yes=True) == "no-such-member"


async def test_before_anybody_was_put_out_nobody_knocks(local):
    async with (
        gathered(local.url, "Оля", "Тарас") as (olia, _),
        Player(local.url, "Тарас") as namesake,
    ):
        await namesake.join(olia.room["code"])
        assert namesake.online


async def test_those_who_are_there_are_not_asked_again_nor_those_on_their_phones(local):
    async with gathered(local.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        await olia.done("kick", member=taras.me)
        await vira.hang_up()
        vira.reopen()
        await vira.until(lambda me: me.online)
        async with Player(local.url, "Син", vira.jar, hand=1) as son:
            await son.join(olia.room["code"])
            assert son.online


async def test_a_locked_room_stays_locked_and_nobody_waits_at_its_door(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.done("kick", member=taras.me)
        await olia.done("manners", manners={"locked": True})
        async with Player(local.url, "Хтось") as other:
            assert await came(local, other, olia.room["code"]) == "room-locked"
        assert olia.room["door"] == []


async def test_the_door_and_the_nods_outlive_the_server(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        code = olia.room["code"]
        await olia.done("kick", member=taras.me)
        async with Player(local.url, "Гість") as guest, Player(local.url, "Інша") as other:
            assert await came(local, guest, code) == "knock"
            await olia.until(lambda me: door(me) == ["Гість"])
            await olia.done("let-in", guest=olia.room["door"][0]["id"], yes=True)
            assert await came(local, other, code) == "knock"
            await olia.until(lambda me: door(me) == ["Інша"])
            await local.restart()
            await olia.until(lambda me: len(me.welcomes) == 2)
            assert door(olia) == ["Інша"]
            guest.reopen()
            await guest.until(lambda me: me.online)


def test_fresh_cookies_of_one_address_take_one_place_at_the_door():
    """The newest of each address waits there, and only so many addresses."""
    room = new_room("bababa", "spyfall")
    knock(room, Waiting("friend", "friend", "Віра", "elsewhere"))
    for number in range(MOST_AT_THE_DOOR):
        knock(room, Waiting(str(number), str(number), f"Гість {number}", "home"))
    knock(room, Waiting("9", "7", "Гість", "home"))  # whoever waits already waits on
    assert [one.name for one in room.door] == ["Віра", "Гість 7"]
    for number in range(20):
        knock(room, Waiting(f"f{number}", f"f{number}", "Хтось", f"far {number}"))
    assert len(room.door) == MOST_AT_THE_DOOR
    assert room.door[0].name == "Віра"


async def test_no_address_is_kept(server):
    """Only what is the same again in that room."""
    async with gathered(server.url, "Оля", "Тарас") as (olia, taras):
        await olia.done("kick", member=taras.me)
        kept = "".join(state.decode() for (state,) in server.rows("SELECT state FROM rooms"))
        assert "127.0.0.1" not in kept
        ours = [one for one in map(json.loads, [kept]) if one["code"] == olia.room["code"]]
        homes = {one["home"] for state in ours for one in state["put_out"]}
        assert all(len(home) == 32 for home in homes)
        assert not any(home in "".join(olia.frames) for home in homes)
