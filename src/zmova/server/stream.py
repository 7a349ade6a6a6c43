"""One member's numbered stream of messages, and how a returning client picks it up again."""

from collections import deque
from typing import Protocol

import msgspec

from zmova.server.budget import Budget
from zmova.server.room_shapes import RoomView

REMEMBERED = 64
REMEMBERED_BYTES = 256 * 1024
"""Whichever is less; one longer message is not kept at all."""


class Sink(Protocol):
    """Where a stream goes: a socket that is open now."""

    async def send(self, message: bytes) -> None: ...


class Stream:
    """Messages get a number each; the last few are kept for a client that comes back at once.

    Where they would be too much to keep, that client gets the whole view instead.
    """

    __slots__ = ("_budget", "_bytes", "_recent", "choices", "mine", "n", "shown", "sink")

    def __init__(self, budget: Budget | None = None) -> None:
        """`budget`: of all that the room remembers."""
        self.n = 0
        self.sink: Sink | None = None
        self.mine: msgspec.Struct | None = None
        """What was last shown of the seat's own part, and below of its choices."""
        self.choices: list[object] = []
        self.shown: RoomView | None = None
        """What was last shown of the room."""
        self._recent: deque[tuple[int, bytes]] = deque()
        self._bytes = 0
        self._budget = budget

    async def send(self, message: bytes) -> None:
        """`message` carries the number `n` that it was made with."""
        self._remember(message)
        if self.sink is not None:
            await self.sink.send(message)

    def skip(self) -> None:
        """Something happened that this absent member was not told: it must look at the whole."""
        self.n += 1
        self.forget()

    def forget(self) -> None:
        """Nothing can be missed any more: only the whole helps."""
        while self._recent:
            self._forget_oldest()

    def missed(self, cursor: int) -> list[bytes] | None:
        """The messages after the cursor, or None when they are no longer all here."""
        if not 0 <= cursor <= self.n:
            return None
        after = [message for number, message in self._recent if number > cursor]
        return after if len(after) == self.n - cursor else None

    def _remember(self, message: bytes) -> None:
        size = len(message)
        while self._recent and (
            len(self._recent) == REMEMBERED or self._bytes + size > REMEMBERED_BYTES
        ):
            self._forget_oldest()
        if size > REMEMBERED_BYTES or (self._budget is not None and not self._budget.take(size)):
            self.forget()
            return
        self._recent.append((self.n, message))
        self._bytes += size

    def _forget_oldest(self) -> None:
        _, message = self._recent.popleft()
        self._bytes -= len(message)
        if self._budget is not None:
            self._budget.give_back(len(message))
