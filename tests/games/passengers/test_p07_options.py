"""What a table agrees on before the match: P7, and limits of time."""

import pytest

import zmova
from tests.games.passengers.playing import as_json, match_of, sail, seen
from tests.games.passengers.printed import SETS
from zmova import BadDeal

A_ROUND = [(0, 2, 4, 3, 9), (7, 9, 4, 8, 0), (1, 3, 8, 5, 9)]


@pytest.mark.parametrize("gifts", ["I", "II", "III"])
def test_one_set_serves_all_three_rounds(gifts):
    """P7"""
    table = match_of(5, gifts=gifts)
    for numbers in A_ROUND:
        assert seen(table).gifts == SETS[gifts].split()
        assert seen(table).sets == [gifts] * 3
        sail(table, *numbers)
    assert table.over


@pytest.mark.parametrize("order", [["I", "II", "III"], ["III", "I", "II"], ["II", "III", "I"]])
def test_or_each_round_has_its_own_in_any_order(order):
    """P7"""
    table = match_of(5, gifts=order)
    for gifts, numbers in zip(order, A_ROUND, strict=True):
        assert seen(table).gifts == SETS[gifts].split()
        sail(table, *numbers)
    for round, gifts in enumerate(order, 1):
        used = {(use.number, use.gift) for use in seen(table).uses if use.round == round}
        assert len(used) == 5
        assert used <= set(enumerate(SETS[gifts].split()))


def test_set_one_is_taken_if_nobody_says_otherwise():
    """P7"""
    assert seen(match_of(6)).gifts == SETS["I"].split()


@pytest.mark.parametrize("gifts", ["I", "II", ["III", "II", "I"]])
def test_four_players_use_their_own_set(gifts):
    """P7"""
    table = match_of(4, gifts=gifts)
    assert seen(table).sets == ["four"] * 3
    assert seen(table).gifts == SETS["four"].split()


@pytest.mark.parametrize(
    "options",
    [
        {"gifts": "IV"},
        {"gifts": "four"},
        {"gifts": []},
        {"gifts": ["I", "II"]},
        {"gifts": ["I", "II", "III", "I"]},
        {"gifts": ["I", "II", "four"]},
        {"gifts": None},
        {"gifts": 1},
        {"gaze_seconds": 0},
        {"gaze_seconds": "10"},
        {"gaze_seconds": 3600},
        {"place_seconds": 0},
        {"place_seconds": -5},
        {"place_seconds": 1.5},
        {"gift_seconds": 0},
        {"gift_seconds": "soon"},
        {"vote_seconds": 0},
        {"vote_seconds": True},
        {"rounds": 4},
        {"minutes": 5},
    ],
    ids=str,
)
def test_options_that_can_not_be_are_refused(options):
    """P7, G6"""
    with pytest.raises(BadDeal) as caught:
        zmova.deal("passengers", 5, 1, options)
    assert "options" in str(caught.value)


def test_each_limit_may_be_none():
    """G6"""
    limits = ("gaze_seconds", "place_seconds", "gift_seconds", "vote_seconds")
    table = zmova.deal("passengers", 5, 1, dict.fromkeys(limits))
    table.wait(1_000_000)
    assert as_json(seen(table).phase)["ends"] is None
    assert as_json(seen(table).phase)["type"] == "placing"
