"""Modifiers, openly and one at a time: T7."""

import pytest

import zmova
from tests.games.trolley.playing import (
    arrange,
    as_json,
    each_size,
    everybody,
    hand,
    hands,
    happened,
    match_of,
    phase,
    pick_all,
    pin,
    pin_all,
    refusal,
    ride,
    seen,
    spot,
    teams,
    told,
    track,
    turn,
    until,
)

TURNS = {  # when seat 0 drives
    3: [1, 2],
    4: [2, 3],
    5: [2, 4],
    6: [3, 5],
    7: [3, 6],
    8: [3, 7, 4],
    9: [3, 7, 4, 8],
    10: [3, 8, 4, 9, 5],
    12: [3, 9, 4, 10, 5, 11, 6],
    13: [3, 9, 4, 10, 5, 11, 6, 12],
}
ALL_SPOTS = [spot(name, place) for name in ("left", "right") for place in range(3)]


@pytest.mark.parametrize("seats", TURNS)
def test_teams_in_turn_the_left_one_first_inside_a_team_in_seat_order(seats):
    """T7"""
    table = until(match_of(seats), "modifying")
    assert pin_all(table) == TURNS[seats]
    assert phase(table) == "arguing"


@pytest.mark.parametrize("seats", [8, 12, 13])
@pytest.mark.parametrize("driver", [2, 5, 7])
def test_seat_order_goes_round_from_the_driver(seats, driver):
    """T7, G1: across seat 0 too."""
    table = until(match_of(seats, driver=driver), "modifying")
    assert pin_all(table) == [(driver + seat) % seats for seat in TURNS[seats]]


@pytest.mark.parametrize(
    ("seats", "sizes", "turns"),
    [
        (4, (120, 80, 150), [1, 3, 2, 3, 2]),
        (8, (120, 80, 150), [1, 5, 2, 6, 3, 7, 3, 7, 4, 4]),
        (13, (120, 80, 9), [3, 4, 5]),
        (13, (120, 80, 21), [3, 9, 4, 10, 5, 11, 6]),
    ],
)
def test_when_the_right_team_has_no_turns_left_the_left_one_goes_on(seats, sizes, turns):
    """T7, T10, T16: uneven teams, and decks that ran dry."""
    table = until(match_of(seats, sizes=sizes, accomplices=True), "modifying")
    assert pin_all(table) == turns


def test_when_the_left_team_has_no_turns_left_the_right_one_goes_on():
    """T7, T15"""
    table = match_of(3, valerii=True)
    ride(table, "left", "right")
    assert (teams(table), seen(table).helper) == (([0], [1]), 1)
    until(table, "modifying")
    assert pin_all(table) == [0, 1, 1]


def test_whoever_took_the_modifiers_over_plays_them():
    """T3, T7"""
    table = match_of(8)
    arrange(table, 1, 4, 3, 2)
    until(table, "modifying")
    assert pin_all(table) == [1, 7, 2]


@each_size
def test_any_character_of_either_track_may_be_chosen(seats):
    """T7"""
    table = until(match_of(seats), "modifying")
    offers = as_json(table.moves(turn(table)))
    assert offers == [
        {"type": "modifier", "card": card, "target": target}
        for card in range(3)
        for target in ALL_SPOTS
    ]
    for seat in set(range(seats)) - {turn(table)}:
        assert table.moves(seat) == []


@pytest.mark.parametrize("target", ALL_SPOTS, ids=str)
@pytest.mark.parametrize("card", [0, 1, 2])
def test_a_modifier_is_pinned_on_its_target(target, card):
    """T7: the second team's too, on its own track or the other."""
    table = until(match_of(3), "modifying")
    pin(table, 1, 0, spot("right", 1))
    pin(table, 2, card, target)
    rows = {"left": seen(table).tracks.left, "right": seen(table).tracks.right}
    pins = {
        (name, place): [(one.card, one.seat) for one in character.modifiers]
        for name, row in rows.items()
        for place, character in enumerate(row)
        if character.modifiers
    }
    expected = {("right", 1): [("own-modifiers-1", 1)]}
    expected.setdefault((target["track"], target["place"]), []).append(
        (f"own-modifiers-{4 + card}", 2)
    )
    assert pins == expected


def test_modifiers_stack_without_limit():
    """T7: all of a table of thirteen, on one character, in the order in which they came."""
    table = until(match_of(13, accomplices=True), "modifying")
    played = []
    while phase(table) == "modifying":
        played.append(hand(table, turn(table)).split()[0])
        pin(table, turn(table), 0, spot("right", 2))
    assert len(played) == 8 + 12
    assert track(table, "right") == f"i8 i4 g1+{'+'.join(played)}"
    assert track(table, "left") == "i7 i1 g4"


def test_each_modifier_is_seen_by_everybody_at_once():
    """T7: whoever comes next sees what it changed."""
    table = until(match_of(5), "modifying")
    pin(table, 2, 1, spot("left", 2))
    assert track(table, "left") == "i7 i1 g4+m2"
    for viewer in everybody(table):
        pinned, called = told(table, viewer)[-2:]
        assert pinned == {
            "type": "pinned",
            "seat": 2,
            "card": "own-modifiers-2",
            "target": spot("left", 2),
            "track": "left",
        }
        assert called == {"type": "called", "seat": 4, "extra": False}
    assert turn(table) == 4


def test_a_played_modifier_leaves_the_hand():
    """T7"""
    table = until(match_of(5), "modifying")
    pin(table, 2, 1)
    assert hands(table)[2] == "m1 m3"
    assert [backs.modifiers for backs in seen(table).hands] == [0, 0, 2, 0, 3]


@each_size
def test_the_rest_is_discarded(seats):
    """T7"""
    table = until(match_of(seats), "modifying")
    held = {card for one in hands(table) for card in one.split()}
    until(table, "arguing")
    assert hands(table) == [""] * seats
    assert {backs.modifiers for backs in seen(table).hands} == {0}
    pinned = track(table, "left").split()[0].split("+")[1:]
    discarded = {f"m{card.rsplit('-', 1)[1]}" for card in table.state.piles["modifiers"].discard}
    assert len(pinned) == max(2, len(held) // 3)
    assert discarded == held - {*pinned}


def test_in_turn_means_that_nobody_else_may():
    """T7, G5"""
    table = until(match_of(7), "modifying")
    move = {"type": "modifier", "card": 0, "target": spot("left")}
    for seat in (1, 2, 4, 5, 6):
        assert refusal(table, seat, move) == "not-your-turn"
        assert refusal(table, seat, {"type": "pass"}) == "not-your-turn"
    assert refusal(table, 0, move) == refusal(table, 0, {"type": "pass"}) == "you-drive"
    pin(table, 3)
    assert refusal(table, 3, move) == "not-your-turn"


def test_a_modifier_must_be_played():
    """T7: only the helper's extra one may be kept."""
    table = until(match_of(5), "modifying")
    assert refusal(table, 2, {"type": "pass"}) == "must-play"
    assert not seen(table).phase.extra


@pytest.mark.parametrize(
    ("card", "target", "key"),
    [
        (3, spot("left"), "no-such-card"),
        (8, spot("left"), "no-such-card"),
        (9, spot("left"), "not-a-move"),
        (-1, spot("left"), "not-a-move"),
        (0, spot("left", 3), "not-a-move"),
        (0, spot("left", -1), "not-a-move"),
        (0, spot("middle"), "not-a-move"),
        (0, {"track": "left"}, "not-a-move"),
        (0, {"track": "left", "place": 0, "seat": 1}, "not-a-move"),
        (0, "left", "not-a-move"),
    ],
    ids=str,
)
def test_a_card_that_is_not_held_or_a_target_that_is_not_there(card, target, key):
    """T7, G5"""
    table = until(match_of(3), "modifying")
    assert refusal(table, 1, {"type": "modifier", "card": card, "target": target}) == key


def test_an_empty_place_can_not_be_chosen():
    """T7, T10: one guilty card in all, so the left track has none."""
    table = until(match_of(3, sizes=(120, 1, 150)), "modifying")
    assert (track(table, "left"), track(table, "right")) == ("i7 i1", "i8 i4 g1")
    move = {"type": "modifier", "card": 0, "target": spot("left", 2)}
    assert refusal(table, 1, move) == "nobody-there"
    targets = [move["target"] for move in as_json(table.moves(1))[:5]]
    assert targets == [one for one in ALL_SPOTS if one != spot("left", 2)]


def test_while_modifiers_are_played_nothing_else_is_done():
    """T7, G5"""
    table = until(match_of(3), "modifying")
    for move in (
        {"type": "innocent", "card": 0},
        {"type": "guilty", "card": 0},
        {"type": "steer", "track": "left"},
        {"type": "argue", "target": spot("left"), "reason": "so-cute"},
    ):
        for seat in range(3):
            assert refusal(table, seat, move) == "modifiers-on"


def test_hands_of_modifiers_stay_secret_while_they_are_played():
    """T3, T7, G3: what is not played, opponents and the driver never see."""
    one, other = (match_of(5, top=top) for top in ("m1 m2 m3 m4 m5 m6", "m1 m22 m23 m4 m5 m6"))
    for table in (one, other):
        pick_all(table)
        pick_all(table)
        pin(table, 2)
    for viewer in (None, 0, 3, 4):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
    assert [hand(table, 2) for table in (one, other)] == ["m2 m3", "m22 m23"]
    for table in (one, other):
        pin(table, 4)
        assert len(happened(table, "pinned")) == 2
    for viewer in everybody(one):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)
