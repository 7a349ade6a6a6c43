"""Masks: eyes that have looked elsewhere four times in a second rest: W15."""

from random import Random

import pytest

from tests.games.wink.playing import (
    each_size,
    everybody,
    glance,
    happened,
    match_of,
    mine,
    pass_to,
    tired,
    told,
)


@each_size
def test_a_fifth_look_within_a_second_is_refused(seats):
    """W15: until the first of the four is a second old."""
    table = match_of(seats)
    glance(table, 5000, 5100, 5200)
    assert not tired(table)
    glance(table, 5300)
    for at in (5300, 5301, 5700, 5999):
        pass_to(table, at)
        assert tired(table)
    pass_to(table, 6000)
    assert not tired(table)
    glance(table, 6000)


def test_the_second_slides():
    """W15: after the rest each further look waits for the fourth one before it."""
    table = match_of(5)
    glance(table, 0, 100, 200, 300)
    glance(table, 1000)
    for at in (1000, 1099):
        pass_to(table, at)
        assert tired(table)
    glance(table, 1100)
    assert tired(table)
    pass_to(table, 1199)
    assert tired(table)
    glance(table, 1200, 1300)
    pass_to(table, 1999)
    assert tired(table)
    glance(table, 2000)


def test_four_looks_over_a_whole_second_tire_nobody():
    """W15: the fourth comes when the first is just a second old."""
    table = match_of(5)
    glance(table, 0, 300, 600, 1000)
    assert not tired(table)
    glance(table, 1000)
    assert tired(table)
    pass_to(table, 1299)
    assert tired(table)
    pass_to(table, 1300)
    assert not tired(table)


def test_at_999_ms_the_fourth_tires_for_a_millisecond():
    """W15"""
    table = match_of(5)
    glance(table, 0, 1, 2, 999)
    assert tired(table)
    pass_to(table, 1000)
    assert not tired(table)


def test_a_steady_look_every_quarter_is_never_refused():
    """W15"""
    table = match_of(6)
    glance(table, *range(0, 10_000, 250))
    assert len(happened(table, "looked")) == 40


def test_four_at_once_and_then_none_for_a_second():
    """W15"""
    table = match_of(5)
    glance(table, 700, 700, 700, 700)
    pass_to(table, 1699)
    assert tired(table)
    glance(table, 1700, 1700, 1700, 1700)
    assert tired(table)


def test_a_refused_look_tires_no_more():
    """W15, G5"""
    table = match_of(5)
    glance(table, 0, 0, 0, 0)
    for at in range(100, 1000, 100):
        pass_to(table, at)
        assert tired(table)
    pass_to(table, 1000)
    assert not tired(table)


def test_the_eyes_of_others_are_not_tired_by_it():
    """W15"""
    table = match_of(5)
    glance(table, 0, 0, 0, 0)
    assert tired(table)
    for seat in range(1, 5):
        assert not tired(table, seat)
    glance(table, 10, 20, 30, 40, seat=3)
    assert tired(table, 3)
    pass_to(table, 1000)
    assert (tired(table), tired(table, 3)) == (False, True)
    pass_to(table, 1010)
    assert not tired(table, 3)


def test_only_the_seat_itself_knows_that_its_eyes_rest():
    """W15, G3: when they may look again, and that they may."""
    table = match_of(5)
    glance(table, 200, 300, 400, 500)
    assert mine(table, 0).look_from == 1200
    assert mine(table, 0).wink_from is None
    assert [mine(table, seat).look_from for seat in range(1, 5)] == [None] * 4
    start = len(table.log)
    pass_to(table, 1200)
    assert mine(table, 0).look_from is None
    for viewer in everybody(table):
        rested = [{"type": "rested", "seat": 0, "strain": "look"}] if viewer == 0 else []
        assert told(table, viewer, start) == rested


@pytest.mark.parametrize("seed", range(6))
def test_no_second_has_five_looks_and_none_is_refused_without_need(seed):
    """W15: looks at random moments, held to a count of our own."""
    whim, table = Random(seed), match_of(5)
    looked: list[int] = []
    refused = 0
    for _ in range(300):
        pass_to(table, table.now + whim.choice([0, 0, 1, 40, 99, 250, 251, 400, 999, 1000]))
        within = [at for at in looked if at > table.now - 1000]
        assert tired(table) == (len(within) >= 4)
        refused += len(within) >= 4
        if len(within) < 4:
            glance(table, table.now)
            looked.append(table.now)
    assert refused > 30
    assert all(late - early >= 1000 for early, late in zip(looked, looked[4:], strict=False))
