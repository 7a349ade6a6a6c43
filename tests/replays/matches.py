"""Whole matches of bots, exported as a server exports them."""

import json
from collections.abc import Iterator
from typing import Any

import zmova
from tests.facts import quick, seats_of
from zmova.arena.match import Intentions
from zmova.games import named
from zmova.store.export import Export, Step
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.table import Table
from zmova.table.whim import Whim


def played(
    game: str,
    seats: int | None = None,
    seed: int = 1,
    salts: tuple[str, ...] = ("сіль", "pepper"),
    **options: Any,
) -> Export:
    """A match between the game's own bots, some of whom speak too."""
    seats = seats or seats_of(game)
    table = Table.deal(named(game), seats, seed, {**quick(game), **options}, salts=[*salts])
    steps = [Step(table.now, plain(table.log))]
    whim = Whim(seed)

    def take(events: list[Event], seat: Seat | None, move: Any) -> None:
        steps.append(Step(events[0].at, plain(events), seat, plain(move)))

    for seat, move, events in by_bots(table):
        take(events, seat, move)
        if seat is None or whim.random() >= 0.05:
            continue
        if "all" in table.game.audiences(table.state, seat):
            say = {"type": "say", "text": whim.choice(["Ага!", "Hm?"])}
            take(table.play(seat, say), seat, say)
    return Export(1, game, table.game.version, table.commitment, steps)


def by_bots(table: Table) -> Iterator[tuple[Seat | None, Any, list[Event]]]:
    """What bots and time bring about, one thing after another.

    The bot of each seat has the persona of its number.
    """
    intentions = Intentions()
    while not table.over:
        for seat in range(table.opened.seats):
            plan = table.game.plan(table.view(seat), table.whim(seat), seat)
            intentions.form(seat, plan, table.now)
        due, deadline = intentions.due(), table.game.deadline(table.state)
        if deadline is not None and (due is None or deadline.at <= due):
            table.now = max(table.now, deadline.at)
            met = table.due()
            assert met is not None
            yield met.seat, met.move, met.events()
            continue
        assert due is not None
        seat, move = intentions.take(due)
        table.now = max(table.now, due)
        yield seat, move, table.play(seat, move)


def plain(thing: Any) -> Any:
    """As JSON has it."""
    return json.loads(zmova.encode(thing))
