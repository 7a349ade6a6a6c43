"""Masks: P15. What they do to the points is with the scoring."""

from typing import Any

import pytest

from tests.games.passengers.playing import (
    all_vote,
    as_json,
    board,
    everybody,
    give,
    giving,
    match_of,
    raven,
    refusal,
    seen,
    sitting,
    told,
    use_gifts,
    wolf,
)
from zmova import Table
from zmova.games.passengers.boats import Spot
from zmova.games.passengers.events import Masked, Revealed

COLORS = ["green", "red", "blue"]


@pytest.mark.parametrize("gifts", ["I", "II", "III"])
@pytest.mark.parametrize("color", COLORS)
def test_a_mask_is_visible_to_all_and_the_card_stays_down(gifts, color):
    """P15, mask"""
    table = giving("mask", gifts)
    start = give(table, mask=color, passenger=wolf(4))
    for viewer in everybody(table):
        masked = {"type": "masked", "spot": wolf(4), "mask": color}
        assert masked in told(table, viewer, start)
        passenger = next(b for b in table.view(viewer).table.boats if b.boat == "wolf").row[4]
        assert (passenger.mask, passenger.card) == (color, None)
        assert table.view(viewer).table.masks == [one for one in COLORS if one != color]


def test_any_passenger_in_play_may_be_masked():
    """P15: one's own, anybody's."""
    table = giving("mask")
    choices = as_json(table.moves(0))
    taken = [
        {"boat": boat.boat, "space": space}
        for boat in seen(table).boats
        for space, one in enumerate(boat.row)
        if one is not None
    ]
    assert len(taken) == 5
    assert len(choices) == 15
    for color in COLORS:
        for spot in taken:
            assert {"type": "gift", "mask": color, "passenger": spot} in choices


def test_a_shadow_may_be_masked():
    """P15, P10"""
    table = giving("mask", seats=4)
    assert sitting(table, raven(1)).owner is None
    give(table, mask="red", passenger=raven(1))
    assert sitting(table, raven(1)).mask == "red"


def test_a_revealed_passenger_may_be_masked():
    """P15: no set reveals before its mask, so it is turned up by hand."""
    table = giving("mask")
    table.take([Revealed(table.now, Spot("raven", 0), "red demon")])
    give(table, mask="blue", passenger=raven(0))
    assert (sitting(table, raven(0)).mask, sitting(table, raven(0)).card) == ("blue", "red demon")


def test_a_passenger_wears_one_mask():
    """P15, G5: no set has two masks in a round, so the first is put on by hand."""
    table = giving("mask")
    table.take([Masked(table.now, Spot("raven", 0), "red")])
    for color in ("green", "blue"):
        move = {"type": "gift", "mask": color, "passenger": raven(0)}
        assert refusal(table, 0, move) == "wears-a-mask"
    assert len(table.moves(0)) == 8


def masking(table: Table, *numbers: int) -> None:
    board(table, *numbers)
    use_gifts(table, until=7)
    assert seen(table).phase.gift == "mask"


@pytest.mark.parametrize("crossing", ["raven", "wolf"])
def test_each_mask_is_used_once_a_match(crossing):
    """P15, P20: also when it went down with the boat that lost."""
    table = match_of(5)
    masking(table, 7, 0, 8, 4, 3)
    give(table, mask="red", passenger=raven(0))
    use_gifts(table)
    all_vote(table, crossing)
    masking(table, 7, 0, 8, 4, 3)
    move: dict[str, Any] = {"type": "gift", "mask": "red", "passenger": raven(0)}
    assert refusal(table, seen(table).phase.seat, move) == "mask-used"
    give(table, mask="green", passenger=raven(0))
    use_gifts(table)
    all_vote(table, crossing)
    masking(table, 7, 0, 8, 4, 3)
    offered = as_json(table.moves(seen(table).phase.seat))
    assert {choice["mask"] for choice in offered} == {"blue"}
    assert seen(table).masks == ["blue"]
    give(table, mask="blue", passenger=raven(3))
    assert seen(table).masks == []


def test_a_mask_crosses_with_its_passenger():
    """P15, P20"""
    table = giving("mask")
    give(table, mask="red", passenger=raven(0))
    use_gifts(table)
    all_vote(table, "raven")
    assert seen(table).crossed[0].row[0].mask == "red"
    assert [one.mask for one in seen(table).sunk[0].row if one] == [None, None]


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ({"mask": "red", "passenger": raven(1)}, "nobody-there"),
        ({"mask": "red"}, "gift-asks-for-else"),
        ({"passenger": raven(0)}, "gift-asks-for-else"),
        ({"mask": "gold", "passenger": raven(0)}, "not-a-move"),
        ({"color": "red", "passenger": raven(0)}, "gift-asks-for-else"),
    ],
)
def test_a_mask_needs_a_colour_and_a_passenger(choice, why):
    """P15, G5"""
    assert refusal(giving("mask"), 0, {"type": "gift", **choice}) == why
