"""With four players a number that was tried in vain rests for a round: W20."""

from typing import Any

import pytest

from tests.games.wink.playing import (
    call,
    card,
    catch,
    each_eyes,
    hand,
    idle,
    match_of,
    name,
    offers,
    refuses,
    seen,
    turn,
    until,
)
from zmova import Table


def tried(seats: int = 4, **options: Any) -> Table:
    """Seat 0 has called what seat 3 holds, and seat 1 said that it is seat 2."""
    table = match_of(seats, **options)
    call(table, card(seats, 3))
    catch(table, 1, 2, card(seats, 3))
    return table


@each_eyes
def test_nobody_may_try_the_number_again(eyes):
    """W20"""
    table = tried(eyes=eyes)
    assert seen(table).barred == [card(4, 3)]
    for seat in (1, 2):
        for player in range(4):
            if player != seat:
                refused = refuses(table, seat, "catch", player=player, agent=card(4, 3))
                assert refused == "tried-already"
        assert all(agent != card(4, 3) for _, agent in offers(table, seat, "catch"))
    assert seen(table).cards == [4, 3, 4, 4]


def test_until_the_caller_s_next_turn():
    """W20: then it may be tried before the caller names or calls."""
    table = tried()
    for seat in (1, 2, 3):
        assert turn(table) == seat
        assert seen(table).barred == [card(4, 3)]
        assert refuses(table, 2, "catch", player=3, agent=card(4, 3)) == "tried-already"
        idle(table)
    assert turn(table) == 0
    assert seen(table).barred == []
    assert (3, card(4, 3)) in offers(table, 2, "catch")
    catch(table, 2, 3, card(4, 3))
    assert seen(table).won[2] == [card(4, 3)] * 2


def test_other_numbers_may_be_tried():
    """W20"""
    table = tried()
    call(table, card(4, 3, 1))
    catch(table, 2, 3, card(4, 3, 1))
    assert seen(table).won[2] == [card(4, 3, 1)] * 2
    assert seen(table).barred == [card(4, 3)]


def test_each_number_waits_for_its_own_caller():
    """W20"""
    table = tried()
    call(table, card(4, 2))
    catch(table, 0, 3, card(4, 2))
    assert seen(table).barred == sorted([card(4, 3), card(4, 2)])
    idle(table)
    idle(table)
    assert turn(table) == 0
    assert seen(table).barred == [card(4, 2)]
    idle(table)
    assert turn(table) == 1
    assert seen(table).barred == []


def test_the_caller_may_still_name():
    """W6, W20: the bar is for catches."""
    table = until(tried(), 0)
    name(table, 3)
    assert seen(table).won == [[card(4, 3)], [], [], [card(4, 3)]]
    assert seen(table).barred == []


def test_a_try_in_the_caller_s_own_turn_bars_it_too():
    """W20, W21: while the pawn still stands there."""
    table = match_of(4)
    call(table, card(4, 3))
    until(table, 0)
    catch(table, 1, 2, card(4, 3))
    assert refuses(table, 2, "catch", player=3, agent=card(4, 3)) == "tried-already"
    assert offers(table, 0, "name")
    name(table, 2)
    assert seen(table).barred == []
    assert seen(table).fallen[3] == [card(4, 3)]


def test_a_right_catch_bars_nothing():
    """W19, W20"""
    table = match_of(4)
    call(table, card(4, 3))
    catch(table, 1, 3, card(4, 3))
    assert seen(table).barred == []


def test_the_bar_outlasts_the_pawn():
    """W20: until the caller's next turn, also when somebody else has called the number again."""
    table = until(tried(), 0)
    catch(table, 1, 2, card(4, 3))
    call(table, card(4, 2))
    call(table, card(4, 3))
    assert seen(table).phase.seat == 2
    assert seen(table).barred == [card(4, 3)]
    assert refuses(table, 2, "catch", player=3, agent=card(4, 3)) == "tried-already"
    until(table, 0)
    assert seen(table).barred == []
    catch(table, 2, 3, card(4, 3))
    assert seen(table).won[2] == [card(4, 3)] * 2


@each_eyes
def test_a_number_that_nobody_calls_waits_for_the_next_turn_of_who_tried_it(eyes):
    """W17, W20: and may be called meanwhile, which makes no difference."""
    table = match_of(4, eyes=eyes)
    idle(table)
    catch(table, 3, 1, card(4, 2))
    assert seen(table).barred == [card(4, 2)]
    call(table, card(4, 2))
    for seat in (2, 3):
        assert seen(table).barred == [card(4, 2)] if seat == 2 else seen(table).barred == []
        assert turn(table) == seat
        idle(table)
    assert (2, card(4, 2)) in offers(table, 0, "catch")


def test_a_try_in_one_s_own_turn_waits_for_the_one_after_it():
    """W17, W20"""
    table = match_of(4)
    catch(table, 0, 1, card(4, 2))
    for seat in (0, 1, 2, 3):
        assert turn(table) == seat
        assert seen(table).barred == [card(4, 2)]
        if seat not in (0, 2):
            assert refuses(table, seat, "catch", player=0, agent=card(4, 2)) == "tried-already"
        idle(table)
    assert seen(table).barred == []
    catch(table, 1, 2, card(4, 2))
    assert seen(table).won[1] == [card(4, 2)] * 2


def test_what_a_caller_has_left_waits_for_who_tried_it():
    """W17, W20: the caller that was is no caller any more."""
    table = match_of(4)
    call(table, card(4, 3))
    until(table, 0)
    call(table, card(4, 2))
    catch(table, 1, 2, card(4, 3))
    idle(table)
    assert seen(table).barred == [card(4, 3)]
    until(table, 1)
    assert seen(table).barred == []


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_with_more_players_it_may_be_tried_again_at_once(seats):
    """W20: by the same seat and by others."""
    table = tried(seats)
    assert seen(table).barred == []
    catch(table, 1, 0, card(seats, 3))
    catch(table, 2, 4, card(seats, 3))
    catch(table, 4, 3, card(seats, 3))
    assert seen(table).cards[:5] == [4, 2, 3, 4, 3]
    assert seen(table).won[4] == [card(seats, 3)] * 2
    assert card(seats, 3) not in hand(table, 3)
