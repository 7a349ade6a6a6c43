"""What slow readers have not taken yet. Where that is too much, whoever keeps most is cut off."""

import time
from typing import Protocol

import structlog

from zmova.server import metrics
from zmova.server.limits import Seldom

log = structlog.get_logger()
A_MINUTE = 60.0


class Reader(Protocol):
    """A socket whose other side may be slow."""

    def cut(self) -> None: ...


class Backlog:
    """So many bytes for all readers of a room, or of the whole server, whoever came first."""

    def __init__(self, name: str, most: int, larger: "Backlog | None" = None) -> None:
        self._name = name
        self._most = most
        self._larger = larger
        self._kept: dict[Reader, int] = {}
        self._all = 0
        self._told = Seldom(A_MINUTE)

    def keep(self, reader: Reader, size: int) -> bool:
        """So much waits for the reader now; False where that, or others, had it cut off."""
        self._all += size - self._kept.pop(reader, 0)
        if size:
            self._kept[reader] = size
        if self._all > self._most:
            self._tell()
        while self._all > self._most:
            slowest = max(self._kept, key=self._kept.__getitem__)
            self.forget(slowest)
            slowest.cut()
            if slowest is reader:
                return False
        return self._larger is None or self._larger.keep(reader, size)

    def forget(self, reader: Reader) -> None:
        self._all -= self._kept.pop(reader, 0)
        if self._larger is not None:
            self._larger.forget(reader)

    def _tell(self) -> None:
        metrics.OVER_BUDGET.labels(self._name).inc()
        if self._told.now(time.monotonic()):
            log.warning("over-budget", of=self._name, most=self._most)
