"""The log: one line per event, from libraries too, and nothing in it that was sent by people."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from tests.facts import EXAMPLE
from tests.serving import Server
from zmova.server import logs

MALFORMED = b"GET /r/X HTTP/1.1\r\nHost: x\r\nCookie: zmova=SECRET\x01COOKIE\r\n\r\n"


def send(server: Server, raw: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(raw)
        return line.recv(4096)


def logged(server: Server, word: str) -> str:
    """The log, as soon as that stands in it."""
    until = time.monotonic() + 10
    while word not in (text := server.log.read_text()):
        assert time.monotonic() < until, text
        time.sleep(0.02)
    return text


@pytest.mark.parametrize("log", ["console", "json"])
def test_a_malformed_request_is_one_line_that_quotes_nothing_of_it(own_server, log):
    server = own_server(log=log)
    assert send(server, MALFORMED).startswith(b"HTTP/1.0 400")
    text = logged(server, "bad-request")
    assert "SECRET" not in text
    assert "Traceback" not in text
    (line,) = [line for line in text.splitlines() if "bad-request" in line]
    if log == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        assert lines[-1]["logger"] == "aiohttp.server"
        assert lines[-1]["error"] in ("BadHttpMessage", "InvalidHeader")
    else:
        assert text.endswith(f"{line}\n")


@pytest.fixture
def as_json() -> Iterator[None]:
    logs.set_up("json")
    yield
    logging.getLogger().removeHandler(logs.EAR)
    structlog.reset_defaults()


def told(capsys: Any) -> dict[str, str]:
    out, err = capsys.readouterr()
    assert err == ""
    (line,) = out.splitlines()
    found: dict[str, str] = json.loads(line)
    return found


def test_a_mistake_in_a_handler_is_told_with_its_place_and_without_its_message(as_json, capsys):
    typed = "".join(["SEC", "RET"])  # a traceback shows this line, not what comes of it
    try:
        int(typed)
    except ValueError:
        logging.getLogger("aiohttp.server").exception("from %s", "SECRET")
    line = told(capsys)
    assert (line["event"], line["level"]) == ("server-error", "error")
    assert (line["logger"], line["error"]) == ("aiohttp.server", "ValueError")
    assert "test_logs.py" in line["exception"]
    assert "int(typed)" in line["exception"]
    assert "SECRET" not in str(line)


def test_an_exception_of_ours_is_told_without_its_message_too(as_json, capsys):
    typed = "".join(["SEC", "RET"])
    try:
        int(typed)
    except ValueError:
        logs.log.exception("room-failed", game=EXAMPLE)
    line = told(capsys)
    assert (line["event"], line["game"], line["error"]) == ("room-failed", EXAMPLE, "ValueError")
    assert "int(typed)" in line["exception"]
    assert "SECRET" not in str(line)


def test_a_complaint_without_an_exception_is_told_too(as_json, capsys):
    logging.getLogger("asyncio").warning("Task was destroyed: %s", "SECRET")
    line = told(capsys)
    assert (line["event"], line["level"]) == ("server-error", "warning")
    assert line["logger"] == "asyncio"
    assert "SECRET" not in str(line)


def test_to_set_up_twice_tells_nothing_twice(as_json, capsys):
    logs.set_up("json")
    logging.getLogger("asyncio").error("once")
    assert told(capsys)["event"] == "server-error"
