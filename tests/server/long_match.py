"""A finished match of thousands of entries, written into a store as a server would leave it."""

import asyncio
from pathlib import Path

import msgspec

from tests.facts import EXAMPLE
from zmova.games import named
from zmova.server.match import Match
from zmova.server.room_state import new_room
from zmova.store.records import Entry, MatchRecord, RoomRecord
from zmova.store.store import Store
from zmova.table.host import CallOff
from zmova.table.table import MOST_LINES, Table

LONG = "1234567890abcdef"
LINES = 3 * MOST_LINES


async def write_long_match(path: Path, lines: int = LINES) -> str:
    """Three people who talked all evening and whose host broke it off; its id."""
    table = Table.deal(named(EXAMPLE), 3, 1)
    match = Match(LONG, table)
    entries = [match.entry(0, table.log)]
    for line in range(lines):
        table.now += 100
        said = table.play(line % 3, {"type": "say", "text": f"рядок {line}"})
        match.kept()
        entries.append(match.entry(table.now, said))
    match.kept()
    entries.append(match.entry(table.now, table.play_as_host(CallOff()), None, CallOff()))
    await _write(path, entries, table.now)
    return LONG


async def _write(path: Path, entries: list[Entry], now: int) -> None:
    room = RoomRecord("bababa", msgspec.json.encode(new_room("bababa", EXAMPLE)))
    game = named(EXAMPLE)
    store = Store(path)
    await store.start_match(room, MatchRecord(LONG, room.code, game.name, game.version), entries[0])
    await asyncio.gather(*map(store.append, entries[1:]))
    await store.finish_match(room, LONG, now)
    await store.close()
