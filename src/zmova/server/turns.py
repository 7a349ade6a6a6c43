"""Turns at costly work: each visitor has one at a time, so that nobody occupies all helpers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from zmova.table.illegal import Illegal


class Turns:
    """`at_once` of all visitors together; whoever has waited for `longest` seconds is refused."""

    def __init__(self, at_once: int, longest: float) -> None:
        self._all = asyncio.Semaphore(at_once)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._longest = longest

    @asynccontextmanager
    async def of(self, visitor: str) -> AsyncIterator[None]:
        own = self._own.setdefault(visitor, asyncio.Lock())
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout(self._longest):
                    await held.enter_async_context(own)
                    await held.enter_async_context(self._all)
            except TimeoutError:
                raise Illegal("server-busy") from None
            yield
