"""The helper token and its extra modifier: T15."""

import pytest

from tests.games.trolley.playing import (
    arrange,
    as_json,
    everybody,
    hand,
    hands,
    happened,
    match_of,
    phase,
    pick_all,
    pin,
    pin_all,
    refusal,
    ride,
    seen,
    spot,
    teams,
    told,
    track,
    turn,
    until,
)
from zmova import Table
from zmova.games.trolley.score import helper_of


def helped(*names: str, seats: int = 5) -> Table:
    table = match_of(seats, valerii=True)
    ride(table, *names)
    return table


def helper_in_the_right_team() -> Table:
    """Five players; seat 3 drives, 4 and 0 against 1 and 2, and 2 holds the token."""
    table = helped("left", "left", "right")
    assert (seen(table).skulls, teams(table)) == ([1, 2, 2, 1, 0], ([4, 0], [1, 2]))
    assert seen(table).helper == 2
    return table


@pytest.mark.parametrize(
    ("skulls", "holder", "expected"),
    [
        ((0, 0, 0), None, None),
        ((1, 0, 0), None, 0),
        ((0, 0, 1), None, 2),
        ((1, 0, 1), None, None),
        ((2, 1, 2), 0, 0),
        ((2, 1, 2), 2, 2),
        ((2, 1, 2), 1, None),
        ((3, 1, 2), 2, 0),
        ((3, 1, 2), 0, 0),
        ((2, 2, 2), 1, 1),
        ((2, 2, 2), None, None),
    ],
)
def test_who_holds_the_token(skulls, holder, expected):
    """T15: strictly most skulls; among several a holder keeps it, else nobody has it."""
    assert helper_of(skulls, holder) == expected


def test_the_token_goes_round_with_the_skulls():
    """T15"""
    table = match_of(5, valerii=True)
    course = [seen(table).helper]
    for name in ("left", "left", "right", "right"):
        ride(table, name)
        course.append(seen(table).helper)
    # 1 2 die (tie), 2 3 (seat 2), 0 1 (seats 1 and 2 tie: it stays), 1 2 (tie: it stays)
    assert course == [None, None, 2, 2, 2]
    assert [event.get("helper") for event in happened(table, "steered")] == course[1:]
    told_of = [one.get("helper") for one in told(table, 0) if one["type"] == "steered"]
    assert told_of == course[1:]


@pytest.mark.parametrize(
    ("seats", "names", "course"),
    [
        (3, "left left left right", [1, 1, 1, 2]),
        (4, "left left left left left right left", [None, 2, 2, 2, 2, 2, 0]),
        (4, "left right left right right left left", [None, None, 0, 0, 0, None, 3]),
    ],
)
def test_the_token_leaves_a_holder_who_is_overtaken(seats, names, course):
    """T15: by one, who takes it; or by two who tie above the holder, and then nobody has it."""
    table = match_of(seats, valerii=True)
    held = []
    for name in names.split():
        ride(table, name)
        held.append(seen(table).helper)
    assert held == course


def test_without_the_variant_there_is_no_token():
    """T15"""
    table = match_of(5)
    ride(table, "left", "left", "right")
    assert seen(table).helper is None
    assert not seen(table).valerii
    until(table, "modifying")
    assert pin_all(table) == [0, 2]


def test_its_holder_draws_three_more_modifiers():
    """T15: after the hands of both teams."""
    table = helper_in_the_right_team()
    assert hands(table)[2] == "g22 g23 g24 m22 m23 m24 m25 m26 m27"
    assert [backs.modifiers for backs in seen(table).hands] == [3, 0, 6, 0, 0]
    (extra,) = [event for event in happened(table, "drew") if event.get("variant")]
    assert (extra["seat"], extra["variant"], len(extra["cards"])) == (2, "valerii", 3)


def test_but_not_when_driving():
    """T15"""
    table = helped("left", "left")
    assert (seen(table).helper, seen(table).driver) == (2, 2)
    assert hand(table, 2) == ""
    assert [backs.modifiers for backs in seen(table).hands] == [0, 3, 0, 0, 3]
    until(table, "modifying")
    assert pin_all(table) == [4, 1]


def test_it_may_play_one_more():
    """T15, T7: its own one first, and then it may pass."""
    table = until(helper_in_the_right_team(), "modifying")
    assert turn(table) == 0
    pin(table, 0)
    assert (turn(table), seen(table).phase.extra) == (2, False)
    assert refusal(table, 2, {"type": "pass"}) == "must-play"
    assert len(table.moves(2)) == 6 * 6
    pin(table, 2, 5)
    assert (turn(table), seen(table).phase.extra) == (2, True)
    assert as_json(table.moves(2))[-1] == {"type": "pass"}
    assert len(table.moves(2)) == 5 * 6 + 1
    pin(table, 2, 0, spot("right", 2))
    assert phase(table) == "arguing"
    assert track(table, "right").endswith("+m22")


def test_or_keep_it():
    """T15"""
    table = until(helper_in_the_right_team(), "modifying")
    pin(table, 0)
    pin(table, 2)
    before = track(table, "left"), track(table, "right")
    table.play(2, {"type": "pass"})
    assert phase(table) == "arguing"
    assert (track(table, "left"), track(table, "right")) == before
    assert hand(table, 2) == ""
    for viewer in everybody(table):
        assert {"type": "passed", "seat": 2} in told(table, viewer)


def test_a_pass_is_a_turn_of_its_team():
    """T15, T7: after it the other team is called."""
    table = helped("left", "left", "right", seats=3)
    # 1, 2, then 1 again: seat 0 drives, 1 against 2, and 1 holds the token
    assert (seen(table).helper, teams(table)) == (1, ([1], [2]))
    until(table, "modifying")
    pin(table, 1)
    pin(table, 2)
    assert (turn(table), seen(table).phase.extra) == (1, True)
    table.play(1, {"type": "pass"})
    assert phase(table) == "arguing"


def test_a_helper_without_a_hand_of_modifiers_may_play_one():
    """T15: seat 2 holds the innocents and the token."""
    table = helped("left", "left", "right", "right")
    assert (seen(table).helper, seen(table).driver) == (2, 4)
    assert teams(table) == ([0, 1], [2, 3])
    assert hand(table, 2) == "i36 i37 i38 m34 m35 m36"
    until(table, "modifying")
    assert turn(table) == 1
    pin(table, 1)
    assert (turn(table), seen(table).phase.extra) == (2, True)
    table.play(2, {"type": "pass"})
    assert (turn(table), seen(table).phase.extra) == (3, False)
    pin(table, 3)
    assert phase(table) == "arguing"


def test_the_extra_modifiers_stay_with_the_token():
    """T3, T15: whatever the team passes round."""
    table = helper_in_the_right_team()
    arrange(table, 1, 2, 2, 1)
    assert hands(table)[1:3] == ["m22 m23 m24", "i28 i29 i30 g22 g23 g24 m25 m26 m27"]
    pick_all(table)
    pick_all(table)
    assert pin_all(table) == [0, 1, 2]


def test_the_deck_may_be_too_small_for_it():
    """T10, T15: then there is nothing more to play."""
    table = match_of(5, sizes=(120, 80, 6), valerii=True)
    ride(table, "left", "left", "right")
    assert seen(table).helper == 2
    assert [backs.modifiers for backs in seen(table).hands] == [3, 0, 3, 0, 0]
    until(table, "modifying")
    assert pin_all(table) == [0, 2]
    table = match_of(5, sizes=(120, 80, 7), valerii=True)
    ride(table, "left", "left", "right")
    assert [backs.modifiers for backs in seen(table).hands] == [3, 0, 4, 0, 0]
    until(table, "modifying")
    assert pin_all(table) == [0, 2, 2]
