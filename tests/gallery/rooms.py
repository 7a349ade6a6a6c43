"""The rooms of the gallery, made by the same code that makes a server's."""

from collections.abc import Set
from typing import Any

from tests.gallery.matches import Recording
from zmova.games import named
from zmova.replays.moments import retold
from zmova.server import evening, room_state
from zmova.server.broadcast import room_view
from zmova.server.match import Match
from zmova.server.presence import Presence
from zmova.server.room_shapes import LessonView, RoomView
from zmova.server.room_state import Chair, Person, RoomState, new_room
from zmova.table.table import Table

CODE = "bababa"
MATCH = "0123456789abcdef"
NAMES = [
    *("Оленка", "Pete", "Богдан-Максиміліян 🦊", "Ївга", "Ada", "Щастислава Ґудзь", "Тарас"),
    *("Zoë", "Наталочка", "Wolfeschlegelsteinha", "Марко", "ليلى", "Гриць"),
]
"""As people write them: short and as long as they may be, in several scripts."""


def person(number: int) -> Person:
    mask = [number % 10, (3 * number + 1) % 10, (7 * number + 2) % 10, number % 4]
    form = (None, "m", "f")[number % 3]
    return Person(f"p{number}", f"s{number}", NAMES[number % len(NAMES)], mask, form)  # type: ignore[arg-type]


def gathered(game: str, people: int, bots: int = 0, **options: Any) -> RoomState:
    room = new_room(CODE, game)
    room.seed = "5e" * 32
    room.options = {**room.options, **options}
    for number in range(people):
        room_state.enter(room, person(number), 40)
    for _ in range(bots):
        room_state.add_bot(room)
    return room


def around(recording: Recording) -> tuple[RoomState, Table]:
    """The room in which a recording was played, its match over, and the table at its end."""
    room = gathered(recording.game, 0)
    room.options = recording.options
    for seat, bot in enumerate(recording.bots):
        if bot is None:
            one = person(seat)
            room.people.append(one)
            room.chairs.append(Chair(member=one.id))
        else:
            room.chairs.append(Chair(bot=bot))
    room.host = room.people[0].id
    room.match, room.lesson = MATCH, bool(recording.lessons)
    *_, (_, table, _) = retold(recording.match)
    return room, table


def played(recording: Recording) -> tuple[RoomState, RoomState]:
    """The room during the match and after it."""
    room, table = around(recording)
    during, after = room.copy(), room.copy()
    during.phase = after.phase = "playing"
    if table.over:
        after.phase = "over"
        last = recording.match.steps[-1]
        early = last.seat is None and last.move is not None
        evening.write_down(after, Match(MATCH, table), early)
    return during, after


def shown(
    room: RoomState,
    lesson: LessonView | None = None,
    away: Set[str] = frozenset(),
    stewarded: Set[str] = frozenset(),
) -> RoomView:
    here = Presence(0.0, [])
    here.connections = {one.id: None for one in room.people if one.id not in away}  # type: ignore[misc]
    here.stewarded = set(stewarded)
    return room_view(room, here, lesson)


def note(room: RoomState) -> dict[str, Any]:
    """What is told of a room before one comes in."""
    free = named(room.game).most - len(room.chairs) if room.phase == "lobby" else 0
    link = f"http://192.0.2.7:8000/r/{CODE}"
    told = {"code": CODE, "game": room.game, "phase": room.phase, "link": link}
    return {**told, "people": len(room.people), "free": free, "lesson": room.lesson}
