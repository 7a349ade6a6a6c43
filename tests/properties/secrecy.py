"""The check that matters most: whatever a viewer gets is the same where it may not know better.

A match is played at random. At some moment the oracle deals a twin of it: another match that
this viewer can't tell from the first. The same steps are made at both tables, and all that the
viewer gets at either (notices, views, offers, refusals, talk, the moments when the table moves by
itself) must be the same to the byte.
"""

from copy import copy
from math import floor
from random import Random
from typing import Any

import zmova
from tests.properties.oracle import Twin
from tests.properties.playing import Match, Step, repeat
from zmova import Illegal, Table
from zmova.table.event import Event
from zmova.table.seat import Viewer

TALK = [{"type": "say", "text": "hm", "to": to} for to in ("all", "team", "whisper")]
PROBES = 80
"""How many moves a viewer tries at the end, of all that there might be."""


class Leak(AssertionError):
    """A viewer was told what it may not know."""


def refusal(table: Table, viewer: Viewer, move: Any) -> str:
    """What the viewer would be told; that a move is accepted tells no more than its offer."""
    if viewer is None:
        return ""
    try:
        table.check(viewer, move)
    except Illegal as refused:
        return f"{refused.key} {refused.params!r}"
    return "accepted"


def reached(table: Table, viewer: Viewer, events: list[Event], probe: Any) -> bytes:
    """All that gets to the viewer in one step."""
    notices = [table.notice(event, viewer) for event in events]
    return zmova.encode(
        [
            [notice for notice in notices if notice is not None],
            table.view(viewer),
            next_moment(table, viewer),
            refusal(table, viewer, probe),
        ]
    )


def next_moment(table: Table, viewer: Viewer) -> int | None:
    """When the table next moves by itself, as far as this viewer will notice.

    A game where it may move unnoticed by some keeps states that a plain copy makes two of.
    """
    game, state = table.game, table.state
    while (due := game.deadline(state)) is not None and not due.seats:
        events = game.decide_timeout(state, max(due.at, table.now), table.throw())
        if not events or table.tells(events, viewer):
            break
        state = copy(state)
        while events:
            for event in events:
                game.evolve(state, event)
            events = game.follow(state, max(due.at, table.now), table.throw())
    return None if due is None else due.at


def check(match: Match, viewer: Viewer, cut: int, rng: Random) -> Twin:
    """Compares the first `cut` steps of a match with those of a twin; raises Leak."""
    steps = match.steps[:cut]
    opened = match.table.opened
    here = dealt(match, bytes.fromhex(opened.seed), opened.stacked)
    so_far = match.table.log[: match.lengths[cut - 1] if cut else len(here.log)]
    twin = match.oracle.twin(Table.replay(match.make(), so_far), steps, viewer, rng)
    there = dealt(match, twin.seed, twin.stacked)
    probes = [*match.oracle.universe(here), *match.oracle.nonsense(here), *TALK]
    same("the deal", *(reached(table, viewer, table.log, None) for table in (here, there)))
    for index, step in enumerate(steps):
        if step.seat != viewer and not step.accepted:
            continue  # what others tried in vain leaves no trace (G5)
        probe = probes[index % len(probes)] if step.accepted else step.move
        another = step._replace(move=twin.moves.get(index, step.move))
        events = [] if index in twin.without else made(there, another)
        same(
            f"step {index}: {step}",
            reached(here, viewer, made(here, step), probe),
            reached(there, viewer, events, probe),
        )
    for probe in rng.sample(probes, min(PROBES, len(probes))):
        answers = [refusal(table, viewer, probe).encode() for table in (here, there)]
        same(f"trying {probe}", *answers)
    same("talk", zmova.encode(here.talk(viewer)), zmova.encode(there.talk(viewer)))
    return twin


def dealt(match: Match, seed: int | bytes, stacked: dict[str, Any]) -> Table:
    opened = match.table.opened
    return Table.deal(match.make(), opened.seats, seed, opened.options, stacked, opened.salts)


def made(table: Table, step: Step) -> list[Event]:
    """The step at this table; what was accepted here must be accepted at the twin."""
    try:
        return repeat(table, step)
    except Illegal as refused:
        if step.accepted:
            raise Leak(f"{step} is refused at one table: {refused}") from None
        return []


def same(when: str, here: bytes, there: bytes) -> None:
    if here != there:
        raise Leak(f"{when}\n  here:  {here.decode()}\n  there: {there.decode()}")


def search(match: Match, rng: Random, cuts: float) -> list[tuple[str, Twin]]:
    """Checks the viewers of a played match at a few moments, rare ones as often as others.

    Each twin comes with what had just happened, and to whose eyes."""
    moments: dict[str, list[int]] = {"the deal": [0]}
    for index, length in enumerate(match.lengths):
        kind = type(match.table.log[length - 1]).__name__
        moments.setdefault(kind, []).append(index + 1)
    twins = []
    for viewer in (None, *range(match.table.opened.seats)):
        for _ in range(floor(cuts) + (cuts % 1 > 0 and rng.random() < cuts % 1)):
            kind = rng.choice(list(moments))
            cut = rng.choice(moments[kind])
            whose = "an onlooker" if viewer is None else "a seat"
            try:
                twins.append((f"{kind}, to {whose}", check(match, viewer, cut, rng)))
            except Leak as leak:
                leak.add_note(f"viewer {viewer}, after {cut} steps")
                raise
    return twins
