"""W12: nobody makes a partner wink; the end shows who never did."""

from tests.games.wink.playing import (
    as_json,
    asked,
    call,
    card,
    catch,
    each_size,
    everybody,
    give_up,
    idle,
    look,
    match_of,
    name,
    seen,
    thinned,
    until,
    watch,
    wink,
)
from zmova import Table
from zmova.table.host import CallOff


def silent(table: Table) -> list[tuple[int, int, int]]:
    """At the end: who did not wink, at whom, for which number."""
    if not table.over:
        table.play_as_host(CallOff())
    found = [tuple(one.values()) for one in as_json(seen(table).silent)]
    for viewer in everybody(table):
        assert [tuple(one.values()) for one in as_json(table.view(viewer).table.silent)] == found
    return found


@each_size
def test_a_partner_who_let_the_round_go_by_is_named_at_the_end(seats):
    """W12: to everybody, and not before."""
    table = asked(match_of(seats), card(seats, 2))
    assert seen(table).silent == []
    call(table, card(seats, 3))
    assert seen(table).silent == []
    assert (2, 0, card(seats, 2)) in silent(table)


def test_who_winked_is_not_among_them():
    """W12, W15: whether or not the caller saw it."""
    table = match_of(5)
    call(table, card(5, 2))
    watch(table, 2, 0)
    wink(table, 2)
    until(table, 0)
    call(table, card(5, 3))
    assert all(seat != 2 for seat, _, _ in silent(table))


def test_a_late_wink_counts_as_long_as_the_pawn_stands_there():
    """W12, W13"""
    table = asked(match_of(5), card(5, 2))
    watch(table, 2, 0)
    wink(table, 2)
    name(table, 2)
    assert (2, 0, card(5, 2)) not in silent(table)


def test_named_without_a_wink():
    """W7, W8, W12: right or wrong, it came out by itself."""
    for player in (2, 3):
        table = asked(match_of(5), card(5, 2))
        name(table, player)
        assert (2, 0, card(5, 2)) in silent(table)


def test_each_call_is_one_of_its_own():
    """W9, W12: winked the first time, silent the second."""
    table = match_of(5)
    call(table, card(5, 2))
    watch(table, 2, 0)
    wink(table, 2)
    until(table, 0)
    call(table, card(5, 3))
    until(table, 0)
    call(table, card(5, 2))
    until(table, 0)
    idle(table)
    calls = [(seat, agent) for seat, player, agent in silent(table) if player == 0]
    assert calls == [(3, card(5, 3)), (2, card(5, 2))]


def test_a_wink_at_one_caller_is_none_at_another():
    """W12, W13"""
    table = match_of(5)
    call(table, card(5, 3, 0), card(5, 3, 1))
    watch(table, 3, 1)
    wink(table, 3)
    until(table, 0)
    idle(table)
    idle(table)
    found = silent(table)
    assert (3, 0, card(5, 3, 0)) in found
    assert (3, 1, card(5, 3, 1)) not in found


def test_whoever_was_caught_has_no_time_left_to_wink():
    """W12, W19"""
    table = match_of(5)
    call(table, card(5, 2))
    catch(table, 4, 2, card(5, 2))
    until(table, 0)
    idle(table)
    assert all(agent != card(5, 2) for _, _, agent in silent(table))


def test_a_call_that_is_still_open_is_not_late():
    """W12, W22"""
    table = match_of(5)
    call(table, card(5, 2), card(5, 3))
    assert silent(table) == []


def test_a_pawn_that_is_lifted():
    """W11, W12"""
    table = thinned(4)
    agent = seen(table).pawns[0]
    before = silent(thinned(4))
    give_up(table)
    assert silent(table) == [*before, (1, 0, agent)]


def test_of_real_eyes_the_program_knows_nothing():
    """W12, W14"""
    table = asked(match_of(5, eyes="real"), card(5, 2))
    name(table, 2)
    assert silent(table) == []


def test_a_wink_that_nobody_saw_counts_too():
    """W12: the holder did what could be done."""
    table = match_of(5)
    call(table, card(5, 2))
    look(table, 2, 0)
    wink(table, 2)
    until(table, 0)
    idle(table)
    assert (2, 0, card(5, 2)) not in silent(table)
