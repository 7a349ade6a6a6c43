"""What becomes of the two boats: P20, P21."""

from typing import Any

import pytest

import zmova
from tests.games.passengers.playing import (
    all_vote,
    as_json,
    at_the_vote,
    board,
    everybody,
    give,
    giving,
    knows,
    match_of,
    row,
    sail,
    seen,
    told,
    use_gifts,
)

ROUNDS = [(0, 2, 9, 3, 4), (7, 9, 4, 8, 0), (1, 3, 8, 5, 9)]


def shape(passengers: list[Any]) -> list[int | None]:
    return [one.id if one else None for one in passengers]


@pytest.mark.parametrize(("winner", "loser"), [("raven", "wolf"), ("wolf", "raven")])
def test_the_winner_crosses_as_it_was_and_the_loser_is_removed(winner, loser):
    """P20"""
    table = at_the_vote(0, 2, 4, 3, 9)
    rows = {boat: shape(row(table, boat)) for boat in ("raven", "wolf")}
    all_vote(table, winner)
    (landed,), (gone,) = seen(table).crossed, seen(table).sunk
    assert (landed.round, landed.boat, shape(landed.row)) == (1, winner, rows[winner])
    assert (gone.round, gone.boat, shape(gone.row)) == (1, loser, rows[loser])
    assert [row(table, boat) for boat in ("raven", "wolf")] == [[None] * 5] * 2


def test_cards_stay_face_down_in_the_afterlands_and_in_the_lost_boat():
    """P20, G3: whatever seat 0 put in either boat, the others get the same bytes."""
    for boat in ("raven", "wolf"):
        tables = []
        for card in ("gs", "gd"):
            table = at_the_vote(0, 2, 4, 9, 7, placing=f"{card} rd bs bd rs", gifts="II")
            all_vote(table, boat)
            tables.append(table)
        for viewer in (None, 2, 3, 4):
            views = {zmova.encode(table.view(viewer)) for table in tables}
            assert len(views) == 1
        assert all(one.card is None for one in seen(tables[0]).crossed[0].row if one)
        assert all(one.card is None for one in seen(tables[0]).sunk[0].row if one)


def test_what_was_face_up_stays_so():
    """P20, torch"""
    table = giving("torch")
    give(table, passenger={"boat": "raven", "space": 0})
    all_vote(table, "raven")
    assert [one.card for one in seen(table).crossed[0].row if one] == ["red demon", None, None]


def test_owners_and_peekers_remember():
    """P12, P20"""
    table = at_the_vote(0, 2, 4, 3, 9)
    before = [knows(table, seat) for seat in range(5)]
    all_vote(table, "raven")
    assert [knows(table, seat) for seat in range(5)] == before


def test_voices_and_gifts_return():
    """P21"""
    table = at_the_vote(0, 2, 4, 3, 9)
    all_vote(table, "raven")
    assert seen(table).voices == [0] * 5
    assert seen(table).held == [None] * 5
    assert seen(table).round == 2


def test_boats_lie_in_the_order_of_their_rounds():
    """P21"""
    table = match_of(5)
    for numbers, boat in zip(ROUNDS, ("wolf", "raven", "wolf"), strict=True):
        sail(table, *numbers, crossing=boat)
    assert [(one.round, one.boat) for one in seen(table).crossed] == [
        *((1, "wolf"), (2, "raven"), (3, "wolf"))
    ]
    assert [len(one.row) for one in seen(table).crossed] == [5, 5, 5]
    assert [(one.round, one.boat) for one in seen(table).sunk] == [
        *((1, "raven"), (2, "wolf"), (3, "raven"))
    ]


def test_a_match_has_three_rounds():
    """P4, P21: one card of the hand for each."""
    table = match_of(5)
    for round, numbers in enumerate(ROUNDS, 1):
        assert not table.over
        assert seen(table).round == round
        assert seen(table).hands == [4 - round] * 5
        sail(table, *numbers)
    assert table.over
    assert all(table.moves(seat) == [] for seat in range(5))


def test_at_the_end_the_afterlands_are_turned_up_and_lost_boats_are_not():
    """P20, P22: everything in the Afterlands is turned up."""
    table = match_of(5, gifts="II")
    sail(table, *ROUNDS[0], crossing="raven")
    sail(table, *ROUNDS[1], crossing="raven")
    board(table, *ROUNDS[2])
    use_gifts(table)
    up = [one.card for landed in seen(table).crossed for one in landed.row if one and one.card]
    assert not up
    start = len(table.log)
    all_vote(table, "wolf")
    for viewer in everybody(table):
        crossed = [one for landed in table.view(viewer).table.crossed for one in landed.row if one]
        assert len(crossed) == 8
        assert all(one.card is not None for one in crossed)
        sunk = [one for landed in table.view(viewer).table.sunk for one in landed.row if one]
        assert len(sunk) == 7
        assert all(one.card is None for one in sunk)
        assert told(table, viewer, start)[-1]["type"] == "match-ended"
    first = sorted(one.card for one in seen(table).crossed[0].row if one)
    assert first == ["blue soul", "green soul", "red demon"]
    assert as_json(seen(table).phase)["factions"] == ["souls", "demons", "souls", "demons", "souls"]
