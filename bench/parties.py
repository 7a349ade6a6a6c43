"""Eight sockets that play together: a room of Spyfall, or eight that talk to an echo."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from secrets import token_urlsafe
from typing import Any

import aiohttp
import msgspec

from bench.wire import Wire

SEATS = 8
QUESTION = "А що ви зазвичай берете із собою, коли йдете сюди?"
ANSWER = "Те саме, що й усі, та ще трохи терпіння."
OPTIONS = {"minutes": 20, "turn_seconds": None, "next_seconds": None}
PATIENCE = 60.0
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


class SpyfallRoom(Party):
    """A room whose round never ends: who answered asks somebody else, and so on."""

    def __init__(self, *common: Any, http: aiohttp.ClientSession) -> None:
        super().__init__(*common)
        self._http = http
        self._heard: Counter[bytes] = Counter()
        self._changed = asyncio.Event()
        self._by_seat: dict[int, Wire] = {}
        self._asker = 0
        self._asked: int | None = None
        self._barred: int | None = None
        self._moves = 0

    async def open(self) -> None:
        url = f"http://127.0.0.1:{self.port}/api/rooms"
        async with self._http.post(url, json={"game": "spyfall"}) as response:
            code = (await response.json())["code"]
        for place, wire in enumerate(self.wires):
            await wire.open(self.port, f"/ws/{code}", f"zmova={token_urlsafe(32)}")
            name = f"Гравець {place + 1}"
            wire.send(encode({"type": "hello", "name": name, "mask": [place] * 6, "salt": name}))
            await self._hears(b"welcome", place + 1)

    async def start(self) -> None:
        host = self.wires[0]
        host.send(encode({"type": "options", "id": "options", "options": OPTIONS}))
        host.send(encode({"type": "start", "id": "start"}))
        await self._hears(b"view", SEATS)
        self._heard.clear()

    def move(self) -> tuple[Wire, bytes]:
        self._moves += 1
        if self._asked is None:
            asker = self._asker
            others = [seat for seat in range(SEATS) if seat not in (asker, self._barred)]
            self._asked = self.whim.choice(others)
            ask = {"type": "ask", "to": self._asked, "text": QUESTION}
            return self._by_seat[asker], play(self._moves, ask)
        self._barred, self._asker, self._asked = self._asker, self._asked, None
        answer = {"type": "answer", "text": ANSWER}
        return self._by_seat[self._asker], play(self._moves, answer)

    def hear(self, place: int, text: bytes) -> None:
        kind = text[9 : text.index(b'"', 9)]  # {"type":"...
        if kind == b"update":
            return
        if kind == b"done" and self._moves:
            self.acknowledged(self)
        elif kind in (b"refused", b"bye"):
            self.failed(text.decode())
        else:
            if kind == b"view":
                view = msgspec.json.decode(text)["view"]
                self._by_seat[view["me"]] = self.wires[place]
                self._asker = view["table"]["phase"]["asker"]
            self._heard[kind] += 1
            self._changed.set()

    async def _hears(self, kind: bytes, times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self._heard[kind] < times:
                self._changed.clear()
                await self._changed.wait()


def play(number: int, move: dict[str, Any]) -> bytes:
    return encode({"type": "play", "id": str(number), "move": move})
