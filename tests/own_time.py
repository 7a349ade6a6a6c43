"""A loop with a time of its own: nobody waits, since the clock goes to what comes next by itself.

Only threads take real time. While one works for the loop, the clock stands still.
"""

import asyncio
import math
import selectors
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
TICK = 2.0**-20
"""Seconds, about a millionth: their sums are exact, so nothing that is due is just not due."""
Events = list[tuple[selectors.SelectorKey, int]]


class OwnTime(asyncio.SelectorEventLoop):
    """For sockets inside this process: what was sent has arrived before any time passes."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.lent: set[asyncio.Future[Any]] = set()
        """What threads still owe an answer to."""
        super().__init__(Restless(self))

    def time(self) -> float:
        return self.now

    def lend(self, future: "asyncio.Future[T]") -> "asyncio.Future[T]":
        """A thread is going to settle it."""
        self.lent.add(future)
        future.add_done_callback(self.lent.discard)
        return future

    def run_in_executor(  # type: ignore[override]  # as the loop itself, which typeshed calls async
        self, executor: Any, func: Callable[..., T], *args: Any
    ) -> "asyncio.Future[T]":
        return self.lend(super().run_in_executor(executor, func, *args))

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """However long it takes: its threads know another time."""
        await super().shutdown_default_executor()


class Restless(selectors.DefaultSelector):
    """Moves the loop's clock instead of waiting for it."""

    def __init__(self, loop: OwnTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Events:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(None if self._loop.lent else 0)
        if not found:
            self._loop.now = math.ceil((self._loop.now + timeout) / TICK) * TICK
        return found
