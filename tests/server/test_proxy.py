"""Behind a proxy: people are known by what it says of them, and by nothing that they say."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from tests.facts import EXAMPLE
from tests.server.calling import call
from tests.server.passing_on import Mark, adding, appending, proxied
from tests.serving import Server

NAME = "zmova.example"
OURS = f"https://{NAME}"
HELLO = {"type": "hello", "name": "Оля", "mask": [1, 2, 3], "epoch": None, "cursor": None}
ROOM = {"game": EXAMPLE}


@pytest.fixture
def behind(own_server) -> Server:
    server: Server = own_server(behind_proxy=True, rooms_per_minute=3)
    return server


@asynccontextmanager
async def coming_from(
    server: Server, address: str, mark: Mark = appending
) -> AsyncIterator[aiohttp.ClientSession]:
    """A browser at that address, as far as the proxy is concerned."""
    async with (
        proxied(server.url, NAME, mark) as url,
        aiohttp.ClientSession(
            url,
            headers={"X-Test-Visitor": address, "Origin": OURS},
            cookie_jar=aiohttp.DummyCookieJar(),
        ) as http,
    ):
        yield http


async def test_links_cookies_and_sockets_are_those_of_the_outside(behind):
    async with coming_from(behind, "203.0.113.5") as http:
        async with http.post("/api/hello") as answer:
            cookie = answer.headers["Set-Cookie"]
            assert "Secure" in cookie.split("; ")
        async with http.post("/api/rooms", json=ROOM) as answer:
            code = (await answer.json())["code"]
        async with http.get(f"/api/rooms/{code}") as answer:
            assert (await answer.json())["link"] == f"{OURS}/r/{code}"
        carried = {"Cookie": cookie.split(";")[0]}
        async with http.ws_connect(f"/ws/{code}", headers=carried) as ws:
            await ws.send_json(HELLO)
            assert (await ws.receive_json())["type"] == "welcome"
            await ws.send_json({"type": "add-bot", "id": "1"})
            kinds = {(await ws.receive_json())["type"] for _ in range(2)}
            assert kinds == {"done", "room"}


async def test_pages_of_others_may_not_call_through_the_proxy_either(behind):
    async with coming_from(behind, "203.0.113.5") as http:
        for origin in ("https://evil.example", "http://zmova.example.evil.example", "null"):
            headers = {"Origin": origin}
            async with http.post("/api/rooms", json=ROOM, headers=headers) as answer:
                assert answer.status == 403
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect("/ws/bababa", headers=headers)
            assert refused.value.status == 403


@pytest.mark.parametrize("mark", [appending, adding])
async def test_limits_go_by_the_visitors_address_and_not_by_what_visitors_claim(behind, mark):
    async with coming_from(behind, "203.0.113.5", mark) as http:
        made = []
        for n in range(5):
            claimed = {"X-Forwarded-For": f"198.51.100.{n}"}
            async with http.post("/api/rooms", json=ROOM, headers=claimed) as answer:
                made.append(answer.status)
        assert made == [201, 201, 201, 429, 429]
        other = {"X-Test-Visitor": "203.0.113.6"}
        async with http.post("/api/rooms", json=ROOM, headers=other) as answer:
            assert answer.status == 201


async def test_counts_are_not_passed_on_to_the_outside(behind):
    async with coming_from(behind, "127.0.0.1") as http, http.get("/metrics") as answer:
        assert answer.status == 403
    assert call(behind, "GET", "/metrics")[0] == 200


async def test_without_the_setting_nothing_that_is_forwarded_is_believed(own_server):
    server = own_server(rooms_per_minute=3)
    async with coming_from(server, "203.0.113.5") as http:
        async with http.post("/api/rooms", json=ROOM) as answer:
            assert answer.status == 403
            assert (await answer.json())["key"] == "foreign-origin"
        async with http.post("/api/hello", headers={"Origin": server.url}) as answer:
            assert "Secure" not in answer.headers["Set-Cookie"].split("; ")
