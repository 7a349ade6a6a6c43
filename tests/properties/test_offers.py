"""G5: every offered move is accepted, every other one refused, and neither by asking alone."""

from itertools import product
from random import Random
from typing import Any, TypeVar

import pytest

import zmova
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match, each_match, packed
from zmova import Illegal, Table
from zmova.games import named
from zmova.table.offer import listed

T = TypeVar("T")
WISHES = 40
"""How many moves a seat tries at a moment, of all that there might be."""


def accepted(table: Table, seat: int, move: Any) -> bool:
    """Whether the move would be taken; anything but a refusal is an error."""
    try:
        table.check(seat, move)
    except Illegal:
        return False
    return True


def some(things: list[T], rng: Random) -> list[T]:
    """All, or as many as there is time for."""
    return things if len(things) <= WISHES else rng.sample(things, WISHES)


@each_match(14)
def test_what_is_offered_is_accepted_and_nothing_else(name, batch):
    """G5: at every seat, for every move there might be, at many moments of many matches."""
    oracle = oracle_of(name)
    for seed in batch:
        match = Match(lambda: named(name), oracle, 40_000 + seed)
        rng, table = Random(seed), match.table
        universe = [(w, table.game.template(table.read(w))) for w in oracle.universe(table)]
        for step, _ in match:
            if rng.random() > oracle.looks:
                continue
            before = packed(table.log, table.state, table.now)
            for seat in range(table.opened.seats):
                told = f"{name}, seed {40_000 + seed}, after {step}, seat {seat}"
                offered = table.moves(seat)
                assert listed(table.view(seat).choices) == offered, told
                for move in some(offered, rng):
                    assert table.game.template(move) == move, told
                    assert accepted(table, seat, move), f"{told}: {move}"
                    filled = oracle.fill(move, rng)
                    assert filled is move or accepted(table, seat, filled), f"{told}: {filled}"
                for wish, move in some(universe, rng):
                    assert accepted(table, seat, wish) == (move in offered), f"{told}: {wish}"
                for wish in oracle.nonsense(table):
                    assert not accepted(table, seat, wish), f"{told}: {wish}"
            for seat, wish, allowed in oracle.sayings(table):
                told = f"{name}, seed {40_000 + seed}, after {step}, seat {seat}"
                assert table.read(wish) not in table.moves(seat), told
                assert accepted(table, seat, wish) == allowed, f"{told}: {wish}"
            assert packed(table.log, table.state, table.now) == before


@pytest.mark.parametrize("name", zmova.games.names())
def test_a_refused_move_leaves_log_and_state_as_they_were(name):
    """G5: to the byte, when it is really tried."""
    for seed in range(15):
        match = Match(lambda: named(name), oracle_of(name), 50_000 + seed)
        table = match.table
        before = packed(table.log, table.state)
        for step, events in match:
            after = packed(table.log, table.state)
            if not step.accepted:
                assert events == []
                assert after == before, f"{name}, seed {50_000 + seed}, {step}"
            before = after


@pytest.mark.parametrize("name", zmova.games.names())
def test_each_refusal_is_made_anew(name):
    """One that is kept and raised again keeps the table of each time alive."""
    oracle, refused = oracle_of(name), list[Illegal]()
    table = Match(lambda: named(name), oracle, 1).table
    for seat, wish in product(range(table.opened.seats), [*oracle.universe(table)] * 2):
        try:
            table.check(seat, wish)
        except Illegal as one:
            refused.append(one)
    assert len({id(one) for one in refused}) == len(refused) > 0
