"""Masks: what a wink leaves behind, and with whom: W15, G3."""

import pytest

import zmova
from tests.games.wink.playing import (
    as_json,
    asked,
    call,
    card,
    catch,
    each_size,
    everybody,
    give_up,
    glimpses,
    happened,
    look,
    match_of,
    mine,
    name,
    seen,
    thinned,
    told,
    until,
    wink,
    winkable,
)
from zmova import Table


def frames(table: Table, viewer: int | None) -> list[bytes]:
    """All that the viewer has ever been sent, and what it sees now."""
    return [zmova.encode(told(table, viewer)), zmova.encode(table.view(viewer))]


@each_size
@pytest.mark.parametrize("watcher", [None, 0, 3])
def test_to_anyone_else_no_trace_of_it_is_sent(seats, watcher):
    """W15, G3: a table with the wink and one without are the same to the byte, then and later."""
    one, other = winkable(seats, turn_seconds=60), winkable(seats, turn_seconds=60)
    for table in (one, other):
        if watcher is not None:
            look(table, watcher, 2)
        table.wait(1)
    wink(one, 2)
    knowing = {2, watcher} - {None}
    for step in range(5):
        for viewer in everybody(one):
            assert (frames(one, viewer) == frames(other, viewer)) == (viewer not in knowing)
        for table in (one, other):
            if step == 1:
                look(table, 1, 2)
            if step == 2:
                call(table, card(seats, 0))
            table.wait(0.7)
    assert (len(happened(one, "rested")), len(happened(other, "rested"))) == (1, 0)


def test_a_wink_tells_its_watchers_no_more_than_eyes_would():
    """W15, W17, G3: who winked at whom; a note has the number that lay open then."""
    table = winkable()
    look(table, 4, 2)
    table.wait(1)
    wink(table, 2)
    assert as_json(mine(table, 4).seen) == [
        {"at": 6000, "seat": 2, "player": 0, "agent": card(5, 2)}
    ]
    assert told(table, 4)[-1] == {"type": "winked", "seat": 2, "player": 0}


def test_winks_are_kept_while_their_cards_lie_face_up():
    """W15, W17: also after the callers have moved on; by those who saw them, and by no others."""
    table = match_of(5)
    call(table, card(5, 3, 0), card(5, 3, 1))
    look(table, 3, 0)
    look(table, 4, 3)
    table.wait(1)
    wink(table, 3)
    table.wait(2)
    look(table, 3, 1)
    wink(table, 3)
    for seat in (3, 4):
        assert glimpses(table, seat) == [(1000, 3, 0), (3000, 3, 1)]
    until(table, 0)
    call(table, card(5, 1))
    until(table, 0)
    for seat in (3, 4):
        assert glimpses(table, seat) == [(1000, 3, 0), (3000, 3, 1)]
    assert [one.agent for one in mine(table, 4).seen] == [card(5, 3, 0), card(5, 3, 1)]
    for seat in (0, 1):
        assert glimpses(table, seat) == []
    catch(table, 4, 3, card(5, 3, 0))
    for seat in (3, 4):
        assert glimpses(table, seat) == [(3000, 3, 1)]


def test_who_saw_a_wink_catches_it_when_the_caller_has_moved_on():
    """W17, W19"""
    table = winkable()
    look(table, 4, 2)
    table.wait(1)
    wink(table, 2)
    until(table, 0)
    call(table, card(5, 3))
    (note,) = mine(table, 4).seen
    catch(table, 4, note.seat, note.agent)
    assert seen(table).won[4] == [card(5, 2)] * 2


@pytest.mark.parametrize("how", ["right", "wrong", "caught"])
def test_a_closed_number_makes_its_winks_useless(how):
    """W15, W21"""
    table = winkable()
    look(table, 0, 2)
    table.wait(1)
    wink(table, 2)
    until(table, 0)
    assert glimpses(table, 0) == glimpses(table, 2) == [(6000, 2, 0)]
    if how == "caught":
        catch(table, 4, 2, card(5, 2))
    else:
        name(table, 2 if how == "right" else 4)
    assert glimpses(table, 0) == glimpses(table, 2) == []


def test_a_lifted_pawn_leaves_them():
    """W11, W15, W17"""
    table = thinned(4)
    look(table, 1, 0)
    wink(table, 1)
    assert len(glimpses(table, 1)) == 1
    give_up(table)
    assert len(glimpses(table, 1)) == 1


def test_a_wrong_catch_leaves_them():
    """W15, W20"""
    table = winkable()
    look(table, 0, 2)
    table.wait(1)
    wink(table, 2)
    catch(table, 4, 3, card(5, 2))
    assert glimpses(table, 0) == [(6000, 2, 0)]


def test_winks_do_not_need_a_turn_nor_end_one():
    """W12, W15"""
    table = winkable()
    before = seen(table).phase
    wink(table, 2)
    assert seen(table).phase == before
    asked(table, card(5, 4))
    assert seen(table).story[0].kind == "called"
    assert all(deed.kind == "called" for deed in seen(table).story)
