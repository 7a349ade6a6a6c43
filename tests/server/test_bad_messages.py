"""Whatever comes over a socket: a clear answer, an unchanged room, a healthy server."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from tests.player import Player
from tests.server.gathering import gathered, playing
from tests.serving import Server

DEEP = 5000


@asynccontextmanager
async def unchanged(server: Server) -> AsyncIterator[list[Player]]:
    """Three at a table that is the same afterwards, on the disk and on everybody's screen."""

    def disk() -> list[Any]:
        return server.rows("SELECT state FROM rooms WHERE code = ?", code) + server.rows(
            "SELECT n FROM entries WHERE match = ?", people[0].room["match"]
        )

    async with playing(server.url, "Оля", "Тарас", "Віра") as people:
        code = people[0].room["code"]
        before = disk(), people[1].view, people[1].room
        yield people
        assert before == (disk(), people[1].view, people[1].room)
        assert server.healthy()
        await people[2].play(type="say", text="граймо далі")


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "hello",
        "null",
        "[]",
        "17",
        '"play"',
        '{"type":"play"',
        "{}",
        '{"id":"x"}',
        '{"type":"fly","id":"x"}',
        '{"type":null,"id":"x"}',
        '{"type":"sit"}',
        '{"type":"hello","name":"Оля","mask":[1]}',
        '{"type":"sit","id":""}',
        '{"type":"sit","id":7}',
        '{"type":"sit","id":"x y"}',
        '{"type":"sit","id":"' + "x" * 41 + '"}',
        '{"type":"sit","id":"x","seat":1}',
        '{"type":"play","id":"x"}',
        '{"type":"play","id":"x","move":[]}',
        '{"type":"play","id":"x","move":{},"seat":2}',
        '{"type":"arrange","id":"x","order":"210"}',
        '{"type":"arrange","id":"x","order":' + str(list(range(33))) + "}",
        '{"type":"remove-bot","id":"x","chair":1.5}',
        '{"type":"remove-bot","id":"x","chair":1e400}',
        '{"type":"profile","id":"x","name":"a","mask":[100]}',
        '{"type":"profile","id":"x","name":"a","mask":[-1]}',
        '{"type":"profile","id":"x","name":"a","mask":[1],"form":"x"}',
        '{"type":"profile","id":"x","name":"\\ud800","mask":[1]}',
        '{"type":"ping","at":NaN}',
        '{"type":"play","id":"x","move":{"a":' + "[" * DEEP + "]" * DEEP + "}}",
        '{"type":"play","id":"x","move":' + '{"a":' * 2000 + "1" + "}" * 2001,
        "[" * DEEP,
    ],
)
async def test_what_can_not_be_read_is_refused(server, raw):
    async with unchanged(server) as (olia, _, __):
        seen = len(olia.frames)
        await olia.raw(raw.encode())
        refused = await olia.next_frame("refused", seen)
        assert refused["key"] == "bad-message"
        assert refused["id"] in (None, "x")
        assert len(olia.welcomes) == 1


async def test_a_command_that_can_not_be_read_is_named_where_it_has_a_name(server):
    async with unchanged(server) as (olia, _, __):
        seen = len(olia.frames)
        await olia.raw(b'{"id":"mine","type":"play","move":[1,2,3]}')
        assert (await olia.next_frame("refused", seen))["id"] == "mine"


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ({}, "not-a-move"),
        ({"type": "fly"}, "not-a-move"),
        ({"type": "ask"}, "not-a-move"),
        ({"type": "ask", "to": "1"}, "not-a-move"),
        ({"type": "ask", "to": 1.5}, "not-a-move"),
        ({"type": "ask", "to": True}, "not-a-move"),
        ({"type": "vote", "guilty": 1}, "not-a-move"),
        ({"type": "vote", "guilty": True, "seat": 2}, "not-a-move"),
        ({"type": "say", "text": "я", "seat": 2}, "not-a-move"),
        ({"type": "say", "text": "x" * 281}, "not-a-move"),
        ({"type": "say", "text": "\u202e \u200b"}, "say-something"),
        ({"type": "say"}, "say-something"),
        ({"type": "say", "phrase": "<b>"}, "not-a-move"),
        ({"type": "say", "text": "я", "to": "team"}, "no-such-audience"),
        ({"type": "guess", "location": "x" * 65}, "not-a-move"),
        ({"type": "a" * 5000}, "not-a-move"),
        ({"type": "say", "text": {"deep": [[[[[[[[1]]]]]]]]}}, "not-a-move"),
        ({"type": "vote", "guilty": True}, "no-vote-on"),
        ({"type": "next"}, "round-still-on"),
        ({"type": "accuse", "suspect": 9}, "no-such-seat"),
        ({"type": "accuse", "suspect": -1}, "no-such-seat"),
        ({"type": "accuse", "suspect": 10**18}, "no-such-seat"),
    ],
)
async def test_a_move_that_may_not_be_made_is_refused_with_its_reason(server, move, key):
    async with unchanged(server) as (olia, _, __):
        assert await olia.refused("play", move=move) == key


async def test_nobody_moves_in_the_place_of_another(server):
    async with unchanged(server) as people:
        dealer = people[people[0].view["table"]["dealer"]]
        other = next(one for one in people if one is not dealer)
        innocent = next(one for one in people if not one.view["mine"]["spy"])
        assert await other.refused("play", move={"type": "ask", "to": dealer.seat}) == (
            "not-your-question"
        )
        as_dealer = {"type": "ask", "to": other.seat, "seat": dealer.seat}
        assert await other.refused("play", move=as_dealer) == "not-a-move"
        assert await other.refused("play", move={"type": "answer"}) == "nothing-asked"
        assert await dealer.refused("play", move={"type": "ask", "to": dealer.seat}) == (
            "not-yourself"
        )
        assert await innocent.refused("play", move={"type": "reveal"}) == "not-the-spy"
        place = innocent.view["mine"]["location"]
        guess = {"type": "guess", "location": place}
        assert await innocent.refused("play", move=guess) == "not-the-spy"


async def test_binary_messages_are_refused(server):
    async with unchanged(server) as (olia, _, __):
        seen = len(olia.frames)
        await olia.raw(b'{"type":"sit","id":"x"}', aiohttp.WSMsgType.BINARY)
        assert (await olia.next_frame("refused", seen))["key"] == "bad-message"


async def test_a_long_message_is_refused(server):
    async with unchanged(server) as (olia, _, __):
        move = {"type": "say", "text": "x" * 17_000}
        assert await olia.refused("play", move=move) == "too-long"
        assert len(olia.welcomes) == 1


@pytest.mark.parametrize("size", [170_000, 1_000_000])
async def test_a_huge_message_ends_the_connection_and_no_more(server, size):
    async with playing(server.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        await olia.raw(json.dumps({"type": "sit", "id": "x" * size}).encode())
        await olia.until(lambda me: me.close_codes)
        assert olia.close_codes == [aiohttp.WSCloseCode.MESSAGE_TOO_BIG]
        await olia.until(lambda me: len(me.welcomes) == 2)
        await olia.play(type="say", text="я знову тут")
        assert taras.close_codes == []


async def test_text_that_is_not_utf8_ends_the_connection_and_no_more(server):
    async with playing(server.url, "Оля", "Тарас", "Віра") as (olia, taras, _):
        await olia.raw(b'{"type":"sit","id":"\xff\xfe"}')
        await olia.until(lambda me: me.close_codes)
        assert olia.close_codes == [aiohttp.WSCloseCode.INVALID_TEXT]
        await olia.until(lambda me: len(me.welcomes) == 2)
        assert taras.close_codes == []


async def test_a_full_set_of_own_places_fits_into_a_message(server):
    async with gathered(server.url, "Оля") as (olia,):
        places = [
            {"name": f"{'Ї' * 37} {n:02}", "roles": [f"{'Щ' * 38} {m}" for m in range(7)]}
            for n in range(30)
        ]
        await olia.done("options", options={"own": places})
        assert len(olia.room["options"]["own"]) == 30


@pytest.mark.parametrize(
    "first",
    [
        '{"type":"ping","at":1}',
        '{"type":"sit","id":"x"}',
        '{"type":"hello"}',
        '{"type":"hello","name":"","mask":[1]}',
        '{"type":"hello","name":"a","mask":"1"}',
        '{"type":"hello","name":"a","mask":[1],"cursor":"1"}',
        '{"type":"hello","name":"a","mask":[1],"lang":"ru"}',
        '{"type":"hello","name":"a","mask":[1],"admin":true}',
        '{"type":"hello","name":"' + "я" * 4000 + '","mask":[1]}',
        '{"type":"hello","name":"a","mask":[1],"salt":"' + "s" * 65 + '"}',
        '{"type":"hello","name":"a","mask":[1],"salt":"\\udfff"}',
        "привіт",
    ],
)
async def test_whoever_does_not_say_hello_first_is_not_let_in(server, first):
    async with unchanged(server) as people, Player(server.url, "Ніхто") as stranger:
        await stranger.meet()
        async with stranger._http.ws_connect(f"/ws/{people[0].room['code']}") as ws:
            await ws.send_str(first)
            assert await ws.receive_json() == {
                "type": "refused",
                "id": None,
                "key": "bad-message",
                "params": {},
            }
            assert (await ws.receive_json())["type"] == "bye"
            assert (await ws.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_whoever_says_nothing_at_all_is_shown_the_door(own_server):
    server = own_server(hello_seconds=0.3)
    async with unchanged(server) as people, Player(server.url, "Ніхто") as stranger:
        await stranger.meet()
        path = f"/ws/{people[0].room['code']}"
        async with stranger._http.ws_connect(path) as ws:
            kinds = [message.type async for message in ws]
            assert kinds == [aiohttp.WSMsgType.TEXT] * 2
        async with stranger._http.ws_connect(path):
            pass  # came and went
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<script>x()</script>", "<script>x()</script>"),
        ("<b>&amp;\"'</b>", "<b>&amp;\"'</b>"),
        ("{{7*7}} ${x} %s", "{{7*7}} ${x} %s"),
        ("'; DROP TABLE x;--", "'; DROP TABLE x;--"),
        ("\u202eяло", "яло"),
        ("a\u0000b\nc\td", "a b c d"),
        ("👩‍🚀 Зоя", "👩‍🚀 Зоя"),
        ("  Зоя   Ко  ", "Зоя Ко"),
        ("e\u0301", "é"),
    ],
)
async def test_strange_nicknames_are_kept_tidy(server, typed, kept):
    async with gathered(server.url, "Оля", typed) as (olia, stranger):
        assert olia.room["members"][1]["name"] == kept
        await olia.done("profile", name="x", mask=[1])
        await stranger.done("profile", name=typed, mask=[1])
        assert stranger.room["members"][1]["name"] == kept


@pytest.mark.parametrize("typed", [" ", "\u200b", "\u200d", "\u202e\u202d", "\u0301", "я" * 21])
async def test_nicknames_that_nobody_could_read_are_refused(server, typed):
    async with gathered(server.url, "Оля") as (olia,):
        async with Player(server.url, typed) as stranger:
            await stranger.join(olia.room["code"])
            assert stranger.turned_away == "bad-name"
        assert await olia.refused("profile", name=typed, mask=[1]) == "bad-name"
        assert [member["name"] for member in olia.room["members"]] == ["Оля"]


async def test_a_flood_is_slowed_down_and_then_cut_off(own_server):
    server = own_server(messages_per_second=5, message_burst=20)
    async with playing(server.url, "Оля", "Тарас", "Віра") as (olia, taras, vira):
        told = [await olia.ask("play", move={"type": "say", "text": f"{n}"}) for n in range(60)]
        done = [answer for answer in told if answer["type"] == "done"]
        assert 10 <= len(done) <= 40
        assert {answer["key"] for answer in told if answer["type"] == "refused"} == {"too-fast"}
        for _ in range(400):
            if not olia.close_codes:
                await olia.raw(b'{"type":"ping","at":1}')
        await olia.until(lambda me: me.close_codes)
        await vira.play(type="say", text="а мені можна")
        await taras.until(lambda me: len(me.talk) == len(done) + 1)
