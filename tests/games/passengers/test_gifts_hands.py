"""Gifts that reach into hands: Mirror and Trade; each seat chooses its card in secret."""

from typing import Any

import pytest

import zmova
from tests.games.passengers.playing import (
    as_json,
    board,
    everybody,
    give,
    giving,
    match_of,
    mine,
    phase,
    put,
    refusal,
    seen,
    show,
    told,
    turn,
    use_gifts,
)
from zmova import Table


def looks(table: Table, seat: int) -> list[Any]:
    return [(look.seat, look.card) for look in mine(table, seat).looks]


def test_two_seats_show_a_card_of_their_choice_to_the_holder_alone():
    """mirror, P18"""
    table = giving("mirror")
    start = give(table, players=[3, 1])
    assert list(seen(table).phase.waiting) == [1, 3]
    assert as_json(table.moves(1)) == [{"type": "show", "card": n} for n in range(2)]
    assert [bool(table.moves(seat)) for seat in (0, 2, 4)] == [False] * 3
    show(table, 3, 1)
    assert list(seen(table).phase.waiting) == [1]
    show(table, 1, 0)
    assert looks(table, 0) == [(3, "green demon"), (1, "blue soul")]
    assert [looks(table, seat) for seat in (1, 2, 3, 4)] == [[]] * 4
    assert seen(table).hands == [2] * 5
    for viewer in everybody(table):
        shown = [n for n in told(table, viewer, start) if n["type"] == "shown"]
        assert [(n["seat"], n["to"]) for n in shown] == [(3, 0), (1, 0)]
        seeing = [n.get("card") for n in shown]
        own = {0: ["green demon", "blue soul"], 1: [None, "blue soul"], 3: ["green demon", None]}
        assert seeing == own.get(viewer if viewer is not None else 9, [None, None])
    assert seen(table).phase.number == 4


def test_what_was_shown_tells_the_others_nothing():
    """mirror, G3: whichever card it was, they get the same bytes."""
    tables = []
    for card in (0, 1):
        table = giving("mirror")
        give(table, players=[1, 3])
        show(table, 1, card)
        show(table, 3, 0)
        tables.append(table)
    one, other = tables
    for viewer in (None, 2, 3, 4):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)
    assert looks(one, 0) != looks(other, 0)


def test_with_four_players_the_mirror_asks_one_seat():
    """small-mirror, P18"""
    table = giving("small-mirror", seats=4)
    assert refusal(table, 0, {"type": "gift", "players": [1, 2]}) == "gift-asks-for-else"
    start = give(table, player=2)
    assert list(seen(table).phase.waiting) == [2]
    show(table, 2, 1)
    assert looks(table, 0) == [(2, "green demon")]
    for viewer in (None, 1, 3):
        (shown,) = [n for n in told(table, viewer, start) if n["type"] == "shown"]
        assert shown["card"] is shown["index"] is None
    assert phase(table) == "giving"
    assert seen(table).phase.number == 4


def test_only_those_who_were_named_show_and_only_once():
    """mirror, G5"""
    table = giving("mirror")
    give(table, players=[1, 3])
    for seat in (0, 2, 4):
        assert refusal(table, seat, {"type": "show", "card": 0}) == "not-asked-to-show"
    assert refusal(table, 1, {"type": "show", "card": 2}) == "no-such-card"
    assert refusal(table, 0, {"type": "gift", "players": [2, 4]}) == "showing-on"
    show(table, 1, 0)
    assert refusal(table, 1, {"type": "show", "card": 1}) == "not-asked-to-show"


@pytest.mark.parametrize(
    ("players", "why"),
    [([0, 1], "not-yourself"), ([1, 1], "name-two"), ([1], "name-two"), ([1, 9], "no-such-seat")],
)
def test_a_mirror_names_two_others(players, why):
    """mirror, G5"""
    assert refusal(giving("mirror"), 0, {"type": "gift", "players": players}) == why


@pytest.mark.parametrize(("mine_", "theirs"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_two_seats_swap_a_hand_card_each(mine_, theirs):
    """trade"""
    table = giving("trade", "III")
    before = [list(mine(table, seat).hand) for seat in range(5)]
    give(table, player=2, card=mine_)
    assert [list(mine(table, seat).hand) for seat in range(5)] == before
    show(table, 2, theirs)
    given, taken = before[0][mine_], before[2][theirs]
    assert sorted(mine(table, 0).hand) == sorted([taken, before[0][1 - mine_]])
    assert sorted(mine(table, 2).hand) == sorted([given, before[2][1 - theirs]])
    for seat in (1, 3, 4):
        assert list(mine(table, seat).hand) == before[seat]
    assert seen(table).hands == [2] * 5


def test_each_chooses_in_secret():
    """trade, G3: nobody learns which card is offered, not even the one who is asked."""
    tables = []
    for card in (0, 1):
        table = giving("trade", "III")
        give(table, player=2, card=card)
        tables.append(table)
    one, other = tables
    for viewer in (None, 1, 2, 3, 4):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)
        assert "card" not in as_json(one.view(viewer).table.uses[-1].choice)
    assert mine(one, 0).giving == 0
    assert mine(other, 0).giving == 1
    assert as_json(one.moves(2)) == [{"type": "show", "card": 0}, {"type": "show", "card": 1}]


def test_what_was_traded_is_known_to_the_two_alone():
    """trade, P18, G3"""
    tables = []
    for given, taken in ((0, 0), (1, 1)):
        table = giving("trade", "III")
        give(table, player=2, card=given)
        show(table, 2, taken)
        tables.append(table)
    one, other = tables
    for viewer in (None, 1, 3, 4):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)
    traded = {v: [n for n in told(one, v) if n["type"] == "traded"] for v in everybody(one)}
    two = {"type": "traded", "seats": [0, 2], "cards": ["red soul", "green soul"]}
    assert traded[0] == traded[2] == [two]
    assert traded[None] == traded[4] == [{**two, "cards": None}]


def test_a_faction_does_not_change_with_the_card_that_fixed_it():
    """P2, trade: the smuggler's first card goes to a guide."""
    table = match_of(5, gifts="III")
    board(table, 1, 0, 8, 4, 5, placing="rs bs bs bd rs")
    hand = list(mine(table, 1).hand)
    assert hand[0] == "red demon"
    give(table, player=1, card=1)
    show(table, 1, 0)
    assert "red demon" in mine(table, 0).hand
    assert (mine(table, 0).faction, mine(table, 0).first) == ("souls", "green soul")
    assert (mine(table, 1).faction, mine(table, 1).first) == ("demons", "red demon")


def test_a_card_got_in_trade_is_played_like_any_other():
    """P4, P11, trade"""
    table = giving("trade", "III")
    give(table, player=2, card=0)
    show(table, 2, 1)
    use_gifts(table)
    for seat in range(5):
        table.play(seat, {"type": "vote", "boat": "raven"})
    while turn(table) != 0:
        put(table, turn(table), {3: 7, 4: 1}[turn(table)])
    put(table, 0, 9, "rd")
    assert list(mine(table, 0).hand) == ["green demon"]


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ({"player": 0, "card": 0}, "not-yourself"),
        ({"player": 7, "card": 0}, "no-such-seat"),
        ({"player": 1, "card": 2}, "no-such-card"),
        ({"player": 1}, "gift-asks-for-else"),
        ({"card": 1}, "gift-asks-for-else"),
    ],
)
def test_a_trade_names_another_seat_and_a_card_of_ones_own(choice, why):
    """trade, G5"""
    assert refusal(giving("trade", "III"), 0, {"type": "gift", **choice}) == why
