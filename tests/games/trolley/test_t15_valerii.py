"""The helper token and its extra modifier: T15."""

from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    TEAMS,
    arrange,
    as_json,
    everybody,
    full,
    hand,
    hands,
    happened,
    match_of,
    mine,
    phase,
    pick_all,
    pin,
    pin_all,
    refusal,
    ride,
    seen,
    shown,
    spot,
    teams,
    told,
    track,
    until,
    waiting,
)
from zmova import Table


def helped(*names: str, seats: int = 5) -> Table:
    table = match_of(seats, valerii=True)
    ride(table, *names)
    return table


def helper_in_the_right_team(**options: Any) -> Table:
    """Five players; seat 3 drives, 4 and 0 against 1 and 2, and 2 holds the token."""
    table = match_of(5, driver=2, valerii=True, **options)
    table.state.skulls = (0, 0, 3, 0, 0)
    ride(table, "left")
    assert (seen(table).driver, teams(table)) == (3, ([4, 0], [1, 2]))
    assert seen(table).helper == 2
    return table


@pytest.mark.parametrize(
    ("driver", "before", "track", "expected"),
    [
        # seats 1 and 2 are the left team of seat 0, 3 and 4 the right one
        (0, (0, 0, 2, 0, 0), "right", 2),
        (0, (0, 1, 0, 0, 0), "left", 1),
        (0, (2, 0, 0, 1, 1), "left", 0),
        # tied, and some of them took one now
        (0, (0, 0, 0, 0, 0), "left", 1),
        (0, (0, 0, 0, 0, 0), "right", 3),
        (0, (0, 1, 2, 1, 0), "right", 3),
        (0, (2, 2, 2, 2, 1), "right", 3),
        (0, (1, 1, 1, 0, 0), "right", 3),
        (0, (2, 0, 1, 0, 0), "left", 2),
        (0, (1, 0, 0, 0, 1), "right", 4),
        # tied, and none of them did: the first to the left of the driver
        (0, (2, 0, 0, 1, 0), "left", 0),
        (0, (2, 0, 0, 2, 2), "left", 3),
        (3, (0, 0, 2, 2, 0), "left", 2),
        (3, (3, 0, 3, 3, 0), "right", 2),
        (3, (0, 0, 0, 2, 0), "right", 3),
        (3, (2, 0, 0, 2, 0), "left", 0),
        # across the last seat: 4 and 0 are the left team of seat 3
        (3, (1, 0, 0, 0, 1), "left", 4),
        (3, (1, 0, 1, 0, 0), "left", 0),
    ],
)
def test_who_gets_the_token(driver, before, track, expected):
    """T15: most skulls; tied: who took one this round; still tied: the first to the left."""
    table = match_of(5, driver=driver, valerii=True)
    table.state.skulls = before
    hit = teams(table)[("left", "right").index(track)]
    ride(table, track)
    skulls = [count + (seat in hit) for seat, count in enumerate(before)]
    assert seen(table).skulls == skulls
    assert seen(table).helper == expected
    assert skulls[expected] == max(skulls)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 13])
@pytest.mark.parametrize("name", ["left", "right"])
def test_after_the_first_round_somebody_has_it(seats, name):
    """T15: whoever rode in the track that was hit, the first to the driver's left."""
    table = helped(name, seats=seats)
    assert seen(table).helper == TEAMS[seats][name == "right"][0]


def test_the_token_goes_round_with_the_skulls():
    """T15"""
    table = match_of(5, valerii=True)
    assert seen(table).helper is None
    course = []
    for name in ("left", "left", "right", "right"):
        ride(table, name)
        course.append(seen(table).helper)
    # 1 and 2 die, 2 and 3, 0 and 1 (1 ties with 2), 1 and 2 (who tie again)
    assert course == [1, 2, 1, 1]
    assert seen(table).skulls == [1, 3, 3, 1, 0]
    assert [event.get("helper") for event in happened(table, "steered")] == course
    told_of = [one.get("helper") for one in told(table, 0) if one["type"] == "steered"]
    assert told_of == course


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
    assert hands(table)[2] == "g10 g11 g12 m10 m11 m12 m13 m14 m15"
    assert [backs.modifiers for backs in seen(table).hands] == [3, 0, 6, 0, 0]
    (extra,) = [event for event in happened(table, "drew") if event.get("variant")]
    assert (extra["seat"], extra["variant"], len(extra["cards"])) == (2, "valerii", 3)


def test_but_not_when_driving():
    """T15"""
    table = match_of(5, driver=1, valerii=True)
    table.state.skulls = (0, 0, 3, 0, 0)
    ride(table, "right")
    assert (seen(table).helper, seen(table).driver) == (2, 2)
    assert hand(table, 2) == ""
    assert [backs.modifiers for backs in seen(table).hands] == [0, 3, 0, 0, 3]
    until(table, "modifying")
    assert pin_all(table) == [4, 1]


def test_it_may_play_one_more():
    """T15, T7: first the one that it owes; what it then plays besides, it may also keep."""
    table = until(helper_in_the_right_team(), "modifying")
    assert waiting(table) == [0, 2]
    assert refusal(table, 2, {"type": "pass"}) == "must-play"
    assert len(table.moves(2)) == 6 * 6
    pin(table, 2, 5)
    assert waiting(table) == [0, 2]
    assert as_json(table.moves(2))[-1] == {"type": "pass"}
    assert len(table.moves(2)) == 5 * 6 + 1
    pin(table, 2, 0, spot("right", 2))
    assert waiting(table) == [0]
    assert refusal(table, 2, {"type": "pass"}) == "already-laid"
    pin(table, 0)
    assert shown(table)[-3:] == [(0, "m7"), (2, "m15"), (2, "m10")]
    assert track(table, "right").endswith("+m10")


def test_or_keep_it():
    """T15: that it was kept, everybody hears when the cards open."""
    table = until(helper_in_the_right_team(), "modifying")
    pin(table, 2)
    start = len(table.log)
    table.play(2, {"type": "pass"})
    for viewer in everybody(table):
        assert told(table, viewer, start) == [{"type": "laid", "seat": 2}]
    pin(table, 0)
    assert phase(table) == "arguing"
    assert hand(table, 2) == ""
    assert len(shown(table, start)) == 2
    for viewer in everybody(table):
        kinds = [one["type"] for one in told(table, viewer, start)]
        assert kinds == ["laid", "laid", "shown", "shown", "passed", "argument-began"]
        assert {"type": "passed", "seat": 2} in told(table, viewer)


def test_whether_it_plays_or_keeps_it_is_as_secret_as_a_card():
    """T15, T7, G3"""
    played, kept = (until(helper_in_the_right_team(), "modifying") for _ in range(2))
    for table in (played, kept):
        pin(table, 2)
    pin(played, 2, 1, spot("right"))
    kept.play(2, {"type": "pass"})
    for viewer in (None, 0, 3, 4):
        assert zmova.encode(played.view(viewer)) == zmova.encode(kept.view(viewer))
        assert told(played, viewer) == told(kept, viewer)
    for mate in (1, 2):
        assert [one.card for one in mine(played, mate).laid] == ["own-modifiers-10", *full("m12")]
        assert [one.card for one in mine(kept, mate).laid] == ["own-modifiers-10", None]


def test_a_helper_without_a_hand_of_modifiers_may_play_one():
    """T15: seat 1 holds the innocents and the token."""
    table = match_of(5, driver=2, valerii=True)
    table.state.skulls = (0, 3, 0, 0, 0)
    ride(table, "left")
    assert (seen(table).helper, teams(table)) == (1, ([4, 0], [1, 2]))
    assert hand(table, 1) == "i12 i13 i14 m13 m14 m15"
    until(table, "modifying")
    assert waiting(table) == [0, 1, 2]
    assert as_json(table.moves(1))[-1] == {"type": "pass"}
    table.play(1, {"type": "pass"})
    assert waiting(table) == [0, 2]
    assert pin_all(table) == [0, 2]
    assert phase(table) == "arguing"


def test_the_extra_modifiers_stay_with_the_token():
    """T3, T15: whatever the team passes round."""
    table = helper_in_the_right_team()
    arrange(table, 1, 2, 2, 1)
    assert hands(table)[1:3] == ["m10 m11 m12", "i12 i13 i14 g10 g11 g12 m13 m14 m15"]
    pick_all(table)
    pick_all(table)
    assert pin_all(table) == [0, 1, 2]


def test_the_deck_may_be_too_small_for_it():
    """T10, T15: then there is nothing more to play."""
    table = helper_in_the_right_team(sizes=(120, 80, 6))
    assert [backs.modifiers for backs in seen(table).hands] == [3, 0, 3, 0, 0]
    until(table, "modifying")
    assert pin_all(table) == [0, 2]
    table = helper_in_the_right_team(sizes=(120, 80, 7))
    assert [backs.modifiers for backs in seen(table).hands] == [3, 0, 4, 0, 0]
    until(table, "modifying")
    assert pin_all(table) == [0, 2, 2]
