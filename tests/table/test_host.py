"""What a host may do to a running match: every game can be ended early and given other limits."""

from random import Random

import msgspec
import pytest

import zmova
from tests.facts import seats_near
from zmova.games import named
from zmova.table.host import CallOff, Relimit
from zmova.table.illegal import Illegal
from zmova.table.table import Table

STEPS = (0, 3, 25, 120)


def played(name: str, seed: int, steps: int) -> Table:
    """A match that has gone so far, unless it is over before."""
    seats = seats_near(name, 5)
    table, chance = zmova.deal(name, seats, seed), Random(seed)
    for _ in range(steps):
        able = [seat for seat in range(seats) if table.moves(seat)]
        if able:
            seat = chance.choice(able)
            before = table.log[:]
            table.play(seat, chance.choice(table.moves(seat)))
            if table.over:
                return zmova.replay(name, before)
        table.wait(1)
    return table


@pytest.mark.parametrize("name", zmova.games.names())
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("seed", range(4))
def test_a_match_can_be_ended_at_any_moment(name, steps, seed):
    """G8: with a result of the usual shape, which everybody is told of."""
    table = played(name, seed, steps)
    seats = range(table.opened.seats)
    events = table.play_as_host(CallOff())
    assert all(table.tells(events, viewer) for viewer in (None, *seats))
    told = msgspec.json.decode(zmova.encode(table.result))
    assert list(told) == ["winners", "scores", "why"]
    assert set(told["winners"]) <= set(seats)
    assert all(not table.moves(seat) for seat in seats)
    assert table == zmova.replay(name, table.log)
    assert len(table.game.parts(table.state)) in (0, len(seats))
    with pytest.raises(Illegal, match="match-over"):
        table.play_as_host(CallOff())


@pytest.mark.parametrize("name", zmova.games.names())
def test_nobody_wins_where_nothing_was_decided(name):
    table = zmova.deal(name, seats_near(name, 5), 1)
    table.play_as_host(CallOff())
    assert table.result is not None
    assert table.result.winners == []


@pytest.mark.parametrize("name", zmova.games.names())
def test_limits_of_time_change_and_nothing_else_does(name):
    game, seats = named(name), seats_near(name, 5)
    assert game.limits, f"GAME of src/zmova/games/{name}: limits=(...), its options in seconds"
    table = zmova.deal(name, seats, 1)
    for limit in game.limits:
        table = zmova.deal(name, seats, 1)
        before = table.view(0)
        table.play_as_host(Relimit({limit: 15}))
        assert getattr(table.state.options, limit) == 15
        assert table.view(0).choices == before.choices
        assert table == zmova.replay(name, table.log)
    with pytest.raises(Illegal, match="bad-options"):
        table.play_as_host(Relimit({"no_such_limit": 15}))
    with pytest.raises(Illegal, match="bad-options"):
        table.play_as_host(Relimit({game.limits[0]: "long"}))
