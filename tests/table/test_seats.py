"""G1"""

import pytest

from zmova.table.seat import clockwise_from, left_of, right_of


def test_seats_go_clockwise_the_left_neighbour_being_the_next():
    """G1"""
    assert [left_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [right_of(seat, 4) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.parametrize("seats", range(2, 14))
def test_going_left_all_round_meets_every_seat_once_and_comes_back(seats):
    """G1"""
    for first in range(seats):
        met = [first]
        while (following := left_of(met[-1], seats)) != first:
            assert right_of(following, seats) == met[-1]
            met.append(following)
        assert met == clockwise_from(first, seats)
        assert sorted(met) == list(range(seats))
