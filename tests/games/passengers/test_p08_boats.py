"""The boats, their gifts and voices, and how many they take: P8, P9."""

import pytest

from tests.games.passengers.playing import (
    as_json,
    board,
    match_of,
    phase,
    put,
    refusal,
    row,
    sail,
    seen,
    shade,
    turn,
    wolf,
)
from tests.games.passengers.playing import raven as on_the_raven
from tests.games.passengers.printed import LAYOUT, WORTH, space_of

ROUNDS = [(0, 2, 4, 3, 9), (7, 9, 4, 8, 0), (1, 3, 8, 5, 9)]


def test_each_round_has_its_own_boats():
    """P8"""
    table = match_of(5)
    for round, numbers in enumerate(ROUNDS):
        boats = {boat["boat"]: boat["gifts"] for boat in as_json(seen(table).boats)}
        assert boats == LAYOUT[round]
        assert sorted(boats["raven"] + boats["wolf"]) == list(range(10))
        sail(table, *numbers)


def test_there_are_seventeen_voices():
    """P8"""
    assert seen(match_of(5)).worth == WORTH
    assert sum(WORTH) == 17


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_space_gives_its_gift_and_its_voices(number, round):
    """P8, P11"""
    table = match_of(5, coin=3)
    for numbers in ROUNDS[: round - 1]:
        sail(table, *numbers)
    seat = turn(table)
    put(table, seat, number)
    assert seen(table).held[seat] == number
    assert seen(table).voices[seat] == WORTH[number]
    assert sum(held is not None for held in seen(table).held) == 1
    assert sum(seen(table).voices) == WORTH[number]


FULL = {4: 3, 5: 3, 6: 3, 7: 5, 8: 5}
RAVENS = LAYOUT[0]["raven"]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_boat_takes_three_up_to_six_players_and_all_its_spaces_hold_from_seven(seats):
    """P9"""
    table = match_of(seats)
    assert seen(table).most == FULL[seats]
    board(table, *RAVENS[: FULL[seats]])
    seat = turn(table)
    for space, sits in enumerate(row(table, "raven")):
        why = "boat-full" if sits is None else "space-taken"
        move = {"type": "place", "card": 0, **on_the_raven(space)}
        assert refusal(table, seat, move) == why
    assert {offer["boat"] for offer in as_json(table.moves(seat))} == {"wolf"}


def test_a_boat_that_is_not_full_takes_one_more():
    """P9"""
    for seats in (5, 6, 7, 8):
        table = match_of(seats)
        board(table, *RAVENS[: FULL[seats] - 1])
        assert "raven" in {offer["boat"] for offer in as_json(table.moves(turn(table)))}
        put(table, turn(table), RAVENS[FULL[seats] - 1])


@pytest.mark.parametrize(("seats", "ravens"), [(7, 2), (7, 5), (8, 3), (8, 5)])
def test_with_seven_or_eight_one_boat_may_hold_many_more_than_the_other(seats, ravens):
    """P9: nobody has to even them out."""
    table = match_of(seats)
    board(table, *RAVENS[:ravens], *LAYOUT[0]["wolf"][: seats - ravens])
    aboard = [sum(one is not None for one in row(table, boat)) for boat in LAYOUT[0]]
    assert aboard == [ravens, seats - ravens]
    assert phase(table) != "placing"


def test_shadows_count():
    """P9: with four players each boat has room for two more."""
    table = match_of(4)
    shade(table, wolf(4), on_the_raven(0))
    put(table, 0, 6)
    put(table, 1, 3)
    assert refusal(table, 2, {"type": "place", "card": 0, **space_of(7)}) == "boat-full"
    put(table, 2, 2)
    put(table, 3, 9)
    assert phase(table) == "giving"
    assert [sum(one is not None for one in row(table, boat)) for boat in LAYOUT[0]] == [3, 3]


def test_spaces_are_five_and_boats_two():
    """P8, G5"""
    table = match_of(5)
    for where in ({"boat": "raven", "space": 5}, {"boat": "raven", "space": -1}):
        assert refusal(table, 0, {"type": "place", "card": 0, **where}) == "not-a-move"
    elsewhere = {"type": "place", "card": 0, "boat": "swan", "space": 0}
    assert refusal(table, 0, elsewhere) == "not-a-move"
