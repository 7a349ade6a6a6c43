"""G6: every wait for a player has a limit that hosts may set, and then the steward moves."""

from typing import Any

import pytest

import zmova
from tests.facts import seats_near
from tests.table.toy import STONES, watched
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


def test_a_silent_seat_s_steward_moves_when_the_limit_runs_out():
    """G6"""
    table = Table.deal(STONES, 3, 5, {"most": 1, "seconds": 20})
    assert table.wait(19.999) == []
    (took,) = table.wait(0.001)
    assert (took.seat, took.at) == (0, 20_000)  # type: ignore[attr-defined]
    assert table.over


def test_the_steward_knows_only_what_the_seat_knows():
    """G6, G3"""
    game, saw = watched(STONES)
    table = Table.deal(game, 3, 5, {"seconds": 20})
    before = table.view(0)
    table.wait(20)
    ((seen, _),) = saw
    assert zmova.encode(seen) == zmova.encode(before)


@pytest.mark.parametrize("seed", range(8))
def test_of_several_who_are_late_each_is_moved_for_by_what_it_knows_itself(seed):
    """G6, G3: both teams of Trial by Trolley choose at the same time."""
    table = zmova.deal("trolley", 5, seed, {"pick_seconds": 20})
    due = table.game.deadline(table.state)
    assert due is not None
    assert len(due.seats) == 2
    table.now = due.at
    met = table.due()
    assert met is not None
    assert met.seat == due.seats[0]
    assert met.move == table.game.steward(table.view(met.seat), table.whim(met.seat))


def test_the_steward_s_whims_come_from_the_seed():
    """G2, G6"""
    whims = []
    for _ in range(2):
        game, saw = watched(STONES)
        Table.deal(game, 3, 6, {"seconds": 20}).wait(1000)
        whims.append([whim for _, whim in saw])
    assert whims[0] == whims[1]
    assert len(set(whims[0])) == len(whims[0]) > 1


def test_every_deadline_on_the_way_is_met_at_its_own_moment():
    """G6"""
    table = Table.deal(STONES, 3, 6, {"seconds": 20})
    table.wait(1000)
    assert table.over
    assert [event.at for event in table.log[2:]] == [
        20_000 * turn for turn in range(1, len(table.log) - 1)
    ]
    assert table.now == 1_000_000


def test_without_a_limit_nobody_moves():
    """G6: null means no limit."""
    table = Table.deal(STONES, 3, 6, {"seconds": None})
    assert table.wait(1e7) == []
    assert not table.over


def test_time_runs_forwards():
    with pytest.raises(ValueError, match="forwards"):
        Table.deal(STONES, 3, 6).wait(-1)


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


def test_a_match_with_limits_ends_though_nobody_ever_moves():
    """G6: the limits that a new room starts from are enough."""
    for name in zmova.games.names():
        table = zmova.deal(name, seats_near(name, 5), 3, named(name).room_options)
        table.wait(24 * 3600)
        assert table.over


def test_a_wait_in_pieces_is_the_same_as_a_wait():
    """G6: time is data. Without beats, which come on top of what one waits for."""
    options = {"rounds": 2, "minutes": 1, "turn_seconds": 7, "next_seconds": 9}
    whole = Table.deal(named("spyfall"), 4, 3, options, beats=0)
    whole.wait(400)
    pieces = Table.deal(named("spyfall"), 4, 3, options, beats=0)
    for _ in range(4000):
        pieces.wait(0.1)
    assert pieces == whole
    assert pieces.now == whole.now
