"""G8: winners, scores, and how each point came about."""

from random import Random

import msgspec
import pytest

import zmova
from tests.facts import seats_near


@pytest.mark.parametrize("name", zmova.games.names())
@pytest.mark.parametrize("seed", range(5))
def test_a_result_is_winners_scores_and_why(name, seed):
    """G8"""
    seats = range(seats_near(name, 4))
    table, chance = zmova.deal(name, len(seats), seed), Random(seed)
    while not table.over:
        able = [seat for seat in seats if table.moves(seat)]
        if able:
            seat = chance.choice(able)
            table.play(seat, chance.choice(table.moves(seat)))
        table.wait(20)
    told = msgspec.json.decode(zmova.encode(table.result))
    assert list(told) == ["winners", "scores", "why"]
    assert told["winners"], "whoever plays to the end has winners"
    assert set(told["winners"]) <= set(seats)
    assert told["winners"] == sorted(set(told["winners"]))
    assert told["why"], "`why` of the result: for each point a struct with the id of its `rule`"
    assert all(why["rule"] for why in told["why"])
