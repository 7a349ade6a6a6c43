"""The test of the test: leaks planted on purpose are all found."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest

import zmova
from tests.facts import early, facts_of
from tests.long import LONG
from tests.properties.default_leaks import default_leaks
from tests.properties.oracle import oracle_of
from tests.properties.planted import Leaky
from tests.properties.playing import Match
from tests.properties.secrecy import Leak, search
from zmova.games import named
from zmova.table.game import Game

MATCHES = 40
CUTS = 3
"""Of every viewer, unless the table is so large that not even each one gets a twin elsewhere."""


def planted(game: str) -> list[type[Leaky[Any, Any, Any]]]:
    """Those that follow from its events, and those that were written for it."""
    harmless = facts_of(game).harmless
    found = [leak for leak in default_leaks(game) if leak.__name__ not in harmless]
    assert harmless.keys() <= {leak.__name__ for leak in default_leaks(game)}
    return [*found, *import_module(f"tests.games.{game}.leaks").LEAKS]


NONE: list[type[Leaky[Any, Any, Any]]] = []
EACH_LEAK = [
    pytest.param(game, leak, id=f"{game}-{leak.__name__}")
    for game in zmova.games.names()
    for leak in early(game, planted, NONE)
]


def leaks(game: str, make: Callable[[], Game[Any]]) -> bool:
    """Whether the check finds something within a few matches."""
    oracle = oracle_of(game)
    for seed in range(MATCHES):
        match = Match(make, oracle, seed).played()
        cuts = oracle.cuts(match.table.opened.seats)
        try:
            search(match, Random(seed), CUTS if cuts >= 1 else cuts)
        except Leak:
            return True
    return False


@pytest.mark.parametrize(("game", "leak"), EACH_LEAK)
def test_a_planted_leak_is_found(game, leak):
    """G3"""
    assert leaks(game, leak.planted)


@pytest.mark.skipif(not LONG, reason="test_secrecy sees as much and more: ZMOVA_LONG=1")
@pytest.mark.parametrize("game", zmova.games.names())
def test_the_game_without_a_planted_leak_passes(game):
    """G3: what is found above is the leak, not the noise of the check."""
    assert not leaks(game, lambda: named(game))
