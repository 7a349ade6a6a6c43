"""A real server for tests: its own process, port and SQLite file, stopped or killed at will."""

import asyncio
import inspect
import os
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

QUICK = {
    "host": "127.0.0.1",
    "bot_pace": 0.02,
    "away_seconds": 1,
    "rooms_per_minute": 100_000,
    "lookups_per_minute": 100_000,
    "wrong_codes_per_minute": 100_000,
    "messages_per_second": 1000,
    "message_burst": 1000,
}
"""Settings that let tests be quick; a test that is about a limit sets its own."""


class OnDisk(ABC):
    """What a server stores on the disk."""

    data: Path

    def disk(self) -> "closing[sqlite3.Connection]":
        """To be read only."""
        return closing(sqlite3.connect(f"{self.data.as_uri()}?mode=ro", uri=True))

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with self.disk() as store:
            return store.execute(sql, values).fetchall()

    def mend(self, sql: str, *values: object) -> None:
        """Changes it, while nobody has it open, as if it had been written so."""
        assert not self.open
        with closing(sqlite3.connect(self.data)) as store, store:
            store.execute(sql, values)
            for table in ("rooms", "matches", "entries"):
                store.execute(f"UPDATE {table} SET sum = NULL")

    @property
    @abstractmethod
    def open(self) -> bool:
        """Whether somebody is at work on it."""


class Server(OnDisk):
    """`zmova serve` on a free port of this machine, with its data and log in `folder`."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.port = free_port()
        scheme = "https" if "tls_cert" in settings else "http"
        self.url = f"{scheme}://127.0.0.1:{self.port}"
        self.data = folder / "db.sqlite3"
        self.log = folder / "server.log"
        self._settings = {**QUICK, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def open(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when the server answers."""
        ours = {f"ZMOVA_{name.upper()}": str(value) for name, value in self._settings.items()}
        port, data = str(self.port), str(self.data)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "zmova", "serve", "--port", port, "--data", data],
                env={**os.environ, **ours},
                cwd=self.data.parent,  # where no zmova.toml of somebody's lies
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + 30
        while not self.healthy():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.02)

    def healthy(self) -> bool:
        trusting = ssl._create_unverified_context()
        try:
            with urllib.request.urlopen(
                f"{self.url}/healthz", timeout=5, context=trusting
            ) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> int:
        """As an operator does it."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """As a power cut does it."""
        return self._end(signal.SIGKILL)

    async def restart(self, kill: bool = False, down: float = 0.0) -> None:
        """Ends and starts again while the players of the test live on."""
        await asyncio.to_thread(self.kill if kill else self.stop)
        await asyncio.sleep(down)
        await asyncio.to_thread(self.start)

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(sign)
        code = self._process.wait(timeout=20)
        self._process = None
        return code

    def close(self) -> None:
        if self._process is not None:
            self.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Server]:
    """A server for as long as the block lasts; its log is shown where a test fails."""
    server = Server(folder, **settings)
    try:
        server.start()
        yield server
    finally:
        server.close()
        print(server.log.read_text())


def run_coroutine_tests(pyfuncitem: pytest.Function) -> bool | None:
    """`async def` tests run in the loop of their server, or in one of their own.

    For a `pytest_pyfunc_call` hook.
    """
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    runner = pyfuncitem.funcargs.get("own_time")
    if isinstance(runner, asyncio.Runner):
        runner.run(pyfuncitem.obj(**given))
    else:
        asyncio.run(pyfuncitem.obj(**given))
    return True
