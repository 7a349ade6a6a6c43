"""W15: a wink counts by what stood on the watcher's own screen, however far away that screen is.

A page draws nothing before it comes from the server, its own look neither. So a screen shows the
server's truth one delay late, and asking the screen must give the same answer as asking the rules.
The test reads only frames and the moments at which each arrived.
"""

import asyncio

import msgspec

from tests.games.wink.oracle.twins import DWELL
from tests.games.wink.test_unseen_winks import Winks
from tests.properties.frames import Device, show
from zmova.games import named
from zmova.games.wink.events import Winked
from zmova.server.match import Match
from zmova.server.stream import Stream
from zmova.table.event import Event
from zmova.table.seat import Seat

DELAYS = [0, 45, 180, 420, 900, 60, 2500, 300]
"""Milliseconds from the server to the phone of each seat."""


class Screen:
    """Whom a page shows its own seat looking at, since when; and the winks that it showed."""

    def __init__(self, seat: Seat, seats: int, delay: int) -> None:
        self.seat = seat
        self.delay = delay
        self.looks_at, self.since = (seat + 1) % seats, delay
        self.shown: list[tuple[int, Seat]] = []
        self.due: list[tuple[int, Seat]] = []
        """Winks that whoever watches this screen should have been shown."""

    def frame(self, sent: int, message: bytes) -> None:
        for notice in msgspec.json.decode(message).get("notices", []):
            if notice["type"] == "looked" and notice["seat"] == self.seat:
                self.looks_at, self.since = notice["player"], sent + self.delay
            if notice["type"] == "winked" and notice["seat"] != self.seat:
                self.shown.append((sent + self.delay, notice["seat"]))

    def somebody_winks(self, seat: Seat, at: int) -> None:
        arrives = at + self.delay
        if self.looks_at == seat and arrives - self.since >= DWELL:
            self.due.append((arrives, seat))


async def watched(winks: Winks) -> list[Screen]:
    seats = winks.people.match.table.opened.seats
    screens = [Screen(seat, seats, DELAYS[seat]) for seat in range(seats)]

    async def show_and_look(
        match: Match, events: list[Event], viewers: list[tuple[Seat | None, Stream]]
    ) -> None:
        lines = [
            (seat, one.sink)
            for seat, one in viewers
            if seat is not None and isinstance(one.sink, Device)
        ]
        had = {seat: len(line.frames) for seat, line in lines}
        for event in events:
            if isinstance(event, Winked):
                for screen in screens:
                    screen.somebody_winks(event.seat, match.table.now)
        await show(match, events, viewers)
        for seat, line in lines:
            for message in line.frames[had[seat] :]:
                screens[seat].frame(match.table.now, message)

    await winks.shown([*range(seats)], [], [], show_and_look)
    return screens


def test_a_wink_is_shown_exactly_where_the_look_had_rested_on_the_screen():
    """W15"""
    winks = shown = 0
    for seed in range(24):
        match = Winks(lambda: named("wink"), seed)
        if not match.masks:
            continue
        for screen in asyncio.run(watched(match)):
            assert screen.shown == screen.due
            shown += len(screen.shown)
        winks += len(match.events)
    assert shown > 200 < winks, "too little to see"
