"""Nothing to call: W11.

A seat passes only where pawns stand on all that others hold. As a pass lifts the pawn, at most
two in a row can happen before somebody can call again; what a whole round of passes would mean
is asked of tables whose count of passes is set by hand.
"""

import pytest

from tests.games.wink.playing import (
    HAND,
    call,
    card,
    each_eyes,
    each_size,
    everybody,
    give_up,
    happened,
    idle,
    left,
    match_of,
    name,
    offers,
    refuses,
    seen,
    thinned,
    told,
    turn,
)


@each_size
@each_eyes
def test_pass_is_offered_only_where_there_is_nobody_to_call(seats, eyes):
    """W11"""
    table = thinned(seats, eyes=eyes)
    assert (turn(table), offers(table, 0, "call")) == (0, [])
    assert offers(table, 0, "pass") == [()]
    for seat in range(1, seats):
        assert offers(table, seat, "pass") == []
    assert refuses(match_of(seats, eyes=eyes), 0, "pass") == "must-call"


@each_size
def test_a_pass_lifts_the_pawn(seats):
    """W11"""
    table = thinned(seats)
    before = seen(table).pawns
    give_up(table)
    assert seen(table).pawns == [None, *before[1:]]
    assert turn(table) == 1
    assert card(seats, 1, HAND[seats] - 1) in seen(table).up
    assert not table.over


@each_size
@pytest.mark.parametrize("player", [1, 2])
def test_who_must_pass_may_name_first(seats, player):
    """W6, W7, W8, W11: also when naming leaves the pawn on a card that was turned over."""
    last, table = HAND[seats] - 1, thinned(seats, HAND[seats] - 1)
    call(table, card(seats, 1, last))
    for seat in range(1, seats):
        name(table, left(table, seat))
        both = seat == seats - 1  # seat 1 keeps two cards, with a pawn on each
        call(table, card(seats, 1, last - 1) if both else card(seats, left(table, seat), last))
    assert (turn(table), offers(table, 0, "call")) == (0, [])
    name(table, player)
    assert seen(table).pawns[0] == (None if player == 1 else card(seats, 1, last))
    assert (offers(table, 0, "call"), offers(table, 0, "pass")) == ([], [()])
    give_up(table)
    assert seen(table).pawns[0] is None
    assert (table.over, turn(table)) == (False, 1)


@each_size
def test_whom_the_lifted_pawn_leaves_may_be_called_by_the_next_who_may(seats):
    """W9, W10, W11: seat 1 holds that card and passes too; seat 2 calls it."""
    table = thinned(seats)
    give_up(table)
    assert offers(table, 1, "pass") == [()]
    give_up(table)
    assert seen(table).pawns[:2] == [None, None]
    freed = card(seats, 1, HAND[seats] - 1)
    assert offers(table, 2, "call") == [(freed,)]
    assert refuses(table, 2, "pass") == "must-call"
    idle(table)
    assert seen(table).pawns[2] == freed
    assert not table.over


def test_a_seat_that_passed_calls_again_when_it_can():
    """W11: and nothing is lost."""
    table = thinned(4)
    give_up(table)
    give_up(table)
    idle(table)
    idle(table)
    assert turn(table) == 0
    assert not seen(table).phase.names
    assert offers(table, 0, "call")
    idle(table)
    assert seen(table).pawns[0] is not None


@each_size
def test_when_all_have_passed_one_after_another_the_match_ends(seats):
    """W11: the last of them ends it."""
    table = thinned(seats)
    table.state.passes = seats - 1
    give_up(table)
    assert table.over
    assert happened(table, "match-ended")
    assert seen(table).pawns[0] is None
    assert table.result is not None
    assert table.result.scores == [2 * (HAND[seats] - 1) + 4] * seats


@each_size
def test_one_pass_fewer_does_not_end_it(seats):
    """W11"""
    table = thinned(seats)
    table.state.passes = seats - 2
    give_up(table)
    assert not table.over
    assert turn(table) == 1


@each_size
def test_passes_are_counted_and_a_call_breaks_the_row(seats):
    """W11: two passes and a call, so that the next pass is the first again."""
    table = thinned(seats)
    give_up(table)
    assert table.state.passes == 1
    give_up(table)
    assert table.state.passes == 2
    idle(table)
    assert table.state.passes == 0


def test_what_all_are_told():
    """W11"""
    table = thinned(5)
    table.wait(0.5)
    start = len(table.log)
    give_up(table)
    for viewer in everybody(table):
        assert told(table, viewer, start) == [
            {"type": "passed", "seat": 0},
            {"type": "turn-began", "seat": 1},
        ]
    deed = seen(table).story[-1]
    assert (deed.at, deed.kind, deed.seat, deed.agent) == (500, "passed", 0, None)


@pytest.mark.parametrize("seats", [4, 8])
def test_a_card_under_the_own_pawn_does_not_count_as_one_to_call(seats):
    """W9, W11"""
    table = thinned(seats)
    own = seen(table).pawns[0]
    assert own in seen(table).up
    assert refuses(table, 0, "call", agent=own) == "called-already"
    give_up(table)
