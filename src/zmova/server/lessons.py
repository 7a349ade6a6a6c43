"""A lesson is a room with one person, bots that follow a script, and a deal that is stacked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from zmova.games import named
from zmova.server import messages, script
from zmova.server.presence import Connection
from zmova.server.room_shapes import LessonView, Manners
from zmova.server.room_state import Chair, Person, RoomState, clear_the_table
from zmova.server.script import (
    LEARNER,
    Lesson,
    Step,
    bookmark,
    lesson_of,
    may,
    step_of,
    timeless,
)
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat
from zmova.table.table import Table

if TYPE_CHECKING:
    from zmova.server.room import Room


# the room


def make_lesson(room: RoomState) -> None:
    """Nobody but the learner comes in."""
    lesson_of(room.game)
    room.lesson = True
    room.manners = Manners(locked=True, onlookers=False)


async def begin(room: Room) -> None:
    """As soon as the learner is there; again after a match that could not go on."""
    state = room.state
    if not state.lesson or state.phase != "lobby" or not state.host:
        return
    lesson, changed = lesson_of(state.game), state.copy()
    changed.chairs = [Chair(member=state.host), *(Chair(bot=bot) for bot in lesson.bots)]
    changed.options = timeless(state.game, lesson)
    await room.deal(changed, lesson.stacked)


def graduate(room: RoomState, bots: bool) -> None:
    """The lesson is over: the room is like any other from now on."""
    if not room.lesson:
        raise Illegal("no-lesson")
    room.lesson = False
    room.manners, room.evening = Manners(), []
    room.options = dict(named(room.game).room_options)
    if not bots:
        room.chairs = [chair for chair in room.chairs if chair.bot is None]
    clear_the_table(room)


# the script


class Standing(NamedTuple):
    """Where the match of a lesson stands in its script."""

    table: Table
    lesson: Lesson
    number: int

    @property
    def step(self) -> Step | None:
        """None: the lesson is over, or its match is."""
        ended = self.table.over or self.number >= len(self.lesson.steps)
        return None if ended else self.lesson.steps[self.number]

    def seen(self) -> LessonView:
        of, step = len(self.lesson.steps), self.step
        if step is None:
            return LessonView(of, of, "over")
        lost = step.kind == "move" and not may(self.table, LEARNER, step.do or {})
        return LessonView(self.number, of, step.kind, step.says, step.at, lost)


def standing(room: Room) -> Standing | None:
    """None where nothing is learned now."""
    if not room.state.lesson or room.match is None:
        return None
    table = room.match.table
    return Standing(table, lesson_of(room.state.game), step_of(table.log))


def seen(room: Room) -> LessonView | None:
    found = standing(room)
    return None if found is None else found.seen()


def after_move(room: Room, seat: Seat | None, move: Move | None) -> list[Event]:
    """Where a move that the learner has just made leads in the lesson."""
    found = standing(room)
    if found is None or seat != LEARNER or move is None:
        return []
    step = script.after_move(found.lesson, found.number, move, found.table)
    return [] if step == found.number else [bookmark(found.table, step)]


async def _make(
    room: Room,
    found: Standing,
    member: str | None = None,
    command: str | None = None,
    acknowledge: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """The move of the step, if it has one, and on to the next."""
    step = found.lesson.steps[found.number]
    seat, move = script.move_of(step, found.table)
    steps: Iterator[list[Event]] = iter(())
    if move is not None:
        steps = found.table.steps(seat, move)

    def page() -> list[Event]:
        return script.turned(found.lesson, found.number, found.table)

    mover = seat if seat == LEARNER or move is not None else None
    await room.commit(steps, mover, move, member, command, acknowledge, page)


async def turn_page(
    room: Room, connection: Connection, person: Person, command: messages.Onward
) -> None:
    """What was read is behind; a move that was asked for is shown where it can be made."""
    found = standing(room)
    if found is None or room.state.chair_of(person.id) != LEARNER:
        raise Illegal("no-lesson")

    async def acknowledge() -> None:
        await room.done(connection, person, command)

    step = found.step
    if step is None or step.seat is not None or found.number != command.step:
        await acknowledge()
        return
    await _make(room, found, person.id, command.id, acknowledge)


def free_bots(room: Room) -> bool:
    """Bots play as they like where no lesson is, or where what it asks for can't be done now."""
    view = seen(room)
    return view is None or view.lost


def set_cue(room: Room) -> None:
    """When the bot of the present step moves."""
    found = standing(room)
    step = found.step if found else None
    if step is None or step.seat is None:
        room.cue = None
    elif room.cue is None:
        room.cue = room.context.moment() + max(step.least, step.pause * room.context.bot_pace)


async def follow_cue(room: Room, moment: float) -> None:
    if room.cue is None or room.cue > moment:
        return
    room.cue = None
    found = standing(room)
    step = found.step if found else None
    if found is None or step is None or step.seat is None:
        return
    await _make(room, found)
