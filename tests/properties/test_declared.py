"""What a game says of itself holds at every step: whom the table waits for, to whom one talks."""

from itertools import islice
from typing import Any, get_args

import pytest

import zmova
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match
from zmova.games import named
from zmova.table.table import Table


def awaited(table: Table) -> set[int]:
    """As `web/src/table/waiting.ts` reads it."""
    seen: Any = table.game.public(table.state)
    phase = seen.phase
    named = getattr(seen, "waiting", getattr(phase, "waiting", None))
    return set([phase.seat] if named is None and hasattr(phase, "seat") else named or [])


@pytest.mark.parametrize("game", zmova.games.names())
def test_whoever_must_move_in_time_is_waited_for_and_audiences_are_named(game):
    """G6"""
    limited = 0
    for seed in range(3):
        match = Match(lambda: named(game), oracle_of(game), seed)
        for _ in islice(match, 150):
            table = match.table
            due = table.game.deadline(table.state)
            assert set(due.seats if due else ()) <= awaited(table)
            limited += bool(due and due.seats)
            assert not (table.over and awaited(table))
            for seat in range(table.opened.seats):
                granted = set(table.game.audiences(table.state, seat))
                assert granted <= set(get_args(table.game.audience))
    assert limited
