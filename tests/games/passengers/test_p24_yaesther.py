"""The Yaesther aboard: P24, and its player's own points: P25."""

from random import Random

import pytest

import zmova
from tests.games.passengers.afterlands import landed, scores, why
from tests.games.passengers.playing import match_of, sail
from zmova.games.passengers import score
from zmova.table.host import CallOff


def test_it_gives_a_point_to_the_souls_and_one_to_the_demons():
    """P24"""
    assert scores("y . . . .") == (1, 1)
    assert why("y . . . .", seats=6)[:2] == [
        ("souls", "P24", "raven", [(1, 0)]),
        ("demons", "P24", "raven", [(1, 0)]),
    ]


@pytest.mark.parametrize(
    ("boat", "expected"),
    [
        ("y gs . . .", (2, 1)),
        ("y gd . . .", (1, 2)),
        ("gs y gs . .", (4, 1)),
        ("gd y gd . .", (1, 3)),
        ("gs y gd . .", (2, 2)),
        ("y gs gd . .", (2, 3)),
    ],
)
def test_without_a_mask_it_has_no_colour_and_no_bonus(boat, expected):
    """P24: neither in a group nor beside anybody."""
    assert scores(boat) == expected


@pytest.mark.parametrize(
    ("boats", "expected"),
    [
        (["y/g . . . ."], (1, 1)),
        (["y/g gs . . ."], (3, 2)),
        (["y/g rs . . ."], (2, 1)),
        (["y/g gd . . ."], (1, 3)),
        (["y/g rd . . ."], (1, 2)),
        (["gs y/g gs . ."], (5, 3)),
        (["gd y/g gd . ."], (1, 5)),
        (["gs y/g gd . ."], (3, 4)),
        (["y/g . . . gs"], (3, 2)),
        (["y/g . . . .", "gs . . . ."], (2, 2)),
        (["y/g . . . .", "gd . . . ."], (1, 3)),
        (["gs . . . .", "y/g . . . .", "gd . . . ."], (2, 4)),
        (["rs/g y/g gd/g . ."], (3, 4)),
    ],
)
def test_masked_it_is_both_a_soul_and_a_demon_of_that_colour(boats, expected):
    """P24, P15: it makes groups, is paid by souls and pays demons."""
    assert scores(*boats) == expected


def test_bare_it_still_stands_in_the_way():
    """P23, P24"""
    assert scores("gd y gs . .")[1] == 2


@pytest.mark.parametrize(("seats", "points"), [(4, 6.5), (6, 6.5), (8, 8.5)])
@pytest.mark.parametrize("boat", ["y . . . .", "gs . . . .", "y/r rs rd . ."])
def test_its_player_scores_the_same_wherever_the_card_is(seats, points, boat):
    """P25"""
    given = score.points(landed(boat), seats)
    assert score.totals(given, seats)["yaesther"] == points
    (own,) = [point for point in given if point.faction == "yaesther"]
    assert (own.rule, own.points) == ("P25", points)


@pytest.mark.parametrize("seats", [5, 7])
def test_where_none_plays_none_scores(seats):
    """P2, P25"""
    given = score.points(landed("gs rs gd . ."), seats)
    assert set(score.totals(given, seats)) == {"souls", "demons"}


@pytest.mark.parametrize(
    ("seats", "points", "rounds"),
    [
        (4, 6.5, [(4, 0, 8, 7), (0, 8, 9, 7), (0, 8, 9, 7)]),
        (6, 6.5, [(0, 2, 4, 3, 9, 7), (7, 9, 4, 8, 0, 3), (1, 3, 8, 5, 9, 2)]),
        (8, 8.5, [(0, 2, 4, 5, 3, 7, 1, 9), (7, 1, 9, 4, 2, 8, 0, 3), (1, 6, 3, 7, 5, 0, 4, 9)]),
    ],
)
def test_a_match_with_the_yaesther_says_its_score(seats, points, rounds):
    """P25, G8"""
    table = match_of(seats)
    for numbers in rounds:
        sail(table, *numbers)
    assert table.result is not None
    assert table.result.scores["yaesther"] == points


def test_the_yaesther_gets_as_much_as_has_crossed():
    """P25"""
    for seed in range(40):
        table, chance = zmova.deal("passengers", 6, seed), Random(seed)
        while not table.state.crossed:
            seat = next(seat for seat in range(6) if table.moves(seat))
            table.play(seat, chance.choice(table.moves(seat)))
        table.play_as_host(CallOff())
        result = table.result
        assert result is not None
        assert result.scores["yaesther"] == 2.2
        best = max(result.scores.values())
        leaders = {faction for faction, points in result.scores.items() if points == best}
        winning = {table.state.factions[seat] for seat in result.winners}
        assert len(winning) == 1
        assert winning <= leaders
