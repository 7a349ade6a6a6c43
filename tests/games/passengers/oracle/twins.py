"""Other matches of Passengers that a viewer can't tell from the one it is in.

From the real deal a random walk: two hidden cards change places, somebody picks another card. A
step that changes what the viewer has learned is taken back; the others lead to a twin.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.games.passengers.oracle.course import Course
from tests.games.passengers.oracle.knowledge import Lore, World, lore
from tests.games.passengers.oracle.printed import DECK, kind
from tests.properties.oracle import Twin
from zmova import Table
from zmova.table.seat import Viewer

WALK = 40
Made = tuple[int, int, dict[str, Any]]
"""A move that was accepted: the number of its step, its seat, its JSON shape."""
Slot = tuple[list[str], int, str]
"""A hidden card: the pile that it lies in, its place there, and how it got there."""


def twin(table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
    course = Course(table)
    made: list[Made] = [
        (index, step.seat, msgspec.to_builtins(step.move))
        for index, step in enumerate(steps)
        if step.accepted and step.seat is not None
    ]
    picked = [one for one in made if one[2]["type"] in ("place", "show") or is_offer(one[2])]
    dealt = msgspec.to_builtins(table.log[1])
    real = World(dealt["hands"], dealt["shadows"], [move["card"] for _, _, move in picked])
    world = walk(course, real, viewer, rng)
    picks = {
        index: {**move, "card": pick}
        for (index, _, move), pick in zip(picked, world.picks, strict=True)
        if pick != move["card"]
    }
    ballots, without = revoted(course, made, viewer, rng)
    whispers = dict(rephrased(course, made, viewer))
    differs = set(compared(course, *(lore(course, each, viewer) for each in (real, world))))
    if any(kind(a[0]) != kind(b[0]) for a, b in zip(real.hands, world.hands, strict=True)):
        differs.add("factions")
    changed = {"picks": picks, "ballots": ballots, "second thoughts": without}
    changed |= {"whispers": whispers}
    differs |= {name for name, moves in changed.items() if moves}
    stacked = {"hands": world.hands, "coin": dealt["coin"]}
    stacked |= {"shadows": world.shadows} if course.seats == 4 else {}
    moves = {**picks, **ballots, **whispers}
    return Twin(rng.randrange(1 << 40), stacked, moves, differs, without)


def is_offer(move: dict[str, Any]) -> bool:
    """Trade is the one gift that names a hand card."""
    return move["type"] == "gift" and "card" in move


# the cards


def walk(course: Course, world: World, viewer: Viewer, rng: Random) -> World:
    known = lore(course, world, viewer).learned
    for _ in range(WALK):
        other = World([[*hand] for hand in world.hands], [*world.shadows], [*world.picks])
        for _ in range(rng.choice([1, 1, 2, 3])):
            if rng.random() < 0.7:
                exchange(other, viewer, rng)
            else:
                repick(course, other, viewer, rng)
        if lore(course, other, viewer).learned == known:
            world = other
    return world


def exchange(world: World, viewer: Viewer, rng: Random) -> None:
    """Two cards change places where the deal stays one that P2-P4 allow."""
    dealt = [card for pile in (*world.hands, world.shadows) for card in pile]
    rest = [*(DECK - Counter(dealt)).elements()]
    slots = [*hidden(world, viewer), *((rest, index, "rest") for index in range(len(rest)))]
    (one, here, why), (other, there, because) = rng.sample(slots, 2)
    if why == because != "rest" or kind(one[here]) == kind(other[there]):
        one[here], other[there] = other[there], one[here]


def hidden(world: World, viewer: Viewer) -> Iterator[Slot]:
    for seat, hand in enumerate(world.hands):
        if seat != viewer:
            yield hand, 0, "faction"
            yield hand, 1, f"hand {seat}"
            yield hand, 2, f"hand {seat}"
    for index in range(len(world.shadows)):
        yield world.shadows, index, "shadow"


def repick(course: Course, world: World, viewer: Viewer, rng: Random) -> None:
    """Another seat chose another card of its hand."""
    picks = [deed for deed in course.deeds if deed.hand]
    if picks:
        number = rng.randrange(len(picks))
        if picks[number].who[0] != viewer:
            world.picks[number] = rng.randrange(picks[number].hand)


def compared(course: Course, here: Lore, there: Lore) -> Iterator[str]:
    """In which secrets two worlds differ now."""
    groups = {
        "in play": course.boats.values(),
        "afterlands": course.crossed,
        "sunk": course.sunk,
        "shadows": course.shadows,
    }
    for name, ids in groups.items():
        if any(here.aboard[id] != there.aboard[id] for id in ids):
            yield name
    if any(sorted(a) != sorted(b) for a, b in zip(here.hands, there.hands, strict=True)):
        yield "hands"
    if here.pile != there.pile:
        yield "shadows"
    if here.unseen != there.unseen:
        yield "seen by others"


# ballots and whispers


def revoted(
    course: Course, made: list[Made], viewer: Viewer, rng: Random
) -> tuple[dict[int, dict[str, Any]], frozenset[int]]:
    """P19: other ballots in the vote that is on, and second thoughts that nobody had there.

    One's own is left as it was, and one cast openly."""
    others, without = {}, set()
    for seat in sorted({*course.ballots} - {viewer, course.first}):
        votes = [(n, move) for n, who, move in made if who == seat and move["type"] == "vote"]
        chosen = votes[-course.ballots[seat] :]
        if rng.random() < 0.6:
            for index, move in chosen:
                boat = "wolf" if move["boat"] == "raven" else "raven"
                others[index] = {"type": "vote", "boat": boat}
        if rng.random() < 0.6:
            without |= {index for index, _ in chosen[rng.randint(1, len(chosen)) :]}
    return others, frozenset(without)


def rephrased(course: Course, made: list[Made], viewer: Viewer) -> Iterator[Any]:
    """Whisper: other words between two others."""
    lines = [index for index, _, move in made if move.get("to") == "whisper"]
    for index, pair in zip(lines, course.whispers, strict=True):
        if viewer not in pair:
            yield index, {"type": "say", "text": "something else", "to": "whisper"}
