"""G2: the log is the match."""

from random import Random

import msgspec

import zmova
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match, each_match, packed, played, repeat
from zmova import Table
from zmova.games import named


@each_match(14)
def test_any_beginning_of_a_log_replays_to_the_table_as_it_was_then(name, batch):
    """G2"""
    for seed in batch:
        match = Match(lambda: named(name), oracle_of(name), seed)
        states = {len(match.table.log): packed(match.table.state)}
        for _ in match:
            states[len(match.table.log)] = packed(match.table.state)
        log = match.table.log
        assert zmova.replay(name, log) == match.table, f"{name}, seed {seed}"
        for length in Random(seed).sample(sorted(states), min(6, len(states))):
            again = zmova.replay(name, log[:length])
            told = f"{name}, seed {seed}, {length} events"
            assert packed(again.state) == states[length], told
            assert again.log == log[:length], told


@each_match(14)
def test_a_log_comes_back_from_json(name, batch):
    """G2"""
    for seed in batch:
        table = played(name, seed).table
        log = zmova.read_log(name, msgspec.json.decode(zmova.encode(table.log)))
        again = zmova.replay(name, log)
        told = f"{name}, seed {seed}"
        assert again == table, told
        assert packed(again.log, again.state) == packed(table.log, table.state), told
        for viewer in (None, *range(table.opened.seats)):
            assert zmova.encode(again.view(viewer)) == zmova.encode(table.view(viewer)), told
            assert again.talk(viewer) == table.talk(viewer), told


@each_match(14)
def test_a_match_taken_up_from_its_log_goes_on_as_it_would_have(name, batch):
    """G2: a restart between any two steps changes nothing, dice included."""
    for seed in batch:
        match = played(name, seed)
        cut = Random(seed).randrange(len(match.steps))
        again = Table.replay(named(name), match.table.log[: match.lengths[cut]])
        for step in match.steps[cut + 1 :]:
            if step.accepted:
                repeat(again, step)
        assert again == match.table, f"{name}, seed {seed}, cut {cut}"
