"""Gifts that move passengers, and what goes with them: P17."""

from typing import Any

import pytest

from tests.games.passengers.playing import (
    as_json,
    board,
    everybody,
    give,
    giving,
    match_of,
    raven,
    refusal,
    row,
    seen,
    told,
    wolf,
)
from zmova import Table
from zmova.games.passengers.boats import Spot
from zmova.games.passengers.events import Masked, Revealed


def owners(table: Table, boat: str) -> list[int | None]:
    return [one.owner if one else None for one in row(table, boat)]


def test_where_they_sit_before_a_swap():
    """P11: what the tests below start from."""
    table = giving("scroll")
    assert owners(table, "raven") == [1, None, None, 0, 2]
    assert owners(table, "wolf") == [3, None, 4, None, None]


@pytest.mark.parametrize(
    ("pair", "ravens", "wolves"),
    [
        ([raven(0), raven(4)], [2, None, None, 0, 1], [3, None, 4, None, None]),
        ([wolf(0), raven(0)], [3, None, None, 0, 2], [1, None, 4, None, None]),
        ([wolf(2), wolf(0)], [1, None, None, 0, 2], [4, None, 3, None, None]),
    ],
)
def test_scroll_swaps_any_two_passengers(pair, ravens, wolves):
    """scroll: of one boat or of two, one's own too."""
    table = giving("scroll")
    start = give(table, passengers=pair)
    assert (owners(table, "raven"), owners(table, "wolf")) == (ravens, wolves)
    for viewer in everybody(table):
        (swap,) = [n for n in told(table, viewer, start) if n["type"] == "swapped"]
        assert sorted(swap["spots"], key=str) == sorted(pair, key=str)


def test_scroll_swaps_shadows_too():
    """scroll, P10: with four players."""
    table = giving("scroll", seats=4)
    shadow = next(s for s, one in enumerate(row(table, "raven")) if one and one.owner is None)
    give(table, passengers=[raven(shadow), wolf(4)])
    assert row(table, "raven")[shadow].owner == 3
    assert row(table, "wolf")[4].owner is None


def test_a_swap_tells_nobody_a_card():
    """scroll, P18: and owners still know theirs."""
    table = giving("scroll")
    known = [as_json(table.view(seat).mine.known) for seat in range(5)]
    give(table, passengers=[raven(0), wolf(0)])
    assert [as_json(table.view(seat).mine.known) for seat in range(5)] == known
    assert all(one.card is None for boat in ("raven", "wolf") for one in row(table, boat) if one)


@pytest.mark.parametrize(
    ("pair", "ravens", "wolves"),
    [
        ([raven(3), raven(4)], [1, None, None, 2, 0], [3, None, 4, None, None]),
        ([wolf(0), raven(0)], [3, None, None, 0, 2], [1, None, 4, None, None]),
    ],
)
def test_rope_swaps_neighbours_or_a_column(pair, ravens, wolves):
    """rope"""
    table = giving("rope", "II")
    give(table, passengers=pair)
    assert (owners(table, "raven"), owners(table, "wolf")) == (ravens, wolves)


@pytest.mark.parametrize("pair", [[raven(0), raven(3)], [raven(3), wolf(0)], [raven(4), wolf(2)]])
def test_rope_reaches_no_further(pair):
    """rope, G5"""
    table = giving("rope", "II")
    assert refusal(table, 0, {"type": "gift", "passengers": pair}) == "not-neighbours"
    assert len(table.moves(0)) == 2


def test_oar_moves_a_passenger_to_a_free_space_of_its_boat():
    """oar"""
    table = giving("oar", "II")
    assert owners(table, "raven") == [1, None, 3, None, 2]
    start = give(table, passenger=raven(4), to=1)
    assert owners(table, "raven") == [1, 2, 3, None, None]
    assert owners(table, "wolf") == [None, None, 4, None, 0]
    assert {"type": "moved", "spot": raven(4), "to": 1} in told(table, None, start)


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ({"passenger": raven(4), "to": 0}, "space-taken"),
        ({"passenger": raven(4), "to": 4}, "space-taken"),
        ({"passenger": raven(1), "to": 3}, "nobody-there"),
        ({"passenger": raven(4), "to": 5}, "not-a-move"),
        ({"passenger": raven(4)}, "gift-asks-for-else"),
        ({"passenger": raven(4), "to": 1, "boat": "wolf"}, "gift-asks-for-else"),
    ],
)
def test_oar_needs_a_passenger_and_a_free_space(choice, why):
    """oar, G5"""
    assert refusal(giving("oar", "II"), 0, {"type": "gift", **choice}) == why


@pytest.mark.parametrize(
    ("boat", "direction", "after"),
    [
        ("raven", "left", [None, None, 0, 2, 1]),
        ("raven", "right", [2, 1, None, None, 0]),
        ("wolf", "left", [None, 4, None, None, 3]),
        ("wolf", "right", [None, 3, None, 4, None]),
    ],
)
def test_current_shifts_a_whole_boat_and_the_last_comes_round(boat, direction, after):
    """current"""
    table = giving("current", "III")
    other = "wolf" if boat == "raven" else "raven"
    still = owners(table, other)
    give(table, boat=boat, direction=direction)
    assert owners(table, boat) == after
    assert owners(table, other) == still


MOVING: list[tuple[str, str, dict[str, Any], list[tuple[str, int]]]] = [
    ("scroll", "I", {"passengers": [raven(0), wolf(0)]}, [("wolf", 0)]),
    ("rope", "II", {"passengers": [raven(4), raven(3)]}, [("raven", 3)]),
    ("oar", "II", {"passenger": raven(4), "to": 1}, [("raven", 1)]),
    ("current", "III", {"boat": "raven", "direction": "right"}, [("raven", 0)]),
]


@pytest.mark.parametrize(("gift", "gifts", "choice", "to"), MOVING)
def test_mask_and_face_go_along_gifts_and_voices_stay(gift, gifts, choice, to):
    """P17: scroll, rope, oar, current. In the sets masks come later, so one is put on by hand."""
    table = giving(gift, gifts)
    spots = choice.get("passengers") or [choice.get("passenger") or raven(4)]
    spot = Spot(**spots[0])
    card = table.state.boats[spot.boat][spot.space]
    assert card is not None
    table.take([Masked(table.now, spot, "blue"), Revealed(table.now, spot, card.card)])
    before = as_json(seen(table))
    give(table, **choice)
    boat, space = to[0]
    moved = row(table, boat)[space]
    assert (moved.id, moved.owner, moved.mask, moved.card) == (
        *(card.id, card.owner, "blue", card.card),
    )
    rest = [one for name in ("raven", "wolf") for one in row(table, name) if one and one != moved]
    assert [(one.mask, one.card) for one in rest] == [(None, None)] * 4
    assert seen(table).held == before["held"]
    assert seen(table).voices == before["voices"]


@pytest.mark.parametrize(("gift", "gifts", "choice", "to"), MOVING)
def test_everybody_sees_a_passenger_move(gift, gifts, choice, to):
    """P17, P18"""
    table = giving(gift, gifts)
    start = give(table, **choice)
    (first, *rest) = [told(table, viewer, start) for viewer in everybody(table)]
    assert all(other == first for other in rest)


def test_a_current_needs_a_boat_and_a_direction():
    """current, G5"""
    table = giving("current", "III")
    assert refusal(table, 0, {"type": "gift", "boat": "raven"}) == "gift-asks-for-else"
    up = {"type": "gift", "boat": "raven", "direction": "up"}
    assert refusal(table, 0, up) == "not-a-move"


def test_an_empty_space_is_no_passenger():
    """scroll, rope, G5"""
    for gift, gifts in [("scroll", "I"), ("rope", "II")]:
        move = {"type": "gift", "passengers": [raven(1), raven(0)]}
        assert refusal(giving(gift, gifts), 0, move) == "nobody-there"
    table = match_of(5)
    board(table, 5, 0, 8, 6, 7)
    twice = {"type": "gift", "passengers": [raven(0), raven(0)]}
    assert refusal(table, 0, twice) == "choose-two"
