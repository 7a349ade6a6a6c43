"""G6: every wait for a player has a limit that hosts may set, and then the steward moves."""

from typing import Any

import pytest

import zmova
from tests.facts import quick, seats_near
from tests.table.toy import STONES, watched
from zmova import Table
from zmova.games import named


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


@pytest.mark.parametrize("name", zmova.games.names())
def test_a_seat_that_is_late_is_moved_for_by_what_it_knows_itself(name):
    """G6, G3: the first of them, where several are."""
    seats = seats_near(name, 5)
    table = zmova.deal(name, seats, 1, limited(name))
    for _ in range(20):
        due = table.game.deadline(table.state)
        assert due is not None
        table.now = max(table.now, due.at)
        met = table.due()
        assert met is not None
        if due.seats:
            assert met.seat == due.seats[0]
            assert met.move == table.game.steward(table.view(met.seat), table.whim(met.seat))
        table.wait(0)
        if table.over:
            break


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


def test_a_match_with_limits_ends_though_nobody_ever_moves():
    """G6: the limits that a new room starts from are enough."""
    for name in zmova.games.names():
        table = zmova.deal(name, seats_near(name, 5), 3, named(name).room_options)
        table.wait(24 * 3600)
        assert table.over


@pytest.mark.parametrize("name", zmova.games.names())
def test_a_wait_in_pieces_is_the_same_as_a_wait(name):
    """G6: time is data. Without beats, which come on top of what one waits for."""
    whole, pieces = (
        Table.deal(named(name), seats_near(name, 4), 3, limited(name), beats=0) for _ in range(2)
    )
    whole.wait(400)
    for _ in range(4000):
        pieces.wait(0.1)
    assert pieces == whole
    assert pieces.now == whole.now


def limited(name: str) -> dict[str, Any]:
    """Options of a new room, so that every wait has a limit, and of a match that is soon over."""
    return {**named(name).room_options, **quick(name)}
