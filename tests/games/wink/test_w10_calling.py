"""Calling an agent: W10."""

import pytest

from tests.games.wink.playing import (
    AGENTS,
    HAND,
    asked,
    call,
    card,
    catch,
    each_eyes,
    each_size,
    everybody,
    match_of,
    name,
    offers,
    refuses,
    seen,
    told,
    turn,
)


@each_size
@each_eyes
def test_a_call_moves_the_pawn_and_ends_the_turn(seats, eyes):
    """W10"""
    table = match_of(seats, first=1, eyes=eyes)
    call(table, card(seats, 0))
    assert seen(table).pawns == [None, card(seats, 0), *[None] * (seats - 2)]
    assert turn(table) == 2
    assert seen(table).up == seen(table).crowd


@each_size
def test_every_agent_may_be_called_that_the_seat_does_not_hold(seats):
    """W10"""
    table = match_of(seats)
    others = [(agent,) for agent in range(HAND[seats] + 1, AGENTS[seats] + 1)]
    assert offers(table, 0, "call") == others
    for nth in range(HAND[seats]):
        assert refuses(table, 0, "call", agent=card(seats, 0, nth)) == "you-hold-it"


@each_size
def test_no_card_with_another_s_pawn_on_it(seats):
    """W10"""
    table = match_of(seats)
    call(table, card(seats, 2))
    assert refuses(table, 1, "call", agent=card(seats, 2)) == "taken-by-a-pawn"
    call(table, card(seats, 3))
    assert refuses(table, 2, "call", agent=card(seats, 3)) == "taken-by-a-pawn"
    assert (card(seats, 3, 1),) in offers(table, 2, "call")


def test_a_card_is_free_again_when_the_pawn_has_left_it():
    """W10"""
    table = asked(match_of(5), card(5, 2))
    call(table, card(5, 4))
    assert (card(5, 2),) in offers(table, 1, "call")
    assert refuses(table, 1, "call", agent=card(5, 4)) == "taken-by-a-pawn"


def test_what_a_seat_held_and_lost_it_can_not_call_either():
    """W7, W10: the number is out of play with it."""
    table = asked(match_of(5), card(5, 2))
    name(table, 2)
    call(table, card(5, 1))
    call(table, card(5, 0))
    assert refuses(table, 2, "call", agent=card(5, 2)) == "not-face-up"


@pytest.mark.parametrize(("seats", "agent"), [(5, 36), (7, 36), (8, 33), (8, 36)])
def test_who_stayed_at_home_can_not_be_called(seats, agent):
    """W1, W10"""
    assert refuses(match_of(seats), 0, "call", agent=agent) == "not-at-the-ball"


@each_size
def test_nobody_calls_out_of_turn(seats):
    """W4, W10"""
    table = asked(match_of(seats), card(seats, 2))
    for seat in range(1, seats):
        assert refuses(table, seat, "call", agent=card(seats, 0)) == "anothers-turn"
        assert refuses(table, seat, "name", player=0) == "anothers-turn"
        assert refuses(table, seat, "pass") == "anothers-turn"


def test_calls_are_offered_in_the_order_of_the_crowd():
    """W2, W10"""
    table = match_of(4, seed=3)
    assert offers(table, 0, "call") == [(a,) for a in seen(table).crowd if a > HAND[4]]


def test_what_all_are_told():
    """W10"""
    table = match_of(5)
    table.wait(1.25)
    start = len(table.log)
    call(table, 9)
    for viewer in everybody(table):
        assert told(table, viewer, start) == [
            {"type": "called", "seat": 0, "agent": 9},
            {"type": "turn-began", "seat": 1},
        ]
    (deed,) = seen(table).story
    assert (deed.at, deed.kind, deed.seat, deed.agent) == (1250, "called", 0, 9)
    assert (deed.player, deed.holder, deed.right) == (None, None, False)


def test_after_a_catch_the_pawn_comes_back_with_the_next_call():
    """W10, W19"""
    table = match_of(5)
    call(table, card(5, 2))
    catch(table, 3, 2, card(5, 2))
    assert seen(table).pawns[0] is None
    call(table, *(card(5, 0, nth) for nth in range(4)))
    assert turn(table) == 0
    call(table, card(5, 1))
    assert seen(table).pawns[0] == card(5, 1)
