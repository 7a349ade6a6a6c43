"""What souls are worth: P22."""

import pytest

from tests.games.passengers.afterlands import scores, why


@pytest.mark.parametrize(
    ("boat", "souls"),
    [
        (". . . . .", 0),
        (". . gs . .", 1),
        ("gs . rs . .", 2),
        ("gs rs bs . .", 3),
        ("gs gs . . .", 3),
        ("gs . . . gs", 3),
        ("gs rs gs . .", 4),
        ("gs gs gs . .", 5),
        ("bs bs bs bs .", 7),
        ("gs gs rs rs .", 6),
        ("gs rs gs rs .", 6),
        ("gs gs gs rs .", 6),
        ("gs gs rs bs .", 5),
        ("rd bd gd . .", 0),
        ("gs gd gs . .", 3),
    ],
)
def test_souls_count_one_each_and_groups_their_size_less_one(boat, souls):
    """P22: a group need not sit side by side; two pairs add two."""
    assert scores(boat)[0] == souls
    assert scores(". . . . .", boat, ". . . . .")[0] == souls


def test_groups_are_counted_boat_by_boat():
    """P22: the same colour in different boats is no group."""
    assert scores("gs . . . .", "gs . . . .", "gs . . . .")[0] == 3
    assert scores("gs gs . . .", "gs . . . .", "gs . gs . .")[0] == 7


@pytest.mark.parametrize(
    ("boat", "souls"),
    [
        ("gs rs/g . . .", 3),
        ("gs gs/r . . .", 2),
        ("gs gs/r rs . .", 4),
        ("gs gs gs/b . .", 4),
        ("rs/g bs/g gs . .", 5),
        ("gs gs/g . . .", 3),
        ("gs gd/g . . .", 1),
    ],
)
def test_a_mask_replaces_the_colour(boat, souls):
    """P15, P22: a demon stays a demon under it."""
    assert scores(boat)[0] == souls


def test_every_point_says_where_it_came_from():
    """P22"""
    told = why("gs . gs . .", ". rs . . .")
    assert told == [
        ("souls", "P22", "raven", [(1, 0)]),
        ("souls", "P22", "raven", [(1, 2)]),
        ("souls", "P22", "raven", [(1, 0), (1, 2)]),
        ("souls", "P22", "wolf", [(2, 1)]),
    ]


@pytest.mark.parametrize(("boat", "extra"), [("gs gs gs . .", 2), ("gs gs gs gs .", 3)])
def test_each_point_of_a_group_has_its_own_entry(boat, extra):
    """P22: and names souls of that group alone."""
    groups = [point for point in why(boat) if len(point[3]) > 1]
    assert len(groups) == extra
    taken = {(1, space) for space, one in enumerate(boat.split()) if one != "."}
    assert all(set(spaces) <= taken for _, _, _, spaces in groups)
