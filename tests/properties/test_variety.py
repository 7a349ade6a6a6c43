"""A property is worth as much as the matches that it was tried on: they reach everything."""

from typing import Any, get_args

import pytest

import zmova
from tests.properties.playing import played
from zmova.games import named


@pytest.mark.parametrize("name", zmova.games.names())
def test_random_matches_bring_about_every_event_by_every_move_with_every_number_of_seats(name):
    """G5"""
    game = named(name)
    missing: set[object] = {*range(game.fewest, game.most + 1), *all_of(game.events, game.moves)}
    for seed in range(60):
        match = played(name, seed)
        table = match.table
        by_seats = [step.move for step in match.steps if step.accepted and step.seat is not None]
        moves = {type(table.read(move)) for move in by_seats}
        missing -= {table.opened.seats, *map(type, table.log), *moves}
        if not missing:
            break
    assert not missing


def all_of(*unions: Any) -> set[type]:
    return {kind for union in unions for kind in get_args(union) or (union,)}
