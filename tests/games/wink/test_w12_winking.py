"""Who may wink at whom: W12, W13; and real eyes, W14."""

import pytest

from tests.games.wink.playing import (
    as_json,
    asked,
    call,
    card,
    catch,
    each_size,
    give_up,
    happened,
    idle,
    look,
    match_of,
    mine,
    name,
    offers,
    refuses,
    seen,
    thinned,
    turn,
    until,
    watch,
    wink,
)


@each_size
def test_the_holder_may_wink_at_the_caller(seats):
    """W12, W13, W15"""
    table = match_of(seats)
    call(table, card(seats, 3))
    watch(table, 3, 0)
    assert offers(table, 3, "wink") == [()]
    wink(table, 3)
    (event,) = happened(table, "winked")
    assert (event["seat"], event["player"], event["agent"]) == (3, 0, card(seats, 3))


@each_size
def test_nobody_else_may(seats):
    """W13"""
    table = match_of(seats)
    call(table, card(seats, 3))
    for seat in range(1, seats):
        if seat != 3:
            watch(table, seat, 0)
            assert refuses(table, seat, "wink") == "nobody-to-wink-at"
    assert refuses(table, 0, "wink") == "nobody-to-wink-at"


@each_size
def test_nor_the_holder_at_anybody_else(seats):
    """W13"""
    table = match_of(seats)
    call(table, card(seats, 2))
    for player in range(1, seats):
        if player != 2:
            watch(table, 2, player)
            assert refuses(table, 2, "wink") == "nobody-to-wink-at"
            table.wait(1)


@each_size
def test_before_a_call_there_is_nobody_to_wink_at(seats):
    """W13"""
    table = match_of(seats)
    for seat in range(seats):
        assert refuses(table, seat, "wink") == "nobody-to-wink-at"


def test_nothing_makes_the_holder_wink_and_nothing_is_lost():
    """W12: named right all the same."""
    table = asked(match_of(5), card(5, 2))
    name(table, 2)
    assert happened(table, "winked") == []
    assert seen(table).won == [[card(5, 2)], [], [card(5, 2)], [], []]


def test_until_the_caller_s_next_turn_and_until_the_pawn_moves():
    """W12, W13"""
    table = match_of(5)
    call(table, card(5, 2))
    look(table, 2, 0)
    for _ in range(4):
        assert offers(table, 2, "wink") == [()]
        idle(table)
    assert turn(table) == 0
    assert offers(table, 2, "wink") == [()]
    call(table, card(5, 3))
    assert refuses(table, 2, "wink") == "nobody-to-wink-at"


@pytest.mark.parametrize("player", [2, 3])
def test_not_when_the_number_has_been_named(player):
    """W13: right or wrong, the card is out of the hand."""
    table = match_of(5)
    call(table, card(5, 2))
    look(table, 2, 0)
    until(table, 0)
    name(table, player)
    assert refuses(table, 2, "wink") == "nobody-to-wink-at"


def test_not_when_it_has_been_caught():
    """W13, W19"""
    table = match_of(5)
    call(table, card(5, 2))
    look(table, 2, 0)
    catch(table, 4, 2, card(5, 2))
    assert refuses(table, 2, "wink") == "nobody-to-wink-at"


def test_not_when_the_pawn_was_lifted():
    """W11, W13"""
    table = thinned(4)
    look(table, 1, 0)
    assert offers(table, 1, "wink") == [()]
    give_up(table)
    assert refuses(table, 1, "wink") == "nobody-to-wink-at"


def test_a_wrong_catch_leaves_the_partner_free_to_wink():
    """W13, W20"""
    for seats in (4, 5):
        table = match_of(seats)
        call(table, card(seats, 2))
        look(table, 2, 0)
        catch(table, 1, 3, card(seats, 2))
        assert offers(table, 2, "wink") == [()]


def test_one_seat_may_be_the_partner_of_several_callers():
    """W13: it winks at the one that it looks at."""
    table = match_of(5)
    call(table, card(5, 3, 0), card(5, 3, 1))
    look(table, 3, 1)
    wink(table, 3)
    table.wait(2)
    look(table, 3, 0)
    wink(table, 3)
    winks = [(one["player"], one["agent"]) for one in happened(table, "winked")]
    assert winks == [(1, card(5, 3, 1)), (0, card(5, 3, 0))]


def test_a_caller_may_wink_at_another_caller():
    """W13: also in its own turn."""
    table = match_of(5)
    call(table, card(5, 1, 2))
    look(table, 1, 0)
    assert turn(table) == 1
    wink(table, 1)
    call(table, card(5, 0))
    look(table, 0, 2)
    look(table, 0, 1)
    wink(table, 0)
    assert [one["agent"] for one in happened(table, "winked")] == [card(5, 1, 2), card(5, 0)]


@each_size
def test_real_eyes_are_the_players_own(seats):
    """W14: the program keeps cards, calls and catches."""
    table = match_of(seats, eyes="real")
    assert seen(table).eyes == "real"
    assert seen(table).gazes == []
    call(table, card(seats, 2))
    for seat in range(seats):
        assert offers(table, seat, "look") == offers(table, seat, "wink") == []
        assert refuses(table, seat, "look", player=(seat + 1) % seats) == "real-eyes"
        assert refuses(table, seat, "wink") == "real-eyes"
        own = as_json(mine(table, seat))
        assert (own["seen"], own["look_from"], own["wink_from"]) == ([], None, None)
    catch(table, 1, 2, card(seats, 2))
    assert seen(table).won[1] == [card(seats, 2)] * 2
    asked(table, card(seats, 3))
    name(table, 3)
    assert seen(table).won[3] == [card(seats, 3)]


def test_masks_are_worn_unless_the_table_says_otherwise():
    """W14, W15"""
    assert seen(match_of(5)).eyes == "masks"
    assert len(seen(match_of(5)).gazes) == 5
