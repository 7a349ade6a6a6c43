"""When a limit of time runs out, the seat's steward moves (G6), in every phase."""

from typing import Any

import pytest

from tests.games.trolley.playing import (
    arrange,
    each_size,
    hands,
    happened,
    match_of,
    phase,
    pick,
    pin,
    ride,
    seen,
    shown,
    until,
)
from zmova import Table
from zmova.games.trolley.events import PicksShown, Shown

LIMITS: dict[str, Any] = {
    "pick_seconds": 20,
    "modifier_seconds": 30,
    "argue_seconds": 40,
    "pause_seconds": 10,
}


def just_before(table: Table, seconds: float) -> None:
    """Up to the last millisecond nothing happens; then the limit runs out."""
    log = len(table.log)
    assert seen(table).phase.ends == table.now + seconds * 1000
    table.wait(seconds - 0.001)
    assert len(table.log) == log
    table.wait(0.001)
    assert len(table.log) > log


@each_size
def test_both_teams_choices_are_made_by_their_stewards(seats):
    """G6, T5, T6"""
    table = match_of(seats, **LIMITS)
    held = hands(table)
    just_before(table, 20)
    assert phase(table) == "guilty"
    left, right = seen(table).tracks.left[1], seen(table).tracks.right[1]
    assert left.card.removeprefix("own-innocents-") in ("1", "2", "3")
    assert right.card.removeprefix("own-innocents-") in ("4", "5", "6")
    just_before(table, 20)
    assert phase(table) == "modifying"
    assert [one.guilty for one in seen(table).tracks.left] == [False, False, True]
    assert held[0] == ""


def test_only_the_silent_team_is_helped():
    """G6, T5"""
    table = match_of(5, **LIMITS)
    table.wait(15)
    pick(table, 3, 2)
    assert list(seen(table).phase.waiting) == [1]
    table.wait(4.999)
    assert phase(table) == "innocents"
    table.wait(0.001)
    assert phase(table) == "guilty"
    assert seen(table).tracks.right[1].card == "own-innocents-6"
    assert {event["seat"] for event in happened(table, "picked")} == {1, 3}


def test_one_choice_does_not_give_the_other_team_more_time():
    """G6, T5"""
    table = match_of(5, **LIMITS)
    ends = seen(table).phase.ends
    table.wait(15)
    arrange(table, 3, 4, 3, 3)
    pick(table, 4)
    assert seen(table).phase.ends == ends


def test_all_modifiers_have_the_same_time():
    """G6, T7: whoever has not chosen then is helped, all at that moment."""
    table = until(match_of(7, accomplices=True, **LIMITS), "modifying")
    table.wait(20)
    ends = seen(table).phase.ends
    for seat in (5, 2):
        pin(table, seat, 2)
    assert seen(table).phase.ends == ends
    just_before(table, 10)
    laid = happened(table, "laid")
    assert [event["seat"] for event in laid] == [5, 2, 1, 3, 4, 6]
    assert {event["at"] for event in laid[2:]} == {ends}
    assert {event["card"] for event in laid[:2]} <= {event["card"] for event in laid}
    assert [seat for seat, _ in shown(table)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_helper_who_is_silent_plays_or_keeps_the_extra_one(chosen):
    """G6, T15: the one that it owes is played in any case."""
    table = match_of(3, driver=1, valerii=True, modifier_seconds=30)
    table.state.skulls = (3, 0, 0)
    ride(table, "left")
    assert (seen(table).helper, seen(table).driver) == (0, 2)
    until(table, "modifying")
    start = len(table.log)
    pin(table, 1)
    for _ in range(chosen):
        pin(table, 0)
    assert list(seen(table).phase.waiting) == [0]
    just_before(table, 30)
    assert phase(table) == "arguing"
    assert [event["seat"] for event in happened(table, "laid", start)] == [1, 0, 0]
    assert [seat for seat, _ in shown(table, start)] in ([0, 1], [0, 0, 1])


def test_the_driver_has_the_time_of_the_argument():
    """G6, T8, T9: then no steward decides, but chance."""
    table = until(match_of(5, **LIMITS), "arguing")
    just_before(table, 40)
    assert phase(table) == "pause"
    assert happened(table, "steered")[0]["by_chance"]
    just_before(table, 10)
    assert (phase(table), seen(table).round) == ("innocents", 2)


@pytest.mark.parametrize("stage", ["innocents", "guilty", "modifying"])
def test_one_limit_may_be_set_without_the_others(stage):
    """G6: null means no limit."""
    limits: dict[str, Any] = {"pick_seconds": None, "modifier_seconds": None}
    limits["modifier_seconds" if stage == "modifying" else "pick_seconds"] = 5
    table = until(match_of(5, argue_seconds=None, **limits), stage)
    table.wait(100_000)
    assert phase(table) == ("arguing" if stage == "modifying" else "modifying")


@each_size
@pytest.mark.parametrize("variants", [{}, {"valerii": True, "accomplices": True}])
@pytest.mark.parametrize("sizes", [(120, 80, 150), (3, 2, 4)])
def test_a_table_where_nobody_does_anything_comes_to_its_end(seats, variants, sizes):
    """G6"""
    table = match_of(seats, sizes=sizes, **LIMITS, **variants)
    table.wait(13 * 3600)
    assert table.over
    assert all(verdict.by_chance for verdict in seen(table).verdicts)


def test_time_that_ran_out_long_ago_is_met_at_its_own_moment():
    """G6: and each limit begins when the cards of the phase before were seen."""
    table = match_of(3, **LIMITS)
    seen_for = 2 * PicksShown.beat + 2 * Shown.beat
    table.wait(20 + 20 + 30 + 40 + 10 + 5 + seen_for / 1000)
    assert (phase(table), seen(table).round) == ("innocents", 2)
    assert seen(table).phase.ends == (120 + 20) * 1000 + seen_for
    assert happened(table, "steered")[0]["at"] == 110_000 + seen_for
