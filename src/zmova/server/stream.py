"""One member's numbered stream of messages, and how a returning client picks it up again."""

from collections import deque
from typing import Protocol

import msgspec

REMEMBERED = 64


class Sink(Protocol):
    """Where a stream goes: a socket that is open now."""

    async def send(self, message: bytes) -> None: ...


class Stream:
    """Messages get a number each; the last few are kept for a client that comes back at once."""

    __slots__ = ("_recent", "choices", "mine", "n", "sink")

    def __init__(self) -> None:
        self.n = 0
        self.sink: Sink | None = None
        self.mine: msgspec.Struct | None = None
        """What was last shown of the seat's own part, and below of its choices."""
        self.choices: list[object] = []
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)

    async def send(self, message: bytes) -> None:
        """`message` carries the number `n` that it was made with."""
        self._recent.append((self.n, message))
        if self.sink is not None:
            await self.sink.send(message)

    def skip(self) -> None:
        """Something happened that this absent member was not told: it must look at the whole."""
        self.n += 1
        self._recent.clear()

    def missed(self, cursor: int) -> list[bytes] | None:
        """The messages after the cursor, or None when they are no longer all here."""
        if not 0 <= cursor <= self.n:
            return None
        after = [message for number, message in self._recent if number > cursor]
        return after if len(after) == self.n - cursor else None
