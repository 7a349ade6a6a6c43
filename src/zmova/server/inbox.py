"""What a room is asked and has not done yet: in order, and only so many bytes of it."""

import asyncio
from typing import Any, NamedTuple

from zmova.server.budget import Budget
from zmova.server.presence import Connection

BYTES = 1024 * 1024
"""Of one room."""
HELD = 512
"""Bytes that a request takes beside its text."""


class Asked(NamedTuple):
    """`what` is a request, None where the connection is lost; no connection: the room itself."""

    connection: Connection | None
    what: Any
    size: int = 0


class Inbox:
    """Whatever waits here is charged to the room until it is done, where it is put off as well."""

    def __init__(self, larger: Budget | None = None) -> None:
        self._queue: asyncio.Queue[Asked] = asyncio.Queue()
        self._budget = Budget("inbox", BYTES, larger)
        self._closed = False

    def put(self, connection: Connection | None, what: Any, length: int | None = None) -> bool:
        """`length` is that of a request that somebody sent; False where it does not fit."""
        size = 0 if length is None or self._closed else length + HELD
        if size and not self._budget.take(size):
            return False
        self._queue.put_nowait(Asked(connection, what, size))
        return True

    async def get(self) -> Asked:
        return await self._queue.get()

    def done(self, asked: Asked) -> None:
        if not self._closed:
            self._budget.give_back(asked.size)

    def __len__(self) -> int:
        return self._queue.qsize()

    def close(self) -> list[Asked]:
        """What nobody is going to do."""
        self._closed = True
        self._budget.close()
        return [self._queue.get_nowait() for _ in range(len(self))]
