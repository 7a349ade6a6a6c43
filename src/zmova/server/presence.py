"""Who is here, who is away and since when, and whose seat a steward plays."""

from typing import Protocol

from zmova.server.messages import Why
from zmova.server.stream import Stream

LATE_TWICE = 2
"""Whoever is here but lets their time run out so often in a row is asked whether they are."""
IDLE_SECONDS = 120.0
"""Whoever is connected and lets the table wait for so long may be somewhere else."""
ANSWER_SECONDS = 20.0
"""So long a phone asks "still there?" before a steward has the seat; any touch answers."""


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
        self._excused: set[str] = set()
        self._idle: dict[str, float] = {}
        self._looked = moment
        self.asked: dict[str, float] = {}
        """Who is asked whether they are still there, and until when."""

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
        self.acted(id)
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
        self._excused.discard(id)
        self._idle.pop(id, None)
        self.stewarded.discard(id)
        self.screens.discard(id)

    def begin_anew(self) -> None:
        """Another match: whoever is here plays it, however the last one ended for them."""
        self._late.clear()
        self._excused.clear()
        self._idle.clear()
        self.asked.clear()
        self.stewarded -= self.connections.keys()

    def returned(self, id: str) -> bool:
        """The owner acts again; True when a steward had the seat."""
        self._late.pop(id, None)
        self.asked.pop(id, None)
        stewarded = id in self.stewarded
        self.stewarded.discard(id)
        return stewarded

    def acted(self, id: str) -> bool:
        """Did something of their own accord; True where that answers whether they are there."""
        self._idle.pop(id, None)
        if self.asked.pop(id, None) is None:
            return False
        self._late.pop(id, None)
        return True

    def pass_time(self, moment: float, waited_for: list[str]) -> None:
        """Since the last time the table has waited for these; nobody else was idle."""
        for id in waited_for:
            self._idle[id] = self._idle.get(id, 0.0) + moment - self._looked
        self._looked = moment

    def is_here(self, id: str) -> bool:
        """Connected, not late, and not long idle: nobody takes their seat."""
        idle = self._idle.get(id, 0.0) >= IDLE_SECONDS
        return id in self.connections and id not in self._late and not idle

    def replace(self, id: str, moment: float) -> bool:
        """A steward is to play the seat: at once, or when its connected phone was asked in vain.

        True where that changes anything now.
        """
        if id in self.stewarded or id in self.asked:
            return False
        if id in self.connections:
            self.asked[id] = moment + ANSWER_SECONDS
        else:
            self.stewarded.add(id)
        return True

    def unanswered(self, moment: float) -> list[str]:
        """Who was asked in vain; stewards take their seats."""
        silent = [id for id, until in self.asked.items() if until <= moment]
        for id in silent:
            del self.asked[id]
            self.stewarded.add(id)
        return silent

    def excuse(self) -> None:
        """The limits are others now: whoever is late next may not have known."""
        self._excused = set(self.connections)

    def waits_for(self, id: str) -> bool:
        return id in self._gone_since

    def was_late(self, id: str) -> bool:
        """True when that was once too often."""
        if id in self._excused:
            self._excused.discard(id)
            return False
        self._late[id] = self._late.get(id, 0) + 1
        return self._late[id] >= LATE_TWICE

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
        self.asked.pop(id, None)
        if id in self.streams:
            self.streams[id].sink = None
        if not self.connections and self.empty_since is None:
            self.empty_since = moment
