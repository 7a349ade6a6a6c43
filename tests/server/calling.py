"""HTTP by hand: requests go out exactly as they are written."""

import http.client
import json
from contextlib import suppress

from tests.facts import EXAMPLE
from tests.serving import Server

ROOM = json.dumps({"game": EXAMPLE}).encode()
"""What asks for a room."""


def call(
    server: Server,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, bytes]:
    """The path goes out exactly as it is written here."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        line.putrequest(method, path, skip_host=headers is not None and "Host" in headers)
        if body is not None:
            line.putheader("Content-Length", str(len(body)))
        for name, value in (headers or {}).items():
            line.putheader(name, value)
        line.endheaders()
        if body is not None:
            with suppress(ConnectionError):  # the server may say no before all of it is sent
                line.send(body)
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


def key(answer: tuple[int, bytes]) -> tuple[int, str]:
    return answer[0], json.loads(answer[1])["key"]
