"""A match in a room: the table, its running clock, and the entries that its log is kept in."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Any

import msgspec

from zmova import read_log
from zmova.games import named
from zmova.server.room_state import RoomState
from zmova.store.records import Entry, MatchRecord, Promises
from zmova.table.event import Event
from zmova.table.illegal import BadDeal
from zmova.table.seat import Seat
from zmova.table.table import Table


class TableClock:
    """The table's time: it runs while somebody is there and stands still otherwise."""

    def __init__(self, at: int) -> None:
        self._at = at
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self, moment: float) -> int:
        if self._since is None:
            return self._at
        return self._at + int((moment - self._since) * 1000)

    def run(self, moment: float) -> None:
        if self._since is None:
            self._since = moment

    def stop(self, moment: float) -> None:
        self._at = self.now(moment)
        self._since = None


class Match:
    """One match while its room is awake."""

    def __init__(self, id: str, table: Table, entries: Sequence[Entry] = ()) -> None:
        self.id = id
        self.table = table
        self.entries = len(entries)
        self._commands = {(entry.member, entry.command) for entry in entries}
        self.clock = TableClock(table.now)
        self.shown = table.game.public(table.state)
        """The public part that everybody was shown last."""

    def entry(
        self,
        at: int,
        events: list[Event],
        seat: Seat | None = None,
        move: Any = None,
        member: str | None = None,
        command: str | None = None,
    ) -> Entry:
        """The next entry of the log: what was done at that time of the table, and what came."""
        return Entry(
            self.id,
            self.entries,
            at,
            seat,
            member,
            command,
            None if move is None else msgspec.json.encode(move),
            msgspec.json.encode(events),
        )

    def kept(self, member: str | None = None, command: str | None = None) -> None:
        """The entry is stored."""
        self.entries += 1
        self._commands.add((member, command))

    def knows(self, member: str, command: str) -> bool:
        """Whether the log has an entry of that command already."""
        return (member, command) in self._commands

    def tick(self, moment: float) -> None:
        """Brings the table's time up to the moment; while a beat stands it is ahead of it."""
        self.table.now = max(self.table.now, self.clock.now(moment))

    def beat_left(self, moment: float) -> float:
        """Seconds until all that has happened has been seen."""
        return max(0, self.table.now - self.clock.now(moment)) / 1000


def alias(id: str) -> str:
    """What the match is called among those who may not watch its record."""
    return sha256(f"zmova alias {id}".encode()).hexdigest()[:32]


def begin(
    room: RoomState,
    stacked: dict[str, Any] | None = None,
    beats: float = 1.0,
    promises: Promises | None = None,
) -> tuple[Match, MatchRecord, Entry]:
    """Deals a match for the people and bots of a lobby; raises BadDeal where that can't be."""
    salts = promises.opened if promises else []
    game = named(room.game)
    seed = bytes.fromhex(room.seed)
    table = Table.deal(game, len(room.chairs), seed, room.options, stacked, salts, beats)
    match = Match(token_hex(16), table)
    opening = match.entry(0, table.log)
    match.kept()
    record = MatchRecord(
        match.id,
        room.code,
        game.name,
        game.version,
        commitment=room.commitment,
        promises=promises,
    )
    return match, record, opening


AT_ONCE = 40
"""Entries that are gone through, a few milliseconds of work, before others may do theirs."""


async def in_slices(entries: Sequence[Entry]) -> AsyncIterator[Sequence[Entry]]:
    """A long match must not hold up those who play in other rooms."""
    for begin in range(0, len(entries), AT_ONCE):
        yield entries[begin : begin + AT_ONCE]
        await asyncio.sleep(0)


async def take_up(record: MatchRecord, entries: list[Entry]) -> Match:
    """The match as its log left it, with the time that was left."""
    table = None
    async for some in in_slices(entries):
        events = events_of(record.game, some)
        if table is None:
            table = Table.replay(named(record.game), events)
        else:
            table.take(events)
    if table is None:
        raise BadDeal("a log begins with its opening")
    table.now = max([record.now, table.now, *(entry.at for entry in entries)])
    return Match(record.id, table, entries)


def events_of(game: str, entries: Sequence[Entry]) -> list[Event]:
    raw = [event for entry in entries for event in msgspec.json.decode(entry.events)]
    return read_log(game, raw)
