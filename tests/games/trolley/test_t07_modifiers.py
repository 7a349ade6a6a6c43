"""Modifiers, chosen by all at once and in secret, read one after another: T7."""

from itertools import permutations
from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    TEAMS,
    arrange,
    as_json,
    each_size,
    everybody,
    hand,
    hands,
    happened,
    match_of,
    mine,
    phase,
    pick_all,
    pin,
    pin_all,
    refusal,
    seen,
    shown,
    spot,
    told,
    track,
    until,
    waiting,
)
from zmova import Table
from zmova.games.trolley.events import Shown

HOLDERS = {  # when seat 0 drives
    3: [1, 2],
    4: [2, 3],
    5: [2, 4],
    6: [3, 5],
    7: [3, 6],
    8: [3, 4, 7],
    9: [3, 4, 7, 8],
    10: [3, 4, 5, 8, 9],
    12: [3, 4, 5, 6, 9, 10, 11],
    13: [3, 4, 5, 6, 9, 10, 11, 12],
}
ALL_SPOTS = [spot(name, place) for name in ("left", "right") for place in range(3)]


@pytest.mark.parametrize("seats", HOLDERS)
def test_every_holder_chooses_at_once(seats):
    """T7: the left team's seats from the driver's left, then the right one's; nobody else."""
    table = until(match_of(seats), "modifying")
    assert waiting(table) == HOLDERS[seats]
    for seat in range(seats):
        assert bool(table.moves(seat)) == (seat in HOLDERS[seats])
    pin_all(table)
    assert phase(table) == "arguing"


@pytest.mark.parametrize("order", [*permutations([3, 4, 7])])
def test_in_whatever_order_they_choose_the_cards_are_read_in_the_order_of_seats(order):
    """T7, G1"""
    table = until(match_of(8), "modifying")
    for place, seat in enumerate(order):
        assert waiting(table) == [one for one in HOLDERS[8] if one not in order[:place]]
        pin(table, seat, at=spot("right", 2))
    assert shown(table) == [(3, "m1"), (4, "m4"), (7, "m7")]
    assert track(table, "right") == "i8 i4 g1+m1+m4+m7"


@pytest.mark.parametrize("seats", [8, 12, 13])
@pytest.mark.parametrize("driver", [2, 5, 7])
def test_seat_order_goes_round_from_the_driver(seats, driver):
    """T7, G1: across seat 0 too."""
    table = until(match_of(seats, driver=driver), "modifying")
    expected = [(driver + seat) % seats for seat in HOLDERS[seats]]
    assert waiting(table) == expected
    for seat in expected[::-1]:
        pin(table, seat)
    assert [seat for seat, _ in shown(table)] == expected


def test_whoever_took_the_modifiers_over_plays_them():
    """T3, T7"""
    table = match_of(8)
    arrange(table, 1, 4, 3, 2)
    until(table, "modifying")
    assert waiting(table) == [1, 2, 7]


@each_size
def test_any_character_of_either_track_may_be_chosen(seats):
    """T7"""
    table = until(match_of(seats), "modifying")
    for seat in HOLDERS[seats]:
        assert as_json(table.moves(seat)) == [
            {"type": "modifier", "card": card, "target": target}
            for card in range(3)
            for target in ALL_SPOTS
        ]


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
    """T7: all of a table of thirteen, on one character, in the order of seats."""
    table = until(match_of(13, accomplices=True), "modifying")
    firsts = [hand(table, seat).split()[0] for seat in range(1, 13)]
    for seat in range(12, 0, -1):
        pin(table, seat, 0, spot("right", 2))
    assert track(table, "right") == f"i8 i4 g1+{'+'.join(firsts)}"
    assert track(table, "left") == "i7 i1 g4"


@each_size
def test_nothing_is_open_before_the_last_has_chosen(seats):
    """T7"""
    table = until(match_of(seats), "modifying")
    before = track(table, "left"), track(table, "right")
    for seat in HOLDERS[seats][:-1]:
        start = len(table.log)
        pin(table, seat, 1)
        assert (track(table, "left"), track(table, "right")) == before
        assert phase(table) == "modifying"
        for viewer in everybody(table):
            assert told(table, viewer, start) == [{"type": "laid", "seat": seat}]
    pin(table, HOLDERS[seats][-1], 1)
    assert len(shown(table)) == len(HOLDERS[seats])


def chosen(seats: int, seat: int, card: int, target: dict[str, Any], top: str = "") -> Table:
    """One of them has chosen that."""
    table = until(match_of(seats, top=top), "modifying")
    pin(table, seat, card, target)
    return table


@pytest.mark.parametrize("seats", [3, 5, 7, 8, 13])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("other", [(2, spot("left")), (0, spot("right", 2))], ids=str)
def test_a_choice_is_seen_by_the_own_team_alone(seats, side, other):
    """T7, G3: whatever it was and whoever it is meant for, opponents and driver see the same."""
    own = TEAMS[seats][side]
    seat = next(one for one in HOLDERS[seats] if one in own)
    tables = [chosen(seats, seat, 0, spot("left")), chosen(seats, seat, *other)]
    for viewer in everybody(tables[0]):
        views = [zmova.encode(table.view(viewer)) for table in tables]
        assert (views[0] == views[1]) == (viewer not in own)
        assert told(tables[0], viewer) == told(tables[1], viewer)
    for mate in own:
        for table, (card, target) in zip(tables, [(0, spot("left")), other], strict=True):
            (laid,) = as_json(mine(table, mate).laid)
            first = int(hand(until(match_of(seats), "modifying"), seat).split()[0][1:])
            assert laid == {
                "seat": seat,
                "card": f"own-modifiers-{first + card}",
                "target": target,
            }


@each_size
def test_nobody_can_tell_from_the_hands_either(seats):
    """T7, G3: a card that lies face down still counts, until it is shown."""
    table = until(match_of(seats), "modifying")
    before = as_json(seen(table).hands)
    for seat in HOLDERS[seats][:-1]:
        pin(table, seat, 2)
        assert as_json(seen(table).hands) == before


def test_a_choice_is_final():
    """T7, G5"""
    table = until(match_of(5), "modifying")
    pin(table, 2, 1)
    for card in range(3):
        move = {"type": "modifier", "card": card, "target": spot("left")}
        assert refusal(table, 2, move) == "already-laid"
    assert refusal(table, 2, {"type": "pass"}) == "already-laid"
    assert table.moves(2) == []
    assert hand(table, 2) == "m1 m3"


@each_size
def test_the_cards_open_one_after_another_for_all_to_read(seats):
    """T7: each stands for a while; nobody can do anything so long, and no time runs out."""
    table = until(match_of(seats, modifier_seconds=20), "modifying")
    holders = HOLDERS[seats]
    for seat in holders[1:]:
        pin(table, seat)
    table.wait(19)
    now, start = table.now, len(table.log)
    counts = []
    steps = table.steps(holders[0], {"type": "modifier", "card": 0, "target": spot("left")})
    for step in steps:
        counts.append(len(shown(table)))
        if counts[-1] < len(holders) or phase(table) == "modifying":
            assert as_json(seen(table).phase) == {"type": "modifying", "waiting": [], "ends": None}
            assert not any(table.moves(one) for one in range(seats))
            move = {"type": "modifier", "card": 0, "target": spot("left")}
            assert refusal(table, holders[0], move) == "modifiers-shown"
            assert type(step[-1]) is Shown
    assert counts == [*range(1, len(holders) + 1), len(holders)]
    opened = [event["at"] for event in happened(table, "shown", start)]
    assert opened == [now + Shown.beat * number for number in range(len(holders))]
    assert seen(table).phase.ends == now + Shown.beat * len(holders) + 180_000


def test_each_modifier_is_told_to_everybody_as_it_opens():
    """T7"""
    table = until(match_of(5), "modifying")
    pin(table, 4, 0, spot("right", 1))
    start = len(table.log)
    pin(table, 2, 1, spot("left", 2))
    assert (track(table, "left"), track(table, "right")) == ("i7 i1 g4+m2", "i8 i4+m4 g1")
    for viewer in everybody(table):
        laid, one, other, _ = told(table, viewer, start)
        assert laid == {"type": "laid", "seat": 2}
        assert one == {
            "type": "shown",
            "seat": 2,
            "card": "own-modifiers-2",
            "target": spot("left", 2),
            "track": "left",
            "character": seen(table).tracks.left[2].card,
        }
        assert (other["seat"], other["card"]) == (4, "own-modifiers-4")


def test_a_modifier_leaves_the_hand_when_it_is_shown():
    """T7"""
    table = until(match_of(8), "modifying")
    for seat in (3, 4):
        pin(table, seat)
    steps = table.steps(7, {"type": "modifier", "card": 0, "target": spot("left")})
    counts = []
    for _ in steps:
        counts.append([seen(table).hands[seat].modifiers for seat in HOLDERS[8]])
    assert counts == [[2, 3, 3], [2, 2, 3], [2, 2, 2], [0, 0, 0]]


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


def test_who_holds_none_plays_none():
    """T7, G5"""
    table = until(match_of(7), "modifying")
    move = {"type": "modifier", "card": 0, "target": spot("left")}
    for seat in (1, 2, 4, 5):
        assert refusal(table, seat, move) == "no-modifiers"
        assert refusal(table, seat, {"type": "pass"}) == "no-modifiers"
    assert refusal(table, 0, move) == refusal(table, 0, {"type": "pass"}) == "you-drive"


def test_a_modifier_must_be_played():
    """T7: only the helper's extra one may be kept."""
    table = until(match_of(5), "modifying")
    for seat in (2, 4):
        assert refusal(table, seat, {"type": "pass"}) == "must-play"


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
        assert len(shown(table)) == 2
    for viewer in everybody(one):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)


def test_who_comes_back_finds_its_choice_and_the_others_still_secret():
    """T7, G7: a view made anew says what a view kept up to date says."""
    table = until(match_of(8), "modifying")
    pin(table, 4, 1, spot("right", 0))
    again = zmova.replay("trolley", table.log)
    for viewer in everybody(table):
        assert zmova.encode(again.view(viewer)) == zmova.encode(table.view(viewer))
    assert [one.seat for one in mine(again, 4).laid] == [4]
    assert mine(again, 7).laid == []
    assert again.moves(4) == []
    assert again.moves(7) == table.moves(7) != []
