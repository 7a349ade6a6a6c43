"""The door: what keeps us waiting goes, nobody is kept out by silence, every answer is dressed."""

import asyncio
import gzip
import socket
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.browsing import INSIDE, browser, get
from tests.facts import EXAMPLE
from tests.local_server import LocalServer
from tests.server.calling import call
from tests.server.gathering import gathered
from tests.serving import Server
from zmova.server.door import ANSWER_SECONDS, HEAD_SECONDS, HEADERS, IDLE_SECONDS, KEPT_BACK
from zmova.server.web import ASKING_SECONDS

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
POST = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\n"


async def opened(local: LocalServer, words: bytes = b"") -> Line:
    line = await asyncio.open_unix_connection(local.url.removeprefix(INSIDE))
    line[1].write(words)
    return line


async def heard(line: Line, within: float) -> bytes:
    """All that is said until it is closed."""
    try:
        async with asyncio.timeout(within):
            with suppress(ConnectionError):
                return await line[0].read()
        return b""
    finally:
        line[1].close()
        with suppress(ConnectionError):
            await line[1].wait_closed()


# how long it may be silent


@pytest.mark.parametrize("words", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: b"])
async def test_who_does_not_finish_a_head_is_dropped(local, words):
    lines = [await opened(local, words) for _ in range(20)]
    assert [await heard(line, HEAD_SECONDS + 1) for line in lines] == [b""] * 20


async def test_a_head_that_comes_drop_by_drop_is_given_no_more_time(local):
    line = await opened(local, b"GET / HTTP/1.1\r\nHost: x\r\n")
    for _ in range(int(HEAD_SECONDS)):
        await asyncio.sleep(0.9)
        line[1].write(b"X-A: b\r\n")
    assert await heard(line, HEAD_SECONDS / 2) == b""


async def test_who_does_not_send_all_of_a_body_is_told_so_and_let_go(local):
    line = await opened(local, POST + b"Content-Length: 20\r\n\r\n{")
    told = await heard(line, ASKING_SECONDS + 10)
    assert told.startswith(b"HTTP/1.1 408 ")
    assert b"too-slow" in told


async def test_a_line_that_nobody_uses_any_more_is_closed(local):
    line = await opened(local, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    told = await heard(line, IDLE_SECONDS + 1)
    assert told.startswith(b"HTTP/1.1 200 ")


async def test_who_takes_no_answer_is_dropped(local, tmp_path):
    big = 4 * 1024 * 1024
    line = await opened(local)
    line[1].transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line[1].transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(big // 512):
        line[1].write(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
    await asyncio.sleep(ANSWER_SECONDS + IDLE_SECONDS)
    assert (await get(local.url, "/healthz"))[0] == 200
    line[1].transport.resume_reading()  # type: ignore[attr-defined]
    await heard(line, 1)


async def test_a_socket_of_a_room_may_be_silent_for_hours(local):
    """Its heartbeat tells whether somebody is there."""
    async with gathered(local.url, "Оля") as (olia,):
        await asyncio.sleep(2 * 3600)
        assert len(olia.welcomes) == 1


# how many there may be


@pytest.mark.skipif(sys.platform != "linux", reason="limits a process that runs")
async def test_silent_lines_keep_nobody_out_when_descriptors_are_few(own_server):
    import resource

    server = own_server()
    few = KEPT_BACK + 100
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (few, few))
    with ExitStack() as silent:
        for number in range(2 * few):
            silent.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            assert number % 50 or server.healthy()
        async with gathered(server.url, "Оля", "Тарас"):
            assert server.healthy()
        _, counts = call(server, "GET", "/metrics")
    assert b'zmova_turned_away_total{why="silent"} 0.0' not in counts
    assert server.log.read_text().count("door-full") == 1


def test_one_address_has_only_so_many_lines(own_server):
    """A proxy in front, and this machine itself, may have as many as they need."""
    server = own_server(max_per_address=3)
    with ExitStack() as lines:
        theirs = [lines.enter_context(_from("127.0.0.2", server)) for _ in range(5)]
        assert [_lives(line) for line in theirs] == [True] * 3 + [False] * 2
        ours = [lines.enter_context(_from("127.0.0.1", server)) for _ in range(5)]
        assert all(map(_lives, ours))


def _from(address: str, server: Server) -> socket.socket:
    return socket.create_connection(
        ("127.0.0.1", server.port), timeout=20, source_address=(address, 0)
    )


def _lives(line: socket.socket) -> bool:
    try:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(9) == b"HTTP/1.1 "
    except ConnectionError:
        return False


# what every answer carries


REQUESTS = {
    "fine": b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    "no request": b"GARBAGE\r\n",
    "long line": b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n",
    "long header": b"GET / HTTP/1.1\r\nHost: x\r\nX-A: " + b"a" * 20_000 + b"\r\n",
    "no host": b"GET / HTTP/1.1\r\n",
    "open bracket": b"GET /api/rooms/bababa/qr.svg HTTP/1.1\r\nHost: [::1\r\n",
    "no port": b"GET /api/rooms/bababa/qr.svg HTTP/1.1\r\nHost: a:b:c\r\n",
    "blank in host": b"GET /healthz HTTP/1.1\r\nHost: a b@:99999999\r\n",
    "bytes in host": b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n",
    "long host": b"GET /api/rooms/bababa/qr.svg HTTP/1.1\r\nHost: " + b"a" * 4000 + b"\r\n",
    "no such call": b"GET /api/nothing HTTP/1.1\r\nHost: x\r\n",
    "no such method": b"DELETE /healthz HTTP/1.1\r\nHost: x\r\n",
    "no such picture": b"GET /assets/../x HTTP/1.1\r\nHost: x\r\n",
    "bad cookie": b"POST /api/hello HTTP/1.1\r\nHost: x\r\nCookie: \xff=;\x01\r\n",
    "bad gzip": POST + b"Content-Encoding: gzip\r\nContent-Length: 6\r\n\r\nabcdef",
    "unknown packing": POST + b"Content-Encoding: br\r\nContent-Length: 6\r\n\r\nabcdef",
    "bad chunk": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "odd wish": POST + b"Expect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}",
    "bomb": POST
    + b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(gzip.compress(b" " * 10**7))
    + gzip.compress(b" " * 10**7),
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
def test_every_answer_has_its_headers_and_none_is_an_accident(server, request_):
    begun = server.log.stat().st_size
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        head, _, body = request_.partition(b"\r\n\r\n")
        with suppress(ConnectionError):
            line.sendall(head.removesuffix(b"\r\n") + b"\r\nConnection: close\r\n\r\n" + body)
        answer = b""
        with suppress(ConnectionError):
            while more := line.recv(65536):
                answer += more
    status, *lines = answer.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    told = dict(header.split(": ", 1) for header in lines)
    assert {name: told.get(name) for name in HEADERS} == HEADERS
    assert 200 <= int(status.split()[1]) < 500
    assert "Traceback" not in server.log.read_text()[begun:]


def test_nothing_may_be_asked_of_other_hosts(server):
    assert "connect-src" not in HEADERS["Content-Security-Policy"]
    assert HEADERS["Content-Security-Policy"].startswith("default-src 'self';")


async def test_over_https_browsers_are_told_to_stay_there(own_local):
    plain = {"X-Forwarded-Proto": "http"}
    local = await own_local(behind_proxy=True)
    async with browser(local.url) as http:
        for passed_on, stays in (({"X-Forwarded-Proto": "https"}, True), (plain, False)):
            async with http.get("/healthz", headers=passed_on) as answer:
                assert ("Strict-Transport-Security" in answer.headers) == stays


def test_a_file_with_a_huge_number_is_a_bad_file(server, tmp_path: Path):
    status, _ = call(server, "POST", f"/api/games/{EXAMPLE}/own-content", b"x = " + b"9" * 5000)
    assert status == 400
