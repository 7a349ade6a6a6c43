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
from contextlib import suppress
from multiprocessing.context import BaseContext
from threading import Thread
from typing import NamedTuple, TypeVar

import structlog

from zmova.games import names
from zmova.server.process_limits import limit_this_process
from zmova.table.illegal import Illegal

T = TypeVar("T")
log = structlog.get_logger()
READ_IN = ["zmova.server.thinking", "zmova.server.retelling"]
"""With all games, once for all processes, which begin as copies of one that has them."""
LONGEST_WORK = 20.0
"""Seconds; the longest replay of a match takes a few on a small machine."""
MOST_MEMORY = 1024 * 1024 * 1024
"""Bytes of addresses; about a third of them is what Python reserves at its start."""


class Helper(NamedTuple):
    """One process, that does one thing at a time."""

    pool: Executor
    pid: int


class HelperProcesses:
    """So many at most, begun when they are needed. Work that takes too long ends its process."""

    def __init__(self, processes: int, seconds: float = LONGEST_WORK) -> None:
        self._turns = asyncio.Semaphore(processes)
        self._seconds = seconds
        self._idle: list[Helper] = []
        self._busy: set[Helper] = set()
        self._closed = False

    async def work(self, what: Callable[..., T], *about: object) -> T:
        """As `what(*about)`. Where its process was ended from outside, another one tries once."""
        async with self._turns:
            for _ in range(2):
                if self._closed:
                    break
                try:
                    return await self._ask(what, *about)
                except BrokenProcessPool:
                    log.warning("helper-ended", work=what.__name__)
                except TimeoutError:
                    log.warning("helper-too-slow", work=what.__name__)
                    break
                except MemoryError:
                    log.warning("helper-out-of-memory", work=what.__name__)
                    break
            raise Illegal("server-busy")

    async def _ask(self, what: Callable[..., T], *about: object) -> T:
        helper = self._idle.pop() if self._idle else await asyncio.to_thread(_begin)
        self._busy.add(helper)
        try:
            async with asyncio.timeout(self._seconds):
                told = await asyncio.get_running_loop().run_in_executor(helper.pool, what, *about)
        except (BrokenProcessPool, MemoryError, TimeoutError, asyncio.CancelledError):
            _end(helper)
            raise
        except Exception:
            self._idle.append(helper)
            raise
        else:
            self._idle.append(helper)
            return told
        finally:
            self._busy.discard(helper)

    def close(self) -> None:
        """What is under way is of no use any more."""
        self._closed = True
        for helper in (*self._idle, *self._busy):
            _end(helper)
        self._idle.clear()


def _begin() -> Helper:
    """A system that has no processes to give (no shared memory, no semaphores) gets threads: slower
    for everybody, but all is there."""
    try:
        pool: Executor = ProcessPoolExecutor(1, _context(), _set_up)
        return Helper(pool, pool.submit(os.getpid).result())
    except (OSError, ImportError, BrokenProcessPool) as error:
        log.error("no-helpers", error=str(error))
        return Helper(ThreadPoolExecutor(1, "zmova-helper"), os.getpid())


def _end(helper: Helper) -> None:
    helper.pool.shutdown(wait=False, cancel_futures=True)
    if helper.pid != os.getpid():  # a thread goes on in vain
        with suppress(OSError):
            os.kill(helper.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def _context() -> BaseContext:
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload([*READ_IN, *(f"zmova.games.{name}" for name in names())])
    return forking


def _set_up() -> None:
    """In the new process: it ends with the server, however that ends, and not before.

    A terminal and systemd tell all processes at once to stop; the server finishes what it began.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    limit_this_process(MOST_MEMORY)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
