"""The matches of the gallery: every playthrough and lesson, and bots at tables of every size.

None of it is written for a game: its options, sizes, playthroughs and lesson say what there is.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from tests.facts import facts_of, quick, with_lesson
from tests.playthrough import script, scripts
from tests.replays.matches import by_bots, plain
from tests.server.pupil import Pupil
from zmova.games import named
from zmova.server.lessons import Standing
from zmova.server.room_shapes import LessonView
from zmova.store.export import FORMAT, Export, Step
from zmova.table.event import Event
from zmova.table.host import CallOff
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.seat import Seat
from zmova.table.table import Table

LONGEST = 160
"""Steps of a match between bots; then its host breaks it off, which is a state of its own."""
BROKEN = 9
"""Steps after which a host breaks a match off."""
FEW = 5
"""Sizes of a table up to which each option is shown at each of them."""
PATIENCE = 16
"""Whimsical matches in a row that bring nothing new, after which no more are played."""

SHORT = (inspect.BoolType, inspect.LiteralType)
"""Types of fields that have a few values."""


class Recording(msgspec.Struct, frozen=True):
    id: str
    game: str
    seats: int
    options: dict[str, Any]
    match: Export
    bots: list[int | None]
    """By seat: the persona of a bot, or None for somebody at a phone."""
    lessons: list[LessonView | None] = []
    """By step, where the match is a lesson."""


class Course:
    """A match being recorded, step by step."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = [Step(table.now, plain(table.log))]

    def note(self, events: list[Event], seat: Seat | None = None, move: Any = None) -> None:
        """What the table has taken already."""
        if events:
            self.steps.append(Step(events[0].at, plain(events), seat, plain(move)))

    def recorded(self, id: str, bots: list[int | None], **more: Any) -> Recording:
        table = self.table
        game, opened = table.game, table.opened
        match = Export(FORMAT, game.name, game.version, table.commitment, self.steps)
        return Recording(id, game.name, opened.seats, opened.options, match, bots, **more)


Job = Callable[[], list[Recording]]


def of_game(game: str) -> Iterator[Job]:
    """All that is to be recorded of it; each can be done in another process."""
    for one, name in scripts():
        if one == game:
            yield partial(_played, game, name)
    if game in with_lesson():
        yield partial(_lesson, game)
    yield partial(broken_off, game)
    for id, seats, options in by_size_and_option(game):
        yield partial(played_by_bots, id, game, seats, options)
    for seats in range(named(game).fewest, named(game).most + 1):
        yield partial(whimsical, game, seats)


def _played(game: str, name: str) -> list[Recording]:
    play = script(game, name)
    course = Course(Table.deal(named(game), play.SEATS, play.SEED, play.OPTIONS, play.STACKED))
    for step in play.SCRIPT:
        if not isinstance(step, tuple):
            course.note(course.table.wait(step))
            continue
        seat, move = step
        try:
            course.note(course.table.play(seat, move), seat, move)
        except Illegal:  # a playthrough shows refusals too
            continue
    return [course.recorded(f"{game}-{name}-played", [None] * play.SEATS)]


def _lesson(game: str) -> list[Recording]:
    pupil = Pupil(game, 1)
    course, views = Course(pupil.table), [_lesson_view(pupil)]
    while not pupil.done:
        known = len(pupil.table.log)
        pupil.go_on()
        course.note(pupil.table.log[known:])
        views += [_lesson_view(pupil)] * (len(course.steps) - len(views))
    bots = [None, *pupil.lesson.bots]
    return [course.recorded(f"{game}-lesson", bots, lessons=views)]


def _lesson_view(pupil: Pupil) -> LessonView:
    return Standing(pupil.table, pupil.lesson, pupil.number).seen()


def by_size_and_option(name: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """What bots are to play: id, seats, options."""
    game = named(name)
    sizes = range(game.fewest, game.most + 1)
    for seats in sizes:
        yield f"{name}-{seats}", seats, quick(name)
    some = sizes if len(sizes) <= FEW else (game.fewest, sum(sizes) // len(sizes), game.most)
    for field, value in variants(game.options):
        for seats in some:
            options = {**quick(name), field: value}
            if possible(name, seats, options):
                yield f"{name}-{seats}-{field}-{str(value).lower()}", seats, options
    if (cards := facts_of(name).own) is not None:
        yield f"{name}-{game.most}-own", game.most, {**quick(name), "own": cards}


def possible(game: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        Table.deal(named(game), seats, 1, options)
    except BadDeal:
        return False
    return True


def variants(options: type[msgspec.Struct]) -> Iterator[tuple[str, Any]]:
    """Each value but the usual one of every option that is a yes or no, or one of a few words."""
    for field in inspect.type_info(options).fields:  # type: ignore[attr-defined]
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        for kind in kinds:
            values: tuple[Any, ...] = ()
            if isinstance(kind, inspect.BoolType):
                values = (False, True)
            elif isinstance(kind, inspect.LiteralType):
                values = kind.values
            yield from ((field.name, value) for value in values if value != field.default)


def played_by_bots(
    id: str, game: str, seats: int, options: dict[str, Any], longest: int = LONGEST
) -> list[Recording]:
    course = Course(Table.deal(named(game), seats, seats, options))
    for seat, move, events in by_bots(course.table):
        course.note(events, seat, move)
        if len(course.steps) > longest and not course.table.over:
            early = CallOff()
            course.note(course.table.play_as_host(early), None, early)
    return [course.recorded(id, [seat if seat % 2 else None for seat in range(seats)])]


def whimsical(game: str, seats: int) -> list[Recording]:
    """Matches of players who do whatever is offered, or nothing until their time is up.

    Bots never forget to move and seldom dare much. Kept are as few of them as show all that came.
    """
    brought: list[tuple[Recording, set[str]]] = []
    known: set[str] = set()
    seed = in_vain = 0
    while in_vain < PATIENCE:
        seed += 1
        course = Course(Table.deal(named(game), seats, seed, quick(game)))
        _play_by_whim(course, Random(seed))
        came = {kind for event in course.table.log for kind in kinds(event)}
        in_vain = in_vain + 1 if came <= known else 0
        if not in_vain:
            one = course.recorded(f"{game}-{seats}-whim-{seed}", [None] * seats)
            brought.append((one, came))
            known |= came
    kept = []
    for one, came in sorted(brought, key=lambda both: -len(both[1])):
        if came & known:
            kept.append(one)
            known -= came
    return kept


def kinds(event: Event) -> Iterator[str]:
    """What is special about it: its tag, and each field that is a yes, a no, a word or empty."""
    tag = str(type(event).__struct_config__.tag)
    yield tag
    for field in inspect.type_info(type(event)).fields:  # type: ignore[attr-defined]
        value = getattr(event, field.name)
        types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        if value is None or any(isinstance(kind, SHORT) for kind in types):
            yield f"{tag} {field.name} {value}"


def _play_by_whim(course: Course, whim: Random) -> None:
    table = course.table
    lazy = whim.choice([0.02, 0.2, 0.5])
    while not table.over and len(course.steps) < LONGEST:
        seats = [seat for seat in range(table.opened.seats) if table.moves(seat)]
        due = table.game.deadline(table.state)
        if due is not None and (not seats or whim.random() < lazy):
            course.note(table.wait(max(0, due.at - table.now) / 1000))
            continue
        seat = whim.choice(seats)
        offered: dict[type, list[Any]] = {}
        for move in table.moves(seat):
            offered.setdefault(type(move), []).append(move)
        move = whim.choice(offered[whim.choice(list(offered))])
        table.now += whim.randrange(4000)
        if due is not None and due.at < table.now:
            table.now = due.at
        course.note(table.play(seat, move), seat, move)


def broken_off(game: str) -> list[Recording]:
    """Its host ends a match soon after its beginning."""
    fewest = named(game).fewest
    return played_by_bots(f"{game}-{fewest}-broken", game, fewest, quick(game), BROKEN)
