"""Who is here, who is away and since when, and whose seat a steward plays."""

from typing import Protocol

from zmova.server.messages import Why
from zmova.server.stream import Stream

LATE_TWICE = 2
"""A seat that is here but lets its time run out so often in a row is played by its steward."""
IDLE_SECONDS = 120.0
"""Whoever is connected and has done nothing for so long may be somewhere else."""


class Connection(Protocol):
    """A socket as a room sees it."""

    session: str
    home: str
    """Where it comes from, as the room may know it (`Sessions.home`)."""

    async def send(self, message: bytes) -> None: ...

    async def close(self, why: Why) -> None: ...


class Presence:
    """Members by id. Nothing of this is kept on the disk: after a restart everybody comes anew."""

    def __init__(self, moment: float, expected: list[str]) -> None:
        """`expected` are waited for from now on, like anybody whose connection broke."""
        self.connections: dict[str, Connection] = {}
        self.streams: dict[str, Stream] = {}
        self.stewarded: set[str] = set()
        self.screens: set[str] = set()
        self.empty_since: float | None = moment
        self._gone_since = dict.fromkeys(expected, moment)
        self._late: dict[str, int] = {}
        self._acted: dict[str, float] = {}

    @property
    def people(self) -> set[str]:
        """A television is nobody: it keeps the room awake, but nothing goes on for it."""
        return self.connections.keys() - self.screens

    def arrive(
        self, id: str, connection: Connection, moment: float, screen: bool = False
    ) -> Connection | None:
        """The member's older connection, if this one replaces it."""
        older = self.connections.get(id)
        if screen:
            self.screens.add(id)
        self.connections[id] = connection
        self._acted[id] = moment
        self._gone_since.pop(id, None)
        self.empty_since = None
        self.returned(id)
        return older if older is not connection else None

    def lost(self, id: str, moment: float) -> None:
        """A connection broke: the seat waits for its owner a while."""
        self._unplug(id, moment)
        self._gone_since[id] = moment

    def left(self, id: str, moment: float) -> Connection | None:
        """A member went on purpose: no waiting."""
        connection = self.connections.get(id)
        self._unplug(id, moment)
        self._gone_since.pop(id, None)
        self.stewarded.add(id)
        return connection

    def forget(self, id: str) -> None:
        if (stream := self.streams.pop(id, None)) is not None:
            stream.forget()
        self._gone_since.pop(id, None)
        self._late.pop(id, None)
        self._acted.pop(id, None)
        self.stewarded.discard(id)
        self.screens.discard(id)

    def begin_anew(self) -> None:
        """Another match: whoever is here plays it, however the last one ended for them."""
        self._late.clear()
        self.stewarded -= self.connections.keys()

    def returned(self, id: str) -> bool:
        """The owner acts again; True when a steward had the seat."""
        self._late.pop(id, None)
        stewarded = id in self.stewarded
        self.stewarded.discard(id)
        return stewarded

    def acted(self, id: str, moment: float) -> None:
        """Did something of their own accord."""
        self._acted[id] = moment

    def is_here(self, id: str, moment: float) -> bool:
        """Connected, not late, and not long idle: nobody takes their seat."""
        idle = moment - self._acted.get(id, moment) >= IDLE_SECONDS
        return id in self.connections and id not in self._late and not idle

    def waits_for(self, id: str) -> bool:
        return id in self._gone_since

    def was_late(self, id: str) -> bool:
        """True when that was once too often: a steward takes the seat."""
        self._late[id] = self._late.get(id, 0) + 1
        if self._late[id] < LATE_TWICE or id in self.stewarded:
            return False
        self.stewarded.add(id)
        return True

    def absent_too_long(self, moment: float, away_seconds: float) -> list[str]:
        """Members whose wait is over (G7); stewards take their seats."""
        gone = [id for id, since in self._gone_since.items() if moment - since >= away_seconds]
        for id in gone:
            del self._gone_since[id]
            self.stewarded.add(id)
        return gone

    def next_absence(self, away_seconds: float) -> float | None:
        since = min(self._gone_since.values(), default=None)
        return None if since is None else since + away_seconds

    def _unplug(self, id: str, moment: float) -> None:
        self.connections.pop(id, None)
        if id in self.streams:
            self.streams[id].sink = None
        if not self.connections and self.empty_since is None:
            self.empty_since = moment
