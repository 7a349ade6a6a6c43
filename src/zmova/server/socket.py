"""One WebSocket: text in, text out. It knows the visitor's session and nothing of games."""

import asyncio
from contextlib import suppress

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from zmova.server import messages, metrics
from zmova.server.backlog import Backlog
from zmova.server.config import Config
from zmova.server.idempotency import filled
from zmova.server.limits import Bucket
from zmova.server.room import Room
from zmova.server.room_state import SHARED_PHONE
from zmova.table.illegal import Illegal

SLOW = 512 * 1024
"""Bytes that may wait for a reader, a room with hundreds of own cards and its table among them;
behind that it is cut off and resumes when it can."""
A_LITTLE = 64 * 1024
BEHIND_SECONDS = 120.0
"""So long something may wait for a reader without a moment in which nothing does."""
NEVER_PAUSED = 4 * 1024 * 1024
"""More than can ever wait, so that writing never waits: a room must not stand for one reader."""
FULL_INBOX = 2000
LONG, LONG_AT_ONCE = 6 * 1024, 24 * 1024
"""Bytes of a message on average, and in a burst: a host changes own cards a few times in a row."""
RUDE = 200
"""So many messages over the rate end the connection."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
_decoder = msgspec.json.Decoder(messages.Requests)


class Socket:
    """A connection between one browser tab and its room."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        request: web.Request,
        session: str,
        home: str,
    ) -> None:
        self.session = session
        self.home = home
        self._ws = ws
        self._transport = request.transport
        self._backlog: Backlog | None = None
        """Of its room, once it is in one."""
        self._behind_since: float | None = None
        self._closing: asyncio.Task[bool] | None = None
        if self._transport is not None:
            self._transport.set_write_buffer_limits(high=NEVER_PAUSED)

    async def send(self, message: bytes) -> None:
        if self._closing is not None or self._ws.closed or self._transport is None:
            return
        if not self._keeps_up(self._transport.get_write_buffer_size()):
            return
        with suppress(ConnectionError):  # the reader's side notices and tells the room
            await self._ws.send_frame(message, WSMsgType.TEXT)

    def _keeps_up(self, waits: int) -> bool:
        """Whether the reader does, or may yet; else it is cut off. A little that waits may be on
        its way, but not for ever: whoever asks and never reads is no reader."""
        now = asyncio.get_running_loop().time()
        if not waits:
            self._behind_since = None
        elif self._behind_since is None:
            self._behind_since = now
        elif now - self._behind_since > BEHIND_SECONDS:
            waits = SLOW + 1
        if waits > SLOW:
            self.cut()
            return False
        counted = waits if waits > A_LITTLE else 0
        return self._backlog is None or self._backlog.keep(self, counted)

    def cut(self) -> None:
        """The client comes back when it can, and gets what it missed."""
        metrics.SLOW.inc()
        if self._transport is not None:
            self._transport.abort()

    async def close(self, why: messages.Why) -> None:
        """Says why and goes, without waiting for the other side."""
        if self._closing is not None:
            return
        await self.send(msgspec.json.encode(messages.Bye(why)))
        self._closing = asyncio.create_task(self._ws.close(code=WSCloseCode.GOING_AWAY))

    async def first(self, within: float) -> messages.Hello:
        """The message that says who this is; raises Illegal for anything else."""
        try:
            message = await self._ws.receive(timeout=within)
        except TimeoutError:
            raise Illegal("bad-message") from None
        hello = read(message.data) if message.type is WSMsgType.TEXT else None
        if not isinstance(hello, messages.Hello):
            raise Illegal("bad-message")
        if hello.hand:
            self.session = f"{self.session}{SHARED_PHONE}{hello.hand}"
        return hello

    async def turn_away(self, key: str) -> None:
        await self._refuse(key, None)
        await self.close("room-closed")

    async def serve(self, room: Room, hello: messages.Hello, config: Config) -> None:
        """Passes everything on to the room until the socket closes."""
        self._backlog = room.backlog
        room.inbox.put(self, hello)
        loop = asyncio.get_running_loop()
        bucket = Bucket(config.messages_per_second, config.message_burst, loop.time())
        bytes_ = Bucket(
            config.messages_per_second * LONG, config.message_burst * LONG_AT_ONCE, loop.time()
        )
        rude = 0
        try:
            async for message in self._ws:
                if self._closing is not None or message.type is WSMsgType.ERROR:
                    break
                now = loop.time()
                fits = bucket.take(now) and bytes_.take(now, len(message.data))
                if not fits or len(room.inbox) > FULL_INBOX:
                    rude += 1
                    if rude > RUDE:
                        break
                    await self._refuse("too-fast", message.data)
                    continue
                request = read(message.data) if message.type is WSMsgType.TEXT else None
                if len(message.data) > config.max_message and not self._may_be_long(room, request):
                    await self._refuse("too-long", message.data)
                elif request is None or isinstance(request, messages.Hello):
                    await self._refuse("bad-message", message.data)
                elif isinstance(request, messages.Ping):
                    await self.send(msgspec.json.encode(messages.Pong(request.at)))
                elif not room.inbox.put(self, request, len(message.data)):
                    await self._refuse("too-fast", message.data)
        finally:
            room.inbox.put(self, None)
            await self.close("left")
            room.backlog.forget(self)

    def _may_be_long(self, room: Room, request: messages.Requests | None) -> bool:
        """Only a host's own cards take much space."""
        person = room.state.by_session(self.session)
        ours = person is not None and person.id == room.state.host
        return ours and isinstance(request, messages.SetOptions)

    async def _refuse(self, key: str, raw: object) -> None:
        """Names the command if its id can be read, so that its sender stops waiting."""
        metrics.REFUSED.labels(key).inc()
        await self.send(filled(messages.Refused(command_id(raw), key)))


def read(raw: str) -> messages.Requests | None:
    try:
        request: messages.Requests = _decoder.decode(raw)
    except UNREADABLE:
        return None
    return request


class _Named(msgspec.Struct):
    id: messages.Id


def command_id(raw: object) -> str | None:
    if not isinstance(raw, str):
        return None
    try:
        return msgspec.json.decode(raw, type=_Named).id
    except UNREADABLE:
        return None
