"""The Demon's Gaze: P5."""

import pytest

import zmova
from tests.games.passengers.playing import (
    as_json,
    everybody,
    match_of,
    mine,
    phase,
    raven,
    refusal,
    seen,
    told,
)
from tests.games.passengers.printed import hands
from zmova.games.passengers import GAME

BEFORE_THE_ROUND = [
    {"type": "place", "card": 0, **raven(0)},
    {"type": "shade", **raven(0)},
    {"type": "gift", "color": "red"},
    {"type": "show", "card": 0},
    {"type": "vote", "boat": "raven"},
    {"type": "claim", "kind": "soul", **raven(0)},
]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_smugglers_know_each_other_and_nobody_else_knows_anything(seats):
    """P5"""
    for seed in range(20):
        table = zmova.deal("passengers", seats, seed)
        smugglers = [s for s in range(seats) if mine(table, s).faction == "demons"]
        for seat in range(seats):
            others = [s for s in smugglers if s != seat] if seat in smugglers else []
            assert list(mine(table, seat).fellows) == others
            assert "fellows" not in told(table, seat)[0]


def test_with_four_players_nobody_learns_anything():
    """P5"""
    for seed in range(20):
        table = zmova.deal("passengers", 4, seed)
        assert [list(mine(table, seat).fellows) for seat in range(4)] == [[]] * 4


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_where_the_table_gives_it_time_the_gaze_comes_before_the_first_round(seats):
    """P5"""
    table = match_of(seats, gaze_seconds=10)
    assert phase(table) == "gaze"
    assert seen(table).phase.ends == table.now + 10_000
    assert [table.moves(seat) for seat in range(seats)] == [[]] * seats
    table.wait(9.999)
    assert phase(table) == "gaze"
    table.wait(0.001)
    assert (phase(table), seen(table).round) == ("placing", 1)


@pytest.mark.parametrize("seats", [5, 8])
def test_a_narrator_tells_everybody_the_same(seats):
    """P5: and nobody's name."""
    table = match_of(seats, gaze_seconds=8)
    for viewer in everybody(table):
        assert told(table, viewer)[1] == {"type": "gaze-began"}


def test_a_new_room_gives_the_gaze_eight_seconds():
    """P5: the printed rules say about eight."""
    assert GAME.room_options["gaze_seconds"] == 8


def test_without_the_option_the_first_round_begins_at_once():
    """P5"""
    assert phase(match_of(5)) == "placing"
    assert phase(match_of(5, gaze_seconds=None)) == "placing"


def test_four_players_never_pause_for_it():
    """P5"""
    assert phase(match_of(4, gaze_seconds=10)) == "shading"


@pytest.mark.parametrize("move", BEFORE_THE_ROUND, ids=lambda move: move["type"])
def test_nothing_but_time_ends_the_gaze(move):
    """P5, G5"""
    table = match_of(5, gaze_seconds=10)
    for seat in range(5):
        assert refusal(table, seat, move)
    table.play(2, {"type": "say", "text": "Well?"})
    assert phase(table) == "gaze"


def test_what_everybody_sees_of_the_gaze_tells_nobody_the_smugglers():
    """P5, G3: two deals with other smugglers look the same from outside and to every guide."""
    one = match_of(5, "gs rs gd | rd bs bd | rd bs gd | bs gs rd | rs bs bd", gaze_seconds=10)
    other = match_of(5, "gs rs gd | bs rs gd | bs gs rd | rd bs bd | rd bs bd", gaze_seconds=10)
    for table in (one, other):
        assert len({zmova.encode(table.view(viewer).table) for viewer in everybody(table)}) == 1
    assert zmova.encode(one.view(None)) == zmova.encode(other.view(None))
    assert zmova.encode(one.view(0)) == zmova.encode(other.view(0))
    assert list(mine(one, 1).fellows) == [2]
    assert list(mine(other, 3).fellows) == [4]


def test_boats_stand_empty_and_layouts_are_open_during_the_gaze():
    """P5, P8"""
    table = match_of(5, gaze_seconds=10)
    assert [boat.row for boat in seen(table).boats] == [[None] * 5] * 2
    assert as_json(seen(table).boats)[0]["gifts"] == [0, 2, 9, 5, 8]
    assert list(mine(table, 1).hand) == hands("rd bs bd")[0]
