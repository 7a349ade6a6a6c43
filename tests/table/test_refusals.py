"""G5: a move is legal, or refused with a reason; a refused one changes nothing."""

from typing import Any

import pytest

import zmova
from tests.facts import EXAMPLE
from tests.table.toy import STONES, Take
from zmova import BadDeal, Illegal, Table
from zmova.table.talk import Say


def everything(table: Table) -> bytes:
    return zmova.encode([table.log, table.state, table.now, table.throw().below(1 << 32)])


@pytest.mark.parametrize(
    "move",
    [
        {"type": "take", "stones": 0},
        {"type": "take", "stones": 3},
        {"type": "take"},
        {"type": "take", "stones": "1"},
        {"type": "take", "stones": 1, "more": 1},
        {"type": "ask", "to": 1},
        {},
        None,
        "take",
        7,
        [],
        Say(),
        Take(3),
    ],
    ids=str,
)
def test_a_refused_move_leaves_no_trace(move):
    """G5"""
    table = Table.deal(STONES, 3, 5)
    before = everything(table)
    with pytest.raises(Illegal) as caught:
        table.play(0, move)
    assert caught.value.key
    assert everything(table) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 1.0, True])
def test_there_is_no_move_from_outside_the_table(seat: Any):
    """G5: an onlooker makes none either."""
    table = Table.deal(STONES, 3, 5)
    before = everything(table)
    for move in ({"type": "take", "stones": 1}, {"type": "say", "text": "I"}):
        with pytest.raises(Illegal) as caught:
            table.play(seat, move)
        assert caught.value.key == "no-such-seat"
    with pytest.raises(Illegal):
        table.moves(seat)
    assert everything(table) == before


def test_judging_a_move_does_not_make_it():
    """G5"""
    table = Table.deal(STONES, 3, 5)
    before = everything(table)
    assert table.check(0, {"type": "take", "stones": 1}) == Take(1)
    assert everything(table) == before


def test_a_reason_names_a_phrase_and_what_fills_it_in():
    """G5"""
    table = Table.deal(STONES, 3, 5)
    with pytest.raises(Illegal) as caught:
        table.play(1, {"type": "take", "stones": 1})
    assert (caught.value.key, caught.value.params) == ("not-your-turn", {"turn": 0})
    assert str(caught.value) == "not-your-turn (turn=0)"
    assert str(Illegal("plain")) == "plain"


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_too_few_or_too_many_are_not_dealt(seats):
    """G5"""
    with pytest.raises(BadDeal, match="2 to 4"):
        Table.deal(STONES, seats, 1)


def test_options_that_nobody_knows_are_not_dealt():
    """G5"""
    with pytest.raises(BadDeal, match="options"):
        Table.deal(STONES, 3, 1, {"colour": "red"})


def test_a_game_that_nobody_knows_is_not_dealt():
    """G5"""
    with pytest.raises(BadDeal, match=EXAMPLE):
        zmova.deal("chess", 2, 1)
