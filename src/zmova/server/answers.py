"""Answers that visitors have not taken yet: their bytes are counted, and who does not read is cut.

An answer is written piece by piece, as fast as it is read. What is under way takes memory all the
same, so one visitor, and all together, may have so much of it; then the answer that has waited
longest for its reader is cut off.
"""

import asyncio
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Protocol

import structlog
from aiohttp import web

from zmova.server import metrics
from zmova.server.limits import Seldom

log = structlog.get_logger()
OF_ONE = 48 * 1024 * 1024
"""Bytes for one visitor, who may be a school: some 700 files of the client at once."""
OF_ALL = 128 * 1024 * 1024
PIECE = 64 * 1024
FILE_PIECE = 32 * 1024
"""Of a file, which is read while it is sent."""
GZIP = zlib.MAX_WBITS | 16


class Reader(Protocol):
    """A connection whose visitor is to take an answer."""

    def drop(self) -> None: ...


class UnreadAnswers:
    """How many bytes each reader has not taken, in the order of their latest progress."""

    def __init__(self) -> None:
        self._all: dict[Reader, tuple[str, int]] = {}
        self._of: defaultdict[str, dict[Reader, None]] = defaultdict(dict)
        self._held: Counter[str] = Counter()
        self._told = Seldom(60.0)

    def __len__(self) -> int:
        return len(self._all)

    @property
    def held(self) -> int:
        return self._held.total()

    def begin(self, reader: Reader, visitor: str, size: int) -> None:
        """Makes space for it where there is none."""
        size = min(size, OF_ONE)
        while self._held[visitor] + size > OF_ONE:
            self._cut_over_budget(next(iter(self._of[visitor])))
        while self.held + size > OF_ALL:
            self._cut_over_budget(next(iter(self._all)))
        self._all[reader] = visitor, size
        self._of[visitor][reader] = None
        self._held[visitor] += size

    def progressed(self, reader: Reader) -> None:
        if reader in self._all:
            visitor, _ = self._all[reader]
            self._all[reader] = self._all.pop(reader)
            self._of[visitor][reader] = self._of[visitor].pop(reader)

    def end(self, reader: Reader) -> None:
        if reader not in self._all:
            return
        visitor, size = self._all.pop(reader)
        self._held[visitor] -= size
        del self._of[visitor][reader]
        if not self._of[visitor]:
            del self._of[visitor], self._held[visitor]

    def cut_oldest(self) -> bool:
        """Whether there was one."""
        oldest = next(iter(self._all), None)
        if oldest is not None:
            self._cut(oldest)
        return oldest is not None

    def _cut_over_budget(self, reader: Reader) -> None:
        metrics.OVER_BUDGET.labels("answers").inc()
        if self._told.now(time.monotonic()):
            log.warning("over-budget", of="answers", held=self.held)
        self._cut(reader)

    def _cut(self, reader: Reader) -> None:
        self.end(reader)
        reader.drop()


class PackedAnswer(web.StreamResponse):
    """JSON that was packed with gzip beforehand; a client that can't unpack it gets it plain."""

    def __init__(self, packed: bytes, plain: bool) -> None:
        super().__init__(headers={"Vary": "Accept-Encoding"})
        self.content_type = "application/json"
        self.packed = packed
        self.progressed: Callable[[], None] = lambda: None
        """Called when a piece was taken."""
        self._plain = plain
        if not plain:
            self.headers["Content-Encoding"] = "gzip"
            self.content_length = len(packed)

    async def write_eof(self, data: bytes = b"") -> None:
        request = self._req
        if request is not None and request.method != "HEAD":
            for piece in unpacked(self.packed) if self._plain else pieces(self.packed):
                await self.write(piece)
                self.progressed()
                await asyncio.sleep(0)  # to unpack takes time too
        await super().write_eof(data)


def pieces(packed: bytes) -> Iterator[bytes]:
    for start in range(0, len(packed), PIECE):
        yield packed[start : start + PIECE]


def unpacked(packed: bytes) -> Iterator[bytes]:
    """Piece by piece: a few bytes may be packed from very many."""
    unpacking = zlib.decompressobj(GZIP)
    rest = packed
    while rest and not unpacking.eof:
        yield unpacking.decompress(rest, PIECE)
        rest = unpacking.unconsumed_tail


def size_of(answer: web.StreamResponse) -> int:
    """What it takes while it is under way."""
    if isinstance(answer, PackedAnswer):
        return len(answer.packed) + 2 * PIECE
    if isinstance(answer, web.FileResponse):
        return 2 * FILE_PIECE
    body = answer.body if isinstance(answer, web.Response) else None
    return len(body) if isinstance(body, bytes | bytearray) else 0
