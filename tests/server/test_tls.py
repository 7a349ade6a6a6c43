"""HTTPS without a proxy: everything follows the scheme, and a bad certificate is named."""

import asyncio
import json
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.certificates import self_signed
from tests.facts import EXAMPLE
from tests.server.calling import call
from tests.serving import Server, free_port, serving
from zmova.cli import main
from zmova.server.address import lan_address

HELLO = {"type": "hello", "name": "Оля", "mask": [1, 2, 3], "epoch": None, "cursor": None}


@pytest.fixture(scope="module")
def pem(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return self_signed(tmp_path_factory.mktemp("pem"))


@pytest.fixture(scope="module")
def shared(pem: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    cert, key = pem
    with serving(tmp_path_factory.mktemp("tls"), tls_cert=cert, tls_key=key) as running:
        yield running


@asynccontextmanager
async def visitor(server: Server, cert: Path) -> AsyncIterator[aiohttp.ClientSession]:
    """A browser that trusts this certificate alone, and keeps cookies as browsers do."""
    trust = aiohttp.TCPConnector(ssl=ssl.create_default_context(cafile=str(cert)))
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(server.url, connector=trust, cookie_jar=jar) as http:
        yield http
    await asyncio.sleep(0.25)  # a secured line says farewell, which aiohttp does not wait for


async def new_room(http: aiohttp.ClientSession) -> str:
    async with http.post("/api/rooms", json={"game": EXAMPLE}) as answer:
        return str((await answer.json())["code"])


async def test_cookies_links_and_sockets_follow_the_scheme(server, pem):
    async with visitor(server, pem[0]) as http:
        async with http.post("/api/hello", headers={"Origin": server.url}) as answer:
            assert {"Secure", "HttpOnly"} <= set(answer.headers["Set-Cookie"].split("; "))
        code = await new_room(http)
        async with http.get(f"/api/rooms/{code}") as answer:
            assert (await answer.json())["link"] == f"{server.url}/r/{code}"
        address = server.url.replace("https", "wss")
        async with http.ws_connect(f"{address}/ws/{code}", origin=server.url) as ws:
            await ws.send_json(HELLO)
            assert (await ws.receive_json())["type"] == "welcome"


async def test_who_speaks_plainly_to_it_is_not_answered_and_troubles_nobody(server, pem):
    before = server.log.stat().st_size
    for _ in range(3):
        with pytest.raises(ConnectionError):
            await asyncio.to_thread(call, server, "GET", "/healthz")
    assert server.healthy()
    assert b"Traceback" not in server.log.read_bytes()[before:]


async def test_a_stop_closes_secured_sockets_cleanly(own_server, pem):
    server = own_server(tls_cert=pem[0], tls_key=pem[1])
    async with visitor(server, pem[0]) as http:
        await http.post("/api/hello")
        async with http.ws_connect(f"/ws/{await new_room(http)}") as ws:
            await ws.send_json(HELLO)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            heard = [json.loads(message.data) async for message in ws]
            assert heard[-1] == {"type": "bye", "why": "restart"}
            assert await stopping == 0
    assert "Traceback" not in server.log.read_text()


def test_the_door_is_named_with_its_scheme(pem, tmp_path):
    """Whoever hosts at home scans what the terminal shows."""
    port = str(free_port())
    flags = ["--tls-cert", str(pem[0]), "--tls-key", str(pem[1]), "--port", port]
    command = [sys.executable, "-m", "zmova", "serve", *flags]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            assert running.stdout.readline() == f"Zmova: https://localhost:{port}\n"
            if address := lan_address():
                assert running.stdout.readline() == f"phones: https://{address}:{port}\n"
        finally:
            running.send_signal(signal.SIGTERM)
            running.stdout.read()
        assert running.wait(20) == 0


def test_a_certificate_that_can_not_be_used_is_named(pem, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    cert, key = map(str, pem)
    _, other = map(str, self_signed(tmp_path, "other"))
    _, locked = map(str, self_signed(tmp_path, "locked", passphrase="secret"))
    (tmp_path / "text").write_text("no certificate")
    told = {
        (cert, ""): "tls_cert and tls_key go together",
        ("", key): "tls_cert and tls_key go together",
        ("nothing.crt", key): "tls_cert: nothing.crt: No such file",
        (cert, "nothing.key"): "tls_key: nothing.key: No such file",
        (cert, str(tmp_path)): f"tls_key: {tmp_path}: Is a directory",
        (cert, other): f"tls_key: {cert} and {other} do not belong together",
        (cert, locked): f"tls_key: {locked} is protected by a passphrase",
        ("text", key): f"tls_cert, tls_key: text and {key} can't be used",
        (cert, "text"): f"tls_cert, tls_key: {cert} and text can't be used",
        (key, cert): f"tls_cert, tls_key: {key} and {cert} can't be used",
    }
    for (one, another), why in told.items():
        assert main(["serve", "--tls-cert", one, "--tls-key", another]) == 2
        assert capsys.readouterr().err.startswith(why)
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="limits a process that runs")
async def test_lines_that_never_shake_hands_are_closed_and_named_in_the_log(pem, tmp_path):
    import resource

    cert, key = pem
    with serving(tmp_path, tls_cert=cert, tls_key=key) as server, ExitStack() as silent:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (100, 100))
        for _ in range(150):
            silent.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        async with asyncio.timeout(60):
            while not await asyncio.to_thread(server.healthy):
                await asyncio.sleep(0.2)
        assert "no-descriptor-left" in server.log.read_text()
