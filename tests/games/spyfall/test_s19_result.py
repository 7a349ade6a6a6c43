"""The end of a match and its result: S19, in the shape of G8."""

from typing import Any

from tests.games.spyfall.playing import (
    acquit,
    as_json,
    call_the_vote,
    condemn,
    deal_next,
    guess,
    refusal,
    round_of,
    seen,
)
from zmova import Table


def result(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = as_json(table.result)
    return told


def test_the_highest_total_wins():
    """S19"""
    table = round_of(4, spy=1, rounds=1)
    condemn(table, 2, 1)
    assert result(table)["winners"] == [2]
    assert result(table)["scores"] == [1, 0, 2, 1]


def test_equal_totals_share_the_win():
    """S19"""
    table = round_of(4, spy=1, location="bank", rounds=1)
    guess(table, 1, "hotel")
    assert result(table)["winners"] == [0, 2, 3]
    assert result(table)["scores"] == [1, 0, 1, 1]


def test_spies_may_share_the_win_too():
    """S19"""
    table = round_of(3, spy=[2, 0], location=["bank", "spa"], rounds=2)
    guess(table, 2, "bank")
    deal_next(table, 2)
    guess(table, 0, "spa")
    assert result(table)["winners"] == [0, 2]
    assert result(table)["scores"] == [4, 0, 4]


def test_there_is_no_result_before_the_last_round_is_over():
    """S19"""
    table = round_of(4, spy=[1, 2], location=["bank", "spa"], rounds=2)
    assert (table.result, table.over) == (None, False)
    guess(table, 1, "bank")
    assert (table.result, table.over) == (None, False)
    deal_next(table, 1)
    guess(table, 2, "spa")
    assert table.over


def test_nothing_happens_after_the_end():
    """S19"""
    table = round_of(4, spy=1, rounds=1)
    guess(table, 1, "bank")
    assert all(table.moves(seat) == [] for seat in range(4))
    for move in ({"type": "ask", "to": 2}, {"type": "accuse", "suspect": 2}, {"type": "next"}):
        assert refusal(table, 1, move) == "match-over"
    length = len(table.log)
    table.wait(100_000)
    assert len(table.log) == length


def test_the_result_names_round_seat_rule_and_points():
    """S19, G8: the shape that other programs read."""
    table = round_of(3, spy=[1, 1], location=["bank", "spa"], dealer=0, rounds=2)
    condemn(table, 2, 1)
    deal_next(table, 1)
    call_the_vote(table)
    for _ in range(3):
        acquit(table)
    told = result(table)
    assert list(told) == ["winners", "scores", "why"]
    assert (told["winners"], told["scores"]) == ([1, 2], [1, 2, 2])
    assert [(why["round"], why["seat"], why["rule"], why["points"]) for why in told["why"]] == [
        (1, 0, "S18", 1),
        (1, 2, "S18", 1),
        (1, 2, "S18", 1),
        (2, 1, "S17", 2),
    ]


def test_the_points_in_the_result_are_all_the_points_there_are():
    """G8"""
    table = round_of(5, spy=[1, 4, 0], location=["bank", "spa", "hotel"], rounds=3)
    condemn(table, 2, 1)
    deal_next(table, 1)
    guess(table, 4, "spa")
    deal_next(table, 4)
    condemn(table, 3, 2)
    told = result(table)
    sums = [0] * 5
    for why in told["why"]:
        sums[why["seat"]] += why["points"]
    assert sums == told["scores"] == seen(table).scores == [5, 0, 2, 1, 5]


def test_everybody_is_shown_the_result():
    """S19, G8"""
    table = round_of(4, spy=1, rounds=1)
    guess(table, 1, "bank")
    for viewer in (None, 0, 1, 2, 3):
        shown = as_json(table.view(viewer).table.phase)
        assert shown == {"type": "over", "result": result(table)}
