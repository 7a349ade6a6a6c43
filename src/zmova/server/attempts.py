"""Refusals that tell of somebody who tries what they may not, in the log: which, and how many."""

import time
from collections import Counter

import structlog

from zmova.server.limits import Seldom

log = structlog.get_logger()
TOLD = frozenset({"foreign-origin", "no-session", "not-for-you", "too-fast"})
A_MINUTE = 60.0


class Attempts:
    """A line for the first of each kind, and then one in a minute; nothing of who or where."""

    def __init__(self) -> None:
        self._since: Counter[str] = Counter()
        self._seldom = {key: Seldom(A_MINUTE) for key in TOLD}

    def note(self, key: str) -> None:
        if key not in TOLD:
            return
        self._since[key] += 1
        if self._seldom[key].now(time.monotonic()):
            log.warning("refused", key=key, times=self._since.pop(key))
