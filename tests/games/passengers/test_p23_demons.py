"""What demons are worth: P23."""

import pytest

from tests.games.passengers.afterlands import scores, why

NOBODY = ". . . . ."


@pytest.mark.parametrize(
    ("boats", "demons"),
    [
        (["gd . . . ."], 1),
        (["gd rd bd . ."], 3),
        (["gd gs . . ."], 2),
        (["gs gd . . ."], 2),
        (["gs gd gs . ."], 3),
        (["gd rs . . ."], 1),
        (["gd gd . . ."], 2),
        (["gs . . . ."], 0),
        ([". . gd . .", ". . gs . ."], 2),
        ([". . gs . .", ". . gd . ."], 2),
        ([". . gd . .", ". gs . . ."], 1),
        ([". . gs . .", ". gs gd gs .", ". . gs . ."], 5),
    ],
)
def test_demons_count_one_each_and_one_for_each_soul_of_their_colour_beside_them(boats, demons):
    """P23: left, right, up and down; never across a corner."""
    assert scores(*boats)[1] == demons


@pytest.mark.parametrize(
    ("boats", "demons"),
    [
        (["gd . . . gs"], 2),
        (["gd . gs . ."], 2),
        (["gs . . gd ."], 2),
        (["gd . . . .", NOBODY, "gs . . . ."], 2),
        (["gs . . . .", "rs . . . .", "gd . . . ."], 1),
        ([". gs . . .", "rd . rs . .", ". gd . . ."], 4),
    ],
)
def test_empty_spaces_are_skipped(boats, demons):
    """P23: in a straight line, also through a whole boat that is empty in that column."""
    assert scores(*boats)[1] == demons


@pytest.mark.parametrize(
    ("boats", "demons"),
    [
        (["gd rs gs . ."], 1),
        (["gd . rd . gs"], 2),
        (["gd gd gs . ."], 3),
        (["gs gd . gd gs"], 4),
        (["gd . . . .", "bs . . . .", "gs . . . ."], 1),
        (["gd y gs . ."], 2),
        (["gd rs/g gs . ."], 2),
        (["gd gs/r gs . ."], 1),
    ],
)
def test_only_the_nearest_passenger_counts_whatever_it_is(boats, demons):
    """P23"""
    assert scores(*boats)[1] == demons


def test_one_soul_may_pay_several_demons():
    """P23"""
    assert scores("gd gs gd . .")[1] == 4
    assert scores(". gd . . .", "gd gs gd . .", ". gd . . .") == (1, 8)


def test_demons_beside_demons_give_nothing():
    """P23"""
    assert scores("gd gd gd . .", "gd . . . .")[1] == 4


@pytest.mark.parametrize(
    ("boat", "demons"),
    [
        ("gd/r rs . . .", 2),
        ("gd/r gs . . .", 1),
        ("gd rs/g . . .", 2),
        ("gd gs/r . . .", 1),
        ("gd/b rs/b . . .", 2),
    ],
)
def test_masks_replace_colours_on_both_sides(boat, demons):
    """P15, P23"""
    assert scores(boat)[1] == demons


def test_columns_are_aligned_and_later_boats_lie_above():
    """P21, P23: the third boat does not see the first past the second."""
    assert scores("gs . . . .", "rs . . . .", "gd . . . .")[1] == 1
    assert scores("gd . . . .", ". gs . . .", ". . gs . .")[1] == 1
    assert scores(". . . . gd", ". . . . rs", ". . . . gs")[1] == 1


def test_boats_do_not_join_round_their_ends():
    """P23"""
    assert scores("gd rs . . gs")[1] == 1
    assert scores("gd . . . .", "rs . . . .", "gs . . . .")[1] == 1
    assert scores(". . . . gd", "gs . . . .")[1] == 1


def test_every_point_says_which_demon_and_which_soul():
    """P23: the boat is the demon's."""
    assert why("gd . gs . .", "gs . . . .") == [
        ("souls", "P22", "raven", [(1, 2)]),
        ("souls", "P22", "wolf", [(2, 0)]),
        ("demons", "P23", "raven", [(1, 0)]),
        ("demons", "P23", "raven", [(1, 0), (1, 2)]),
        ("demons", "P23", "raven", [(1, 0), (2, 0)]),
    ]
