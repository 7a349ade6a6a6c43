"""When a turn lasts too long the seat's steward moves (G6)."""

import pytest

from tests.games.wink.playing import (
    asked,
    call,
    card,
    catch,
    each_eyes,
    each_size,
    happened,
    look,
    match_of,
    name,
    offers,
    seen,
    thinned,
    turn,
    watch,
    wink,
)
from zmova import Table


def just_before(table: Table, seconds: float) -> None:
    """Up to the last millisecond nothing happens; then the limit runs out."""
    log = len(table.log)
    assert seen(table).phase.ends == table.now + seconds * 1000
    table.wait(seconds - 0.001)
    assert len(table.log) == log
    table.wait(0.001)
    assert len(table.log) > log


@each_size
@each_eyes
def test_a_steward_calls_somebody_for_the_seat(seats, eyes):
    """G6, W10"""
    table = match_of(seats, turn_seconds=20, eyes=eyes)
    for nth in range(2 * seats):
        assert turn(table) == nth % seats
        may, start = offers(table, turn(table), "call"), len(table.log)
        just_before(table, 20)
        ((event),) = happened(table, "called", start)
        assert (event["seat"], event["at"]) == (nth % seats, (nth + 1) * 20_000)
        assert (event["agent"],) in may
    assert len(happened(table, "called")) == 2 * seats


def test_a_steward_passes_where_there_is_nobody_to_call():
    """G6, W11"""
    table = thinned(5, turn_seconds=20)
    just_before(table, 20)
    assert [event["seat"] for event in happened(table, "passed")] == [0]
    assert turn(table) == 1


def test_naming_gives_no_more_time():
    """G6, W6: nor does a catch, a look or a wink."""
    table = asked(match_of(5, turn_seconds=20), card(5, 2))
    ends = seen(table).phase.ends
    table.wait(15)
    watch(table, 2, 0)
    wink(table, 2)
    catch(table, 4, 3, card(5, 2))
    name(table, 2)
    assert seen(table).phase.ends == ends
    table.wait(4.999)
    assert turn(table) == 0
    table.wait(0.001)
    assert turn(table) == 1
    assert seen(table).won[0] == [card(5, 2)]


def test_each_turn_has_its_own_time():
    """G6: what one seat did not use is nobody's."""
    table = match_of(5, turn_seconds=20)
    table.wait(19)
    call(table, card(5, 2))
    assert seen(table).phase.ends == 39_000
    table.wait(3)
    call(table, card(5, 3))
    assert seen(table).phase.ends == 42_000
    just_before(table, 20)
    assert turn(table) == 3


def test_eyes_that_rest_do_not_move_the_limit():
    """G6, W15: rests end on the way, and in the same moment."""
    table = match_of(5, turn_seconds=5)
    for player in (2, 3, 2, 3):
        look(table, 4, player)
    assert seen(table).phase.ends == 5000
    table.wait(4)
    for player in (2, 3, 2, 3):
        look(table, 4, player)
    table.wait(0.999)
    assert turn(table) == 0
    assert [event["at"] for event in happened(table, "rested")] == [1000]
    table.wait(0.001)
    assert turn(table) == 1
    assert [event["at"] for event in happened(table, "rested")] == [1000, 5000]
    assert (2,) in offers(table, 4, "look")


@each_eyes
def test_null_means_no_limit(eyes):
    """G6"""
    table = match_of(5, turn_seconds=None, eyes=eyes)
    log = len(table.log)
    table.wait(1_000_000)
    assert (turn(table), len(table.log)) == (0, log)
    assert seen(table).phase.ends is None


def test_time_that_ran_out_long_ago_is_met_at_its_own_moment():
    """G6"""
    table = match_of(5, turn_seconds=20)
    table.wait(65)
    assert turn(table) == 3
    assert seen(table).phase.ends == 80_000
    assert [event["at"] for event in happened(table, "called")] == [20_000, 40_000, 60_000]


@pytest.mark.parametrize("seconds", [5, 600])
def test_the_shortest_and_the_longest_limit(seconds):
    """G6"""
    just_before(match_of(4, turn_seconds=seconds), seconds)
