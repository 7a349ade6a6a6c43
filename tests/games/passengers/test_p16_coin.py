"""The coin: P16, P21."""

import pytest

from tests.games.passengers.playing import (
    all_vote,
    at_the_vote,
    board,
    cast,
    everybody,
    match_of,
    phase,
    sail,
    seen,
    told,
    turn,
    use_gifts,
)


@pytest.mark.parametrize("gifts", ["I", "II", "III"])
def test_the_drachma_takes_the_coin_at_once(gifts):
    """P16, drachma: after the other gifts, before the vote."""
    table = match_of(5, coin=1, gifts=gifts)
    board(table, 4, 0, 9, 3, 8)
    assert seen(table).coin == 1
    start = len(table.log)
    use_gifts(table)
    assert phase(table) == "voting"
    assert seen(table).coin == 3
    for viewer in everybody(table):
        assert {"type": "coin-taken", "seat": 3} in told(table, viewer, start)


def test_the_holder_may_take_the_coin_it_has():
    """P16, drachma"""
    table = at_the_vote(9, 4, 0, 3, 8, coin=2)
    assert seen(table).coin == 2


@pytest.mark.parametrize(("holder", "winner"), [("raven", "raven"), ("wolf", "wolf")])
def test_it_breaks_the_tie_of_this_very_round(holder, winner):
    """P16, P20: seat 4 took it; the one who opened the round has no say."""
    opener = "wolf" if holder == "raven" else "raven"
    table = at_the_vote(0, 8, 3, 6, 9, coin=0)
    assert seen(table).voices == [3, 1, 1, 2, 1]
    assert seen(table).coin == 4
    sides = {holder: [4, 1, 3], opener: [0, 2]}
    cast(table, raven=sides["raven"], wolf=sides["wolf"])
    (count,) = seen(table).counts
    assert (count.raven, count.wolf) == (4, 4)
    assert (count.winner, count.coin) == (winner, 4)


def test_whoever_took_it_opens_the_next_round():
    """P16, P21"""
    table = match_of(5, coin=0)
    sail(table, 0, 8, 3, 9, 6)
    assert (seen(table).round, phase(table), turn(table)) == (2, "placing", 3)
    sail(table, 0, 8, 7, 1, 5)
    assert (seen(table).round, turn(table), seen(table).coin) == (3, 3, 3)


def test_without_the_drachma_the_coin_stays():
    """P16, P21"""
    table = at_the_vote(0, 8, 5, 6, 3, coin=2)
    all_vote(table, "wolf")
    assert (seen(table).coin, turn(table)) == (2, 2)
