"""HTTP and opening a socket: who is accepted, from where, how often, with what."""

import asyncio
import json
import re
import urllib.request
from collections.abc import Awaitable, Callable
from io import BytesIO
from urllib.parse import quote

import aiohttp
import msgspec
import pytest
import segno
from yarl import URL

from tests.browsing import get
from tests.facts import EXAMPLE
from tests.local_server import LocalServer
from tests.player import Player
from tests.server.calling import ROOM, call, key
from tests.server.gathering import finish_round, gathered, playing
from tests.serving import Server
from zmova.store.export import Export
from zmova.verify import Unfair, verify

OWN_CONTENT = f"/api/games/{EXAMPLE}/own-content"


def new_room(server: Server, body: bytes = ROOM, /, **headers: str) -> tuple[int, bytes]:
    return call(server, "POST", "/api/rooms", body, headers)


def upgrade(server: Server, code: str, **headers: str) -> tuple[int, bytes]:
    shake = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    return call(server, "GET", f"/ws/{code}", headers={**shake, **headers})


def issued(server: Server) -> str:
    """A cookie as a browser is given it."""
    with urllib.request.urlopen(f"{server.url}/api/hello", b"") as answer:
        told: str = answer.headers["Set-Cookie"]
    return told.partition(";")[0]


# rooms


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        EXAMPLE.encode(),
        b'{"game":"chess"}',
        b'{"game":""}',
        b'{"game":1}',
        json.dumps({"game": f"../{EXAMPLE}"}).encode(),
        json.dumps({"game": EXAMPLE, "seed": 7}).encode(),
        b'{"game":"\xff"}',
        b"[" * 5000,
        b'{"game":' * 5000,
    ],
)
def test_a_room_of_no_known_game_is_not_made(server, body):
    before = server.rows("SELECT count(*) FROM rooms")
    assert key(new_room(server, body)) == (400, "bad-message")
    assert server.rows("SELECT count(*) FROM rooms") == before


def test_a_huge_request_is_refused(server):
    assert key(new_room(server, b" " * 1_000_000))[0] == 413
    assert call(server, "POST", OWN_CONTENT, b"x" * 1_000_000)[0] == 413
    assert server.healthy()


async def test_a_room_can_be_looked_up_by_its_code_alone(server):
    """A television is none of the people."""
    async with (
        gathered(server.url, "Оля", bots=2) as (olia,),
        Player(server.url, "Телевізор", screen=True) as screen,
    ):
        code = olia.room["code"]
        await screen.join(code)
        status, body = call(server, "GET", f"/api/rooms/{code.upper()}")
        assert status == 200
        assert json.loads(body) == {
            "code": code,
            "game": EXAMPLE,
            "phase": "lobby",
            "link": f"{server.url}/r/{code}",
            "people": 1,
            "free": 5,
            "lesson": False,
        }


@pytest.mark.parametrize("code", ["zzzzzz", "babababa", "x", "%00%00", "a" * 500, "..", "%2e%2e"])
def test_an_unknown_room_is_not_found(server, code):
    assert call(server, "GET", f"/api/rooms/{code}")[0] in (400, 404)
    assert upgrade(server, code, Cookie=issued(server))[0] in (400, 404)
    assert server.healthy()


def test_the_invitation_is_a_picture_of_the_rooms_address(server):
    status, svg = call(server, "GET", "/api/rooms/bababa/qr.svg")
    assert status == 200
    picture = BytesIO()
    square = segno.make(f"{server.url}/r/bababa", error="m")
    square.save(picture, kind="svg", scale=8, border=2, omitsize=True, xmldecl=False)
    assert svg == picture.getvalue()


# limits


def test_one_address_opens_only_so_many_rooms_and_tries_only_so_many_codes(own_server):
    server = own_server(rooms_per_minute=3, lookups_per_minute=10)
    cookie = issued(server)
    forged = {"X-Forwarded-For": "10.0.0.1"}
    made = [new_room(server, **forged)[0] for _ in range(5)]
    assert made == [201, 201, 201, 429, 429]
    looked = [call(server, "GET", "/api/rooms/bababa", headers=forged) for _ in range(12)]
    assert [key(answer) for answer in looked] == (
        [(404, "no-such-room")] * 10 + [(429, "too-fast")] * 2
    )
    assert upgrade(server, "bababa", Cookie=cookie)[0] == 429
    assert key(call(server, "POST", OWN_CONTENT, b"")) == (429, "too-fast")


def test_the_house_holds_only_so_many_rooms_at_once(own_server):
    server = own_server(max_rooms=2)
    assert [new_room(server)[0] for _ in range(2)] == [201, 201]
    assert key(new_room(server)) == (503, "too-many-rooms")


async def test_the_house_holds_only_so_many_sockets_at_once(own_server):
    server = own_server(max_connections=3)
    async with gathered(server.url, "Оля", "Тарас", "Віра") as people:
        code = people[0].room["code"]
        assert key(upgrade(server, code, Cookie=issued(server))) == (503, "server-busy")


# sessions


MADE_UP = ["", "short", "!" * 43, "A" * 43, "я" * 43, "a" * 42 + "=", "a" * 44]


@pytest.mark.parametrize("cookie", ["", "a=b", *(f"zmova={token}" for token in MADE_UP)])
async def test_without_a_session_that_we_issued_there_is_no_socket(server, cookie):
    async with gathered(server.url, "Оля") as (olia,):
        answer = upgrade(server, olia.room["code"], Cookie=quote(cookie, safe="=!"))
        assert key(answer) == (401, "no-session")


async def test_an_issued_session_has_one_form_only(server):
    """Base64 of 32 bytes has two bits to spare: with them it would be another's."""
    async with gathered(server.url, "Оля") as (olia,):
        (cookie,) = list(olia.jar)
        for last in "AEIMQUYcgkosw048BCDFGHJKLNOPRSTVWXZabdefhijlmnpqrtuvxyz1235679-_":
            if last != cookie.value[-1]:
                altered = f"zmova={cookie.value[:-1]}{last}"
                answer = upgrade(server, olia.room["code"], Cookie=altered)
                assert key(answer) == (401, "no-session")


async def test_who_comes_with_a_made_up_session_gets_one_of_ours(server):
    async with (
        gathered(server.url, "Оля") as (olia,),
        Player(server.url, "Зловмисник") as stranger,
    ):
        stranger.jar.update_cookies({"zmova": "A" * 43}, URL(server.url))
        await stranger.join(olia.room["code"])
        (cookie,) = list(stranger.jar)
        assert cookie.value != "A" * 43
        assert await stranger.refused("kick", member=olia.me) == "not-the-host"


async def test_a_session_outlives_the_server(own_server):
    server = own_server()
    cookie = issued(server)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    assert key(upgrade(server, "bababa", Cookie=cookie)) == (404, "no-such-room")


# codes


async def test_who_tries_many_codes_waits_and_nobody_of_a_room_does(local_strict):
    """Behind one address: a stranger who tries codes, and people who come back."""
    local = local_strict
    async with gathered(local.url, "Оля", "Тарас") as (olia, taras):
        code = olia.room["code"]
        tried = [(await get(local.url, f"/api/rooms/{CODE}"))[0] for _ in range(12)]
        assert tried == [404] * 10 + [429] * 2
        assert (await get(local.url, f"/api/rooms/{code}"))[0] == 429
        taras.break_off()
        await taras.until(lambda me: len(me.welcomes) == 2)
        await local.restart()
        await olia.until(lambda me: len(me.welcomes) == 2)
        await taras.until(lambda me: len(me.welcomes) == 3)
        await taras.hang_up()
        for _ in range(3):
            await olia.hang_up()
            await asyncio.sleep(70)
            assert await local.rooms_awake() == 0
            tried = [(await get(local.url, f"/api/rooms/{CODE}"))[0] for _ in range(12)]
            assert tried[-1] == 429
            olia.reopen()
            await olia.until(lambda me: me.online)
        async with Player(local.url, "Гостя") as guest:
            await guest.join(code)
            assert guest.turned_away == "429"
            await asyncio.sleep(10)
            guest.reopen()
            await guest.until(lambda me: me.online)


CODE = "zuzuzu"


@pytest.fixture
def local_strict(
    own_time: asyncio.Runner, own_local: Callable[..., Awaitable[LocalServer]]
) -> LocalServer:
    async def opened() -> LocalServer:
        return await own_local(wrong_codes_per_minute=10)

    return own_time.run(opened())


async def test_a_class_that_finds_its_room_is_not_held_up(local_strict):
    """Right codes are no tries: only wrong ones count towards that limit."""
    async with gathered(local_strict.url, "Оля") as (olia,):
        for number in range(30):
            found = await get(local_strict.url, f"/api/rooms/{olia.room['code']}")
            assert found[0] == 200, number


async def test_a_session_of_one_room_is_nobody_special_in_another(server):
    async with (
        gathered(server.url, "Оля") as (olia,),
        playing(server.url, "Тарас", "Віра", "Ніна") as (taras, *_),
        olia.tab() as visitor,
    ):
        await visitor.join(taras.room["code"])
        assert visitor.seat is None
        assert visitor.me != olia.me
        assert await visitor.refused("again") == "not-the-host"
        assert olia.bye is None


async def test_a_session_is_a_cookie_that_scripts_can_not_read_and_only_its_hash_is_kept(server):
    async with gathered(server.url, "Оля") as (olia,):
        async with aiohttp.ClientSession(server.url) as http, http.post("/api/hello") as answer:
            told = answer.headers["Set-Cookie"]
            assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(told.split("; "))
        (cookie,) = list(olia.jar)
        assert len(cookie.value) == 43
        kept = b"".join(state for (state,) in server.rows("SELECT state FROM rooms"))
        assert olia.me.encode() in kept
        assert cookie.value.encode() not in kept


# where a call comes from


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://[", "http://127.0.0.1.evil.example", "file://"],
)
async def test_pages_of_others_may_not_call(server, origin):
    async with gathered(server.url, "Оля") as (olia,):
        headers = {"Origin": origin, "X-Forwarded-Host": "evil.example"}
        assert key(new_room(server, **headers)) == (403, "foreign-origin")
        answer = upgrade(server, olia.room["code"], Cookie=issued(server), **headers)
        assert key(answer) == (403, "foreign-origin")
        assert len(olia.room["members"]) == 1


def test_our_own_page_may_call(server):
    assert new_room(server, Origin=server.url)[0] == 201


def test_behind_a_proxy_the_page_is_known_by_the_name_that_the_proxy_passes_on(own_server):
    server = own_server(behind_proxy=True, rooms_per_minute=3)
    proxied = {"X-Forwarded-Host": "zmova.example", "X-Forwarded-For": "6.6.6.6, 10.0.0.1"}
    ours = {**proxied, "Origin": "https://zmova.example"}
    assert [new_room(server, ROOM, **ours)[0] for _ in range(4)] == [201, 201, 201, 429]
    other = {**ours, "X-Forwarded-For": "10.0.0.1, 10.0.0.2"}
    assert new_room(server, ROOM, **other)[0] == 201
    assert new_room(server, ROOM, **{**other, "Origin": "https://evil.example"})[0] == 403


# what may be known


async def test_a_match_is_exported_only_when_it_is_over(server):
    async with playing(server.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        path = f"/api/matches/{people[0].room['match']}.json"
        assert key(call(server, "GET", path)) == (404, "not-over")
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
        status, body = call(server, "GET", path)
        assert status == 200
        assert json.loads(body)["commitment"] == people[0].room["commitment"]
    assert key(call(server, "GET", "/api/matches/nothing.json")) == (404, "not-over")


async def test_an_export_tells_what_was_published_whatever_seed_lies_in_the_log(own_server):
    """G2: a seed that was put there afterwards does not bring a fitting commitment with it."""
    server = own_server()
    async with playing(server.url, "Оля", "Тарас", "Віра", rounds=1) as people:
        id, published = people[0].room["match"], people[0].room["commitment"]
        await finish_round(people)
        await people[0].until(lambda me: me.room["phase"] == "over")
    await asyncio.to_thread(server.stop)
    ((events,),) = server.rows("SELECT events FROM entries WHERE match = ? AND n = 0", id)
    opening = json.loads(events)
    opening[0]["seed"] = "11" * 32
    server.mend("UPDATE entries SET events = ? WHERE match = ? AND n = 0", json.dumps(opening), id)
    await asyncio.to_thread(server.start)
    _, body = call(server, "GET", f"/api/matches/{id}.json")
    exported = msgspec.json.decode(body, type=Export)
    assert exported.commitment == published
    with pytest.raises(Unfair, match="committed to"):
        verify(exported)


async def test_counts_are_for_the_keeper_of_the_server_alone(own_server):
    """A count of moves would tell that somebody winked; so a guest reads none."""
    server = own_server()
    assert call(server, "GET", "/metrics")[0] == 200
    for passed_on in ({"X-Forwarded-For": "127.0.0.1"}, {"Host": "leads-here.example"}):
        assert key(call(server, "GET", "/metrics", headers=passed_on)) == (403, "not-for-you")


async def test_counts_are_for_who_shows_the_key(own_server):
    server = own_server(metrics_key="гасло")
    for shown in ("", "гасло", "Bearer ", "Bearer гасл", "bearer гасло"):
        shows = {"Authorization": shown.encode().decode("latin-1")} if shown else {}
        assert key(call(server, "GET", "/metrics", headers=shows)) == (403, "not-for-you")
    no_utf8 = {"Authorization": "Bearer \xff\xfe"}
    assert key(call(server, "GET", "/metrics", headers=no_utf8)) == (403, "not-for-you")
    shows = {"Authorization": "Bearer гасло".encode().decode("latin-1")}
    assert call(server, "GET", "/metrics", headers=shows)[0] == 200


@pytest.mark.parametrize("log", ["console", "json"])
async def test_neither_metrics_nor_logs_know_who_plays_or_what(own_server, log):
    server = own_server(log=log, away_seconds=0.2)
    names = ["Таємниченко", "Невідомко", "Прихований"]
    async with playing(server.url, *names, bots=1, rounds=1) as people:
        secrets = [*names, people[0].room["code"], "наскрізьний-текст", people[0].room["match"]]
        secrets += [one.me for one in people]
        secrets += [cookie.value for one in people for cookie in one.jar]
        known = next(one for one in people if not one.view["mine"]["spy"]).view["mine"]
        secrets.append(known["location"])
        await people[0].play(type="say", text="наскрізьний-текст")
        await people[0].raw("{Таємниченко".encode())
        await people[0].refused("play", move={"type": "say", "text": "наскрізьний-текст" * 30})
        await people[1].refused("profile", name="Таємниченко" * 3, mask=[1])
        await people[2].hang_up()
        await people[0].until(lambda me: me.room["chairs"][2]["steward"])
        people[2].reopen()
        await people[2].until(lambda me: me.online and me.view)
        spies = [one for one in people if one.view["mine"]["spy"]]
        if spies and spies[0].view["table"]["phase"]["type"] == "questions":
            await spies[0].ask("play", move={"type": "reveal"})
        states = server.rows("SELECT state FROM rooms")
        secrets += re.findall(r'"session":"(\w+)"', states[0][0].decode())
        secrets += re.findall(r'"seed":"(\w+)"', states[0][0].decode())
        assert len(secrets) >= 17
        pages = [call(server, "GET", page)[1].decode() for page in ("/metrics", "/healthz")]
        for text in [*pages, server.log.read_text()]:
            for secret in secrets:
                assert not re.search(rf"\b{re.escape(secret)}\b", text), (secret, text)
        assert "zmova_moves_total" in pages[0]
