"""When it ends and who has won: T12, T13, T14; G8."""

from random import Random
from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    as_json,
    each_size,
    everybody,
    happened,
    match_of,
    phase,
    refusal,
    ride,
    seen,
    spot,
    teams,
    told,
)
from zmova import Table

ROUNDS = {3: 6, 4: 8, 5: 5, 6: 6, 7: 7, 8: 8, 13: 13}


def played(table: Table, *names: str) -> Table:
    ride(table, *names)
    assert table.over
    return table


@pytest.mark.parametrize("seats", ROUNDS)
def test_every_seat_drives_once_and_with_three_or_four_players_twice(seats):
    """T12"""
    table = match_of(seats, driver=1)
    assert seen(table).rounds == ROUNDS[seats]
    for round in range(1, ROUNDS[seats] + 1):
        assert (table.over, seen(table).round) == (False, round)
        assert table.result is None
        ride(table, "right")
    assert table.over
    assert phase(table) == "over"
    assert len(happened(table, "round-began")) == ROUNDS[seats]


def test_fewest_skulls_win():
    """T13: five players, each round counted by hand."""
    table = played(match_of(5), "left", "left", "right", "left", "right")
    # 0 drives: 1 2 die; 1: 2 3; 2: 0 1 (right of 3 4 | 0 1); 3: 4 0; 4: 2 3 (0 1 | 2 3)
    assert table.result is not None
    assert table.result.scores == [2, 2, 3, 2, 1]
    assert table.result.winners == [4]


def test_equal_counts_share_the_win():
    """T13: there is no tie-break."""
    table = played(match_of(5), *["left"] * 5)
    assert table.result is not None
    assert table.result.scores == [2] * 5
    assert table.result.winners == [0, 1, 2, 3, 4]
    table = played(match_of(5), "left", "left", "right", "right", "left")
    # 1 2; 2 3; 0 1; 1 2; 0 1
    assert table.result is not None
    assert table.result.scores == [2, 4, 3, 1, 0]
    table = played(match_of(5), "left", "right", "right", "left", "right")
    # 1 2; 4 0; 0 1; 4 0; 2 3
    assert table.result is not None
    assert table.result.scores == [3, 2, 2, 1, 2]
    assert table.result.winners == [3]
    table = played(match_of(3), "left", "right", "left", "left", "right", "left")
    # 1; 0; 0; 1; 0; 0
    assert table.result is not None
    assert table.result.scores == [4, 2, 0]
    assert table.result.winners == [2]


@each_size
def test_the_result_has_the_shape_that_the_rules_promise(seats):
    """T9, T13, G8: and tells how every skull came about."""
    winners = set()
    for seed in range(8):
        whim = Random(seed)
        table = match_of(seats, driver=seed % seats, seed=seed)
        expected: list[dict[str, Any]] = []
        while not table.over:
            name = whim.choice(["left", "right"])
            round, driver = seen(table).round, seen(table).driver
            expected += [
                {
                    "round": round,
                    "seat": seat,
                    "rule": "T9",
                    "points": 1,
                    "driver": driver,
                    "track": name,
                }
                for seat in teams(table)[name == "right"]
            ]
            ride(table, name)
        result = as_json(table.result)
        assert set(result) == {"winners", "scores", "why"}
        assert result["why"] == expected
        scores = [sum(one["seat"] == seat for one in expected) for seat in range(seats)]
        assert result["scores"] == scores
        fewest = [seat for seat in range(seats) if scores[seat] == min(scores)]
        assert result["winners"] == fewest
        winners.add(len(fewest))
        for viewer in everybody(table):
            assert as_json(table.view(viewer).table.phase)["result"] == result
            assert told(table, viewer)[-1] == {"type": "match-ended", **result}
    assert len(winners) > 1 or seats == 13


def test_skulls_do_not_run_out():
    """T14: all of one table's drivers steer into the bigger team, and every skull counts."""
    table = match_of(13)
    while not table.over:
        ride(table, "left")
    assert table.result is not None
    assert sum(table.result.scores) == 13 * 6
    assert len(table.result.why) == 13 * 6
    table = match_of(4)
    while not table.over:
        ride(table, "left")
    assert seen(table).skulls == [4, 4, 4, 4]


@pytest.mark.parametrize(
    "move",
    [
        {"type": "arrange", "innocents": 1, "guilty": 2, "modifiers": 1},
        {"type": "innocent", "card": 0},
        {"type": "guilty", "card": 0},
        {"type": "modifier", "card": 0, "target": spot("left")},
        {"type": "pass"},
        {"type": "argue", "target": spot("left"), "reason": "so-cute"},
        {"type": "steer", "track": "left"},
    ],
    ids=lambda move: str(move["type"]),
)
def test_when_it_is_over_no_move_is_left_but_talk(move):
    """T12, G5"""
    table = played(match_of(5), *["right"] * 5)
    for seat in range(5):
        assert table.moves(seat) == []
        assert refusal(table, seat, move) == "match-over"
    table.play(0, {"type": "say", "text": "Again?"})
    table.wait(100_000)
    assert table.over


def test_before_the_end_there_is_no_result():
    """G8"""
    table = match_of(5)
    ride(table, "left", "left", "left", "left")
    assert (table.result, table.over) == (None, False)


@each_size
def test_a_finished_match_replays_to_the_same(seats):
    """G2"""
    table = match_of(seats, sizes=(9, 7, 20), valerii=True, accomplices=True)
    while not table.over:
        ride(table, "left")
    assert zmova.replay("trolley", table.log) == table
    again = zmova.read_log("trolley", as_json(table.log))
    assert zmova.replay("trolley", again) == table
