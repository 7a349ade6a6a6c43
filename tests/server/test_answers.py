"""Answers that nobody reads: their memory is bounded, and who does not read is cut off."""

import asyncio
import json
import socket
import sys
import zlib
from gzip import compress
from tempfile import TemporaryDirectory

import pytest
from aiohttp import web

from tests.browsing import INSIDE, browser, get
from tests.local_server import LocalServer
from tests.server.long_match import write_long_match
from zmova.server import answers
from zmova.server.answers import PIECE, UnreadAnswers, unpacked
from zmova.server.config import Config
from zmova.server.connections import PIECE_SECONDS, HttpConnection, Runner

SILENT = 40
PLAIN = b"GET %s HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n"


async def silent(local: LocalServer, words: bytes) -> asyncio.StreamWriter:
    """Asks and reads nothing."""
    _, writer = await asyncio.open_unix_connection(local.url.removeprefix(INSIDE), limit=1)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    own: socket.socket = writer.transport.get_extra_info("socket")
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    writer.write(words)
    return writer


def connections(local: LocalServer) -> list[HttpConnection]:
    assert local._runner is not None
    assert local._runner.server is not None
    return [one for one in local._runner.server.connections if isinstance(one, HttpConnection)]


def waiting(local: LocalServer) -> int:
    """Bytes that the server has written and nobody has read."""
    transports = [one.transport for one in connections(local) if one.transport is not None]
    return sum(one.get_write_buffer_size() for one in transports)


async def settle() -> None:
    for _ in range(500):
        await asyncio.sleep(0)


async def test_a_match_that_nobody_reads_waits_in_pieces_and_not_whole(local):
    await local.stop()
    match = await write_long_match(local.data)
    await local.start()
    path = f"/api/matches/{match}.json"
    _, told = await get(local.url, path)
    assert len(told) > 8 * PIECE
    writers = [await silent(local, PLAIN % path.encode()) for _ in range(SILENT)]
    await settle()
    async with browser(local.url) as http:
        async with http.get(path, headers={"Accept-Encoding": "identity"}) as answer:
            assert "Content-Encoding" not in answer.headers
            assert json.loads(await answer.read()) == json.loads(told)
        async with http.head(path) as answer:
            assert (answer.status, await answer.read()) == (200, b"")
    assert 0 < waiting(local) <= SILENT * 2 * PIECE
    await asyncio.sleep(PIECE_SECONDS + 1)
    assert waiting(local) == 0
    assert len(connections(local)) <= 1
    for writer in writers:
        writer.transport.abort()
    await settle()


async def test_what_one_visitor_has_not_read_is_bounded_and_others_are_answered(
    own_local, monkeypatch
):
    local = await own_local(behind_proxy=True)
    _, page = await get(local.url, "/api/openapi.json")
    most = 10 * len(page)
    monkeypatch.setattr(answers, "OF_ONE", most)
    asked = (PLAIN % b"/api/openapi.json") * 30
    writers = [await silent(local, asked) for _ in range(SILENT)]
    await settle()
    assert waiting(local) <= most + 10 * 1024  # their headers
    assert (await get(local.url, "/api/openapi.json")) == (200, page)
    for writer in writers:
        writer.transport.abort()
    await settle()


@pytest.mark.skipif(sys.platform == "win32", reason="another loop")
def test_the_loop_of_production_waits_for_its_readers_too(tmp_path):
    """Where an answer is not taken, the next one is not written."""
    long = b"x" * 60_000

    async def answer(_: web.Request) -> web.Response:
        return web.Response(body=long)

    import uvloop

    async def work() -> None:
        app = web.Application()
        app.router.add_get("/", answer)
        runner = Runner(app, Config(data=tmp_path / "db"))
        await runner.setup()
        with TemporaryDirectory(dir="/tmp") as folder:
            await web.UnixSite(runner, f"{folder}/s").start()
            _, writer = await asyncio.open_unix_connection(f"{folder}/s", limit=1)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write((PLAIN % b"/") * 60)
            assert runner.server is not None
            most = 0
            for _ in range(100):
                await asyncio.sleep(0.005)
                for one in runner.server.connections:
                    assert one.transport is not None
                    most = max(most, one.transport.get_write_buffer_size())
            for one in runner.server.connections:
                assert one.transport is not None
                one.transport.abort()
            writer.transport.abort()
            await runner.cleanup()
        assert 0 < most < len(long) + 1000

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(work())


class Reader:
    def __init__(self) -> None:
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_of_one_visitor_the_answer_without_progress_goes_first(monkeypatch):
    monkeypatch.setattr(answers, "OF_ONE", 100)
    monkeypatch.setattr(answers, "OF_ALL", 250)
    unread, readers = UnreadAnswers(), [Reader() for _ in range(7)]
    for number in range(2):
        unread.begin(readers[number], "school", 50)
    unread.progressed(readers[0])
    unread.begin(readers[2], "school", 50)
    assert [one.dropped for one in readers[:3]] == [False, True, False]
    unread.begin(readers[3], "cafe", 1000)  # longer than all that one may have
    assert not readers[3].dropped
    unread.begin(readers[4], "home", 50)
    unread.begin(readers[5], "train", 10)
    assert [one.dropped for one in readers[2:]] == [False, False, False, False, False]
    assert readers[0].dropped
    for one in readers:
        unread.end(one)
    assert (len(unread), unread.held) == (0, 0)


@pytest.mark.parametrize("size", [0, 1, PIECE, 5 * PIECE + 3])
def test_what_was_packed_comes_out_in_pieces(size):
    plain = zlib.crc32(b"").to_bytes(4, "big") + b"x" * size
    found = list(unpacked(compress(plain)))
    assert b"".join(found) == plain
    assert all(len(piece) <= PIECE for piece in found)
