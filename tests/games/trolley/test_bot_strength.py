"""Bots take fewer skulls than players of any card do on the same seeds, whatever drivers like.

A few matches tell it for all tables together; with ZMOVA_LONG set there are enough for each table.
"""

from collections import defaultdict
from functools import cache
from random import Random

import pytest

from tests.long import LONG
from zmova.arena.intervals import mean, share
from zmova.arena.study import Setting, study_of
from zmova.games.trolley.arena import STUDY
from zmova.games.trolley.arena.duels import duels
from zmova.games.trolley.arena.players import OPPONENTS
from zmova.games.trolley.bot import driving
from zmova.games.trolley.bot.tastes import EVERYMAN
from zmova.games.trolley.tracks import TRACKS

SEED = 7
MATCHES = {3: 120, 5: 120, 7: 80, 13: 40} if LONG else {3: 6, 5: 4, 7: 3, 13: 1}
Spared = list[tuple[bool, bool]]
"""Round by round: whether the bots' team was, and whether the same team without bots was."""


@cache
def fought() -> dict[tuple[str, int], Spared]:
    """By opponent and seats."""
    found: dict[tuple[str, int], Spared] = defaultdict(list)
    for setting in STUDY.settings:
        for index in range(MATCHES[setting.seats]):
            for duel in duels(setting, SEED, index):
                pair = duel.bots_won, duel.others_won
                found[duel.opponent, setting.seats].append(pair)
    return found


def stand_clear(rounds: Spared) -> bool:
    """The 95% intervals of the rounds without a skull lie apart."""
    bots = share(sum(one for one, _ in rounds), len(rounds))
    others = share(sum(other for _, other in rounds), len(rounds))
    return bots.low > others.high


@pytest.mark.timeout(3600 if LONG else 120)
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_bots_take_fewer_skulls(opponent):
    rounds = [pair for (kind, _), found in fought().items() if kind == opponent for pair in found]
    assert mean([one - other for one, other in rounds]).low > 0
    assert stand_clear(rounds)


@pytest.mark.skipif(not LONG, reason="needs hundreds of matches: ZMOVA_LONG=1")
@pytest.mark.parametrize("opponent", OPPONENTS)
@pytest.mark.parametrize("seats", MATCHES)
def test_at_every_table(opponent, seats):
    assert stand_clear(fought()[opponent, seats])


def test_they_do_so_before_drivers_of_no_known_taste(monkeypatch):
    """Each persona gets weights of its own around what everybody likes, as people have."""

    def odd_taste(persona: int) -> tuple[float, ...]:
        whim = Random(persona)
        return tuple(weight + whim.gauss(0, 0.5) for weight in EVERYMAN)

    monkeypatch.setattr(driving, "taste_of", odd_taste)
    rounds = [
        (duel.bots_won, duel.others_won)
        for index in range(10)
        for duel in duels(Setting(5, "plain"), SEED, index)
    ]
    assert stand_clear(rounds)


def test_the_same_seed_and_index_give_the_same_duels():
    setting = Setting(3, "plain")
    assert duels(setting, 2, 5) == duels(setting, 2, 5)


def test_each_team_meets_each_opponent_in_every_round():
    study = study_of("trolley")
    setting = Setting(3, "plain")
    found = study.duels(setting, 1, 0)
    kinds = [(opponent, track) for opponent in OPPONENTS for track in TRACKS for _ in range(6)]
    assert [(one.opponent, one.faction) for one in found] == kinds
    for opponent in OPPONENTS:  # without bots, one of the two teams is spared in each round
        left, right = (
            [one.others_won for one in found if (one.opponent, one.faction) == (opponent, track)]
            for track in TRACKS
        )
        assert [not won for won in left] == right
