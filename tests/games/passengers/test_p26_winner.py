"""Who wins: P26."""

from typing import Any

import pytest

from tests.games.passengers.playing import as_json, match_of, sail, seen
from zmova.games.passengers import score

FACTIONS: Any = ("souls", "demons", "souls", "yaesther", "demons", "souls")


@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ({"souls": 9, "demons": 7}, "souls"),
        ({"souls": 7, "demons": 9}, "demons"),
        ({"souls": 5, "demons": 6, "yaesther": 6.5}, "yaesther"),
        ({"souls": 6, "demons": 6, "yaesther": 6.5}, "yaesther"),
        ({"souls": 7, "demons": 6, "yaesther": 6.5}, "souls"),
        ({"souls": 6, "demons": 7, "yaesther": 6.5}, "demons"),
    ],
)
@pytest.mark.parametrize("holder", ["souls", "demons", "yaesther"])
def test_most_points_win_whoever_holds_the_coin(points, winner, holder):
    """P26"""
    assert score.winner(points, holder) == winner


@pytest.mark.parametrize(
    ("holder", "winner"), [("souls", "souls"), ("demons", "demons"), ("yaesther", "souls")]
)
@pytest.mark.parametrize("order", [1, -1])
def test_a_tie_goes_to_the_coin_holder_s_faction_or_to_the_souls(holder, winner, order):
    """P26: if the Yaesther holds it, the souls."""
    names: list[Any] = ["souls", "demons", "yaesther"]
    points = {name: {"yaesther": 6.5}.get(name, 8) for name in names[::order]}
    assert score.winner(points, holder) == winner


@pytest.mark.parametrize(
    ("faction", "seats"), [("souls", [0, 2, 5]), ("demons", [1, 4]), ("yaesther", [3])]
)
def test_all_seats_of_the_faction_win(faction, seats):
    """P26"""
    assert score.seats_of(faction, FACTIONS) == seats


TIES: list[tuple[str, int, list[tuple[tuple[int, ...], str, str]], list[int]]] = [
    (
        "souls",
        4,
        [
            ((3, 9, 0, 7, 4, 2), "gd rd gs bd bs gd", "wolf"),
            ((0, 7, 9, 8, 3, 4), "bs gd bs gs y bs", "raven"),
            ((1, 5, 2, 3, 8, 9), "rd rd rs bd rs rs", "wolf"),
        ],
        [0, 2, 5],
    ),
    (
        "demons",
        2,
        [
            ((2, 0, 4, 7, 9, 3), "rd y bs rd rs bs", "raven"),
            ((9, 3, 0, 7, 4, 8), "gs bd gs rs gd rs", "wolf"),
            ((5, 9, 8, 3, 2, 1), "gd rd bs gd bd bs", "raven"),
        ],
        [1, 4],
    ),
    (
        "yaesther",
        3,
        [
            ((4, 3, 2, 7, 9, 0), "rs gd rd rs bs rd", "wolf"),
            ((4, 0, 8, 7, 9, 3), "rd gs gd bs rs gd", "wolf"),
            ((8, 5, 3, 1, 9, 2), "bs gs bd bs y bd", "raven"),
        ],
        [0, 2, 5],
    ),
]


@pytest.mark.parametrize(("holder", "coin", "rounds", "winners"), TIES)
def test_a_whole_match_that_ends_in_a_tie(holder, coin, rounds, winners):
    """P26: seven to seven, and the coin says who won."""
    table = match_of(6, coin=coin, gifts="III")
    for numbers, placing, crossing in rounds:
        sail(table, *numbers, placing=placing, crossing=crossing)
    assert table.result is not None
    assert table.result.scores == {"souls": 7, "demons": 7, "yaesther": 6.5}
    assert table.view(seen(table).coin).mine.faction == holder
    assert table.result.winners == winners
    assert as_json(seen(table).phase)["by_coin"] is True


def test_at_six_to_six_the_yaesther_wins_alone():
    """P25, P26: a match in which balance was kept."""
    table = match_of(6, coin=3, gifts="III")
    sail(table, 4, 7, 2, 3, 9, 0, placing="rs bs rd gs bd bs", crossing="wolf")
    sail(table, 7, 4, 9, 3, 0, 8, placing="bs gs gd bd rs gd", crossing="wolf")
    sail(table, 1, 9, 2, 3, 8, 5, placing="y gd bs rs rd rd", crossing="raven")
    assert table.result is not None
    assert table.result.scores == {"souls": 6, "demons": 6, "yaesther": 6.5}
    assert table.result.winners == [3]
    assert as_json(seen(table).phase)["by_coin"] is False
