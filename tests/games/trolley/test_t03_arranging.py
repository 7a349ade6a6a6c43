"""A team may pass its hands round before it plays a card: T3."""

from itertools import permutations

import pytest

import zmova
from tests.games.trolley.playing import (
    arrange,
    arrangement,
    as_json,
    each_size,
    everybody,
    hands,
    match_of,
    mine,
    pick,
    pick_all,
    refusal,
    ride,
    seen,
    teams,
    told,
    track,
    until,
    waiting,
)
from zmova import Table


def offered(table: Table, seat: int) -> list[tuple[int, int, int]]:
    moves = [move for move in as_json(table.moves(seat)) if move["type"] == "arrange"]
    return [(move["innocents"], move["guilty"], move["modifiers"]) for move in moves]


def test_two_share_three_hands_in_every_way_but_all_to_one():
    """T3: six ways, the one that is so already left out."""
    table = match_of(5)
    ways = {(1, 1, 2), (1, 2, 1), (2, 1, 1), (2, 2, 1), (2, 1, 2)}
    for seat in (1, 2):
        assert len(offered(table, seat)) == 5
        assert set(offered(table, seat)) == ways
    for all_to_one in (1, 2):
        assert refusal(table, 1, arrangement(*[all_to_one] * 3)) == "hands-not-so"


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ((1, 1, 2), ["i1 i2 i3 g1 g2 g3", "m1 m2 m3"]),
        ((1, 2, 1), ["i1 i2 i3 m1 m2 m3", "g1 g2 g3"]),
        ((2, 1, 1), ["g1 g2 g3 m1 m2 m3", "i1 i2 i3"]),
        ((2, 2, 1), ["m1 m2 m3", "i1 i2 i3 g1 g2 g3"]),
        ((2, 1, 2), ["g1 g2 g3", "i1 i2 i3 m1 m2 m3"]),
    ],
)
def test_each_hand_goes_whole_to_the_seat_that_is_named(seats, expected):
    """T3"""
    table = match_of(5)
    others = hands(table)[3:]
    arrange(table, 2, *seats)
    assert hands(table) == ["", *expected, *others]
    assert set(offered(table, 1)) | {seats} == {
        (1, 1, 2),
        (1, 2, 1),
        (2, 1, 1),
        (2, 2, 1),
        (2, 1, 2),
        (1, 2, 2),
    }


def test_three_hold_one_hand_each():
    """T3"""
    table = match_of(7)
    assert set(offered(table, 3)) == set(permutations([1, 2, 3])) - {(1, 2, 3)}
    assert len(offered(table, 3)) == 5
    arrange(table, 3, 3, 1, 2)
    assert hands(table)[1:4] == ["g1 g2 g3", "m1 m2 m3", "i1 i2 i3"]
    for doubled in [(1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 1, 1)]:
        assert refusal(table, 1, arrangement(*doubled)) == "hands-not-so"


def test_the_ways_are_described_and_not_listed():
    """T3: a team of six has 119 of them."""
    table = match_of(13)
    described = {"type": "arrange", "team": [1, 2, 3, 4, 5, 6], "holders": 3}
    held = {"innocents": 1, "guilty": 2, "modifiers": 3}
    for seat in range(2, 7):
        assert as_json(table.view(seat).choices) == [described | held]
        assert len(offered(table, seat)) == 119


def test_further_hands_of_modifiers_go_to_the_others_in_seat_order():
    """T3: nobody is left without a hand, and no card is lost."""
    table = match_of(13)
    arrange(table, 1, 6, 3, 5)
    assert hands(table)[1:7] == [
        "m4 m5 m6",
        "m7 m8 m9",
        "g1 g2 g3",
        "m10 m11 m12",
        "m1 m2 m3",
        "i1 i2 i3",
    ]


def test_two_hands_of_modifiers_can_change_places():
    """T3"""
    table = match_of(8)
    arrange(table, 1, 1, 2, 4)
    assert hands(table)[1:5] == ["i1 i2 i3", "g1 g2 g3", "m4 m5 m6", "m1 m2 m3"]


@each_size
def test_a_team_names_its_own_seats_alone(seats):
    """T3"""
    table = match_of(seats)
    for ours, theirs in (teams(table), teams(table)[::-1]):
        if len(ours) == 1:
            continue
        a, b = ours[:2]
        c = ours[2] if len(ours) > 2 else ours[0]
        for stranger in (theirs[0], 0, seats, -1, 99):
            for who in ((stranger, a, b), (a, stranger, c), (b, a, stranger)):
                assert refusal(table, a, arrangement(*who)) == "hands-not-so"


@each_size
def test_the_other_team_keeps_its_hands(seats):
    """T3"""
    table = match_of(seats)
    left, right = teams(table)
    before = hands(table)
    if len(left) > 1:
        table.play(left[-1], table.moves(left[-1])[-1])
        assert [hands(table)[seat] for seat in right] == [before[seat] for seat in right]
        assert hands(table) != before


def test_one_alone_has_nothing_to_arrange():
    """T3"""
    table = match_of(4)
    assert offered(table, 3) == []
    assert refusal(table, 3, arrangement(3, 3, 3)) == "alone"
    assert not mine(table, 3).arrange
    assert mine(table, 1).arrange


def test_the_driver_holds_no_hands():
    """T3"""
    table = match_of(5)
    assert table.moves(0) == []
    assert not mine(table, 0).arrange
    assert refusal(table, 0, arrangement(1, 1, 2)) == "you-drive"


def test_what_is_so_already_is_no_move():
    """T3, G5"""
    table = match_of(5)
    assert refusal(table, 1, arrangement(1, 2, 2)) == "held-so"
    arrange(table, 1, 2, 1, 1)
    assert refusal(table, 2, arrangement(2, 1, 1)) == "held-so"
    arrange(table, 2, 1, 2, 2)
    assert hands(table) == hands(match_of(5))


def test_without_the_option_hands_stay_where_they_were_dealt():
    """T3: `arrange` is on by default."""
    table = match_of(7, arrange=False)
    for seat in range(1, 7):
        assert offered(table, seat) == []
        assert not mine(table, seat).arrange
    assert refusal(table, 1, arrangement(2, 1, 3)) == "no-arranging"
    assert mine(match_of(7), 1).arrange


def test_only_before_the_own_team_has_played_a_card():
    """T3: what the other team does is secret and changes nothing."""
    table = match_of(5)
    pick(table, 1)
    for seat in (1, 2):
        assert refusal(table, seat, arrangement(2, 1, 1)) == "card-played"
        assert offered(table, seat) == []
        assert not mine(table, seat).arrange
    assert mine(table, 3).arrange
    assert len(offered(table, 3)) == len(offered(table, 4)) == 5
    arrange(table, 3, 4, 3, 3)
    assert list(seen(table).phase.waiting) == [4]
    pick(table, 4)
    for seat in (1, 2, 3, 4):
        assert refusal(table, seat, arrangement(2, 1, 1)) == "card-played"
        assert offered(table, seat) == []


@pytest.mark.parametrize("at", ["modifying", "arguing", "pause", "over"])
def test_never_later_in_the_round(at):
    """T3"""
    keys = {
        "modifying": "modifiers-on",
        "arguing": "argument-on",
        "pause": "tram-runs",
        "over": "match-over",
    }
    table = match_of(5, pause_seconds=10)
    if at in ("pause", "over"):
        ride(table, "left")
    while at == "over" and not table.over:
        table.wait(10)
        ride(table, "left")
    until(table, at)
    for seat in range(5):
        assert refusal(table, seat, arrangement(2, 1, 1)) == keys[at]


def test_every_round_begins_with_the_hands_as_they_are_dealt():
    """T3"""
    table, other = match_of(5), match_of(5)
    arrange(table, 1, 2, 1, 1)
    for one in (table, other):
        ride(one, "right")
    assert hands(table) == hands(other)
    assert mine(table, 2).arrange


def test_the_new_holder_chooses():
    """T3, T5, T6, T7"""
    table = match_of(7)
    arrange(table, 1, 3, 1, 2)
    assert list(seen(table).phase.waiting) == [3, 4]
    assert refusal(table, 1, {"type": "innocent", "card": 0}) == "not-your-hand"
    pick_all(table)
    assert list(seen(table).phase.waiting) == [1, 5]
    pick_all(table)
    assert waiting(table) == [2, 6]
    assert (track(table, "left"), track(table, "right")) == ("i7 i1 g4", "i8 i4 g1")
    assert [one.seat for one in seen(table).tracks.left] == [None, 3, 5]


def test_a_team_may_change_its_mind_twenty_times_a_round():
    """T3, G6: a round comes to its end."""
    table = match_of(5)
    for turns in range(20):
        assert offered(table, 1)
        table.play(1 + turns % 2, arrangement(*((2, 1, 1) if turns % 2 == 0 else (1, 2, 2))))
    assert refusal(table, 1, arrangement(2, 1, 1)) == "arranged-enough"
    assert [offered(table, seat) for seat in (1, 2)] == [[], []]
    assert not mine(table, 1).arrange
    assert offered(table, 3)
    arrange(table, 3, 4, 3, 3)
    ride(table, "left")
    for team in teams(table):
        assert offered(table, team[0])


def test_everybody_sees_hands_go_round_and_nobody_their_cards():
    """T3, G3"""
    table, other = match_of(5), match_of(5, top="i20 i21 i22 i4 i5 i6 i7 i8 g21 g2 g3 g4 g5 g6")
    for one in (table, other):
        arrange(one, 2, 2, 1, 1)
    for viewer in everybody(table):
        (arranged,) = [one for one in told(table, viewer) if one["type"] == "arranged"]
        assert arranged == {
            "type": "arranged",
            "seat": 2,
            "innocents": 2,
            "guilty": 1,
            "modifiers": 1,
        }
    for viewer in (None, 0, 3, 4):
        assert zmova.encode(table.view(viewer)) == zmova.encode(other.view(viewer))
    assert [backs.innocents for backs in seen(table).hands] == [0, 0, 3, 3, 0]


def test_a_hand_that_nobody_holds_can_not_be_passed():
    """T3, T10: one guilty card in all, and the left team has it."""
    table = match_of(5, sizes=(120, 1, 150))
    assert refusal(table, 3, arrangement(3, 3, 4)) == "held-so"
    assert set(offered(table, 3)) == {(4, 3, 3), (4, 4, 3), (3, 4, 3), (4, 3, 4)}
    arrange(table, 3, 4, 3, 3)
    assert hands(table)[3:] == ["m4 m5 m6", "i4 i5 i6"]
