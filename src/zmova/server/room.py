"""A room: one task, one inbox. Commit, then acknowledge, then show."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import structlog

from zmova.server import doors, lobby, messages, metrics
from zmova.server.answers import Answers
from zmova.server.commands import change_lobby
from zmova.server.lobby import Answered, Lobby, Person
from zmova.server.match import Match, begin
from zmova.server.presence import Line, Presence
from zmova.server.showing import room_view, show, whole_view
from zmova.server.stewards import Stewards
from zmova.store.records import RoomRecord
from zmova.store.store import Store
from zmova.table.event import Event
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat

log = structlog.get_logger()
encode = msgspec.json.encode
TIME_KEPT_EVERY = 5.0
CLOSE = "close"
"""In the inbox: stop after what came before."""


class House(Protocol):
    """What a room needs of the house it is in."""

    store: Store
    epoch: str
    away_seconds: float
    sleep_seconds: float
    max_people: int
    bot_pace: float

    def moment(self) -> float: ...


class Room:
    """One room while somebody is in it. Only its own task touches what is inside."""

    def __init__(self, state: Lobby, match: Match | None, house: House) -> None:
        self.state = state
        self.match = match
        self.house = house
        self.inbox: asyncio.Queue[tuple[Line | None, Any]] = asyncio.Queue()
        seated = [chair.member for chair in state.chairs if chair.member is not None]
        self.presence = Presence(house.moment(), seated)
        self.answers = Answers()
        self.stewards = Stewards(house.bot_pace)
        self._time_kept = 0.0
        self._alarm: asyncio.TimerHandle | None = None

    # the task

    async def run(self) -> None:
        """Until the room falls asleep or the house closes."""
        while not self.asleep():
            self._set_alarm()
            line, asked = await self.inbox.get()
            if asked is CLOSE:
                return
            await self._pass_time()
            if line is not None:
                await self._handle(line, asked)

    def asleep(self) -> bool:
        since = self.presence.empty_since
        waited = since is not None and self.house.moment() - since >= self.house.sleep_seconds
        return waited and self.inbox.empty()

    async def rest(self) -> None:
        """The time that was left is kept for whoever wakes the room."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self.match is not None and self.state.phase == "playing":
            self.match.tick(self.house.moment())
            self.match.clock.stop(self.house.moment())
            await self.house.store.keep_time(self.match.id, self.match.table.now)

    def _set_alarm(self) -> None:
        """Wakes the task when something is due that no message brings."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        moment = self.house.moment()
        due = [self.presence.next_absence(self.house.away_seconds)]
        if self.presence.empty_since is not None:
            due.append(self.presence.empty_since + self.house.sleep_seconds)
        match = self.match
        if match is not None and match.clock.running:
            due += [self._time_kept + TIME_KEPT_EVERY, self.stewards.next_due()]
            if (deadline := match.table.game.deadline(match.table.state)) is not None:
                due.append(moment + (deadline.at - match.clock.now(moment)) / 1000 + 0.001)
        soonest = min((one for one in due if one is not None), default=None)
        if soonest is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, soonest - moment)
            self._alarm = loop.call_later(wait, self.inbox.put_nowait, (None, None))

    # what time brings

    async def _pass_time(self) -> None:
        moment = self.house.moment()
        if self.presence.absent_too_long(moment, self.house.away_seconds):
            await doors.mind_the_absent(self)
        match = self.match
        if match is None or not match.clock.running:
            return
        match.tick(moment)
        while self.state.phase == "playing" and (decided := match.table.decide_time()):
            seat, move, events = decided
            if seat is not None and (member := self.state.chairs[seat].member):
                self.presence.was_late(member)
            await self.commit(events, seat, move)
        for seat, move in self.stewards.due(moment):
            if self.state.phase == "playing" and self._steward_plays(seat):
                await self._play_for(seat, move)
        if moment - self._time_kept >= TIME_KEPT_EVERY:
            self._time_kept = moment
            await self.house.store.keep_time(match.id, match.table.now)

    async def _play_for(self, seat: Seat, move: Move) -> None:
        """A bot's or steward's move, judged like anybody's."""
        assert self.match is not None
        try:
            events = self.match.table.decide(seat, move)
        except Illegal as refused:
            log.warning("bot-refused", game=self.state.game, key=refused.key)
            return
        await self.commit(events, seat, move)

    # what people ask

    async def _handle(self, line: Line, asked: Any) -> None:
        if isinstance(asked, messages.Hello):
            await doors.welcome(self, line, asked)
            return
        person = self.state.by_session(line.session)
        if person is None or self.presence.lines.get(person.id) is not line:
            return
        if asked is None:
            await doors.lost(self, person)
        elif isinstance(asked, messages.Command):
            await self._answer(line, person, asked)

    async def _answer(self, line: Line, person: Person, command: messages.Command) -> None:
        """The same command again gets the same answer and has no second effect."""
        known = self.answers.get(person.id, command.id)
        if known is not None:
            await line.send(known)
            return
        try:
            match command:
                case messages.Play():
                    await self._play(line, person, command)
                case messages.Start():
                    await self._start(line, person, command)
                case messages.TakeBack():
                    self.take_back(person.id)
                    await self.done(line, person, command)
                    await self.show_room()
                case messages.Leave():
                    await doors.leave(self, line, person, command)
                case _:
                    await self._change(line, person, command)
        except Illegal as refused:
            metrics.REFUSED.labels(refused.key).inc()
            reply = encode(messages.Refused(command.id, refused.key, refused.params))
            self.answers.keep(person.id, command.id, reply)
            await line.send(reply)

    async def done(self, line: Line, person: Person, command: messages.Command) -> None:
        reply = encode(messages.Done(command.id))
        self.answers.keep(person.id, command.id, reply)
        await line.send(reply)

    async def _change(self, line: Line, person: Person, command: messages.Command) -> None:
        """A change of the lobby: applied to a copy, kept, acknowledged, shown."""
        changed = self.state.copy()
        change_lobby(changed, person.id, command)
        lobby.remember(changed, person.id, Answered(command.id))
        before = self.state
        await self.keep(changed)
        if changed.match is None:
            self.match = None
            self.stewards.clear()
        await self.done(line, person, command)
        for one in before.people:
            if changed.person(one.id) is None:
                await doors.put_out(self, one.id, "kicked")
        self.replan()
        await self.show_room()

    async def _play(self, line: Line, person: Person, command: messages.Play) -> None:
        match, seat = self.match, self.state.chair_of(person.id)
        if match is None or self.state.phase != "playing":
            raise Illegal("not-playing")
        if seat is None:
            raise Illegal("not-yours")
        move = match.table.read(command.move)
        events = match.table.decide(seat, move)
        back = self.take_back(person.id)
        begun = self.house.moment()

        async def acknowledge() -> None:
            metrics.ACKNOWLEDGED.observe(self.house.moment() - begun)
            await self.done(line, person, command)

        await self.commit(events, seat, move, person.id, command.id, acknowledge)
        if back:
            await self.show_room()

    async def commit(
        self,
        events: list[Event],
        seat: Seat | None,
        move: Move | None,
        member: str | None = None,
        command: str | None = None,
        acknowledge: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Durable first; then the one who asked knows; then everybody sees it."""
        match = self.match
        assert match is not None
        await self.house.store.append(match.entry(events, seat, move, member, command))
        match.take(events)
        metrics.MOVES.labels(self.state.game).inc()
        if acknowledge is not None:
            await acknowledge()
        await show(match, events, self._viewers())
        if match.table.over:
            await self._finish(match)
        self.replan()

    async def _finish(self, match: Match) -> None:
        match.clock.stop(self.house.moment())
        self.stewards.clear()
        changed = self.state.copy()
        changed.phase = "over"
        await self.house.store.finish_match(self._record(changed), match.id, match.table.now)
        self.state = changed
        metrics.FINISHED.labels(changed.game).inc()
        await self.show_room()

    async def _start(self, line: Line, person: Person, command: messages.Start) -> None:
        if person.id != self.state.host:
            raise Illegal("not-the-host")
        changed = self.state.copy()
        lobby.ready(changed)
        try:
            match, record, opening = begin(changed)
        except BadDeal as error:
            raise Illegal("bad-options", detail=str(error)) from None
        changed.phase = "playing"
        changed.match = match.id
        lobby.remember(changed, person.id, Answered(command.id))
        await self.house.store.start_match(self._record(changed), record, opening)
        self.state = changed
        self.match = match
        metrics.STARTED.labels(changed.game).inc()
        match.clock.run(self.house.moment())
        await self.done(line, person, command)
        await self.show_room()
        for id in list(self.presence.streams):
            await self.show_whole(id)
        self.replan()

    # seats and bots

    def take_back(self, member: str) -> bool:
        """The steward, if any, hands the seat back."""
        stewarded = self.presence.returned(member)
        seat = self.state.chair_of(member)
        if stewarded and seat is not None:
            self.stewards.stand_down(seat)
        return stewarded

    def _steward_plays(self, seat: Seat) -> bool:
        chair = self.state.chairs[seat]
        return chair.bot is not None or chair.member in self.presence.stewarded

    def replan(self) -> None:
        match = self.match
        if match is None or self.state.phase != "playing" or not match.clock.running:
            return
        for seat, chair in enumerate(self.state.chairs):
            if self._steward_plays(seat):
                self.stewards.think(match.table, seat, chair.bot or 0, self.house.moment())

    # showing and keeping

    async def show_room(self, but: str | None = None) -> None:
        room = msgspec.Raw(encode(room_view(self.state, self.presence)))
        for id, stream in list(self.presence.streams.items()):
            if id == but:
                continue
            if stream.line is None:
                stream.skip()
                continue
            stream.n += 1
            changed = messages.RoomChanged(stream.n, room)  # type: ignore[arg-type]
            await stream.send(encode(changed))

    async def show_whole(self, member: str) -> None:
        stream = self.presence.streams[member]
        if self.match is None:
            return
        if stream.line is None:
            stream.skip()
            return
        self.match.tick(self.house.moment())
        await whole_view(self.match, self.state.chair_of(member), stream)

    def _viewers(self) -> list[tuple[Seat | None, Any]]:
        return [(self.state.chair_of(id), stream) for id, stream in self.presence.streams.items()]

    def _record(self, state: Lobby) -> RoomRecord:
        return RoomRecord(state.code, encode(state))

    async def keep(self, changed: Lobby) -> None:
        await self.house.store.put_room(self._record(changed))
        self.state = changed
