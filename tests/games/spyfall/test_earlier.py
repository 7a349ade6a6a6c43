"""Matches of version 1: the deal starts the clock, and the vote comes when it has run out."""

import pytest

from tests.games.spyfall.playing import ask, guess, let_time_run_out, phase, seen
from zmova import BadDeal, Table
from zmova.games import named
from zmova.table.host import Relimit

STACKED = {"spy": [1, 2], "location": ["bank", "spa"], "dealer": 0}


def then(**options: object) -> Table:
    return Table.deal(named("spyfall").by_rules("1"), 4, 1, {"rounds": 2, **options}, STACKED)


def test_the_deal_started_the_clock():
    """S7"""
    table = then(turn_seconds=40)
    assert table.opened.version == "1"
    assert (phase(table), seen(table).phase.ends) == ("questions", seen(table).clock)
    assert seen(table).phase.turn_ends == 40_000
    guess(table, 1, "spa")
    table.play(1, {"type": "next"})
    assert phase(table) == "questions"


def test_the_vote_came_without_a_talk():
    """S10"""
    table = then()
    ask(table, 0, 2)
    let_time_run_out(table)
    assert (phase(table), seen(table).phase.suspect) == ("vote", 0)


def test_a_stored_match_goes_on_so_with_other_limits_too():
    """S7, S10: today's program reads its log, and the host still has the limits of then."""
    table = Table.replay(named("spyfall"), then().log)
    table.play_as_host(Relimit({"minutes": 1, "turn_seconds": 20}))
    assert Table.replay(named("spyfall"), table.log) == table
    guess(table, 1, "spa")
    table.play(1, {"type": "next"})
    assert seen(table).phase.ends - table.now == 60_000


@pytest.mark.parametrize("limit", ["look_seconds", "discuss_seconds"])
def test_it_knew_no_other_way(limit):
    """S7, S10"""
    with pytest.raises(BadDeal):
        then(**{limit: 30})
