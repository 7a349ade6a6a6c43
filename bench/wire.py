"""A WebSocket client that costs next to nothing: it shares the machine with what it measures."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 1, 8, 9
_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: em1vdmEgYmVuY2gga2V5IQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


class Wire(asyncio.Protocol):
    """`hear` gets every text; `lost` is called when the other side goes."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.received = 0
        """Bytes of text frames, heads too."""
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    async def open(self, port: int, path: str, cookie: str = "") -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        self._transport.write(_HANDSHAKE.format(path=path, cookie=cookie).encode())
        await self._open

    def send(self, text: bytes) -> None:
        """A mask is due, but it may be zero."""
        size = len(text)
        if size < 126:
            head = bytes((0x80 | TEXT, 0x80 | size))
        else:
            head = bytes((0x80 | TEXT, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + text)

    def close(self) -> None:
        self._lost = lambda: None
        self._transport.abort()

    # what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is none by its class

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("closed during the handshake"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._open.done():
            data = self._shake_hands(data)
        at, there = 0, len(data)
        while there - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            end = start + size
            if end > there:
                break
            self._frame(data[at] & 15, data[start:end], end - at)
            at = end
        self._rest = data[at:]

    def _shake_hands(self, data: bytes) -> bytes:
        """What came behind the answer to the handshake; before it is whole, nothing."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            self._rest = data
            return b""
        if head.startswith(b"HTTP/1.1 101"):
            self._open.set_result(None)
        else:
            self._open.set_exception(ConnectionError(data.decode(errors="replace")))
        return rest

    def _frame(self, kind: int, payload: bytes, size: int) -> None:
        if kind == TEXT:
            self.received += size
            self._hear(payload)
        elif kind == PING:
            self._transport.write(bytes((0x8A, 0x80 | len(payload))) + bytes(4) + payload)
        elif kind == CLOSE:
            self._transport.abort()
