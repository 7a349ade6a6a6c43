"""The door: how long a line may say nothing, how many lines there may be, and what every answer
carries, those too that are given before anybody has understood the question.

Whoever waits for a word of a visitor has a time to wait. When the house is full, the line that has
been silent for longest goes, so that silence keeps nobody out.
"""

import asyncio
import os
import sys
import time
from asyncio.transports import BaseTransport
from collections import Counter
from typing import Any

import structlog
from aiohttp import web

from zmova.server import metrics
from zmova.server.address import LOOPBACK
from zmova.server.config import Config
from zmova.server.limits import Seldom, one_visitor

if sys.platform != "win32":
    import resource

log = structlog.get_logger()
HEAD_SECONDS = 20.0
"""For the first line of a request and its headers."""
IDLE_SECONDS = 150.0
"""Between two requests: a little longer than proxies keep their lines to us."""
ANSWER_SECONDS = 300.0
"""For taking an answer: of a slow phone that loads the client for the first time."""
LINGER_SECONDS = 2.0
"""For the rest of a request that was answered already."""
KEPT_BACK = 100
"""Descriptors that are no lines: the store, files that are read, helpers."""
LOOK_SECONDS = 2.0
MANY = 65_536
"""More descriptors than anybody needs."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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
"""Of every answer that says nothing else. Sockets of our own are among 'self'."""
SECURE = {"Strict-Transport-Security": "max-age=15552000"}
"""And of those over HTTPS."""


class Door:
    """All lines of one server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._from: Counter[str] = Counter()
        self._open = 0
        self._silent: dict[Line, None] = {}
        """Those that wait for a request, the longest first."""
        self._full = Seldom(60.0)

    def came(self, line: "Line", visitor: str) -> bool:
        """Whether there is space for it."""
        counted = visitor not in ("", *LOOPBACK) and not self.config.behind_proxy
        if counted and self._from[visitor] >= self.config.max_per_address:
            self._turn_away("address")
            return False
        if self._open >= self._most():
            if not self._silent:
                self._turn_away("full")
                return False
            self._turn_away("silent")
            next(iter(self._silent)).drop()
        self._open += 1
        self._from[visitor] += 1
        self.fell_silent(line)
        return True

    def went(self, line: "Line", visitor: str) -> None:
        self.spoke(line)
        self._open -= 1
        self._from[visitor] -= 1
        if not self._from[visitor]:
            del self._from[visitor]

    def fell_silent(self, line: "Line") -> None:
        self._silent[line] = None

    def spoke(self, line: "Line") -> None:
        self._silent.pop(line, None)

    def _most(self) -> int:
        """Each line is a descriptor; whoever runs the server may change how many there are."""
        if sys.platform == "win32":
            return MANY
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return max(soft - KEPT_BACK, soft // 2) if soft > 0 else MANY

    def _turn_away(self, why: str) -> None:
        metrics.TURNED_AWAY.labels(why).inc()
        if self._full.now(time.monotonic()):
            log.warning("door-full", why=why, lines=self._open, most=self._most())


class Line(web.RequestHandler):
    """One connection, and how long it may keep us waiting."""

    def __init__(self, house: "House", **options: Any) -> None:
        super().__init__(house, **options)
        self._door = house.door
        self._visitor: str | None = None
        """None where it was not let in."""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        visitor = one_visitor(peer[0]) if isinstance(peer, tuple) else ""
        if not self._door.came(self, visitor):
            self.drop()
            return
        self._visitor = visitor
        self._patience = self._loop.call_later(HEAD_SECONDS, self.drop)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._calm()
        if self._visitor is not None:
            self._door.went(self, self._visitor)
        super().connection_lost(exc)

    def asked(self) -> None:
        """A whole head has come."""
        self._calm()
        self._door.spoke(self)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """The one place that every answer goes through."""
        if not resp.prepared:
            headers = HEADERS | SECURE if self._is_secure(request) else HEADERS
            for name, value in headers.items():
                resp.headers.setdefault(name, value)
        self._patience = self._loop.call_later(ANSWER_SECONDS, self.drop)
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            self._calm()
            if self._visitor is not None and self.transport is not None:
                self._door.fell_silent(self)

    def drop(self) -> None:
        """At once: who does not speak or listen does not hear a farewell either."""
        if self._visitor is not None and self._patience is not None:
            metrics.DROPPED.inc()
        if self.transport is not None:
            self.transport.abort()

    def _calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _is_secure(self, request: web.BaseRequest) -> bool:
        config = self._door.config
        passed_on = config.behind_proxy and request.headers.get("X-Forwarded-Proto") == "https"
        return request.secure or passed_on or config.public_url.startswith("https:")


class House(web.Server):
    """Makes a line of each connection."""

    def __init__(self, door: Door, asking: web.Server, **options: Any) -> None:
        super().__init__(asking.request_handler, request_factory=asking.request_factory)
        self.door = door
        self._options = options
        make = asking.request_factory

        def asked(*parts: Any) -> web.BaseRequest:
            line: Line = parts[2]
            line.asked()
            return make(*parts)

        self.request_factory = asked

    def __call__(self) -> Line:
        return Line(self, loop=asyncio.get_running_loop(), **self._options)


class Runner(web.AppRunner):
    """Runs an application behind the door."""

    def __init__(self, app: web.Application, config: Config, **options: Any) -> None:
        super().__init__(app, **options)
        self._config = config

    async def _make_server(self) -> House:
        times = {"keepalive_timeout": IDLE_SECONDS, "lingering_time": LINGER_SECONDS}
        door = Door(self._config)
        return House(door, await super()._make_server(), access_log=None, **times)


async def watch_descriptors() -> None:
    """Says so when none is left, as may happen to lines that have not come to the door yet: those
    in the handshake of HTTPS. The loop goes on with those that it has."""
    full = Seldom(60.0)
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            metrics.TURNED_AWAY.labels("descriptors").inc()
            if full.now(time.monotonic()):
                log.warning("no-descriptor-left")


def open_wide() -> None:
    """As many descriptors as this account may have; many systems begin with few."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if 0 < soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
