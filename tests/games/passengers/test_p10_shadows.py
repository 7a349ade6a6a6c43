"""Shadows, with four players: P3, P10."""

import pytest

import zmova
from tests.games.passengers.playing import (
    all_vote,
    as_json,
    board,
    everybody,
    knows,
    match_of,
    phase,
    put,
    raven,
    refusal,
    sail,
    seen,
    shade,
    sitting,
    told,
    turn,
    use_gifts,
    wolf,
)

PILES = ("gs gs rs gd rd bd", "bd rd bs bs gd rs")


@pytest.mark.parametrize("coin", range(4))
def test_the_seats_right_of_the_coin_holder_put_them_then_the_holder_places(coin):
    """P10, G1: right of seat i sits i - 1."""
    table = match_of(4, coin=coin)
    assert (phase(table), turn(table)) == ("shading", (coin - 1) % 4)
    shade(table, raven(2))
    assert (phase(table), turn(table)) == ("shading", (coin - 2) % 4)
    shade(table, wolf(2))
    assert (phase(table), turn(table)) == ("placing", coin)


def test_the_first_may_go_on_any_space_of_either_boat():
    """P10"""
    table = match_of(4)
    everywhere = [{"type": "shade", **spot(n)} for spot in (raven, wolf) for n in range(5)]
    assert as_json(table.moves(3)) == everywhere
    for move in everywhere:
        match_of(4).play(3, move)


@pytest.mark.parametrize(("first", "other"), [(raven, wolf), (wolf, raven)])
def test_the_second_goes_in_the_other_boat(first, other):
    """P10"""
    table = match_of(4)
    shade(table, first(1))
    assert refusal(table, 2, {"type": "shade", **first(2)}) == "other-boat"
    assert as_json(table.moves(2)) == [{"type": "shade", **other(n)} for n in range(5)]
    shade(table, other(1))
    assert sitting(table, first(1)).owner is None
    assert sitting(table, other(1)).owner is None


def test_nobody_else_may_put_a_shadow_and_nobody_may_place_before():
    """P10, G5"""
    table = match_of(4, coin=0)
    for seat in (0, 1, 2):
        assert refusal(table, seat, {"type": "shade", **raven(0)}) == "not-your-shadow"
        assert table.moves(seat) == []
    assert refusal(table, 0, {"type": "place", "card": 0, **raven(0)}) == "shadows-first"
    shade(table, raven(0))
    assert refusal(table, 3, {"type": "shade", **wolf(0)}) == "not-your-shadow"
    shade(table, wolf(0))
    assert refusal(table, 1, {"type": "shade", **wolf(3)}) == "no-shadows-now"


def test_a_shadow_gives_neither_gift_nor_voices():
    """P10"""
    table = match_of(4)
    shade(table, raven(0), wolf(2))
    assert seen(table).held == [None] * 4
    assert seen(table).voices == [0] * 4
    board(table, 2, 5, 6, 3)
    use_gifts(table)
    assert sorted(use.number for use in seen(table).uses) == [2, 3, 5, 6]


def test_a_space_with_a_shadow_is_taken():
    """P10, P11"""
    table = match_of(4)
    shade(table, raven(0), wolf(2))
    assert refusal(table, 0, {"type": "place", "card": 0, **raven(0)}) == "space-taken"


def test_the_top_of_the_pile_goes_first():
    """P10: seen by Torch, round by round."""
    table = match_of(4, shadows="bd rs gs gd bs rd")
    shade(table, raven(0), wolf(0))
    board(table, 8, 2, 4, 3)
    use_gifts(table, until=8)
    table.play(0, {"type": "gift", "passenger": raven(0)})
    assert sitting(table, raven(0)).card == "blue demon"
    all_vote(table, "raven")
    assert seen(table).round == 2
    shade(table, wolf(4), raven(4))
    board(table, 8, 7, 9, 0)
    use_gifts(table, until=8)
    table.play(0, {"type": "gift", "passenger": wolf(4)})
    assert sitting(table, wolf(4)).card == "green soul"


def test_nobody_sees_a_shadow_not_even_who_put_it():
    """P10, P3, G3: with other shadows every view and notice is the same, to the vote."""
    tables = [match_of(4, shadows=pile) for pile in PILES]
    for table in tables:
        shade(table, raven(0), wolf(0))
        board(table, 8, 2, 4, 1)
        assert not any(0 in knows(table, seat) or 1 in knows(table, seat) for seat in range(4))
    one, other = tables
    for viewer in everybody(one):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)


def test_two_new_ones_come_in_every_round():
    """P10, P16: right of whoever then holds the coin."""
    table = match_of(4, coin=0)
    sail(table, 9, 0, 6, 7)
    sail(table, 0, 8, 9, 7)
    assert (seen(table).round, seen(table).coin) == (3, 2)
    assert (phase(table), turn(table)) == ("shading", 1)
    shade(table, raven(0), wolf(0))
    assert turn(table) == 2
    assert not table.state.shadows


def test_without_four_players_there_are_none():
    """P10"""
    table = match_of(5)
    assert phase(table) == "placing"
    assert refusal(table, 4, {"type": "shade", **raven(0)}) == "no-shadows-now"
    put(table, 0, 0)
    assert phase(table) == "placing"
