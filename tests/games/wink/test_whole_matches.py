"""Matches by chance, held to a referee who knows the rulebook alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import zmova
from tests.games.wink.playing import as_json, each_eyes, each_size, hands, mine, seen, turn
from tests.games.wink.referee import Referee
from zmova import Table

WEIGHTS = {"name": 8.0, "call": 2.0, "pass": 2.0, "catch": 0.05, "look": 1.0, "wink": 6.0}
PAUSES = [0, 0, 0, 1, 40, 299, 300, 301, 700, 1000, 2000]


def chance(table: Table, whim: Random) -> tuple[int, Any]:
    """Somebody does something; knowing who holds what, so that half of the guesses are right."""
    seat = turn(table) if whim.random() < 0.3 else whim.randrange(seen(table).seats)
    offers = as_json(table.moves(seat))
    kinds = sorted({move["type"] for move in offers})
    if not kinds:
        return chance(table, whim)
    (kind,) = whim.choices(kinds, [WEIGHTS[kind] for kind in kinds])
    moves = [move for move in offers if move["type"] == kind]
    if kind in ("name", "catch") and whim.random() < 0.5:
        held, own = hands(table), seen(table).pawns[seat]
        moves = [move for move in moves if move.get("agent", own) in held[move["player"]]]
    return seat, whim.choice(moves)


def agree(table: Table, referee: Referee) -> None:
    now = as_json(seen(table))
    expected = referee.table()
    assert {part: now[part] for part in expected} == expected
    assert table.over == referee.over
    if not table.over:
        assert now["phase"]["seat"] == referee.turn
        assert now["phase"]["names"] == (referee.open(referee.turn) is not None)
    for seat in range(referee.n):
        assert as_json(table.moves(seat)) == referee.offers(seat, table.now)
        notes = mine(table, seat).seen
        assert [(one.at, one.seat, one.player, one.agent) for one in notes] == referee.glimpses[
            seat
        ]


@each_size
@each_eyes
@pytest.mark.parametrize("seed", range(3))
def test_a_match_by_chance_goes_as_the_rules_say(seats, eyes, seed):
    """W1, W4, W6-W11, W13, W15-W24"""
    whim = Random(seed)
    table = zmova.deal("wink", seats, seed, {"eyes": eyes})
    referee = Referee(hands(table), seen(table).crowd, turn(table), eyes)
    done: Counter[str] = Counter()
    while not table.over:
        table.wait(whim.choice(PAUSES) / 1000)
        agree(table, referee)
        seat, move = chance(table, whim)
        table.play(seat, move)
        referee.play(seat, move, table.now)
        done[move["type"]] += 1
    agree(table, referee)
    result = as_json(table.result)
    assert result["scores"] == referee.scores()
    assert result["winners"] == referee.winners()
    for field in range(seats):
        points = [one["points"] for one in result["why"] if one["seat"] == field]
        assert sum(points) == referee.scores()[field]
    assert zmova.replay("wink", table.log) == table
    needed = {"name", "call", "catch"} | ({"look", "wink"} if eyes == "masks" else set())
    assert needed <= set(done)


@each_size
def test_every_agent_is_always_in_one_place(seats):
    """W2, W7, W8, W19, W22: both cards of a number leave crowd and hand together."""
    for seed in range(4):
        whim, table = Random(seed), zmova.deal("wink", seats, seed, {"eyes": "real"})
        while not table.over:
            table.play(*chance(table, whim))
            now = seen(table)
            held = [agent for hand in hands(table) for agent in hand]
            won = [agent for agents in now.won for agent in agents]
            fallen = [agent for agents in now.fallen for agent in agents]
            assert sorted(held) == sorted(now.up)
            assert sorted(fallen) == sorted(now.down)
            assert set(Counter(won).values()) <= {2}
            assert sorted({*held, *fallen, *won}) == sorted(now.crowd)
            assert len(held) + len(fallen) + len(won) // 2 == len(now.crowd)
