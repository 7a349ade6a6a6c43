"""G6: a match always ends."""

from tests.properties.oracle import oracle_of
from tests.properties.playing import LONGEST, Match, each_match
from zmova.games import named


@each_match(20)
def test_random_play_comes_to_an_end(name, batch):
    """G6, G8: with every mix of options, and then nothing more can happen."""
    for seed in batch:
        match = Match(lambda: named(name), oracle_of(name), 10_000 + seed, stewards=True)
        match.played()
        table, told = match.table, f"{name}, seed {10_000 + seed}"
        assert len(match.steps) < LONGEST, told
        assert table.result is not None, told
        assert table.result.winners, told
        length = len(table.log)
        for seat in range(table.opened.seats):
            assert table.moves(seat) == [], told
        table.wait(1e6)
        assert len(table.log) == length, told
