"""Who may ask for a room by its code, and how often.

Codes are short, so whoever tries many has to wait: from one address, and from all together. Whoever
has found a room before comes back as they like, whatever others do at their address: the decision
needs no look into the store, so neither its answer nor its time tells which codes there are.
"""

import time

import structlog

from zmova.server.config import Config
from zmova.server.limits import Bucket, Buckets, Seldom
from zmova.table.illegal import Illegal

log = structlog.get_logger()
BACK_A_SECOND, BACK_AT_ONCE = 1.0, 20
"""Of one browser with all its tabs: a phone in a tunnel loses its connection now and then."""
ADDRESSES = 30
"""So many addresses together may try as many wrong codes as each may."""


class Lookups:
    """The limits of one server."""

    def __init__(self, config: Config, now: float) -> None:
        rate, wrong = config.lookups_per_minute, config.wrong_codes_per_minute
        self._all = Buckets(rate / 60, max(10.0, rate))
        self._wrong = Buckets(wrong / 60, max(10.0, wrong))
        self._wrong_of_all = Bucket(ADDRESSES * wrong / 60, ADDRESSES * max(10.0, wrong), now)
        self._back = Buckets(BACK_A_SECOND, BACK_AT_ONCE)
        self._told = Seldom(60.0)

    def count(self, address: str, now: float) -> None:
        if not self._all.take(address, now):
            raise Illegal("too-fast")

    def comes_back(self, session: str, now: float) -> None:
        if not self._back.take(session, now):
            raise Illegal("too-fast")

    def guesses(self, address: str, now: float) -> None:
        """Taken before anybody looks, so that many at once are no more than one after another."""
        self.count(address, now)
        if not self._wrong.take(address, now):
            raise Illegal("too-fast")
        if not self._wrong_of_all.take(now):
            self._wrong.give_back(address)
            if self._told.now(time.monotonic()):
                log.warning("codes-tried")
            raise Illegal("too-fast")

    def was_right(self, address: str) -> None:
        self._wrong.give_back(address)
        self._wrong_of_all.give_back()
