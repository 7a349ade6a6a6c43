"""Eight sockets that belong together: a room (see `rooms`), or eight that talk to an echo."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

from bench.wire import Wire

SEATS = 8
QUESTION = "А що ви зазвичай берете із собою, коли йдете сюди?"
encode = msgspec.json.encode


class Party(ABC):
    """`acknowledged` is called when the last move is answered, `failed` when that can't be."""

    def __init__(
        self,
        port: int,
        whim: Random,
        acknowledged: Callable[["Party"], None],
        failed: Callable[[str], None],
    ) -> None:
        self.port = port
        self.whim = whim
        self.acknowledged = acknowledged
        self.failed = failed
        self.sent = 0.0
        """When the last move left."""
        lost = partial(failed, "a socket was lost")
        self.wires = [Wire(partial(self.hear, place), lost) for place in range(SEATS)]

    @abstractmethod
    async def open(self) -> None:
        """Eight sockets, idle."""

    @abstractmethod
    async def start(self) -> None:
        """Ready to move."""

    @abstractmethod
    def move(self) -> tuple[Wire, bytes]:
        """The next move, and who makes it."""

    @abstractmethod
    def hear(self, place: int, text: bytes) -> None: ...

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class Echoes(Party):
    """Any of the eight says something as long as a move of the game, and hears it again."""

    async def open(self) -> None:
        for wire in self.wires:
            await wire.open(self.port, "/")

    async def start(self) -> None:
        pass

    def move(self) -> tuple[Wire, bytes]:
        return self.whim.choice(self.wires), play(0, {"type": "ask", "to": 1, "text": QUESTION})

    def hear(self, place: int, text: bytes) -> None:
        self.acknowledged(self)


def play(number: int, move: dict[str, Any]) -> bytes:
    return encode({"type": "play", "id": str(number), "move": move})
