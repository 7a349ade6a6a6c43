"""Who drives and who stands on which side: T2, T11."""

from itertools import islice

import pytest

import zmova
from tests.games.trolley.playing import TEAMS, each_size, happened, match_of, ride, seen, teams


@each_size
def test_the_first_driver_is_random(seats):
    """T2, G2"""
    drivers = [seen(zmova.deal("trolley", seats, seed)).driver for seed in range(seats * 12)]
    assert set(drivers) == set(range(seats))
    assert max(drivers.count(seat) for seat in range(seats)) < len(drivers) * 2 / 3


@each_size
def test_the_first_half_to_the_left_of_the_driver_is_the_left_team(seats):
    """T2: the rest is the right team; an odd player goes left."""
    assert teams(match_of(seats)) == TEAMS[seats]


@pytest.mark.parametrize("seats", TEAMS)
def test_teams_turn_with_the_driver(seats):
    """T2, G1"""
    for driver in range(seats):
        table = match_of(seats, driver=driver)
        expected = tuple([(driver + seat) % seats for seat in team] for team in TEAMS[seats])
        assert teams(table) == expected
        assert seen(table).driver == driver


@pytest.mark.parametrize("seats", range(3, 14))
def test_everybody_but_the_driver_is_in_one_team(seats):
    """T2"""
    left, right = teams(match_of(seats, driver=seats - 1))
    assert left + right == list(range(seats - 1))
    assert 0 <= len(left) - len(right) <= 1


@pytest.mark.parametrize("seats", range(3, 14))
def test_each_seat_knows_its_track(seats):
    """T2"""
    table = match_of(seats, driver=1)
    left, right = teams(table)
    for seat in range(seats):
        track = table.view(seat).mine.track
        assert track == ("left" if seat in left else "right" if seat in right else None)
    assert table.view(1).mine.track is None


@each_size
def test_the_seat_to_the_drivers_left_drives_next_and_teams_are_new(seats):
    """T2, T11"""
    table = match_of(seats, driver=2)
    for round in range(seats):
        driver = (2 + round) % seats
        assert (seen(table).round, seen(table).driver) == (round + 1, driver)
        expected = tuple([(driver + seat) % seats for seat in team] for team in TEAMS[seats])
        assert teams(table) == expected
        ride(table, "left" if round % 3 else "right")


@each_size
def test_in_whole_rounds_everybody_drives_equally_often(seats):
    """T11, T12"""
    table = match_of(seats, driver=seats - 1)
    while not table.over:
        ride(table, "right")
    drivers = [event["driver"] for event in happened(table, "round-began")]
    assert len(drivers) == (2 * seats if seats < 5 else seats)
    assert {drivers.count(seat) for seat in range(seats)} == {2 if seats < 5 else 1}
    for one, following in zip(drivers, islice(drivers, 1, None), strict=False):
        assert following == (one + 1) % seats


@pytest.mark.parametrize("seats", [0, 1, 2, 14])
def test_three_to_thirteen_play(seats):
    """T2"""
    with pytest.raises(zmova.BadDeal):
        zmova.deal("trolley", seats, 1)
