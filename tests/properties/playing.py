"""Random matches of any game: seats, every kind of move, talk, nonsense, waiting, and hosts."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import zmova
from tests.facts import early
from tests.long import LONG
from tests.properties.oracle import Oracle, oracle_of
from zmova import Illegal, Table
from zmova.games import named
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.host import CallOff, HostMoves, Relimit
from zmova.table.move import Move
from zmova.table.seat import Seat

FOLD = 80 if LONG else 1
"""A campaign plays so many times as many matches."""
LONGEST = 4000
"""Steps after which a match is taken to be endless; the longest seen had a tenth of that."""

Maker = Callable[[], Game[Any]]
Wish = Any
"""What a seat may try: a move, its JSON shape, or anything at all."""


def seeds(matches: int, batch: int = 25) -> list[range]:
    """The seeds of a property's matches, in batches short enough for the limit of one test."""
    total = matches * FOLD
    return [range(first, min(first + batch, total)) for first in range(0, total, batch)]


def each_match(matches: int) -> pytest.MarkDecorator:
    """Runs a test over so many matches of every game, or what that game's share makes of it."""
    cases = [
        pytest.param(name, batch, id=f"{name}-{batch}")
        for name in zmova.games.names()
        for batch in seeds(round(matches * early(name, share_of, 1.0)))
    ]
    return pytest.mark.parametrize(("name", "batch"), cases)


def share_of(game: str) -> float:
    return oracle_of(game).share


class Step(NamedTuple):
    """One thing that was tried: by a seat, or by time itself when `seat` is None."""

    at: int
    seat: Seat | None
    move: Wish
    accepted: bool


class Match:
    """A match played at random, with all that was tried in it.

    Seeds in a row go through all sizes of the table.
    A seat whose limit ran out makes any legal move at all, unless `stewards` are to move for it.
    In some matches a host gives other limits, or ends it early; not where stewards are looked at.
    """

    def __init__(self, make: Maker, oracle: Oracle, seed: int, stewards: bool = False) -> None:
        self.rng = rng = Random(seed)
        self.oracle = oracle
        self.make = make
        self.stewards = stewards
        game = make()
        seats = range(game.fewest, game.most + 1)[seed % (game.most + 1 - game.fewest)]
        options = oracle.options(rng)
        stacked = oracle.stacked(rng, seats, options) if rng.random() < 0.5 else {}
        self.table = Table.deal(game, seats, seed, options, stacked, oracle.salts(rng, seats))
        self.steps: list[Step] = []
        self.lengths: list[int] = []
        """How long the log was after each step."""
        self.leanings: dict[bytes, float] = {}
        self.host: dict[int, HostMoves] = {} if stewards else hosting(game, seed)
        """At which step a host does what."""

    def __iter__(self) -> Iterator[tuple[Step, list[Event]]]:
        """Plays to the end, step by step."""
        while not self.table.over and len(self.steps) < LONGEST:
            move = self.host.pop(len(self.steps), None)
            if move is not None:
                events = self.table.play_as_host(move)
                yield self.note(events[0].at, None, move, True), events
            else:
                yield from self.chance()

    def played(self) -> "Match":
        for _ in self:
            pass
        return self

    def chance(self) -> Iterator[tuple[Step, list[Event]]]:
        """Something happens: a legal move, nonsense, talk, or time passes."""
        rng, table = self.rng, self.table
        seats = range(table.opened.seats)
        luck = rng.random()
        if luck < 0.6:
            ready = [seat for seat in seats if table.moves(seat)]
            if ready:
                seat = rng.choice(ready)
                move = self.lean(table.moves(seat))
                zeal = self.oracle.zeal(move, table)
                if zeal == 1 or rng.random() < zeal:
                    yield self.attempt(seat, self.oracle.fill(move, rng))
                return
        if luck < 0.7:
            wishes = self.oracle.universe(table) + self.oracle.nonsense(table)
            yield self.attempt(rng.choice(seats), rng.choice(wishes))
        elif luck < 0.7 + self.oracle.chatter(table):
            yield self.attempt(*self.oracle.talk(table, rng))
        else:
            pauses = [rng.random() * most for most in self.oracle.pauses]
            yield from self.wait(rng.choice([0.001, *pauses]))

    def lean(self, moves: list[Move]) -> Move:
        """Each match leans to some moves more than to others, so that rare things happen too."""
        weights = [
            self.leanings.setdefault(zmova.encode(move), self.rng.choice([0.1, 1, 5]))
            * self.oracle.zeal(move, self.table)
            for move in moves
        ]
        return self.rng.choices(moves, weights)[0]

    def attempt(self, seat: Seat, move: Wish) -> tuple[Step, list[Event]]:
        at = self.table.now
        try:
            events = self.table.play(seat, move)
        except Illegal:
            return self.note(at, seat, move, False), []
        return self.note(at, seat, move, True), events

    def wait(self, seconds: float) -> Iterator[tuple[Step, list[Event]]]:
        """Time passes; each deadline on the way is a step of its own."""
        table = self.table
        until = table.now + round(seconds * 1000)
        while (due := table.game.deadline(table.state)) is not None and due.at <= until:
            table.now = max(table.now, due.at)
            if due.seats and not self.stewards:
                yield self.attempt(due.seats[0], self.lean(table.moves(due.seats[0])))
                continue
            met = table.due()
            assert met is not None, "a deadline passed and nothing happened"
            events = met.events()
            assert events, "a deadline passed and nothing happened"
            yield self.note(events[0].at, met.seat, met.move, True), events
        table.now = max(table.now, until)

    def note(self, at: int, seat: Seat | None, move: Wish, accepted: bool) -> Step:
        step = Step(at, seat, move, accepted)
        self.steps.append(step)
        self.lengths.append(len(self.table.log))
        return step


@cache
def played(name: str, seed: int) -> Match:
    """A match that is over, for tests that only look at it."""
    return Match(lambda: named(name), oracle_of(name), seed).played()


def hosting(game: Game[Any], seed: int) -> dict[int, HostMoves]:
    rng = Random(f"host {seed}")
    hand: dict[int, HostMoves] = {}
    if rng.random() < 0.2:
        limits = {name: rng.choice([None, 10, 20]) for name in game.limits}
        hand[rng.randrange(120)] = Relimit(limits)
    if rng.random() < 0.1:
        hand[rng.randrange(150)] = CallOff()
    return hand


def packed(*things: Any) -> bytes:
    """Logs and states as bytes, to see whether they are the same; states are no JSON."""
    return msgspec.msgpack.encode(things)


def repeat(table: Table, step: Step) -> list[Event]:
    """The same step at another table."""
    table.now = max(table.now, step.at)
    if step.seat is not None:
        return table.play(step.seat, step.move)
    if isinstance(step.move, HostMoves):
        return table.play_as_host(step.move)
    throw = table.throw()
    events = table.game.decide_timeout(table.state, table.now, throw)
    return [event for batch in table.unfold(events, throw) for event in batch]
