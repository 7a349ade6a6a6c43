"""Who may say what in Passengers: P12, and the gifts that hush and let whisper."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.passengers.oracle.course import Course
from tests.games.passengers.oracle.printed import COLORS
from tests.games.passengers.oracle.wishes import SPOTS
from tests.properties.oracle import Saying
from zmova import Table

WORDS = ["Це душа!", "Trust me.", "x", "…", " ", "\u202ehm\n", "a" * 280]
KINDS = ["soul", "demon", "yaesther"]


def something(table: Table, rng: Random) -> tuple[int, dict[str, Any]]:
    """Anybody says anything; two who may whisper mostly do."""
    course = Course(table)
    if course.pair and rng.random() < 0.7:
        words = rng.choice([word for word in WORDS if word.strip()])
        return rng.choice(sorted(course.pair)), {"type": "say", "text": words, "to": "whisper"}
    wish: dict[str, Any] = rng.choice(
        [
            {"type": "say", "text": rng.choice(WORDS)},
            {"type": "say", "phrase": "suspicious"},
            {"type": "say", "text": "psst", "to": rng.choice(["all", "team", "whisper"])},
            claim(rng),
            claim(rng),
            claim(rng),
        ]
    )
    return rng.randrange(course.seats), wish


def claim(rng: Random) -> dict[str, Any]:
    told = {"kind": rng.choice([None, *KINDS]), "color": rng.choice([None, *COLORS])}
    return {"type": "claim", **rng.choice(SPOTS), **told}


def sayings(table: Table) -> Iterator[Saying]:
    """A hushed seat says nothing; a claim needs a passenger in play; a whisper needs the gift."""
    course = Course(table)
    for seat in range(course.seats):
        free = seat not in course.hushed
        yield Saying(seat, {"type": "say", "text": "hm"}, free)
        yield Saying(seat, {"type": "say", "phrase": "suspicious"}, free)
        whispers = free and seat in course.pair
        yield Saying(seat, {"type": "say", "text": "hm", "to": "whisper"}, whispers)
        for number, spot in enumerate(SPOTS[seat % 2 :: 2]):
            wish = {"type": "claim", **spot, "kind": KINDS[number % 3], "color": COLORS[seat % 3]}
            there = (spot["boat"], spot["space"]) in course.boats
            yield Saying(seat, wish, free and there and not course.over)
