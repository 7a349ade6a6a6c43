"""Twin worlds: matches that differ only in what a viewer may not know look the same to it (G3).

As `tests/properties/secrecy.py` compares them, with one replay of a match for all its twins: what
every viewer gets in it is worked out once, and each twin is looked at by the one that it was dealt
for and by an onlooker (a television is one), who knows nothing that a seat does not.

What is counted: a twin world before a viewer that may not tell it from the match, over all steps up
to the one for which it was dealt. A world that is looked at by a seat and by an onlooker is two.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import zmova
from campaigns.campaign import DONE, Campaign, Figures, has, number
from tests.properties.oracle import Twin, oracle_of
from tests.properties.playing import Match
from tests.properties.secrecy import TALK, Leak, dealt, made, next_moment, refusal, same
from zmova import Table
from zmova.games import named, names
from zmova.table.event import Event
from zmova.table.seat import Viewer

CUTS = 4
"""At how many moments of a match each viewer gets a twin: all seats, and those who look on."""
TRIED = 8
"""How many moves a viewer tries in each twin at that moment, of all that there might be."""
LOOKS_ON: Viewer = None
ALIKE = "worlds that differ in nothing"


class Compared(NamedTuple):
    """One twin that was told apart by nobody who may not."""

    twin: Twin
    by: tuple[Viewer, ...]
    moments: int
    """How often what it was told was compared, by one viewer at one step."""


def run(batch: int) -> Figures:
    games = names()
    game, seed = games[batch % len(games)], batch // len(games)
    match = Match(lambda: named(game), oracle_of(game), seed).played()
    compared = [*compare(match, Random(seed))]
    looked = sum(len(one.by) for one in compared)
    return {
        DONE: looked,
        "matches": 1,
        "worlds dealt": len(compared),
        ALIKE: sum(not one.twin.differs for one in compared),
        "looked at by an onlooker": len(compared),
        "looked at by a seat": looked - len(compared),
        "moments compared": sum(one.moments for one in compared),
        f"{game} with {match.table.opened.seats}": looked,
    }


def judge(figures: Figures, _: float) -> list[str]:
    """Every game at every size, and twins that differ in something."""
    sizes = [
        f"{game} with {seats}"
        for game in names()
        for seats in range(named(game).fewest, named(game).most + 1)
    ]
    share = number(figures, ALIKE) / number(figures, "worlds dealt")
    alike = [f"{share:.0%} of the twins differ in nothing, 15 % may"] if share > 0.15 else []
    return [*has(figures, *sizes), *alike]


def compare(match: Match, rng: Random) -> Iterator[Compared]:
    """Replays a match once; at some moments every viewer gets a twin of it. Raises Leak."""
    opened = match.table.opened
    viewers: tuple[Viewer, ...] = (LOOKS_ON, *range(opened.seats))
    here = dealt(match, bytes.fromhex(opened.seed), opened.stacked)
    probes = [*match.oracle.universe(here), *match.oracle.nonsense(here), *TALK]
    told = [reached(here, viewers, here.log, None)]
    cuts = moments(match, rng)
    for index, step in enumerate([None, *match.steps]):
        if step is not None:
            probe = probes[index % len(probes)] if step.accepted else step.move
            told.append(reached(here, viewers, made(here, step), probe))
        for viewer in viewers * cuts.count(index):
            try:
                yield check(match, here, told, viewer, probes, rng)
            except Leak as leak:
                leak.add_note(f"viewer {viewer}, after {index} steps, seed {opened.seed}")
                raise


def moments(match: Match, rng: Random) -> list[int]:
    """After how many steps twins are dealt: what is rare in a match as often as what is not."""
    kinds: dict[str, list[int]] = {"the deal": [0]}
    for index, length in enumerate(match.lengths):
        kinds.setdefault(type(match.table.log[length - 1]).__name__, []).append(index + 1)
    return [rng.choice(kinds[rng.choice([*kinds])]) for _ in range(CUTS)]


Told = dict[Viewer, bytes]


def check(
    match: Match, here: Table, told: list[Told], viewer: Viewer, probes: list[Any], rng: Random
) -> Compared:
    """A twin that the viewer can't tell from the match as far as it has come, step by step."""
    steps = match.steps[: len(told) - 1]
    twin = match.oracle.twin(here, steps, viewer, rng)
    there = dealt(match, twin.seed, twin.stacked)
    by = (LOOKS_ON,) if viewer is LOOKS_ON else (LOOKS_ON, viewer)
    moments = 0

    def compared(index: int, events: list[Event], probe: Any, who: tuple[Viewer, ...]) -> int:
        for one, got in reached(there, who, events, probe).items():
            if got != told[index][one]:
                same(f"step {index}, viewer {one}", told[index][one], got)
        return len(who)

    moments += compared(0, there.log, None, by)
    for index, step in enumerate(steps):
        who = by if step.accepted else tuple(one for one in by if one == step.seat)
        if not who:
            continue  # what others tried in vain leaves no trace (G5)
        probe = probes[(index + 1) % len(probes)] if step.accepted else step.move
        another = step._replace(move=twin.moves.get(index, step.move))
        events = [] if index in twin.without else made(there, another)
        moments += compared(index + 1, events, probe, who)
    for probe in rng.sample(probes, min(TRIED, len(probes))):
        answers = [refusal(table, viewer, probe).encode() for table in (here, there)]
        same(f"trying {probe}", *answers)
    for one in by:
        same("talk", zmova.encode(here.talk(one)), zmova.encode(there.talk(one)))
    return Compared(twin, by, moments)


def reached(table: Table, viewers: tuple[Viewer, ...], events: list[Event], probe: Any) -> Told:
    """All that gets to each viewer in one step; what is public is worked out once for all."""
    game, state = table.game, table.state
    public = zmova.encode(game.public(state))
    told: Told = {}
    for viewer in viewers:
        notices = [table.notice(event, viewer) for event in events]
        own = None if viewer is None else (game.private(state, viewer), [*table.offers(viewer)])
        heard = [notice for notice in notices if notice is not None]
        told[viewer] = public + zmova.encode(
            [heard, own, next_moment(table, viewer), refusal(table, viewer, probe)]
        )
    return told


TWINS = Campaign(
    "What a viewer gets depends on nothing that it may not know: seats, onlookers, televisions.",
    unit="twin worlds, each before a viewer",
    amount=1_000_000,
    run=run,
    judge=judge,
)
