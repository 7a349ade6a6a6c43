"""Matches by chance, held to a referee who knows the rulebook alone."""

from random import Random

import pytest

import zmova
from tests.games.trolley.playing import (
    as_json,
    each_size,
    happened,
    phase,
    seen,
    teams,
    waiting,
)
from tests.games.trolley.referee import Referee, sides
from zmova import Table

VARIANTS = [
    {},
    {"valerii": True},
    {"accomplices": True},
    {"valerii": True, "accomplices": True},
]


def chance(table: Table, whim: Random) -> tuple[int, str]:
    """Somebody who may, does something; hands go round now and then."""
    able = [seat for seat in range(seen(table).seats) if table.moves(seat)]
    seat = whim.choice(able)
    moves = table.moves(seat)
    plays = [move for move in moves if as_json(move)["type"] != "arrange"]
    move = whim.choice(plays if plays and whim.random() < 0.8 else moves)
    table.play(seat, move)
    return seat, str(as_json(move)["type"])


@each_size
@pytest.mark.parametrize("variants", VARIANTS, ids=str)
def test_a_match_by_chance_goes_as_the_rules_say(seats, variants):
    """T2, T6, T7, T9, T11, T12, T13, T15, T16"""
    for seed in range(3):
        whim = Random(seed)
        table = zmova.deal("trolley", seats, seed, {**variants, "family": bool(seed % 2)})
        chosen = [variants.get(name, False) for name in ("valerii", "accomplices")]
        referee = Referee(seats, seen(table).driver, *chosen)
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
    play_modifiers(table, referee, whim)
    assert len(happened(table, "arranged", start)) <= 40
    name = whim.choice(["left", "right"])
    table.play(seen(table).driver, {"type": "steer", "track": name})
    referee.steered(name)
    (verdict,) = [one for one in seen(table).verdicts if one.round == round]
    assert verdict.track == name


def play_modifiers(table: Table, referee: Referee, whim: Random) -> None:
    """T7, T15: each hand of them is good for one, and the helper's last may be kept."""
    start, driver = len(table.log), referee.driver
    plays = {seat: backs.modifiers // 3 for seat, backs in enumerate(seen(table).hands)}
    for team in sides(driver, referee.seats).values():
        assert sum(plays[seat] for seat in team) == referee.modifiers(team)
    order = [seat for team in sides(driver, referee.seats).values() for seat in team]
    kept = []
    while phase(table) == "modifying":
        assert waiting(table) == [seat for seat in order if plays[seat]]
        seat, kind = chance(table, whim)
        plays[seat] -= 1
        kept += [seat] * (kind == "pass")
        assert kind != "pass" or (seat == referee.helper and not plays[seat])
    assert not any(plays.values())
    assert [one["seat"] for one in happened(table, "passed", start)] == kept
    read = [one["seat"] for one in happened(table, "shown", start)]
    assert read == sorted(read, key=order.index)
    assert len(read) + len(kept) == len(happened(table, "laid", start))
