"""Results made lately, up to so much; what is being made is not made twice."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from zmova.table.illegal import Illegal

T = TypeVar("T")
MOST_WAITING = 200
"""Results to be made."""


class Cache(Generic[T]):
    """The result that was asked for longest ago goes first."""

    def __init__(self, most: int, size: Callable[[T], int]) -> None:
        self._most = most
        self._size = size
        self._held = 0
        self._results: OrderedDict[Hashable, T] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[T]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        if key in self._results:
            self._results.move_to_end(key)
            return self._results[key]
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= MOST_WAITING:
                raise Illegal("server-busy")
            making = self._making[key] = asyncio.create_task(self._make(key, make))
            making.add_done_callback(_retrieve)
        return await asyncio.shield(making)  # who asked may go; others wait for the same

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        try:
            result = await make()
        finally:
            del self._making[key]
        self._results[key] = result
        self._held += self._size(result)
        while self._held > self._most:
            _, oldest = self._results.popitem(last=False)
            self._held -= self._size(oldest)
        return result


def _retrieve(made: asyncio.Task[T]) -> None:
    """Where it failed, whoever waits hears of it; perhaps nobody waits any more."""
    if not made.cancelled():
        made.exception()
