"""Somebody who reads the program, sees what everybody sees, and looks at the clock.

From one open beginning many matches are dealt that differ in what is hidden alone, and the bots
play on. Of each thing that the table waited for the attacker notes how long it took and who came
first, and guesses a secret of that seat from what the most similar ones turned out to hide. It also
asks the program how long the bot is going to take, with a whim of its own: chance that comes from
what everybody sees, or from a few secrets that can all be tried, is no chance.

The attacker also sees how long the messages of that seat are, and knows which offer it took and
what it said with it. What a bot does follows from its cards, as with people, so that is measured:
how far apart its choices are in two worlds that look the same.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from tests.facts import facts_of, seats_of
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match, played
from tests.properties.secrecy import dealt, made
from zmova import Table
from zmova.arena.match import Intentions
from zmova.games import named
from zmova.server.broadcast import whole_view
from zmova.server.match import Match as ShownMatch
from zmova.server.stream import Stream
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.plan import Plan
from zmova.table.seat import Seat
from zmova.table.view import View
from zmova.table.whim import Whim

Thinks = Callable[[View, Whim, int], Plan | None]
Length = Callable[[Table, Seat], int]
BEGINNINGS = 3
LIMIT = 30
"""Seconds; everybody sees from them for whom the table waits."""
NEAREST = 3
"""So many on either side tell what one is like."""
SHUFFLES = 60
WHIMS, OTHER_WHIMS = range(12), range(12, 24)
ASKED = 0.2
"""At what part of their plans the program is asked."""


class Deed(NamedTuple):
    """What a seat did that the table waited for."""

    like: tuple[Any, ...]
    """What it can be compared with: the same kind, at the same place of the same beginning."""
    waited: int
    """Milliseconds since the table began to wait."""
    before: int
    """How many of those that the table waited for came first."""
    size: int
    """Bytes of what its owner is shown then beyond what everybody is, as they are on the line."""
    hid: bool


class Watched(NamedTuple):
    deeds: list[Deed]
    asked: int
    foreseen: int
    """How often the program told how long it would take."""


class Scales(NamedTuple):
    """A device that only weighs what comes."""

    sizes: list[int]

    async def send(self, message: bytes) -> None:
        self.sizes.append(len(message))


def on_the_line(table: Table, seat: Seat) -> int:
    """By how much the seat's whole view is longer than an onlooker's when both are sent."""
    match, scales = ShownMatch("", table), Scales([])
    for viewer in (None, seat):
        stream = Stream()
        stream.sink = scales
        with suppress(StopIteration):  # nobody is waited for
            whole_view(match, viewer, stream, table.now).send(None)
    return scales.sizes[1] - scales.sizes[0]


def watched(
    game: str, thinks: Thinks, matches: int, enough: int, length: Length = on_the_line
) -> Watched:
    """What bots do in so many matches, the first few duties of each."""
    rules, oracle = named(game), oracle_of(game)
    limits = {name: LIMIT for name in rules.limits if name.endswith("_seconds")}
    watch = Watch(game, thinks, length)
    for beginning in range(BEGINNINGS):
        options = {**oracle.options(Random(beginning)), **facts_of(game).bench, **limits}
        real = Table.deal(rules, seats_of(game), beginning, options)
        for number in range(matches // BEGINNINGS):
            twin = oracle.twin(real, [], None, Random(number))
            table = Table.deal(rules, seats_of(game), twin.seed, options, twin.stacked)
            watch.play(table, beginning, enough)
    return Watched(watch.deeds, watch.asked, watch.foreseen)


class Watch:
    """Bots play; every one thinks anew when it was told something, as in a room."""

    def __init__(self, game: str, thinks: Thinks, length: Length) -> None:
        self.facts = facts_of(game)
        self.thinks = thinks
        self.length = length
        self.deeds: list[Deed] = []
        self.asked = self.foreseen = 0
        self.rng = Random(game)

    def play(self, table: Table, beginning: int, enough: int) -> None:
        intentions, duty = Intentions(), Duty()
        events, mover = list[Event](), None
        until = len(self.deeds) + enough
        for _ in range(40 * enough):
            if table.over or len(self.deeds) >= until:
                break
            duty.look(table)
            for seat in range(table.opened.seats):
                if not events or seat == mover or table.tells(events, seat):
                    intentions.form(seat, self.plan(table, seat), table.now)
            due, deadline = intentions.due(), table.game.deadline(table.state)
            if due is None or (deadline is not None and deadline.at <= due):
                assert deadline is not None, "everybody waits"
                events, mover = table.wait(max(0, deadline.at - table.now) / 1000), None
                continue
            mover, move = intentions.take(due)
            table.now = max(table.now, due)
            if mover in duty.waiting and kind(move) not in self.facts.own_pace:
                like = (beginning, duty.number, mover, kind(move))
                waited, hid = table.now - duty.since[mover], self.facts.secret(table.view(mover))
                size = self.length(table, mover)
                self.deeds.append(Deed(like, waited, duty.done, size, hid))
            events = table.play(mover, move)

    def plan(self, table: Table, seat: Seat) -> Plan | None:
        view = table.view(seat)
        plan = self.thinks(view, table.whim(seat), seat)
        if plan is not None and self.rng.random() < ASKED:
            guess = self.thinks(view, Whim("a guess", len(table.log)), seat)
            self.asked += 1
            self.foreseen += guess is not None and guess.seconds == plan.seconds
        return plan


def kind(move: Move) -> str:
    return str(type(move).__struct_config__.tag)


class Duty:
    """For whom everybody sees the table wait."""

    def __init__(self) -> None:
        self.number = 0
        self.waiting: set[Seat] = set()
        self.since: dict[Seat, int] = {}
        self.all: set[Seat] = set()

    def look(self, table: Table) -> None:
        deadline = table.game.deadline(table.state)
        waiting = set() if deadline is None else set(deadline.seats)
        if not waiting <= self.waiting:
            self.number += 1
            self.all = waiting
            self.since = dict.fromkeys(waiting, table.now)
        elif len(waiting) == len(self.waiting) == 1:  # the next duty of the same seat
            self.since = dict.fromkeys(waiting, table.now)
        self.waiting = waiting

    @property
    def done(self) -> int:
        return len(self.all - self.waiting)


def advantage(deeds: list[Deed], sight: Callable[[Deed], int]) -> float:
    """By how many standard deviations guesses from that sight beat guesses without it."""
    groups: dict[Any, list[Deed]] = {}
    for deed in sorted(deeds, key=sight):
        groups.setdefault(deed.like, []).append(deed)
    seen = [[sight(deed) for deed in group] for group in groups.values()]
    secrets = [[deed.hid for deed in group] for group in groups.values()]
    rng = Random(0)
    mixed = [
        guesses(seen, [rng.sample(group, len(group)) for group in secrets]) for _ in range(SHUFFLES)
    ]
    alike, later = (
        (real - fmean(chance)) / (pstdev(chance) or 1.0)
        for real, chance in zip(guesses(seen, secrets), zip(*mixed, strict=True), strict=True)
    )
    return max(alike, abs(later))


def guesses(seen: list[list[int]], secrets: list[list[bool]]) -> tuple[int, int]:
    """How many are guessed right from those beside them, and how late all with the secret were."""
    later = sum(
        what * hid
        for group, hidden in zip(seen, secrets, strict=True)
        for what, hid in zip(group, hidden, strict=True)
    )
    return sum(map(right_guesses, secrets)), later


def right_guesses(secrets: list[bool]) -> int:
    right = 0
    for place, secret in enumerate(secrets):
        near = secrets[max(0, place - NEAREST) : place] + secrets[place + 1 : place + 1 + NEAREST]
        hidden = sum(near)
        right += 2 * hidden != len(near) and (2 * hidden > len(near)) == secret
    return right


def alike(game: str, thinks: Thinks, plans: int) -> tuple[Counter[str], Counter[str]]:
    """How often a bot means to do something of each kind in two worlds that look the same, with the
    same whim; and how often after another time."""
    both, differ = Counter[str](), Counter[str]()
    for seed in count():
        if both.total() >= plans:
            break
        match, rng = played(game, seed), Random(seed)
        cut = rng.randrange(len(match.steps))
        for one, other in worlds(match, cut, rng):
            for whim in range(3):
                here, there = (thinks(view, Whim(whim), whim) for view in (one, other))
                if here and there and kind(here.move) == kind(there.move):
                    both[kind(here.move)] += 1
                    differ[kind(here.move)] += here.seconds != there.seconds
    return both, differ


def telling(game: str, thinks: Thinks, pairs: int, kinds: tuple[str, ...] = ()) -> float:
    """How far apart what a bot does is in two worlds that look the same to the others and differ in
    its secret, from 0 (as chance has it) to 1 (it tells which world it is).

    Which offer it takes, when it chooses the moment itself, and what it says with it, each over
    the same whims; `kinds`: only these moves, all else counts as one.
    """
    secret, apart = facts_of(game).secret, list[float]()
    for seed in count():
        if len(apart) >= pairs:
            break
        match, rng = played(game, seed), Random(seed)
        for one, other in worlds(match, rng.randrange(len(match.steps)), rng):
            if not one.choices or kinds_of(one) != kinds_of(other) or secret(one) == secret(other):
                continue  # whether there is anything to do may follow from the cards
            here, again, there = (
                Counter(did(game, view, thinks(view, Whim(whim), 0), kinds) for whim in whims)
                for view, whims in ((one, WHIMS), (one, OTHER_WHIMS), (other, OTHER_WHIMS))
            )
            apart.append(distance(here, there) - distance(here, again))
    return fmean(apart)


def kinds_of(view: View) -> list[str]:
    return [str(type(one).__struct_config__.tag) for one in view.choices]


def did(game: str, view: View, plan: Plan | None, kinds: tuple[str, ...]) -> Any:
    if plan is None or (kinds and kind(plan.move) not in kinds):
        return None
    template = named(game).template(plan.move)
    taken = view.choices.index(template) if template in view.choices else None
    if kind(template) in facts_of(game).shows:
        taken = None
    own_pace = kind(plan.move) in facts_of(game).own_pace
    return kind(plan.move), taken, plan.phrase, round(plan.seconds) if own_pace else 0


def distance(one: Counter[Any], other: Counter[Any]) -> float:
    """Of two distributions, from 0 to 1."""
    return sum(abs(one[key] - other[key]) for key in one | other) / (2 * one.total())


def worlds(match: Match, cut: int, rng: Random) -> Iterator[tuple[View, View]]:
    """What each seat sees there and in a twin of the match."""
    opened, steps = match.table.opened, match.steps[:cut]
    here = dealt(match, bytes.fromhex(opened.seed), opened.stacked)
    for step in steps:
        if step.accepted:
            made(here, step)
    twin = match.oracle.twin(here, steps, None, rng)
    there = dealt(match, twin.seed, twin.stacked)
    for index, step in enumerate(steps):
        if step.accepted and index not in twin.without:
            made(there, step._replace(move=twin.moves.get(index, step.move)))
    for seat in range(opened.seats):
        yield here.view(seat), there.view(seat)
