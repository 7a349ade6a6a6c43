"""Rooms of eight that never come to an end: `tests/games/<game>/endless.py` says how."""

import asyncio
from abc import abstractmethod
from collections import Counter
from importlib import import_module
from typing import Any, ClassVar

import aiohttp
import msgspec

from bench.parties import SEATS, Party, encode, play
from bench.wire import Wire

PATIENCE = 60.0


class Room(Party):
    """People come in, the host starts, and then somebody moves."""

    game: ClassVar[str]
    options: ClassVar[dict[str, Any]]

    def __init__(self, *common: Any, http: aiohttp.ClientSession) -> None:
        super().__init__(*common)
        self._http = http
        self._heard: Counter[bytes] = Counter()
        self._changed = asyncio.Event()
        self._by_seat: dict[int, Wire] = {}
        self._moves = 0

    async def open(self) -> None:
        url = f"http://127.0.0.1:{self.port}/api/rooms"
        async with self._http.post(url, json={"game": self.game}) as response:
            code = (await response.json())["code"]
        for place, wire in enumerate(self.wires):
            await wire.open(self.port, f"/ws/{code}", await self._cookie())
            name = f"Гравець {place + 1}"
            wire.send(encode({"type": "hello", "name": name, "mask": [place] * 6}))
            await self._hears(b"welcome", place + 1)

    async def _cookie(self) -> str:
        """Of one more visitor, as the server issues it."""
        self._http.cookie_jar.clear()
        async with self._http.post(f"http://127.0.0.1:{self.port}/api/hello") as response:
            return response.headers["Set-Cookie"].partition(";")[0]

    async def start(self) -> None:
        host = self.wires[0]
        host.send(encode({"type": "options", "id": "options", "options": self.options}))
        host.send(encode({"type": "start", "id": "start"}))
        await self._hears(b"view", SEATS)
        self._heard.clear()

    def move(self) -> tuple[Wire, bytes]:
        self._moves += 1
        seat, move = self.next_move()
        return self._by_seat[seat], play(self._moves, move)

    @abstractmethod
    def next_move(self) -> tuple[int, dict[str, Any]]:
        """Whose move it is, and which."""

    def seen(self, view: dict[str, Any]) -> None:
        """What the table looks like at the beginning."""

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
                self.seen(view)
            self._heard[kind] += 1
            self._changed.set()

    async def _hears(self, kind: bytes, times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self._heard[kind] < times:
                self._changed.clear()
                await self._changed.wait()


def room_of(game: str) -> type[Room]:
    """What people do in it without an end, as the game's own folder has it."""
    found: type[Room] = import_module(f"tests.games.{game}.endless").EndlessRoom
    return found
