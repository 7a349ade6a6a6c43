"""What takes long runs outside the loop, in processes of its own: nobody else waits for it.

The loop answers everybody, and Python runs one thing at a time. So whatever takes as long as a
stranger likes (a bot in a long match, a replay) is a plain function of this package, asked here.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from threading import Thread
from typing import TypeVar

import structlog

from zmova.games import names
from zmova.table.illegal import Illegal

T = TypeVar("T")
log = structlog.get_logger()
READ_IN = ["zmova.server.thinking", "zmova.server.retelling"]
"""With all games, once for all processes, which begin as copies of one that has them."""


class HelperProcesses:
    """So many processes, begun when they are first needed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._opening = asyncio.Lock()

    async def work(self, what: Callable[..., T], *about: object) -> T:
        """As `what(*about)`. Where its process was ended from outside, another one tries once."""
        try:
            return await self._ask(what, *about)
        except BrokenProcessPool:
            log.warning("helper-ended", work=what.__name__)
        try:
            return await self._ask(what, *about)
        except BrokenProcessPool:
            raise Illegal("server-busy") from None

    async def _ask(self, what: Callable[..., T], *about: object) -> T:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncio.to_thread(_open, self._processes)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, what, *about)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """What is under way is of no use any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _open(processes: int) -> Executor:
    """With all its processes, since to begin one takes long too.

    A system that has none to give (no shared memory, no semaphores) gets threads: slower for
    everybody, but all is there.
    """
    try:
        pool = ProcessPoolExecutor(processes, _context(), _begin)
        for begun in [pool.submit(int) for _ in range(processes)]:
            begun.result()
    except (OSError, ImportError, BrokenProcessPool) as error:
        log.error("no-helpers", error=str(error))
        return ThreadPoolExecutor(processes, "zmova-helper")
    return pool


def _context() -> BaseContext:
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload([*READ_IN, *(f"zmova.games.{name}" for name in names())])
    return forking


def _begin() -> None:
    """In the new process: it ends with the server, however that ends, and not before.

    A terminal and systemd tell all processes at once to stop; the server finishes what it began.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
