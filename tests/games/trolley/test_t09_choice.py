"""The driver steers, or the lever falls by chance: T9; T14."""

import pytest

from tests.games.trolley.playing import (
    TEAMS,
    as_json,
    each_size,
    everybody,
    happened,
    match_of,
    phase,
    refusal,
    ride,
    seen,
    spot,
    steer,
    teams,
    told,
    track,
    until,
)


@each_size
@pytest.mark.parametrize("name", ["left", "right"])
def test_each_member_of_that_team_takes_a_skull(seats, name):
    """T9: the driver takes none."""
    table = match_of(seats)
    ride(table, name)
    hit = TEAMS[seats][["left", "right"].index(name)]
    assert seen(table).skulls == [int(seat in hit) for seat in range(seats)]


@each_size
def test_skulls_add_up_round_by_round(seats):
    """T9, T14: a seat that is always run over has one for every round it did not drive."""
    table = match_of(seats, driver=1)
    expected = [0] * seats
    while not table.over:
        left, right = teams(table)
        name = "left" if 0 in left else "right"
        for seat in left if name == "left" else right:
            expected[seat] += 1
        ride(table, name)
        assert seen(table).skulls == expected
    times = 2 if seats < 5 else 1
    assert expected[0] == times * (seats - 1)
    assert len(seen(table).verdicts) == times * seats


@pytest.mark.parametrize("name", ["left", "right"])
def test_everybody_is_told_where_the_tram_went(name):
    """T9"""
    table = until(match_of(5), "arguing")
    start = len(table.log)
    steer(table, name)
    for viewer in everybody(table):
        steered = {"type": "steered", "driver": 0, "track": name, "by_chance": False}
        assert told(table, viewer, start)[0] == steered | {"helper": None}


def test_decided_rounds_stay_on_record():
    """T9, G8"""
    table = until(match_of(5), "arguing")
    tracks = as_json(seen(table).tracks)
    steer(table, "right")
    ride(table, "left")
    first, second = as_json(seen(table).verdicts)
    assert first == {
        "round": 1,
        "driver": 0,
        "track": "right",
        "by_chance": False,
        "left": [1, 2],
        "right": [3, 4],
        "tracks": tracks,
        "arguments": [],
    }
    assert (second["round"], second["driver"], second["track"]) == (2, 1, "left")
    assert (second["left"], sorted(second["right"])) == ([2, 3], [0, 4])


def test_no_decision_in_time_and_the_lever_falls_by_chance():
    """T9: both ways, and never sooner."""
    fell = []
    for seed in range(40):
        table = until(match_of(5, seed=seed, argue_seconds=60), "arguing")
        table.wait(59.999)
        assert phase(table) == "arguing"
        start = len(table.log)
        table.wait(0.001)
        (steered,) = happened(table, "steered", start)
        assert steered["by_chance"] is True
        assert steered["driver"] == 0
        (verdict,) = seen(table).verdicts
        assert verdict.by_chance
        assert verdict.track == steered["track"]
        hit = TEAMS[5][0] if steered["track"] == "left" else TEAMS[5][1]
        assert seen(table).skulls == [int(seat in hit) for seat in range(5)]
        assert seen(table).driver == 1
        fell.append(steered["track"])
    assert 10 <= fell.count("left") <= 30


def test_chance_comes_from_the_seed():
    """T9, G2"""
    tables = [until(match_of(5, seed=3, argue_seconds=60), "arguing") for _ in range(2)]
    for table in tables:
        table.wait(60)
    assert tables[0] == tables[1]


def test_without_a_pause_the_next_round_begins_at_once():
    """T9, T11"""
    table = match_of(5)
    ride(table, "left")
    assert (phase(table), seen(table).round, seen(table).driver) == ("innocents", 2, 1)


def test_a_pause_shows_the_wreck_and_then_the_next_round_begins():
    """T9, T11, G6: nobody can move in it, nor end it."""
    table = match_of(5, pause_seconds=12)
    until(table, "arguing")
    tracks = as_json(seen(table).tracks)
    table.wait(7)
    steer(table, "left")
    assert (phase(table), seen(table).round, seen(table).driver) == ("pause", 1, 0)
    assert seen(table).phase.ends == table.now + 12_000
    assert as_json(seen(table).tracks) == tracks
    assert seen(table).skulls == [0, 1, 1, 0, 0]
    for move in (
        {"type": "innocent", "card": 0},
        {"type": "guilty", "card": 0},
        {"type": "modifier", "card": 0, "target": spot("left")},
        {"type": "pass"},
        {"type": "steer", "track": "left"},
        {"type": "argue", "target": spot("left"), "reason": "so-cute"},
    ):
        for seat in range(5):
            assert table.moves(seat) == []
            assert refusal(table, seat, move) == "tram-runs"
    table.wait(11.999)
    assert phase(table) == "pause"
    table.wait(0.001)
    assert (phase(table), seen(table).round, seen(table).driver) == ("innocents", 2, 1)
    assert (track(table, "left"), track(table, "right")) == ("i15", "i16")


def test_after_the_last_round_there_is_no_pause():
    """T12"""
    table = match_of(5, pause_seconds=12)
    for _ in range(4):
        ride(table, "left")
        table.wait(12)
    ride(table, "left")
    assert phase(table) == "over"


def test_the_lever_falls_into_a_pause_too():
    """T9"""
    table = until(match_of(5, pause_seconds=12, argue_seconds=60), "arguing")
    table.wait(60)
    assert phase(table) == "pause"
    table.wait(12)
    assert (phase(table), seen(table).driver) == ("innocents", 1)
