"""The file of a lesson: the seats, the deal, and what happens step by step.

Pure: where a table stands in its lesson follows from its log alone, by bookmarks in it that nobody
hears.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from zmova.games import folder, named
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat
from zmova.table.table import Table
from zmova.table.talk import Said

LEARNER: Seat = 0
BOOKMARK = re.compile(r"lesson-(\d+)")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner reads (`says`), or is asked for a move (`do`); or a bot of the lesson moves."""

    says: str | None = None
    """A phrase of the game's lesson catalogue."""
    at: list[str] = []
    """What the phrase points at: the last of these that is on the page."""
    seat: Seat | None = None
    """Of the bot that moves here."""
    do: dict[str, Any] | None = None
    free: list[str] = []
    """Fields of the move that the learner may fill in otherwise."""
    pause: float = 1.4
    """Seconds before a bot's move, at the server's pace, and `least` at any pace."""
    least: float = 0.0
    when: dict[str, Any] | None = None
    """Only where such an event has happened, and `unless`: only where none has."""
    unless: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.seat is None and self.says is None:
            raise ValueError("a step says something, or is a bot's")
        if self.seat is not None and (self.do is None or self.seat == LEARNER):
            raise ValueError("a bot's step has a move, and is not the learner's")

    @property
    def kind(self) -> Literal["read", "move", "watch"]:
        if self.seat is not None:
            return "watch"
        return "read" if self.do is None else "move"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner sits on the first chair, then the bots by their personas."""

    bots: list[int]
    steps: list[Step]
    options: dict[str, Any] = {}
    stacked: dict[str, Any] = {}


@cache
def lesson_of(game: str) -> Lesson:
    source = folder(game).joinpath("content", "lesson.toml")
    if not source.is_file():
        raise Illegal("no-such-lesson")
    return msgspec.convert(tomllib.loads(source.read_text("utf-8")), Lesson)


def timeless(game: str, lesson: Lesson) -> dict[str, Any]:
    """Its options, and no limits of time but those that it names."""
    return {**dict.fromkeys(named(game).limits), **lesson.options}


# where the table stands


def bookmark(table: Table, step: int) -> Said:
    """A line of the learner's that nobody hears."""
    return Said(table.now, LEARNER, "all", [], None, f"lesson-{step}")


def read_bookmark(event: Event) -> int | None:
    if isinstance(event, Said) and event.hearers == [] and event.phrase is not None:
        found = BOOKMARK.fullmatch(event.phrase)
        return int(found[1]) if found else None
    return None


def step_of(log: list[Event]) -> int:
    return next((step for event in reversed(log) if (step := read_bookmark(event)) is not None), 0)


# where it goes from there


def fits(pattern: dict[str, Any], thing: Event | Move) -> bool:
    """Fields as the pattern has them; where it has a list, all of that are among them."""
    told = msgspec.to_builtins(thing)
    return all(_fits(value, told.get(field)) for field, value in pattern.items())


def _fits(value: Any, told: Any) -> bool:
    if isinstance(value, list) and isinstance(told, list):
        return all(one in told for one in value)
    return bool(value == told)


def happened(pattern: dict[str, Any], log: Iterable[Event]) -> bool:
    return any(fits(pattern, event) for event in log)


def counts(step: Step, log: list[Event]) -> bool:
    if step.when is not None and not happened(step.when, log):
        return False
    return step.unless is None or not happened(step.unless, log)


def onward(lesson: Lesson, step: int, log: list[Event]) -> int:
    """The next step that counts after this one; past the last one the lesson is over."""
    later = range(step + 1, len(lesson.steps))
    return next((n for n in later if counts(lesson.steps[n], log)), len(lesson.steps))


def may(table: Table, seat: Seat, move: dict[str, Any] | Move) -> bool:
    try:
        table.check(seat, move)
    except Illegal:
        return False
    return True


def after_move(lesson: Lesson, step: int, move: Move, later: Table) -> int:
    """Where the learner's own move leads, `later` being the table after it.

    What was asked for is done; so it is where it was done in another way and can't be repeated.
    """
    for number in _pages_and_what_they_ask(lesson, step, later.log):
        asked = lesson.steps[number]
        if asked.do is None or asked.do["type"] != msgspec.to_builtins(move)["type"]:
            continue
        wanted = {field: value for field, value in asked.do.items() if field not in asked.free}
        if fits(wanted, move) or not may(later, LEARNER, asked.do):
            return onward(lesson, number, later.log)
    return step


def _pages_and_what_they_ask(lesson: Lesson, step: int, log: list[Event]) -> Iterator[int]:
    """This step and those after it, up to the next that asks: nobody must read before moving."""
    while step < len(lesson.steps) and lesson.steps[step].seat is None:
        yield step
        if lesson.steps[step].kind == "move":
            return
        step = onward(lesson, step, log)


def move_of(step: Step, table: Table) -> tuple[Seat, Move | None]:
    """Whose step it is, and its move where it has one that can be made now."""
    seat = LEARNER if step.seat is None else step.seat
    move = None if step.do is None else _move(table, seat, step.do, alike=step.seat is not None)
    return seat, move


def turned(lesson: Lesson, number: int, table: Table) -> list[Event]:
    """That the step is done, and which is the next."""
    return [bookmark(table, onward(lesson, number, table.log))]


def _move(table: Table, seat: Seat, do: dict[str, Any], alike: bool) -> Move | None:
    """A bot whose move can't be made makes one of its kind, as it would by itself."""
    if may(table, seat, do):
        return table.read(do)
    kind = {"type": do["type"]}
    others = [move for move in table.moves(seat) if alike and fits(kind, move)]
    plan = table.game.plan(table.view(seat), table.whim(seat)) if others else None
    if plan is not None and table.game.template(plan.move) in others:
        return plan.move
    return others[0] if others else None
