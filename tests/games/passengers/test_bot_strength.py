"""Bots win more than simpler players do with the same cards, in every faction.

A Yaesther is one seat of many and has less to gain than a whole faction, so that only the long
version, with ZMOVA_LONG set, has matches enough to tell.
"""

from collections import defaultdict
from functools import cache

import pytest

from tests.long import LONG
from zmova.arena.intervals import mean, share
from zmova.arena.study import Setting
from zmova.games.passengers.arena.duels import duels
from zmova.games.passengers.arena.tables import SETTINGS

MIXED: list[Setting] = [one for one in SETTINGS if one.variant in ("four", "mixed")]
TABLES = MIXED if LONG else [one for one in MIXED if one.seats == 5]
SEED = 21
DEALS = 500 if LONG else 24
"""For each number of seats, with the sets of gifts in every order."""
Won = dict[tuple[str, str, int], list[tuple[bool, bool]]]


@cache
def fought() -> Won:
    """Whether bots won, and whether others did on the same deal: by faction, opponent, seats."""
    won: Won = defaultdict(list)
    for setting in TABLES:
        for index in range(DEALS):
            for duel in duels(setting, SEED, index):
                key = duel.faction, duel.opponent, setting.seats
                won[key].append((duel.bots_won, duel.others_won))
    return won


def together(faction: str, opponent: str | None = None) -> list[tuple[bool, bool]]:
    """At all tables, against one kind of opponent or both."""
    return [
        pair
        for (own, kind, _), won in fought().items()
        if own == faction and kind == (opponent or kind)
        for pair in won
    ]


def stands_clear(pairs: list[tuple[bool, bool]]) -> bool:
    """The 95% intervals of what bots win and of what others win lie apart."""
    bots = share(sum(one for one, _ in pairs), len(pairs))
    others = share(sum(other for _, other in pairs), len(pairs))
    return bots.low > others.high


@pytest.mark.timeout(7200 if LONG else 240)
@pytest.mark.parametrize("faction", ["souls", "demons"])
def test_bots_do_better_deal_by_deal(faction):
    pairs = together(faction)
    assert mean([one - other for one, other in pairs]).low > 0


long = pytest.mark.skipif(not LONG, reason="needs thousands of matches: ZMOVA_LONG=1")


@long
@pytest.mark.parametrize("opponent", ["random", "own card"])
@pytest.mark.parametrize("faction", ["souls", "demons", "yaesther"])
def test_every_faction_stands_clear_against_each_kind(faction, opponent):
    assert stands_clear(together(faction, opponent))


@long
@pytest.mark.parametrize("opponent", ["random", "own card"])
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("faction", ["souls", "demons"])
def test_at_every_table(faction, seats, opponent):
    assert stands_clear(fought()[faction, opponent, seats])
