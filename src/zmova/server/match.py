"""A match in a room: the table, its running clock, and the entries that its log is kept in."""

from secrets import token_hex
from typing import Any

import msgspec

from zmova import read_log
from zmova.games import named
from zmova.server.lobby import Lobby
from zmova.store.records import Entry, MatchRecord
from zmova.table.event import Event
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

    def __init__(self, id: str, table: Table, entries: int = 0) -> None:
        self.id = id
        self.table = table
        self.entries = entries
        self.clock = TableClock(table.now)
        self.shown = table.game.public(table.state)
        """The public part that everybody was shown last."""

    def entry(
        self,
        events: list[Event],
        seat: Seat | None = None,
        move: Any = None,
        member: str | None = None,
        command: str | None = None,
    ) -> Entry:
        """The next entry of the log, to be stored before the events are taken."""
        return Entry(
            self.id,
            self.entries,
            self.table.now,
            seat,
            member,
            command,
            None if move is None else msgspec.json.encode(move),
            msgspec.json.encode(events),
        )

    def take(self, events: list[Event]) -> None:
        self.entries += 1
        self.table.take(events)

    def tick(self, moment: float) -> None:
        """Brings the table's time up to the moment."""
        self.table.now = max(self.table.now, self.clock.now(moment))


def begin(room: Lobby, stacked: dict[str, Any] | None = None) -> tuple[Match, MatchRecord, Entry]:
    """Deals a match for the people and bots of a lobby; raises BadDeal where that can't be."""
    salts = [
        salt
        for chair in room.chairs
        if (person := room.person(chair.member or "")) and (salt := person.salt)
    ]
    game = named(room.game)
    seed = bytes.fromhex(room.seed)
    table = Table.deal(game, len(room.chairs), seed, room.options, stacked, salts)
    match = Match(token_hex(8), table)
    opening = match.entry(table.log)
    match.entries = 1
    record = MatchRecord(match.id, room.code, game.name, game.version, commitment=room.commitment)
    return match, record, opening


def take_up(record: MatchRecord, entries: list[Entry]) -> Match:
    """The match as its log left it, with the time that was left."""
    table = Table.replay(named(record.game), events_of(record.game, entries))
    table.now = max([record.now, table.now, *(entry.at for entry in entries)])
    return Match(record.id, table, len(entries))


def events_of(game: str, entries: list[Entry]) -> list[Event]:
    raw = [event for entry in entries for event in msgspec.json.decode(entry.events)]
    return read_log(game, raw)
