"""One bot among players at random makes more points than such a player would in its place.

A few deals tell it for all tables together; with ZMOVA_LONG set there are enough for each table.
"""

from functools import cache

import pytest

from tests.long import LONG
from zmova.arena.intervals import Estimate, mean
from zmova.games.wink.arena import STUDY
from zmova.games.wink.arena.duels import FREE, Pair, pairs

SEED = 7
DEALS = {4: 100, 5: 80, 6: 60, 7: 60, 8: 60} if LONG else {4: 3, 5: 2, 6: 1}


@cache
def fought() -> dict[tuple[str, int], list[Pair]]:
    """By opponent and seats."""
    found: dict[tuple[str, int], list[Pair]] = {}
    for setting in STUDY.settings:
        for index in range(DEALS.get(setting.seats, 0)):
            for opponent, pair in pairs(setting, SEED, index):
                found.setdefault((opponent, setting.seats), []).append(pair)
    return found


def points(played: list[Pair]) -> tuple[Estimate, Estimate]:
    return mean([one.bot for one in played]), mean([one.other for one in played])


def stands_clear(played: list[Pair]) -> bool:
    """The 95% intervals of the points lie apart."""
    bots, others = points(played)
    return bots.low > others.high


@pytest.mark.timeout(3600 if LONG else 180)
@pytest.mark.parametrize("opponent", FREE)
def test_a_bot_makes_more_points(opponent):
    assert stands_clear([one for seats in DEALS for one in fought()[opponent, seats]])


@pytest.mark.skipif(not LONG, reason="needs hundreds of matches: ZMOVA_LONG=1")
@pytest.mark.parametrize("opponent", FREE)
@pytest.mark.parametrize("seats", DEALS)
def test_at_every_table(opponent, seats):
    assert stands_clear(fought()[opponent, seats])
