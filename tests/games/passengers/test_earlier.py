"""What was different in version 1, by which older matches are replayed and go on."""

from typing import Any

import pytest

from tests.games.passengers.playing import (
    all_vote,
    as_json,
    board,
    cast,
    phase,
    refusal,
    seen,
    told,
    turn,
    use_gifts,
)
from zmova.games import named
from zmova.table.table import Table

FIRST = named("passengers").by_rules("1")
LAYOUT = [
    {"raven": [0, 2, 4, 5, 8], "wolf": [6, 3, 7, 1, 9]},
    {"raven": [7, 1, 9, 4, 5], "wolf": [2, 8, 0, 3, 6]},
    {"raven": [1, 6, 3, 7, 8], "wolf": [5, 0, 4, 9, 2]},
]


def dealt(seats: int, **options: Any) -> Table:
    return Table.deal(FIRST, seats, 1, options, {"coin": 0})


def boats(table: Table) -> dict[str, list[int]]:
    return {boat["boat"]: boat["gifts"] for boat in as_json(seen(table).boats)}


def take(table: Table, boat: str, *spaces: int) -> None:
    for space in spaces:
        move = {"type": "place", "card": 0, "boat": boat, "space": space}
        table.play(turn(table), move)


def test_its_boats_stood_otherwise():
    """P8"""
    table = dealt(5)
    for round in range(3):
        assert boats(table) == LAYOUT[round]
        take(table, "raven", 0, 1, 2)
        take(table, "wolf", 0, 1)
        assert seen(table).held[0] is not None
        use_gifts(table)
        all_vote(table, "raven")


@pytest.mark.parametrize(("seats", "most"), [(5, 3), (6, 3), (7, 4), (8, 4)])
def test_four_were_the_most_in_a_boat_of_seven_or_eight(seats, most):
    """P9"""
    table = dealt(seats)
    assert seen(table).most == most
    take(table, "raven", *range(most))
    last = {"type": "place", "card": 0, "boat": "raven", "space": 4}
    assert refusal(table, turn(table), last) == "boat-full"


def test_a_vote_was_final():
    """P19"""
    table = dealt(5)
    board(table, 0, 2, 5, 6, 3)
    use_gifts(table)
    cast(table, raven=[0])
    assert table.moves(0) == []
    for boat in ("raven", "wolf"):
        assert refusal(table, 0, {"type": "vote", "boat": boat}) == "already-voted"


def test_nobody_told_of_the_gaze():
    """P5"""
    table = dealt(5, gaze_seconds=10)
    assert phase(table) == "gaze"
    assert [notice["type"] for notice in told(table, 0)] == ["dealt"]


def test_a_match_that_was_begun_then_goes_on_as_it_was():
    """P8, P19"""
    table = dealt(5)
    board(table, 0, 2, 5, 6, 3)
    again = Table.replay(named("passengers"), table.log)
    assert again == table
    use_gifts(again)
    cast(again, raven=[0])
    assert again.moves(0) == []
    all_vote(again, "raven")
    assert boats(again) == LAYOUT[1]
