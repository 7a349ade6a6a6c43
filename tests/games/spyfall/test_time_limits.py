"""G6: a question, an answer, a vote and a deal have limits that hosts may set."""

from typing import Any

import pytest

import zmova
from tests.table.toy import watched
from zmova import Table
from zmova.games import named
from zmova.table.view import View

STACKED = {"spy": [2, 0], "location": ["bank", "spa"], "dealer": 0}


def spyfall(**options: Any) -> tuple[Table, list[tuple[View, int]]]:
    """Its clock has just been started."""
    game, saw = watched(named("spyfall"))
    table = Table.deal(game, 4, 1, {"rounds": 2, **options}, STACKED)
    table.play(0, {"type": "start"})
    return table, saw


def test_a_question_has_a_limit():
    """G6: option turn_seconds; the seat whose turn it is asks."""
    table, saw = spyfall(turn_seconds=15)
    assert table.wait(14.999) == []
    (asked,) = table.wait(0.001)
    assert zmova.encode(asked) == b'{"type":"asked","at":15000,"seat":0,"to":1}'
    assert saw[0][0].me == 0


def test_an_answer_has_a_limit():
    """G6: it runs anew from the question."""
    table, saw = spyfall(turn_seconds=15)
    table.wait(10)
    table.play(0, {"type": "ask", "to": 3})
    assert table.wait(14.999) == []
    (answered,) = table.wait(0.001)
    assert zmova.encode(answered) == b'{"type":"answered","at":25000,"seat":3}'
    assert saw[0][0].me == 3


def test_a_vote_stops_the_limit_of_a_turn():
    """G6, S11: it goes on with what was left."""
    table, saw = spyfall(turn_seconds=15)
    table.wait(10)
    table.play(1, {"type": "accuse", "suspect": 3})
    table.wait(25)
    assert saw == []
    table.play(0, {"type": "vote", "guilty": False})
    table.play(2, {"type": "vote", "guilty": False})
    assert table.wait(4.999) == []
    assert [event.at for event in table.wait(0.001)] == [40_000]
    assert [view.me for view, _ in saw] == [0]


def test_the_next_deal_has_a_limit():
    """G6, S4: option next_seconds; the dealer's steward deals."""
    table, saw = spyfall(next_seconds=40)
    table.play(2, {"type": "reveal"})
    table.play(2, {"type": "guess", "location": "bank"})
    assert table.wait(39.999) == []
    table.wait(0.001)
    assert [view.me for view, _ in saw] == [2]
    assert table.view(None).table.round == 2


@pytest.mark.parametrize("given", [{}, {"turn_seconds": None, "next_seconds": None}])
def test_turns_and_deals_have_no_limit_unless_agreed(given):
    """G6: null means no limit; the round's own clock still runs."""
    table, saw = spyfall(**given, vote_seconds=None)
    table.wait(359.999)
    assert table.view(None).table.phase.asker == 0
    table.play(2, {"type": "reveal"})
    table.play(2, {"type": "guess", "location": "bank"})
    table.wait(1e7)
    assert table.view(None).table.round == 1
    assert saw == []


def test_the_round_s_clock_comes_before_a_later_limit_of_a_turn():
    """G6, S10"""
    table, saw = spyfall(minutes=1, turn_seconds=600, discuss_seconds=0)
    table.wait(60)
    assert table.view(None).table.phase.suspect == 0
    assert saw == []
