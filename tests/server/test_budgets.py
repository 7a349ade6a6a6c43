"""What people may have missed, and what they send, is bounded in bytes."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.server.gathering import gathered
from zmova.server.backlog import Backlog
from zmova.server.budget import Budget
from zmova.server.idempotency import Replies, filled
from zmova.server.inbox import BYTES, HELD, Inbox
from zmova.server.messages import Done, Play, Refused, opened
from zmova.server.socket import BEHIND_SECONDS, read
from zmova.server.stream import REMEMBERED, REMEMBERED_BYTES, Stream
from zmova.table.illegal import Illegal

PLACES: list[dict[str, Any]] = [
    {"name": f"Місце {n}", "roles": [f"роль номер {n} {role} " + "я" * 20 for role in range(7)]}
    for n in range(30)
]
"""Own cards of a host, 10 kB and more."""


async def sent(stream: Stream, size: int, times: int = 1) -> None:
    for _ in range(times):
        stream.n += 1
        await stream.send(b"x" * size)


async def test_of_many_messages_the_latest_are_kept_and_of_long_ones_fewer(own_time):
    stream = Stream()
    await sent(stream, 10, REMEMBERED + 5)
    assert len(stream.missed(5) or []) == REMEMBERED
    assert stream.missed(4) is None
    await sent(stream, REMEMBERED_BYTES // 4, 5)
    assert len(stream.missed(stream.n - 4) or []) == 4
    assert stream.missed(stream.n - 5) is None
    await sent(stream, REMEMBERED_BYTES + 1)
    assert stream.missed(stream.n - 1) is None
    await sent(stream, 10)
    assert stream.missed(stream.n - 1) == [b"x" * 10]


async def test_a_room_and_the_house_remember_only_so_much_for_all(own_time):
    server = Budget("server", 250)
    one, other = Budget("room", 200, server), Budget("room", 200, server)
    olia, taras, vira = Stream(one), Stream(one), Stream(other)
    await sent(olia, 90, 2)
    await sent(taras, 90)
    assert taras.missed(0) is None  # the room is full
    assert len(olia.missed(0) or []) == 2
    await sent(vira, 90)
    assert vira.missed(0) is None  # and now the server
    olia.forget()
    await sent(vira, 90, 2)
    assert len(vira.missed(1) or []) == 2
    one.close()
    other.close()
    assert server.take(250)


async def test_own_cards_are_sent_when_they_change_and_not_with_every_name(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        before = sum(map(len, taras.frames))
        await olia.done("options", options={"own": PLACES})
        await taras.until(lambda me: len(me.room["options"].get("own", [])) == len(PLACES))
        deck = sum(map(len, taras.frames)) - before
        had = len(taras.frames)
        for number in range(10):
            await olia.done("profile", name=f"Оля {number}", mask=[1, 2, 3])
        await taras.until(lambda me: me.room["members"][0]["name"] == "Оля 9")
        assert taras.room == olia.room
        assert sum(map(len, taras.frames[had:])) < deck / 2
        taras.break_off()
        await taras.until(lambda me: len(me.welcomes) > 1)
        assert taras.room["options"]["own"] == PLACES


async def test_whoever_comes_later_knows_the_room_as_the_others_do(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.done("add-bot")
        await taras.hang_up()
        await olia.until(lambda me: not me.room["members"][1]["online"])
        await olia.done("options", options={"rounds": 3})
        taras.reopen()
        await taras.until(lambda me: me.online)
        await olia.until(lambda me: me.room["members"][1]["online"])
        assert taras.room == olia.room
        await olia.done("remove-bot", chair=2)
        await taras.until(lambda me: len(me.room["chairs"]) == 2)
        assert taras.room == olia.room


async def test_only_a_host_sends_much_and_that_not_without_end(own_local):
    local = await own_local(messages_per_second=10, message_burst=40)
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        much = {"own": PLACES, "off": ["x" * 500] * 190}
        assert await taras.refused("options", options=much) == "too-long"
        answers = await asyncio.gather(*(olia.ask("options", options=much) for _ in range(20)))
        keys = [answer.get("key") for answer in answers]
        assert keys[0] is None
        assert set(keys) == {None, "too-fast"}
        await asyncio.sleep(60)
        await olia.done("options", options=much)


async def test_a_lobby_is_written_only_so_often_where_its_record_is_long(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        await olia.done("options", options={"own": PLACES, "off": ["x" * 500] * 190})
        asked = [taras.ask("profile", name=f"Тарас {n}", mask=[1]) for n in range(200)]
        answers = await asyncio.gather(*asked)
        refused = [answer["key"] for answer in answers if answer["type"] == "refused"]
        assert set(refused) == {"too-fast"}
        await asyncio.sleep(60)
        await taras.done("profile", name="Тарас", mask=[1])


@pytest.mark.parametrize("size", [1, 100])
def test_a_budget_that_is_given_back_is_whole_again(size):
    server = Budget("server", 100)
    room = Budget("room", 1000, server)
    assert [room.take(size) for _ in range(100 // size)] == [True] * (100 // size)
    assert not room.take(1)
    room.close()
    assert room.take(100)


async def test_what_a_room_has_not_done_yet_is_bounded_in_bytes_and_paid_until_it_is_done(own_time):
    house = Budget("inboxes", 2 * BYTES)
    inbox, other = Inbox(house), Inbox(house)
    long = 16 * 1024
    put = [inbox.put(None, "asked", long) for _ in range(100)]
    assert put.count(True) == BYTES // (long + HELD)
    assert other.put(None, "asked", long)
    asked = await inbox.get()
    assert not inbox.put(None, "asked", long)  # put off, and not done
    inbox.done(asked)
    assert inbox.put(None, "asked", long)
    inbox.close()
    other.close()
    assert inbox.put(None, None)
    assert house.take(2 * BYTES)


def test_what_may_hold_anything_is_read_when_its_turn_comes():
    deep = "[" * 500 + "]" * 500
    play = read('{"type":"play","id":"a","move":{"type":"say","text":' + deep + "}}")
    assert isinstance(play, Play)
    assert isinstance(play.move, msgspec.Raw)
    with pytest.raises(Illegal, match="bad-message"):
        opened(msgspec.Raw(deep.encode()))


def test_replies_are_kept_as_far_as_there_is_space():
    budget = Budget("room", 400)
    replies = Replies(budget)
    for number in range(20):
        replies.keep("olia", str(number), Done(str(number)))
    assert replies.get("olia", "0") is None
    assert replies.get("olia", "19") == filled(Done("19"))
    replies.keep("olia", "long", Refused("long", "bad-options", {"detail": "x" * 2000}))
    assert replies.get("olia", "long") is None
    assert replies.get("olia", "19") is not None
    replies.forget("olia")
    assert budget.take(400)


class Reader:
    def __init__(self) -> None:
        self.cuts = 0

    def cut(self) -> None:
        self.cuts += 1


def test_whoever_keeps_most_is_cut_off_and_not_whoever_comes_next():
    house = Backlog("house", 1000)
    theirs, ours = Backlog("room", 900, house), Backlog("room", 900, house)
    greedy, other, modest = Reader(), Reader(), Reader()
    assert theirs.keep(greedy, 500)
    assert theirs.keep(other, 390)
    assert ours.keep(modest, 100)
    assert ours.keep(modest, 200)
    assert (greedy.cuts, other.cuts, modest.cuts) == (1, 0, 0)
    theirs.forget(greedy)
    assert theirs.keep(other, 800)
    assert not theirs.keep(other, 950)  # alone too much for a room
    assert (other.cuts, modest.cuts) == (1, 0)
    assert ours.keep(modest, 0)
    assert ours.keep(modest, 900)


async def test_whoever_asks_and_never_reads_is_cut_off_in_time(local):
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        ghost = await taras.fall_silent()
        assert ghost._response.connection is not None
        ghost._response.connection.transport.pause_reading()
        begun = asyncio.get_running_loop().time()
        while olia.room["members"][1]["online"]:
            assert asyncio.get_running_loop().time() < begun + 2 * BEHIND_SECONDS
            for _ in range(60):
                with suppress(ConnectionError):
                    await ghost.send_str('{"type":"ping","at":1.0}')
            await asyncio.sleep(5)
        assert asyncio.get_running_loop().time() > begun + BEHIND_SECONDS
        await ghost.close()
