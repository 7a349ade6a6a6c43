"""Masks: who looks at whom, and who sees a wink: W15."""

import pytest

from tests.games.wink.playing import (
    as_json,
    call,
    card,
    each_size,
    everybody,
    glimpses,
    happened,
    look,
    match_of,
    offers,
    refuses,
    seen,
    told,
    wink,
    winkable,
)
from zmova import Table

AT_ZERO = {"type": "winked", "seat": 2, "player": 0}


def saw(table: Table) -> list[int]:
    """Who saw the only wink, as the log has it."""
    (event,) = happened(table, "winked")
    return list(event["seen_by"])


def gazes(table: Table) -> list[tuple[int, int]]:
    return [(gaze.player, gaze.since) for gaze in seen(table).gazes]


@each_size
def test_at_the_deal_everybody_looks_to_the_left(seats):
    """W15, G1"""
    assert gazes(match_of(seats)) == [((seat + 1) % seats, 0) for seat in range(seats)]


@each_size
def test_every_seat_may_look_at_any_other(seats):
    """W15: but not at itself, nor where it looks already."""
    table = match_of(seats)
    for seat in range(seats):
        there = (seat + 1) % seats
        others = [(player,) for player in range(seats) if player not in (seat, there)]
        assert offers(table, seat, "look") == others
        assert refuses(table, seat, "look", player=seat) == "not-yourself"
        assert refuses(table, seat, "look", player=there) == "looking-there"
        assert refuses(table, seat, "look", player=seats) == "no-such-player"
        assert refuses(table, seat, "look", player=-1) == "no-such-player"


def test_everybody_sees_who_looks_at_whom():
    """W15: and since when, in the table's time."""
    table = match_of(5)
    table.wait(1.234)
    start = len(table.log)
    look(table, 3, 1)
    assert gazes(table) == [(1, 0), (2, 0), (3, 0), (1, 1234), (0, 0)]
    for viewer in everybody(table):
        assert table.view(viewer).table.gazes == seen(table).gazes
        assert told(table, viewer, start) == [{"type": "looked", "seat": 3, "player": 1}]
    assert (1,) not in offers(table, 3, "look")
    assert (4,) in offers(table, 3, "look")


def test_looks_change_nothing_but_looks():
    """W15: no turn, no card, no record of deeds."""
    table = winkable()
    before = as_json(seen(table))
    look(table, 4, 2)
    after = as_json(seen(table))
    assert {key for key in after if after[key] != before[key]} == {"gazes"}


def test_a_wink_that_nobody_looks_at_is_seen_by_nobody():
    """W15: the caller looks elsewhere too."""
    table = winkable()
    start = len(table.log)
    wink(table, 2)
    assert saw(table) == []
    for viewer in everybody(table):
        assert told(table, viewer, start) == ([AT_ZERO] if viewer == 2 else [])
    assert [glimpses(table, seat) for seat in range(5)] == [[], [], [(5000, 2, 0)], [], []]


def test_a_wink_that_only_the_caller_looks_at():
    """W15"""
    table = winkable()
    look(table, 0, 2)
    table.wait(1)
    start = len(table.log)
    wink(table, 2)
    assert saw(table) == [0]
    for viewer in everybody(table):
        assert told(table, viewer, start) == ([AT_ZERO] if viewer in (0, 2) else [])
    at = (6000, 2, 0)
    assert [glimpses(table, seat) for seat in range(5)] == [[at], [], [at], [], []]


def test_a_wink_that_only_a_third_looks_at():
    """W15: the caller learns nothing of it."""
    table = winkable()
    look(table, 4, 2)
    table.wait(1)
    start = len(table.log)
    wink(table, 2)
    assert saw(table) == [4]
    for viewer in everybody(table):
        assert told(table, viewer, start) == ([AT_ZERO] if viewer in (2, 4) else [])
    at = (6000, 2, 0)
    assert [glimpses(table, seat) for seat in range(5)] == [[], [], [at], [], [at]]


@each_size
def test_a_wink_that_everybody_looks_at(seats):
    """W15"""
    table = winkable(seats)
    for seat in range(seats):
        if seat not in (1, 2):
            look(table, seat, 2)
    look(table, 1, 2)
    table.wait(0.3)
    wink(table, 2)
    assert saw(table) == [seat for seat in range(seats) if seat != 2]


@pytest.mark.parametrize(("dwell", "watchers"), [(0, []), (1, []), (299, []), (300, [4])])
def test_an_eye_must_have_rested_for_300_ms(dwell, watchers):
    """W15"""
    table = winkable()
    look(table, 4, 2)
    table.wait(dwell / 1000)
    wink(table, 2)
    assert saw(table) == watchers


@pytest.mark.parametrize(("since", "watchers"), [(299, []), (300, [1])])
def test_the_first_look_counts_from_the_deal(since, watchers):
    """W15: seat 1 looks at seat 2 from the beginning."""
    table = match_of(5)
    call(table, card(5, 2))
    look(table, 2, 0)
    table.wait(since / 1000)
    wink(table, 2)
    assert saw(table) == watchers


def test_each_watcher_s_time_is_its_own():
    """W15: at the same moment one has looked for 300 ms and one for 299."""
    table = winkable()
    look(table, 4, 2)
    table.wait(0.001)
    look(table, 3, 2)
    table.wait(0.299)
    wink(table, 2)
    assert saw(table) == [4]


def test_who_looked_away_does_not_see_it_and_the_time_begins_anew():
    """W15"""
    table = winkable()
    look(table, 4, 2)
    table.wait(10)
    look(table, 4, 1)
    wink(table, 2)
    assert saw(table) == []
    table.wait(2)
    look(table, 4, 2)
    table.wait(0.299)
    wink(table, 2)
    assert happened(table, "winked")[1]["seen_by"] == []


def test_who_is_winked_at_sees_it_only_by_looking_at_the_winker():
    """W15: a look at somebody else, however near, does not help."""
    table = winkable()
    look(table, 0, 3)
    table.wait(1)
    wink(table, 2)
    assert saw(table) == []


def test_the_winker_s_own_look_need_not_rest():
    """W15: look and wink in the same moment."""
    table = winkable()
    look(table, 2, 4)
    look(table, 0, 2)
    table.wait(1)
    look(table, 2, 0)
    wink(table, 2)
    assert saw(table) == [0]


def test_a_look_after_the_wink_is_too_late():
    """W15"""
    table = winkable()
    wink(table, 2)
    look(table, 0, 2)
    table.wait(1)
    assert glimpses(table, 0) == []
