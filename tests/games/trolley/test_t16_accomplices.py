"""Every seat but the driver has three modifiers and plays one: T16; and both variants together."""

import pytest

from tests.games.trolley.playing import (
    arrange,
    arrangement,
    as_json,
    each_size,
    hand,
    hands,
    happened,
    match_of,
    phase,
    pin,
    pin_all,
    refusal,
    ride,
    seen,
    shown,
    spot,
    teams,
    track,
    until,
    waiting,
)
from zmova import Table


@each_size
@pytest.mark.parametrize("driver", [0, 2])
def test_and_plays_one_of_them(seats, driver):
    """T16, T7: all at once; nobody plays two, and nobody may pass."""
    table = until(match_of(seats, driver=driver, accomplices=True), "modifying")
    others = [(driver + step) % seats for step in range(1, seats)]
    assert waiting(table) == others
    for seat in others:
        assert refusal(table, seat, {"type": "pass"}) == "must-play"
    for seat in others[::-1]:
        pin(table, seat)
        if phase(table) == "modifying":
            assert table.moves(seat) == []
    assert [seat for seat, _ in shown(table)] == others
    assert phase(table) == "arguing"


def test_thirteen_play_twelve():
    """T16"""
    table = until(match_of(13, accomplices=True), "modifying")
    assert pin_all(table) == list(range(1, 13))


def test_any_of_the_modifiers_may_be_chosen():
    """T16"""
    table = until(match_of(3, accomplices=True), "modifying")
    assert hand(table, 1) == "m1 m2 m3"
    assert len(table.moves(1)) == 3 * 6
    assert refusal(table, 1, {"type": "modifier", "card": 3, "target": spot("left")}) == (
        "no-such-card"
    )
    pin(table, 1, 2, spot("right", 0))
    pin(table, 2)
    assert track(table, "right").startswith("i8+m3 ")


@each_size
def test_without_the_variant_nobody_does(seats):
    """T16"""
    table = match_of(seats)
    assert not seen(table).accomplices
    assert not any(event.get("variant") for event in happened(table, "drew"))


def test_those_modifiers_stay_with_their_seat():
    """T3, T16: only innocents and guilty are passed round."""
    table = match_of(7, accomplices=True)
    (offer,) = [one for one in as_json(table.view(3).choices) if one["type"] == "arrange"]
    assert (offer["innocents"], offer["guilty"], offer["modifiers"]) == (1, 2, None)
    arrange(table, 1, 3, 1, 2)
    assert hands(table)[1:4] == ["g1 g2 g3 m1 m2 m3", "m4 m5 m6", "i1 i2 i3 m7 m8 m9"]
    assert refusal(table, 1, arrangement(3, 1, 2)) == "held-so"
    until(table, "modifying")
    assert pin_all(table) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("ways", [(1, 1, 2), (2, 1, 1), (2, 1, 2), (2, 2, 1)])
def test_of_two_one_may_hold_all_that_is_passed_round(ways):
    """T3, T16: nobody is left with nothing, since each has modifiers."""
    table = match_of(5, accomplices=True)
    arrange(table, 1, *ways)
    held = hands(table)
    assert "i1 i2 i3" in held[ways[0]]
    assert "g1 g2 g3" in held[ways[1]]
    assert [one.split()[-3:] for one in held[1:3]] == [["m1", "m2", "m3"], ["m4", "m5", "m6"]]


def test_all_that_was_not_played_is_discarded():
    """T16, T10"""
    table = until(match_of(5, accomplices=True), "arguing")
    assert hands(table) == [""] * 5
    assert len(table.state.piles["modifiers"].discard) == 12 - 4


def both_variants() -> Table:
    """Five players; seat 3 drives, 4 and 0 against 1 and 2, and 2 holds the token."""
    table = match_of(5, driver=2, accomplices=True, valerii=True)
    table.state.skulls = (0, 0, 3, 0, 0)
    ride(table, "left")
    assert (seen(table).helper, teams(table)) == (2, ([4, 0], [1, 2]))
    return table


def test_both_variants_together():
    """T15, T16: the helper has six, plays one of them, and may play another."""
    table = both_variants()
    assert hand(table, 2) == "g10 g11 g12 m22 m23 m24 m25 m26 m27"
    assert [backs.modifiers for backs in seen(table).hands] == [3, 3, 6, 0, 3]
    until(table, "modifying")
    assert waiting(table) == [4, 0, 1, 2]
    pin(table, 2, 4)
    assert waiting(table) == [4, 0, 1, 2]
    assert as_json(table.moves(2))[-1] == {"type": "pass"}
    pin(table, 2, 4)
    assert pin_all(table) == [4, 0, 1]
    assert [seat for seat, _ in shown(table)][-5:] == [4, 0, 1, 2, 2]
    assert [card for _, card in shown(table)][-2:] == ["m26", "m27"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 13])
def test_both_variants_through_a_whole_match(seats):
    """T7, T12, T15, T16: everybody but the driver plays one, and the helper one more."""
    table = match_of(seats, accomplices=True, valerii=True, sizes=(120, 80, 200))
    helped = 0
    while not table.over:
        until(table, "modifying")
        left, right = teams(table)
        helps = seen(table).helper in (*left, *right)
        helped += helps
        expected = [*left, *right]
        if helps:
            expected.insert(expected.index(seen(table).helper), seen(table).helper)
        assert pin_all(table) == expected
        assert as_json(seen(table).phase)["type"] == "arguing"
        ride(table, "right" if seats - 1 in right else "left")
    assert helped > 1
