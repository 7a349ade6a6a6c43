"""The clock by which all rooms live. It stands still while nothing can be written."""

from collections.abc import Callable


class UptimeClock:
    """Seconds that only ever grow."""

    def __init__(self, machine: Callable[[], float]) -> None:
        self._machine = machine
        self._behind = 0.0
        self._stopped: float | None = None

    def now(self) -> float:
        return self._machine() - self._behind if self._stopped is None else self._stopped

    def stop(self) -> None:
        self._stopped = self.now()

    def go_on(self) -> float:
        """For how long it stood."""
        stood, stopped = 0.0, self._stopped
        if stopped is not None:
            stood = self._machine() - self._behind - stopped
            self._behind += stood
            self._stopped = None
        return stood
