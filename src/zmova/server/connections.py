"""Limits of connections: how long one may be silent, how many there may be. Headers of every
answer, also of those that are given before a request was understood.

Every wait for a visitor ends after a time. When the server is full, the connection that has been
silent for longest is closed, so that silence keeps nobody out.
"""

import asyncio
import os
import sys
import time
from asyncio.transports import BaseTransport
from collections import Counter
from typing import Any, cast

import structlog
from aiohttp import web

from zmova.server import metrics
from zmova.server.address import LOOPBACK, visitor_of
from zmova.server.answers import PackedAnswer, UnreadAnswers, size_of
from zmova.server.config import Config
from zmova.server.limits import Seldom, one_visitor

if sys.platform != "win32":
    import resource

log = structlog.get_logger()
HEAD_SECONDS = 20.0
"""For the first line of a request and its headers."""
IDLE_SECONDS = 150.0
"""Between two requests: a little longer than proxies keep their connections."""
ANSWER_SECONDS = 300.0
"""For taking an answer: of a slow phone that loads the client for the first time."""
PIECE_SECONDS = 30.0
"""For taking the next piece of an answer that is written in pieces."""
LINGER_SECONDS = 2.0
"""For the rest of a request that was answered already."""
KEPT_BACK = 100
"""Descriptors that are no connections: the store, files that are read, helpers."""
LOOK_SECONDS = 2.0
MANY = 65_536
"""More descriptors than anybody needs."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "Permissions-Policy": (
        "accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(), "
        "gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), "
        "usb=()"
    ),
    "Referrer-Policy": "no-referrer",
    "Server": "Zmova",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""Of every answer that says nothing else. In `connect-src`, sockets of our own are among 'self'."""
SECURE = {"Strict-Transport-Security": "max-age=15552000"}
"""And of those over HTTPS."""


class ConnectionLimits:
    """Counts all connections of one server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._from: Counter[str] = Counter()
        self._open = 0
        self._silent: dict[HttpConnection, None] = {}
        """Those that wait for a request, the longest first."""
        self.unread = UnreadAnswers()
        self._full = Seldom(60.0)

    def opened(self, connection: "HttpConnection", visitor: str) -> bool:
        """Whether there is space for it."""
        counted = visitor not in ("", *LOOPBACK) and not self.config.behind_proxy
        if counted and self._from[visitor] >= self._most_of_one():
            self._count_refused("address")
            return False
        if self._open + len(self.unread) >= self._most():  # an answer may hold a file open
            if self._silent:
                self._count_refused("silent")
                next(iter(self._silent)).drop()
            elif self.unread.cut_oldest():
                self._count_refused("unread")
            else:
                self._count_refused("full")
                return False
        self._open += 1
        self._from[visitor] += 1
        self.waits(connection)
        return True

    def closed(self, connection: "HttpConnection", visitor: str) -> None:
        self.asked(connection)
        self._open -= 1
        self._from[visitor] -= 1
        if not self._from[visitor]:
            del self._from[visitor]

    def waits(self, connection: "HttpConnection") -> None:
        """For its next request."""
        self._silent[connection] = None

    def asked(self, connection: "HttpConnection") -> None:
        self._silent.pop(connection, None)

    def _most(self) -> int:
        """Each connection is a descriptor; the operator may change how many there are."""
        if sys.platform == "win32":
            return MANY
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return max(soft - KEPT_BACK, soft // 2) if soft > 0 else MANY

    def _most_of_one(self) -> int:
        """Where there are few descriptors, one address does not get them all."""
        return min(self.config.max_per_address, max(1, self._most() // 3))

    def _count_refused(self, why: str) -> None:
        metrics.TURNED_AWAY.labels(why).inc()
        if self._full.now(time.monotonic()):
            log.warning("connections-full", why=why, connections=self._open, most=self._most())


class HttpConnection(web.RequestHandler):
    """One connection, and how long it may keep us waiting."""

    def __init__(self, server: "LimitedServer", **options: Any) -> None:
        super().__init__(server, **options)
        self._limits = server.limits
        self._visitor: str | None = None
        """None where it was not let in."""
        self._deadline: asyncio.TimerHandle | None = None
        self._answer_until = 0.0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        # An answer is under way until all of it is taken.
        cast(asyncio.WriteTransport, transport).set_write_buffer_limits(high=0)
        peer = transport.get_extra_info("peername")
        visitor = one_visitor(peer[0]) if isinstance(peer, tuple) else ""
        if not self._limits.opened(self, visitor):
            self.drop()
            return
        self._visitor = visitor
        self._deadline = self._loop.call_later(HEAD_SECONDS, self.drop)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._stop_waiting()
        if self._visitor is not None:
            self._limits.closed(self, self._visitor)
        super().connection_lost(exc)

    def asked(self) -> None:
        """A whole head has come."""
        self._stop_waiting()
        self._limits.asked(self)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """The one place that every answer goes through."""
        if not resp.prepared:
            headers = HEADERS | SECURE if self._is_secure(request) else HEADERS
            for name, value in headers.items():
                resp.headers.setdefault(name, value)
        unread = self._limits.unread
        unread.begin(self, visitor_of(request, self._limits.config), size_of(resp))
        self._answer_until = self._loop.time() + ANSWER_SECONDS
        if isinstance(resp, PackedAnswer):
            resp.progressed = self._progressed
            self._wait_for_reader(PIECE_SECONDS)
        else:
            self._wait_for_reader(ANSWER_SECONDS)
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            unread.end(self)
            self._stop_waiting()
            if self._visitor is not None and self.transport is not None:
                self._limits.waits(self)

    def _progressed(self) -> None:
        """A piece of the answer was taken."""
        if self._deadline is not None:
            self._limits.unread.progressed(self)
            self._wait_for_reader(PIECE_SECONDS)

    def drop(self) -> None:
        """At once: who does not speak or listen does not hear a farewell either."""
        if self._visitor is not None and self._deadline is not None:
            metrics.DROPPED.inc()
        if self.transport is not None:
            self.transport.abort()

    def _wait_for_reader(self, seconds: float) -> None:
        self._stop_waiting()
        until = min(self._answer_until, self._loop.time() + seconds)
        self._deadline = self._loop.call_at(until, self.drop)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_secure(self, request: web.BaseRequest) -> bool:
        config = self._limits.config
        passed_on = config.behind_proxy and request.headers.get("X-Forwarded-Proto") == "https"
        return request.secure or passed_on or config.public_url.startswith("https:")


class LimitedServer(web.Server):
    """Accepts connections within the limits."""

    def __init__(self, limits: ConnectionLimits, asking: web.Server, **options: Any) -> None:
        super().__init__(asking.request_handler, request_factory=asking.request_factory)
        self.limits = limits
        self._options = options
        make = asking.request_factory

        def asked(*parts: Any) -> web.BaseRequest:
            connection: HttpConnection = parts[2]
            connection.asked()
            return make(*parts)

        self.request_factory = asked

    def __call__(self) -> HttpConnection:
        return HttpConnection(self, loop=asyncio.get_running_loop(), **self._options)


class Runner(web.AppRunner):
    """Runs an application on a server with limits."""

    def __init__(self, app: web.Application, config: Config, **options: Any) -> None:
        super().__init__(app, **options)
        self._config = config

    async def _make_server(self) -> LimitedServer:
        times = {"keepalive_timeout": IDLE_SECONDS, "lingering_time": LINGER_SECONDS}
        limits = ConnectionLimits(self._config)
        return LimitedServer(limits, await super()._make_server(), access_log=None, **times)


async def watch_descriptors() -> None:
    """Says so when none is left, as may happen to connections that are not counted yet: those in
    the handshake of HTTPS. The loop goes on with those that it has."""
    full = Seldom(60.0)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            metrics.TURNED_AWAY.labels("descriptors").inc()
            if full.now(time.monotonic()):
                log.warning("no-descriptor-left")


def raise_descriptor_limit() -> None:
    """As many descriptors as this account may have; many systems begin with few."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if 0 < soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
