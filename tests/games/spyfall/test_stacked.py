"""What a tutorial or test may fix instead of chance, and what can't be."""

from typing import Any

import pytest

import zmova
from tests.games.spyfall.playing import (
    condemn,
    deal_next,
    guess,
    seen,
    start,
)
from zmova import BadDeal

ROUND = {"spy": 1, "location": "bank", "dealer": 2, "roles": [3, None, 0, 5]}


def test_everything_of_the_first_round_can_be_fixed():
    """S3, S4"""
    for seed in range(20):
        table = zmova.deal("spyfall", 4, seed, stacked=ROUND)
        assert seen(table).dealer == 2
        mine = [table.view(seat).mine for seat in range(4)]
        assert [card.spy for card in mine] == [False, True, False, False]
        assert [card.location for card in mine] == ["bank", None, "bank", "bank"]
        assert [card.role for card in mine] == [3, None, 0, 5]


def test_lists_give_later_rounds():
    """S3, S4"""
    stacked = {
        "spy": [1, 0],
        "location": ["bank", "hotel"],
        "roles": [[3, None, 0, 5], [None, 6, 5, 4]],
    }
    table = start(zmova.deal("spyfall", 4, 9, {"rounds": 2}, stacked))
    condemn(table, 2, 1)
    deal_next(table, 1)
    assert [table.view(seat).mine.role for seat in range(4)] == [None, 6, 5, 4]
    assert table.view(1).mine.location == "hotel"


def test_what_is_not_fixed_is_left_to_chance():
    """G2"""
    tables = [zmova.deal("spyfall", 4, seed, stacked={"location": "bank"}) for seed in range(60)]
    assert {seen(table).dealer for table in tables} == set(range(4))
    cards = [[table.view(seat).mine for seat in range(4)] for table in tables]
    assert {[card.spy for card in held].index(True) for held in cards} == set(range(4))
    assert {card.location for held in cards for card in held} == {"bank", None}
    assert {card.role for held in cards for card in held} == {None, *range(7)}


def test_a_gap_in_a_list_is_left_to_chance():
    """G2, S3: chance never draws a place that a later round was promised."""
    everything = [place.id for place in seen(zmova.deal("spyfall", 3, 1)).places]
    options = {"rounds": 2, "off": everything[2:]}
    for seed in range(20):
        stacked: dict[str, Any] = {"spy": [None, 2], "location": [None, everything[0]]}
        table = start(zmova.deal("spyfall", 3, seed, options, stacked))
        spy = [table.view(seat).mine.spy for seat in range(3)].index(True)
        guess(table, spy, everything[1])
        assert seen(table).finished[0].ending == "guess"
        deal_next(table, spy)
        assert table.view(2).mine.spy


def test_roles_that_ran_out_are_none():
    """S2, S3: an own place with one role, held by one seat."""
    options = {"own": [{"name": "Yard", "roles": ["cat"]}]}
    stacked = {"spy": 1, "location": "own-1", "roles": [None, None, 0, None]}
    table = zmova.deal("spyfall", 4, 1, options, stacked)
    assert [table.view(seat).mine.role for seat in range(4)] == [None, None, 0, None]


@pytest.mark.parametrize(
    "wrong",
    [
        {"spy": 4},
        {"spy": -1},
        {"spy": "1"},
        {"spy": True},
        {"spy": [1, 4]},
        {"spy": [1, 0, 1], "roles": None, "location": None},
        {"location": "atlantis"},
        {"location": 3},
        {"location": ["bank", "bank"]},
        {"location": ["bank", "hotel", "spa"]},
        {"location": "zoo"},
        {"dealer": 4},
        {"dealer": -1},
        {"dealer": "me"},
        {"dealer": [2, 3]},
        {"dealer": [2, 1, 1, 1]},
        {"roles": [3, None, 0]},
        {"roles": [3, None, 0, 5, 6]},
        {"roles": [3, 4, 0, 5]},
        {"roles": [3, None, 3, 5]},
        {"roles": [3, None, 0, 7]},
        {"roles": [3, None, 0, -1]},
        {"roles": [3, None, None, 5]},
        {"roles": [[3, None, 0, 5]] * 3},
        {"roles": [3, [1, 2]]},
        {"roles": "cook"},
        {"roles": [3, None, 0, 5], "spy": None},
        {"roles": [3, None, 0, 5], "location": None},
        {"hands": []},
    ],
    ids=str,
)
def test_what_can_not_be_is_refused(wrong):
    """S3, S4"""
    stacked = {name: value for name, value in (ROUND | wrong).items() if value is not None}
    with pytest.raises(BadDeal) as caught:
        zmova.deal("spyfall", 4, 1, {"rounds": 2}, stacked)
    assert str(caught.value)


def test_a_later_dealer_may_be_named_if_it_is_the_spy_before():
    """S4"""
    stacked = {"spy": [1, 3], "dealer": [2, 1]}
    table = zmova.deal("spyfall", 4, 1, {"rounds": 2}, stacked)
    assert seen(table).dealer == 2
    start(table)
    guess(table, 1, "bank")
    deal_next(table, 1)
    assert seen(table).dealer == 1
