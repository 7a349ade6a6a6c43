"""So many bytes, of one room and of the whole process: what does not fit in is not kept."""

import time

import structlog

from zmova.server import metrics
from zmova.server.limits import Seldom

log = structlog.get_logger()
A_MINUTE = 60.0


class Budget:
    """Takes what fits in here and in the larger budget that it is a part of."""

    def __init__(self, name: str, most: int, larger: "Budget | None" = None) -> None:
        self._name = name
        self._most = most
        self._larger = larger
        self._held = 0
        self._told = Seldom(A_MINUTE)

    def take(self, size: int) -> bool:
        if self._held + size > self._most:
            metrics.OVER_BUDGET.labels(self._name).inc()
            if self._told.now(time.monotonic()):
                log.warning("over-budget", of=self._name, most=self._most)
            return False
        if self._larger is not None and not self._larger.take(size):
            return False
        self._held += size
        return True

    def give_back(self, size: int) -> None:
        self._held -= size
        if self._larger is not None:
            self._larger.give_back(size)

    def close(self) -> None:
        """Whatever is still held here is no more."""
        self.give_back(self._held)
