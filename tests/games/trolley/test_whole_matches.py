"""Matches by chance, held to a referee who knows the rulebook alone."""

from random import Random

import pytest

import zmova
from tests.games.trolley.playing import as_json, each_size, happened, phase, seen, teams, turn
from tests.games.trolley.referee import Referee, sides
from zmova import Table

VARIANTS = [
    {},
    {"valerii": True},
    {"accomplices": True},
    {"valerii": True, "accomplices": True},
]


def chance(table: Table, whim: Random) -> None:
    """Somebody who may, does something; hands go round now and then."""
    able = [seat for seat in range(seen(table).seats) if table.moves(seat)]
    seat = whim.choice(able)
    moves = table.moves(seat)
    plays = [move for move in moves if as_json(move)["type"] != "arrange"]
    table.play(seat, whim.choice(plays if plays and whim.random() < 0.8 else moves))


@each_size
@pytest.mark.parametrize("variants", VARIANTS, ids=str)
def test_a_match_by_chance_goes_as_the_rules_say(seats, variants):
    """T2, T6, T7, T9, T11, T12, T13, T15, T16"""
    for seed in range(3):
        whim = Random(seed)
        table = zmova.deal("trolley", seats, seed, {**variants, "family": bool(seed % 2)})
        referee = Referee(seats, seen(table).driver, variants.get("valerii", False))
        while not table.over:
            now = seen(table)
            assert (now.round, now.driver, now.helper, now.skulls) == (
                referee.round,
                referee.driver,
                referee.helper,
                referee.skulls,
            )
            assert teams(table) == tuple(sides(now.driver, seats).values())
            play_a_round(table, referee, whim)
        result = table.result
        assert result is not None
        assert referee.over
        assert (result.scores, result.winners) == (referee.skulls, referee.winners())
        assert zmova.replay("trolley", table.log) == table


def play_a_round(table: Table, referee: Referee, whim: Random) -> None:
    round, start = seen(table).round, len(table.log)
    while phase(table) in ("innocents", "guilty"):
        chance(table, whim)
    for row in (seen(table).tracks.left, seen(table).tracks.right):
        assert [one.guilty for one in row] == [False, False, True]
    turns, expected = [], referee.turns(seen(table).hands)
    while phase(table) == "modifying":
        turns.append(turn(table))
        extra = turns[-1] == referee.helper and turns.count(turns[-1]) == expected.count(turns[-1])
        assert seen(table).phase.extra == extra
        chance(table, whim)
    assert turns == expected
    assert len(happened(table, "arranged", start)) <= 40
    name = whim.choice(["left", "right"])
    table.play(seen(table).driver, {"type": "steer", "track": name})
    referee.steered(name)
    (verdict,) = [one for one in seen(table).verdicts if one.round == round]
    assert verdict.track == name
