"""All rooms of one process: created, loaded when somebody comes, dropped when nobody is there."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog

from zmova.games import named
from zmova.server import metrics
from zmova.server.backlog import Backlog
from zmova.server.budget import Budget
from zmova.server.codes import LONG, MANY, SHORT, new_code
from zmova.server.config import Config
from zmova.server.evening import write_down
from zmova.server.helper_processes import HelperProcesses
from zmova.server.lessons import make_lesson
from zmova.server.match import Match, take_up
from zmova.server.messages import Stalled, Why
from zmova.server.room import CLOSE, Room
from zmova.server.room_shapes import Seated
from zmova.server.room_state import RoomState, clear_the_table, new_room
from zmova.server.uptime import UptimeClock
from zmova.store.reading import BadRow, Damaged
from zmova.store.records import RoomRecord
from zmova.store.store import Store
from zmova.store.writing import SLOW, Trouble
from zmova.table.illegal import Illegal

log = structlog.get_logger()
DAY = 24
"""Hours that the server ran."""
UNPLAYED_DAYS = 2
"""So long a room is kept in which nothing was played."""
UNFINISHED_DAYS = 365
"""So long, at least, one whose match still waits for its people."""
TRIES = 50
"""Codes that may be taken before the server counts as full."""
MEMORY = 128 * 1024 * 1024
"""Bytes that all members of all rooms may have missed."""
INBOXES = 64 * 1024 * 1024
"""Bytes of requests that all rooms have not done yet."""
WAITING = 64 * 1024 * 1024
"""Bytes that may wait for all slow readers."""
MINDS = 2
"""Processes in which bots think."""
PATIENCE = 10.0
"""For a new room to be written; nobody has entered it yet."""
TRY_EVERY = 10.0
"""Seconds between two tries to write for who asks how the server is."""
BREATH = 1.0
"""Between the failure of a room and its next try: a full disk fails everybody's every try."""


class Rooms:
    """Rooms by their codes. A room that is not awake lies in the store."""

    def __init__(self, config: Config, moment: Callable[[], float] = time.monotonic) -> None:
        """`moment` is the clock of the machine: seconds that only ever grow."""
        self.config = config
        self.clock = UptimeClock(moment)
        self.store = Store(config.data, self._heard)
        self.away_seconds = config.away_seconds
        self.sleep_seconds = config.sleep_seconds
        self.max_people = config.max_people
        self.bot_pace = config.bot_pace
        self.minds = HelperProcesses(MINDS)
        self.memory = Budget("server", MEMORY)
        self.inboxes = Budget("inboxes", INBOXES)
        self.backlog = Backlog("slow-readers", WAITING)
        self.awake: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._empty: dict[str, None] = {}
        """Codes of rooms that fell asleep without people or results, the oldest first."""
        self.closing = False
        self._tried = 0.0
        self.damaged = False
        """The store itself is not as it was written."""
        self.bad_rows = 0
        """How often one row of it was not: whom that concerns are told, all others play."""

    @property
    def stalled(self) -> Trouble | None:
        """Why nothing can be written now. All tables stand still until it can."""
        return self.store.writer.trouble

    async def ails(self) -> Trouble | None:
        """As `stalled`; where nobody has written for a while, a write is tried."""
        if self.damaged:
            return "damaged"
        now = asyncio.get_running_loop().time()
        if self.stalled is None and now - self._tried > TRY_EVERY:
            self._tried = now
            with suppress(TimeoutError, sqlite3.Error):
                async with asyncio.timeout(SLOW):
                    await self.store.try_to_write()
        return self.stalled

    def heard_of(self, damage: Damaged) -> None:
        """Somebody was answered that what they asked for is damaged."""
        if isinstance(damage, BadRow):
            self.bad_rows += 1
        else:
            self.damaged = True

    def moment(self) -> float:
        """The clock of all rooms."""
        return self.clock.now()

    async def create(self, game: str, lesson: bool = False) -> str:
        """A new empty room; whoever enters it first is its host, or learns the game there."""
        named(game)
        self._must_have_space()
        code = await self._free_code()
        state = new_room(code, game)
        if lesson:
            make_lesson(state)
        if self.stalled:
            raise Illegal("not-kept")
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.put_room(RoomRecord(code, msgspec.json.encode(state)))
        except TimeoutError:
            raise Illegal("not-kept") from None
        self._live(Room(state, None, self))
        return code

    async def room(self, code: str) -> Room | None:
        """The room, woken if it sleeps; None when there is none."""
        if (room := self.awake.get(code)) is not None:
            return room
        waking = self._waking.get(code)
        if waking is None:
            waking = asyncio.create_task(self._wake(code))
            self._waking[code] = waking
            waking.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(waking)

    def is_looked_for(self, code: str) -> bool:
        """Whether somebody has just asked the store for it."""
        return code in self._waking

    async def seated(self, code: str, match: str) -> list[Seated] | None:
        """Who played a match of that room, if the room still knows; it is not woken for that."""
        if (room := self.awake.get(code)) is not None:
            evening = room.state.evening
        elif (record := await self.store.room(code)) is not None:
            evening = state_of(record).evening
        else:
            return None
        return next((played.seats for played in evening if played.match == match), None)

    async def close(self) -> None:
        """Every room finishes what it has begun and keeps the time that was left."""
        self.closing = True
        if self.stalled:
            self.store.writer.give_up()
        rooms = list(self.awake.values())
        for room in rooms:
            room.inbox.put(None, CLOSE)
        while self._tasks:
            await asyncio.wait(self._tasks)
        self.minds.close()

    def _heard(self, trouble: Trouble | None) -> None:
        """Writing has stopped, for another reason than before, or goes on."""
        metrics.STALLED.set(trouble is not None)
        if trouble:
            log.error("not-writing", why=trouble)
            self.clock.stop()
        else:
            log.warning("writing-again", after=round(self.clock.go_on(), 1))
        telling = asyncio.create_task(self._tell_everybody(trouble))
        self._tasks.add(telling)
        telling.add_done_callback(self._tasks.discard)

    async def _tell_everybody(self, trouble: Trouble | None) -> None:
        for room in list(self.awake.values()):
            told = msgspec.json.encode(Stalled(trouble, room.now()))
            for connection in list(room.presence.connections.values()):
                await connection.send(told)
            room.look_at_time()

    async def forget_idle(self) -> None:
        """Drops rooms that nobody has entered for very long; the logs of their matches stay."""
        keep = self.config.keep_days
        days = keep, min(keep, UNPLAYED_DAYS), max(keep, UNFINISHED_DAYS)
        for code in await self.store.idle_rooms(*(DAY * count for count in days)):
            if code not in self.awake:
                await self.store.drop_room(code)

    async def _free_code(self) -> str:
        length = LONG if await self.store.has_rooms(MANY) else SHORT
        for _ in range(TRIES):
            code = new_code(length)
            if code not in self.awake and await self.store.room(code) is None:
                return code
        raise Illegal("too-many-rooms")

    def _must_have_space(self) -> None:
        if self.closing:
            raise Illegal("server-busy")
        if len(self.awake) >= self.config.max_rooms:
            raise Illegal("too-many-rooms")

    async def _wake(self, code: str) -> Room | None:
        record = await self.store.room(code)
        if record is None:
            return None
        self._must_have_space()
        state = state_of(record)
        try:
            match = await self._match_of(state)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadRow(f"a match: {error}") from None
        room = Room(state, match, self)
        self._live(room)
        return room

    async def _match_of(self, state: RoomState) -> Match | None:
        """The room's match as it was left; a match of other rules can't go on."""
        if state.match is None:
            return None
        record = await self.store.match(state.match)
        if record is None or not named(record.game).knows_rules(record.version):
            log.warning("match-set-aside", game=state.game)
            clear_the_table(state)
            return None
        entries = await self.store.entries(state.match)
        match = await take_up(record, entries)
        if match.table.over and not record.finished:  # the process died between the two
            state.phase, state.paused = "over", False
            write_down(state, match, early=entries[-1].seat is None and bool(entries[-1].move))
            kept = RoomRecord(state.code, msgspec.json.encode(state))
            await self.store.finish_match(kept, match.id, match.table.now)
        return match

    def _live(self, room: Room) -> None:
        self.awake[room.state.code] = room
        self._empty.pop(room.state.code, None)
        metrics.ROOMS.set(len(self.awake))
        task = asyncio.create_task(self._run(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self.closing:
            room.inbox.put(None, CLOSE)

    async def _run(self, room: Room) -> None:
        why: Why = "restart"
        try:
            await room.run()
            why = "restart" if self.closing else "room-closed"
        except Exception:
            # Clients come back by themselves into the room as the disk knows it.
            log.exception("room-failed", game=room.state.game)
            metrics.CRASHED.inc()
            await asyncio.sleep(BREATH)
        finally:
            if self.awake.get(room.state.code) is room:
                del self.awake[room.state.code]
            metrics.ROOMS.set(len(self.awake))
        await room.rest()
        for connection in room.everybody():
            await connection.close(why)
        if why == "room-closed" and not room.state.people and not room.state.evening:
            await self._keep_empty(room.state.code)

    async def _keep_empty(self, code: str) -> None:
        """Somebody may still write a name at its door; of too many rooms the oldest goes."""
        if code not in self.awake:  # it may have been woken meanwhile
            self._empty[code] = None
        while len(self._empty) > self.config.max_empty:
            oldest = next(iter(self._empty))
            del self._empty[oldest]
            await self.store.drop_room(oldest)  # its code is free for others


def state_of(record: RoomRecord) -> RoomState:
    try:
        return msgspec.json.decode(record.state, type=RoomState)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(f"a room: {error}") from None
