"""G8: winners, scores, and how each point came about."""

import msgspec
import pytest

import zmova


@pytest.mark.parametrize("name", zmova.games())
@pytest.mark.parametrize("seed", range(5))
def test_a_result_is_winners_scores_and_why(name, seed):
    """G8"""
    table = zmova.deal(name, 4, seed)
    seats = range(4)
    for _ in range(5000):
        if table.over:
            break
        seat = next((seat for seat in seats if table.moves(seat)), None)
        if seat is None:
            table.wait(30)
        else:
            table.play(seat, table.moves(seat)[0])
            table.wait(20)
    told = msgspec.json.decode(zmova.encode(table.result))
    assert list(told) == ["winners", "scores", "why"]
    assert told["winners"]
    assert set(told["winners"]) <= set(seats)
    assert told["winners"] == sorted(set(told["winners"]))
    assert told["why"]
    assert all(why["rule"] for why in told["why"])
