"""A server inside the test's own process: the real one, with a clock that never waits."""

import asyncio
import json
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from aiohttp import web

from tests.browsing import INSIDE, get
from tests.own_time import OwnTime
from tests.serving import OnDisk
from zmova.server.config import Config
from zmova.server.connections import Runner
from zmova.server.web import ROOMS, make_app
from zmova.store.writing import Statement, Writer

PATIENT = {
    "rooms_per_minute": 100_000,
    "lookups_per_minute": 100_000,
    "wrong_codes_per_minute": 100_000,
    "messages_per_second": 1000,
    "message_burst": 1000,
}
"""Players of a test ask for more in a second than people do; all else is as in production."""


class LocalServer(OnDisk):
    """Everything of a server but its process and its port: people come in by a Unix socket.

    What is sent there has arrived at once, so no time passes while anything is under way.
    """

    def __init__(self, folder: Path, **settings: object) -> None:
        self._door = TemporaryDirectory(prefix="zmova", dir="/tmp")  # a socket's path must be short
        self.url = f"{INSIDE}{self._door.name}/door"
        self.data = folder / "db.sqlite3"
        self._settings = {**PATIENT, **settings}
        self._runner: web.AppRunner | None = None

    @property
    def open(self) -> bool:
        return self._runner is not None

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OwnTime)
        config = msgspec.convert({"data": self.data, **self._settings}, Config)
        app = make_app(config, loop.time)
        self._runner = Runner(app, config)
        await self._runner.setup()
        self.store = app[ROOMS].store
        _wait_for_writes(self.store.writer, loop)
        await web.UnixSite(self._runner, self.url.removeprefix(INSIDE)).start()

    async def stop(self) -> None:
        """As an operator does it."""
        assert self._runner is not None
        runner, self._runner = self._runner, None
        await runner.cleanup()

    async def kill(self) -> None:
        """As a power cut does it: what lies on the disk now is all that the next server finds."""
        assert self._runner is not None
        assert self._runner.server is not None
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OwnTime)
        while loop.lent:
            await asyncio.sleep(0)
        kept = self.data.parent / f"{self.data.parent.name}+"
        kept.mkdir()
        for file in (self.data, self.data.with_name(f"{self.data.name}-wal")):
            shutil.copy(file, kept)
        for line in self._runner.server.connections:
            if line.transport is not None:
                line.transport.abort()
        await self.stop()
        self.data = kept / self.data.name

    async def restart(self, kill: bool = False, down: float = 0.0) -> None:
        await (self.kill() if kill else self.stop())
        await asyncio.sleep(down)
        await self.start()

    async def rooms_awake(self) -> int:
        return int(json.loads((await get(self.url, "/healthz"))[1])["rooms"])

    async def close(self) -> None:
        if self.open:
            await self.stop()
        self._door.cleanup()


def _wait_for_writes(writer: Writer, loop: OwnTime) -> None:
    submit = writer.submit

    def submit_and_wait(statements: list[Statement]) -> "asyncio.Future[None]":
        return loop.lend(submit(statements))

    writer.submit = submit_and_wait  # type: ignore[method-assign]
