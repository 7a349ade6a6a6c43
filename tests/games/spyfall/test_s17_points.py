"""Points: S17 and S18, every way a round can end."""

from typing import Any

import pytest

from tests.games.spyfall.playing import (
    acquit,
    as_json,
    call_the_vote,
    condemn,
    deal_next,
    guess,
    round_of,
    seen,
    vote,
    voters,
)
from zmova import Table


def points(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = as_json(seen(table).finished[-1].points)
    return found


def test_a_spy_whom_nobody_condemned_gets_two():
    """S17"""
    table = round_of(5, spy=3)
    call_the_vote(table)
    for _ in range(5):
        acquit(table)
    assert seen(table).scores == [0, 0, 0, 2, 0]
    assert points(table) == [
        {"round": 1, "seat": 3, "rule": "S17", "points": 2, "reason": "spy-won"}
    ]


def test_a_right_guess_brings_four_in_all():
    """S17"""
    table = round_of(5, spy=3, location="bank")
    guess(table, 3, "bank")
    assert seen(table).scores == [0, 0, 0, 4, 0]
    assert points(table) == [
        {"round": 1, "seat": 3, "rule": "S17", "points": 2, "reason": "spy-won"},
        {"round": 1, "seat": 3, "rule": "S17", "points": 2, "reason": "right-guess"},
    ]


@pytest.mark.parametrize("accuser", [0, 3])
def test_an_innocent_condemned_by_accusation_brings_the_spy_four_in_all(accuser):
    """S17: whoever accused, the spy not excepted; the accuser gets nothing for it."""
    table = round_of(5, spy=3)
    condemn(table, accuser, 2)
    assert seen(table).scores == [0, 0, 0, 4, 0]
    assert points(table) == [
        {"round": 1, "seat": 3, "rule": "S17", "points": 2, "reason": "spy-won"},
        {"round": 1, "seat": 3, "rule": "S17", "points": 2, "reason": "innocent-condemned"},
    ]


def test_an_innocent_condemned_when_time_is_up_brings_the_spy_four_in_all():
    """S17"""
    table = round_of(5, spy=3, dealer=0)
    call_the_vote(table)
    vote(table, yes=voters(table))
    assert seen(table).scores == [0, 0, 0, 4, 0]
    assert sum(point["points"] for point in points(table)) == 4


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_condemned_spy_brings_one_to_each_other_and_one_more_to_the_accuser(seats):
    """S18"""
    table = round_of(seats, spy=1)
    condemn(table, 2, 1)
    scores = [1] * seats
    scores[1], scores[2] = 0, 2
    assert seen(table).scores == scores
    others = [seat for seat in range(seats) if seat != 1]
    assert points(table) == [
        *(
            {"round": 1, "seat": seat, "rule": "S18", "points": 1, "reason": "spy-lost"}
            for seat in others
        ),
        {"round": 1, "seat": 2, "rule": "S18", "points": 1, "reason": "good-accusation"},
    ]


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_spy_condemned_when_time_is_up_brings_nobody_a_point_more(seats):
    """S18: by S10 nobody accused."""
    table = round_of(seats, spy=0, dealer=0)
    call_the_vote(table)
    vote(table, yes=voters(table))
    assert seen(table).scores == [0] + [1] * (seats - 1)


def test_an_earlier_accuser_gets_nothing_for_a_vote_at_the_end():
    """S18: whose accusation condemned the spy counts, not who was right before."""
    table = round_of(4, spy=0, dealer=0)
    table.play(2, {"type": "accuse", "suspect": 0})
    acquit(table)
    call_the_vote(table)
    vote(table, yes=voters(table))
    assert seen(table).scores == [0, 1, 1, 1]


def test_a_later_accuser_gets_the_point_not_the_earlier_one():
    """S18"""
    table = round_of(4, spy=0)
    table.play(2, {"type": "accuse", "suspect": 0})
    acquit(table)
    condemn(table, 3, 0)
    assert seen(table).scores == [0, 1, 1, 2]


@pytest.mark.parametrize("named", ["hotel", None])
def test_a_wrong_or_missing_guess_brings_one_to_each_other(named):
    """S13, S18"""
    table = round_of(4, spy=2, location="bank")
    if named:
        guess(table, 2, named)
    else:
        table.play(2, {"type": "reveal"})
        table.wait(60)
    assert seen(table).scores == [1, 1, 0, 1]
    assert {point["rule"] for point in points(table)} == {"S18"}


def test_totals_add_up_over_the_rounds():
    """S17, S18"""
    table = round_of(4, spy=[0, 1, 2], location=["bank", "hotel", "spa"], dealer=3, rounds=3)
    guess(table, 0, "bank")
    assert seen(table).scores == [4, 0, 0, 0]
    deal_next(table, 0)
    condemn(table, 3, 1)
    assert seen(table).scores == [5, 0, 1, 2]
    deal_next(table, 1)
    condemn(table, 0, 3)
    assert seen(table).scores == [5, 0, 5, 2]
