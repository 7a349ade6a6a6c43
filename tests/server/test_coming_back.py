"""Who returns to a room is known there, even if it is locked, and plays the next match."""

import asyncio

from tests.browsing import get
from tests.local_server import LocalServer
from tests.player import Player
from tests.server.calling import key
from tests.server.gathering import finish_round, gathered, playing
from tests.server.seen import chairs, names
from zmova.server.presence import IDLE_SECONDS


async def test_who_left_and_returns_is_the_same_guest(local):
    """So the evening counts them once."""
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        before = taras.me
        await taras.done("leave")
        await olia.until(lambda me: names(me) == ["Оля"])
        taras.reopen()
        await taras.until(lambda me: me.online)
        assert taras.me == before
        async with Player(local.url, "Тарас") as other:
            await other.join(olia.room["code"])
            assert other.me not in (before, olia.me)


async def test_another_on_the_same_phone_is_another_guest(local):
    async with gathered(local.url, "Оля") as (olia,):
        met = set()
        for name in ("Віра", "Гнат", "Віра"):
            async with Player(local.url, name, jar=olia.jar, hand=1) as hand:
                await hand.join(olia.room["code"])
                met.add(hand.me)
                await hand.done("leave")
                await olia.until(lambda me: names(me) == ["Оля"])
        assert len(met) == 2
        assert olia.me not in met


async def test_behind_a_locked_door_the_absent_lose_their_chair_only(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        olia, taras, _ = people
        await olia.done("manners", manners={**olia.room["manners"], "locked": True})
        await finish_round(people)
        await olia.until(lambda me: me.room["phase"] == "over")
        await taras.hang_up()
        await olia.until(lambda me: me.room["chairs"][1]["steward"])
        await olia.done("again")
        assert chairs(olia) == ["Оля", "Віра"]
        taras.reopen()
        await taras.until(lambda me: me.online or me.over)
        await taras.done("sit")
        await olia.until(lambda me: chairs(me) == ["Оля", "Віра", "Тарас"])


async def test_a_television_alone_does_not_lock_people_out(local):
    async with (
        gathered(local.url, "Оля") as (olia,),
        Player(local.url, "Телевізор", screen=True) as screen,
    ):
        code = olia.room["code"]
        await screen.join(code)
        await olia.done("manners", manners={**olia.room["manners"], "locked": True})
        await olia.done("leave")
        await screen.until(lambda me: me.room["host"] == "")
        olia.reopen()
        await olia.until(lambda me: me.online or me.over)
        assert olia.turned_away is None
        assert olia.room["host"] == olia.me


async def test_for_a_television_alone_no_match_goes_on(local):
    async with (
        playing(local.url, "Оля", bots=3, game="wink") as (olia,),  # bots never keep still
        Player(local.url, "Телевізор", screen=True) as screen,
    ):
        await screen.join(olia.room["code"])
        await olia.hang_up()
        await screen.until(lambda me: me.room["chairs"][0]["steward"])
        entries = local.rows("SELECT count(*) FROM entries")
        await asyncio.sleep(60)
        await screen.hang_up()
        screen.reopen()
        await screen.until(lambda me: me.online)
        await asyncio.sleep(30)
        assert local.rows("SELECT count(*) FROM entries") == entries
        olia.reopen()
        await screen.until(lambda me: not me.room["chairs"][0]["steward"])
        before = len(screen.frames)
        await screen.next_frame("update", before)


async def test_a_steward_of_one_match_does_not_play_the_next(local):
    async with playing(local.url, "Оля", "Тарас", "Віра", turn_seconds=None) as (olia, taras, _):
        await asyncio.sleep(IDLE_SECONDS)
        await olia.done("stand-in", chair=1, bot=True)
        await taras.until(lambda me: me.room["chairs"][1]["steward"])
        await olia.done("end-early")
        await olia.done("again")
        await olia.done("start")
        await taras.until(lambda me: me.room["phase"] == "playing" and len(me.room["evening"]) == 1)
        assert [chair["steward"] for chair in taras.room["chairs"]] == [False] * 3


async def test_who_takes_long_at_the_door_of_an_empty_room_still_finds_it(own_local):
    """Of such rooms the oldest give their codes back; a room that somebody is in keeps its own."""
    local = await own_local(max_empty=2)
    async with Player(local.url, "Оля") as olia, Player(local.url, "Тарас") as taras:
        inhabited = await olia.create()
        await olia.join(inhabited)
        await olia.hang_up()
        await asleep(local)
        left = await taras.create()
        await taras.join(left)
        await taras.done("leave")
        await asleep(local)
        unentered = await taras.create()
        await asleep(local)
        await taras.join(left)  # a name was written at last
        assert taras.room["host"] == taras.me
        await taras.done("leave")
        await asleep(local)
        newest = await taras.create()
        await asleep(local)
        codes = {code for (code,) in local.rows("SELECT code FROM rooms")}
        assert codes == {inhabited, left, newest}
        assert key(await get(local.url, f"/api/rooms/{unentered}")) == (404, "no-such-room")


async def asleep(local: LocalServer) -> None:
    """Until no room is in memory, and what comes of that is on the disk."""
    while await local.rooms_awake():
        await asyncio.sleep(1)
    await asyncio.sleep(1)


async def test_a_door_that_stays_shut_makes_nobody_go(own_local):
    """Space is made for those who come in, not for those who are turned away."""
    local = await own_local(max_people=3)
    async with (
        gathered(local.url, "Оля", "Тарас", "Віра") as (olia, taras, _),
        Player(local.url, "Чужа") as stranger,
    ):
        await taras.done("stand")
        await olia.done("manners", manners={**olia.room["manners"], "locked": True})
        await taras.hang_up()
        await olia.until(lambda me: not me.room["members"][1]["online"])
        await stranger.join(olia.room["code"])
        assert stranger.turned_away == "room-locked"
        cursor = taras.cursor
        taras.reopen()
        await taras.until(lambda me: me.online)
        assert cursor is not None
        assert taras.welcomes[-1]["n"] > cursor  # its stream went on meanwhile
