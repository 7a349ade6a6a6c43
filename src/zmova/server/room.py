"""A room: one task, one inbox. Commit, then acknowledge, then show."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from secrets import token_hex
from typing import Any, Protocol

import msgspec

from zmova.server import (
    evening,
    host_controls,
    joining,
    lessons,
    messages,
    metrics,
    room_state,
    talk_policy,
)
from zmova.server.aside import Aside
from zmova.server.broadcast import Frames, show_room, whole_view
from zmova.server.budget import Budget
from zmova.server.commands import change_room
from zmova.server.idempotency import Replies, filled
from zmova.server.limits import Bucket
from zmova.server.match import Match, alias, begin
from zmova.server.presence import Connection, Presence
from zmova.server.room_state import Person, RoomState
from zmova.server.sealing import Sealing
from zmova.server.stewards import Stewards, Thought
from zmova.server.ticking import keep_time, next_moment, pass_time
from zmova.store.records import Promises, RoomRecord
from zmova.store.store import Store
from zmova.table.event import Event
from zmova.table.host import CallOff
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat
from zmova.table.talk import Said, Say

encode = msgspec.json.encode
CLOSE = "close"
"""In the inbox: stop after what came before."""
ROOM_BYTES = 4 * 1024 * 1024
STATE_BYTES_A_SECOND, STATE_BYTES_AT_ONCE = 256 * 1024, 16 * 1024 * 1024
"""Of the room's own record, which each change of a lobby writes anew."""
DEAL_SECONDS, DEALS_AT_ONCE = 20, 12
"""Matches are kept for ever: nobody may begin them as fast as messages come."""


class RoomContext(Protocol):
    """What a room needs of the server it runs in."""

    store: Store
    minds: Aside
    memory: Budget
    away_seconds: float
    sleep_seconds: float
    max_people: int
    bot_pace: float

    @property
    def stalled(self) -> object:
        """Whether nothing can be written; then time stands still."""

    def moment(self) -> float: ...


class Room:
    """One room while somebody is in it. Only its own task touches what is inside."""

    def __init__(self, state: RoomState, match: Match | None, context: RoomContext) -> None:
        self.state = state
        self.match = match
        self.context = context
        self.inbox: asyncio.Queue[tuple[Connection | None, Any]] = asyncio.Queue()
        self.epoch = token_hex(4)
        """Numbers of streams mean something within one waking of the room only."""
        self.presence = Presence(context.moment(), [person.id for person in state.people])
        self.memory = Budget("room", ROOM_BYTES, context.memory)
        """For what its members may have missed."""
        self.replies = Replies()
        self.sealing = Sealing()
        self.stewards = Stewards(context.bot_pace, context.minds, self._thought)
        self.deals = Bucket(1 / DEAL_SECONDS, DEALS_AT_ONCE, context.moment())
        self.changes = Bucket(STATE_BYTES_A_SECOND, STATE_BYTES_AT_ONCE, context.moment())
        self.time_kept = 0.0
        self._weight = 0
        """Bytes of the room's record."""
        self.cue: float | None = None
        """When the next bot of a lesson moves."""
        self._alarm: asyncio.TimerHandle | None = None

    # the task

    async def run(self) -> None:
        """Until the room falls asleep or the server closes."""
        while not self.asleep():
            self._set_alarm()
            connection, asked = await self.inbox.get()
            if asked is CLOSE:
                return
            if isinstance(asked, Thought):
                self.stewards.learn(asked)
            await pass_time(self)
            if connection is not None:
                await self._handle(connection, asked)

    def asleep(self) -> bool:
        since = self.presence.empty_since
        waited = since is not None and self.context.moment() - since >= self.context.sleep_seconds
        return waited and self.inbox.empty()

    async def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self.memory.close()
        await self.stand_still()

    async def stand_still(self) -> None:
        """The table's time stops; what is left of it is kept for whoever wakes the room."""
        match, moment = self.match, self.context.moment()
        if match is not None and match.clock.running:
            match.tick(moment)
            match.clock.stop(moment)
            self.stewards.clear()
            self.cue = None
            await keep_time(self, match)

    def go_on(self) -> None:
        """The table's time runs, where somebody is at a match and nobody has paused it."""
        playing = self.state.phase == "playing" and not self.state.paused
        if self.match is not None and playing and self.presence.people:
            self.match.clock.run(self.context.moment())

    def everybody(self) -> set[Connection]:
        """The connections of all who are here, and of those who still wait at the door."""
        connections = set(self.presence.connections.values())
        if self.sealing.opening is not None:
            connections |= {connection for connection, _ in self.sealing.opening.later}
        while not self.inbox.empty():
            connection, _ = self.inbox.get_nowait()
            if connection is not None:
                connections.add(connection)
        return connections

    def _set_alarm(self) -> None:
        """Wakes the task when something is due that no message brings."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        moment = self.context.moment()
        soonest = None if self.context.stalled else next_moment(self, moment)
        if soonest is not None:
            later = asyncio.get_running_loop().call_later
            self._alarm = later(max(0.0, soonest - moment), self.inbox.put_nowait, (None, None))

    def look_at_time(self) -> None:
        """Something has happened to it."""
        self.inbox.put_nowait((None, None))

    def _thought(self, thought: Thought) -> None:
        self.inbox.put_nowait((None, thought))

    # what people ask

    async def _handle(self, connection: Connection, asked: Any) -> None:
        known = self.state.by_session(connection.session) is not None
        if self.sealing.puts_off(connection, asked, known):
            return
        if isinstance(asked, messages.Hello):
            await joining.welcome(self, connection, asked)
            return
        person = self.state.by_session(connection.session)
        if person is None or self.presence.connections.get(person.id) is not connection:
            return
        if asked is None:
            await joining.lost(self, person)
        elif isinstance(asked, messages.Command):
            await self._answer(connection, person, asked)

    async def _answer(
        self, connection: Connection, person: Person, command: messages.Command
    ) -> None:
        """The same command again gets the same answer and has no second effect."""
        if not isinstance(command, messages.Play | messages.Seal | messages.Reveal):
            # phones do the latter two alone, and a move that some don't hear of is no sign of life
            self.presence.acted(person.id, self.context.moment())
        known = self.replies.get(person.id, command.id)
        if known is not None:
            await connection.send(known)
            return
        if self.match is not None and self.match.knows(person.id, command.id):
            await self.done(connection, person, command)  # so long ago that only the log remembers
            await self.show_room()
            return
        try:
            match command:
                case messages.Play():
                    await self._play(connection, person, command)
                case messages.Start():
                    await self._start(connection, person, command)
                case messages.Seal():
                    self.sealing.put(self.state, person, command)
                    await self.done(connection, person, command)
                case messages.Reveal():
                    await self._reveal(connection, person, command)
                case messages.TakeBack():
                    self.take_back(person.id)
                    await self.done(connection, person, command)
                    await self.show_room()
                case _ if isinstance(command, host_controls.HostCommand):
                    await host_controls.carry_out(self, connection, person, command)
                case messages.Onward():
                    await lessons.turn_page(self, connection, person, command)
                case messages.Leave():
                    await joining.leave(self, connection, person, command)
                case _:
                    await self._change(connection, person, command)
        except Illegal as refused:
            await self._refuse(connection, person, command, refused)

    async def done(
        self, connection: Connection | None, person: Person, command: messages.Command
    ) -> None:
        await self._reply(connection, person, command, messages.Done(command.id))

    async def _refuse(
        self,
        connection: Connection | None,
        person: Person,
        command: messages.Command,
        refused: Illegal,
    ) -> None:
        metrics.REFUSED.labels(refused.key).inc()
        rule = refused.rule or msgspec.UNSET
        answer = messages.Refused(command.id, refused.key, refused.params, rule)
        await self._reply(connection, person, command, answer)

    async def _reply(
        self,
        connection: Connection | None,
        person: Person,
        command: messages.Command,
        answer: messages.Done | messages.Refused,
    ) -> None:
        """Who has no connection just now asks again and gets the same."""
        sent = filled(answer)
        self.replies.keep(person.id, command.id, sent)
        if connection is not None:
            await connection.send(sent)

    async def _change(
        self, connection: Connection, person: Person, command: messages.Command
    ) -> None:
        """A change of the lobby: applied to a copy, kept, acknowledged, shown."""
        if isinstance(command, messages.Profile):
            talk_policy.must_be_free_to_speak(self, person)
        elif isinstance(command, messages.HandOver):
            joining.must_be_here(self, command.member)
        if not self.changes.take(self.context.moment(), self._weight):
            raise Illegal("too-fast")
        changed = self.state.copy()
        change_room(changed, person.id, command)
        if isinstance(command, messages.Again):
            joining.let_go_the_absent(self, changed)
        room_state.remember(changed, person.id, command.id)
        before = self.state
        await self.keep(changed)
        if changed.match is None:
            self.match = None
            self.stewards.clear()
        await self.done(connection, person, command)
        await joining.see_out(self, before)
        self.replan()
        await self.show_room()

    async def _play(self, connection: Connection, person: Person, command: messages.Play) -> None:
        match, seat = self.in_play(command), self.state.chair_of(person.id)
        if seat is None:
            raise Illegal("not-yours")
        move = match.table.read(command.move)
        talk_policy.must_be_allowed_to_type(self.state, move)
        if self.state.paused and not isinstance(move, Say):
            raise Illegal("paused")
        steps = match.table.steps(seat, move)
        begun = self.context.moment()

        async def acknowledge() -> None:
            metrics.ACKNOWLEDGED.observe(self.context.moment() - begun)
            await self.done(connection, person, command)

        events = await self.commit(steps, seat, move, person.id, command.id, acknowledge)
        if match.table.tells(events, None):  # what some are not told of changes nothing for all
            self.presence.acted(person.id, self.context.moment())
            if self.take_back(person.id):
                await self.show_room()

    def in_play(self, command: messages.Command) -> Match:
        """The match that the command is meant for.

        A client repeats what it has no answer to, and the next match may have begun by then.
        """
        match = self.match
        if match is None or self.state.phase != "playing":
            raise Illegal("not-playing")
        if command.match not in (None, match.id, alias(match.id)):
            raise Illegal("another-match")
        return match

    async def commit(
        self,
        steps: Iterator[list[Event]],
        seat: Seat | None,
        move: Move | None,
        member: str | None = None,
        command: str | None = None,
        acknowledge: Callable[[], Awaitable[None]] | None = None,
        page: Callable[[], list[Event]] | None = None,
    ) -> list[Event]:
        """Durable first; then the one who asked knows; then everybody sees it.

        The table goes through the steps before they are stored. Where they can't be, the room
        fails, and is read anew from the disk. `page` turns that of a lesson.
        """
        match = self.match
        assert match is not None
        at, events = match.table.now, list[Event]()
        now = min(
            at, match.clock.now(self.context.moment())
        )  # the table is ahead while a beat stands
        frames = Frames(match, self._viewers(), now)
        for batch in steps:
            frames.add(batch)
            events += batch
        turned = page() if page is not None else lessons.after_move(self, seat, move)
        match.table.take(turned)
        events += turned
        await self.context.store.append(match.entry(at, events, seat, move, member, command))
        match.kept(member, command)
        metrics.MOVES.labels(self.state.game).inc()
        if acknowledge is not None:
            await acknowledge()
        await frames.send()
        if match.table.over:
            await self._finish(match, isinstance(move, CallOff))
        self.replan(seat, events)
        if self.state.lesson:
            await self.show_room()
        return events

    async def _finish(self, match: Match, early: bool) -> None:
        match.clock.stop(self.context.moment())
        self.stewards.clear()
        changed = self.state.copy()
        changed.phase = "over"
        changed.paused = False
        evening.write_down(changed, match, early)
        await self.context.store.finish_match(self._record(changed), match.id, match.table.now)
        self.state = changed
        metrics.FINISHED.labels(changed.game).inc()
        await self.show_room()

    async def _start(self, connection: Connection, person: Person, command: messages.Start) -> None:
        if person.id != self.state.host:
            raise Illegal("not-the-host")
        room_state.ready(self.state)
        if not self.deals.take(self.context.moment()):
            raise Illegal("too-fast")
        opening = self.sealing.begin(self, person, command)
        if any(opening.seals):
            await self.show_room()
        if not opening.waits(self.presence.people):
            await self.deal_opened()

    async def _reveal(
        self, connection: Connection, person: Person, command: messages.Reveal
    ) -> None:
        self.sealing.show(person, command)
        await self.done(connection, person, command)
        opening = self.sealing.opening
        if opening is not None and not opening.waits(self.presence.people):
            await self.deal_opened()

    async def deal_opened(self) -> None:
        """The cards, with the salts that were shown in time; then what was put off for them."""
        opening = self.sealing.opening
        assert opening is not None
        starter, start = opening.starter, opening.start
        connection = self.presence.connections.get(starter.id)
        changed = self.state.copy()
        room_state.remember(changed, starter.id, start.id)
        try:
            await self.deal(changed, promises=opening.promises)
        except Illegal as refused:
            self.sealing.opening = None
            await self._refuse(connection, starter, start, refused)
            await self.show_room()
        else:
            self.sealing.opening = None
            await self.done(connection, starter, start)
            await self.show_room()
            for id in list(self.presence.streams):
                await self.show_whole(id)
            self.replan()
        for waiting, asked in opening.later:
            await self._handle(waiting, asked)

    async def deal(
        self,
        changed: RoomState,
        stacked: dict[str, Any] | None = None,
        promises: Promises | None = None,
    ) -> None:
        try:
            match, record, opening = begin(changed, stacked, self.context.bot_pace, promises)
        except BadDeal as error:
            raise Illegal("bad-options", detail=str(error)) from None
        changed.phase = "playing"
        changed.match = match.id
        changed.witnesses = [person.id for person in changed.people]
        await self.context.store.start_match(self._record(changed), record, opening)
        self.state = changed
        self.match = match
        self.presence.begin_anew()
        metrics.STARTED.labels(changed.game).inc()
        self.go_on()

    # seats and bots

    def take_back(self, member: str) -> bool:
        """The steward, if any, hands the seat back."""
        stewarded = self.presence.returned(member)
        seat = self.state.chair_of(member)
        if stewarded and seat is not None:
            self.stewards.stand_down(seat)
        return stewarded

    def steward_plays(self, seat: Seat) -> bool:
        chair = self.state.chairs[seat]
        absent = chair.member in self.presence.stewarded and not self.state.lesson
        return chair.bot is not None or absent

    def replan(self, mover: Seat | None = None, events: list[Event] | None = None) -> None:
        """Bots think anew who were told of the events; without any, those who have no plan.

        Talk changes nothing that a bot sees.
        """
        match = self.match
        if match is None or self.state.phase != "playing" or not match.clock.running:
            return
        if self.state.lesson:
            lessons.set_cue(self)
            if not lessons.free_bots(self):
                self.stewards.clear()
                return
        if events is not None and all(type(event) is Said for event in events):
            return
        for seat, chair in enumerate(self.state.chairs):
            if not self.steward_plays(seat):
                continue
            if self.state.lesson:
                thinks = True
            elif events is None:
                thinks = not self.stewards.has_plan(seat)
            else:
                thinks = seat == mover or match.table.tells(events, seat)
            if thinks:
                moment = self.context.moment()
                seen = moment + match.beat_left(moment)
                self.stewards.think(match.table, seat, chair.bot or 0, seen)

    # showing and keeping

    async def show_room(self, but: str | None = None) -> None:
        lesson, opening = lessons.seen(self), self.sealing.shown
        await show_room(self.state, self.presence, but, lesson, self.now(), opening)

    def now(self) -> int | None:
        """The table's time, where a match is played."""
        if self.match is None or self.state.phase != "playing":
            return None
        return self.match.clock.now(self.context.moment())

    async def show_whole(self, member: str) -> None:
        stream = self.presence.streams[member]
        if self.match is None:
            return
        if stream.sink is None:
            stream.skip()
            return
        now = self.match.clock.now(self.context.moment())
        await whole_view(self.match, self.state.chair_of(member), stream, now)

    def _viewers(self) -> list[tuple[Seat | None, Any]]:
        return [(self.state.chair_of(id), stream) for id, stream in self.presence.streams.items()]

    def _record(self, state: RoomState) -> RoomRecord:
        record = RoomRecord(state.code, encode(state))
        self._weight = len(record.state)
        return record

    async def keep(self, changed: RoomState) -> None:
        await self.context.store.put_room(self._record(changed))
        self.state = changed
