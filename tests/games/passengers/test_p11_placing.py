"""Placing: P11, and who knows a placed card: P12."""

import pytest

from tests.games.passengers.playing import (
    as_json,
    board,
    everybody,
    knows,
    match_of,
    mine,
    phase,
    put,
    raven,
    refusal,
    row,
    seen,
    sitting,
    told,
    turn,
    wolf,
)
from tests.games.passengers.printed import cards, space_of

EIGHT = (0, 6, 2, 3, 5, 7, 4, 1)


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_each_seat_places_once_clockwise_from_the_coin_holder(seats):
    """P11, G1"""
    for coin in range(seats):
        table = match_of(seats, coin=coin)
        order = []
        for number in EIGHT[:seats]:
            assert phase(table) == "placing"
            order.append(turn(table))
            put(table, turn(table), number)
        assert order == [(coin + step) % seats for step in range(seats)]
        assert phase(table) != "placing"


def test_only_the_seat_in_turn_may_place():
    """P11, G5"""
    table = match_of(5, coin=2)
    for seat in (0, 1, 3, 4):
        assert table.moves(seat) == []
        move = {"type": "place", "card": 0, **raven(0)}
        assert refusal(table, seat, move) == "not-your-turn"
    put(table, 2, 0)
    assert refusal(table, 2, {"type": "place", "card": 0, **raven(1)}) == "not-your-turn"


def test_any_card_of_the_hand_on_any_free_space_is_offered():
    """P4, P11: three cards, ten spaces, less those that are taken."""
    table = match_of(5)
    assert len(table.moves(0)) == 30
    put(table, 0, 0)
    offers = as_json(table.moves(1))
    assert len(offers) == 27
    assert {"type": "place", "card": 2, **wolf(4)} in offers
    assert not [offer for offer in offers if (offer["boat"], offer["space"]) == ("raven", 0)]


def test_a_space_takes_one_passenger():
    """P11"""
    table = match_of(5)
    put(table, 0, 5)
    assert refusal(table, 1, {"type": "place", "card": 0, **space_of(5)}) == "space-taken"


def test_a_card_that_is_not_in_the_hand_can_not_be_placed():
    """P11, G5"""
    table = match_of(5)
    for card in (3, -1, "green soul", None):
        assert refusal(table, 0, {"type": "place", "card": card, **raven(0)}) == "not-a-move"
    board(table, 0, 2, 4, 3, 9)
    while phase(table) != "placing":
        for seat in range(5):
            if table.moves(seat):
                table.play(seat, table.moves(seat)[0])
    seat = turn(table)
    assert refusal(table, seat, {"type": "place", "card": 2, **raven(0)}) == "no-such-card"


@pytest.mark.parametrize("index", [0, 1, 2])
def test_the_card_leaves_the_hand_and_boards_face_down(index):
    """P4, P11"""
    table = match_of(5)
    table.play(0, {"type": "place", "card": index, **wolf(3)})
    rest = cards("gs rs gd")
    card = rest.pop(index)
    assert list(mine(table, 0).hand) == rest
    assert seen(table).hands == [2, 3, 3, 3, 3]
    assert sitting(table, wolf(3)).card is None
    assert sitting(table, wolf(3)).owner == 0
    assert knows(table, 0) == {sitting(table, wolf(3)).id: card}


def test_a_placed_card_is_known_to_its_owner_alone():
    """P12, P18, G3: the same for the others whichever card it was."""
    tables = [match_of(5) for _ in range(3)]
    for card, table in enumerate(tables):
        table.play(0, {"type": "place", "card": card, **raven(2)})
    for viewer in (None, 1, 2, 3, 4):
        assert len({str(as_json(table.view(viewer))) for table in tables}) == 1
        assert len({str(told(table, viewer)) for table in tables}) == 1
    assert len({str(as_json(table.view(0))) for table in tables}) == 3


def test_everybody_sees_who_sits_where_with_which_gift_and_voices():
    """P11"""
    table = match_of(5, coin=1)
    board(table, 7, 0)
    for viewer in everybody(table):
        shown = table.view(viewer).table
        assert shown.held == [None, 7, 0, None, None]
        assert shown.voices == [0, 2, 3, 0, 0]
        assert [one.owner for one in row(table, "raven") if one] == [2]
        boarding = [notice for notice in told(table, viewer) if notice["type"] == "placed"]
        assert [(one["seat"], one["boat"], one["space"]) for one in boarding] == [
            (1, "wolf", 2),
            (2, "raven", 0),
        ]


def test_while_placing_goes_on_nothing_else_may_be_done():
    """P11, G5"""
    table = match_of(5)
    put(table, 0, 1)
    assert refusal(table, 0, {"type": "gift", "color": "red"}) == "placing-on"
    assert refusal(table, 1, {"type": "vote", "boat": "wolf"}) == "placing-on"
    assert refusal(table, 1, {"type": "show", "card": 0}) == "nothing-to-show"
