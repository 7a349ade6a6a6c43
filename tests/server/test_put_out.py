"""Whom the host has put out: a new cookie alone brings nobody back."""

import json

from tests.local_server import LocalServer
from tests.player import Player
from tests.server.gathering import gathered


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
            assert await came(local, other, code) == "knock"
            await olia.until(lambda me: len(me.room["door"]) == 2)
            assert door(olia) == ["Tapac", "Хтось"]
            assert len(olia.room["members"]) == 1
            again.reopen()
            await again.until(lambda me: me.over)
            assert door(olia) == ["Tapac", "Хтось"]

            first, second = (guest["id"] for guest in olia.room["door"])
            await olia.done("let-in", guest=first, yes=False)
            await olia.done("let-in", guest=second, yes=True)
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


async def test_the_door_and_the_nods_outlive_the_server_and_the_door_is_short(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        code = olia.room["code"]
        await olia.done("kick", member=taras.me)
        crowd = [Player(local.url, f"Гість {number}") for number in range(10)]
        for guest in crowd:
            assert await came(local, guest, code) == "knock"
        await olia.until(lambda me: len(me.room["door"]) == 8)
        await olia.done("let-in", guest=olia.room["door"][0]["id"], yes=True)
        await local.restart()
        await olia.until(lambda me: len(me.welcomes) == 2)
        assert len(olia.room["door"]) == 7
        crowd[0].reopen()
        await crowd[0].until(lambda me: me.online)
        for guest in crowd:
            await guest.close()


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
