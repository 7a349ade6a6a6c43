"""The test of the test: leaks planted on purpose are all found."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.properties.leaks import LEAKS
from tests.properties.oracles import oracle_of
from tests.properties.playing import Match
from tests.properties.secrecy import Leak, search
from zmova.games.spyfall import Spyfall
from zmova.table.game import Game

MATCHES = 40


def leaks(make: Callable[[], Game[Any]]) -> bool:
    """Whether the check finds something within a few matches."""
    for seed in range(MATCHES):
        match = Match(make, oracle_of("spyfall"), seed).played()
        try:
            search(match, Random(seed))
        except Leak:
            return True
    return False


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak):
    """G3"""
    assert leaks(leak)


def test_the_game_without_a_planted_leak_passes():
    """G3: what is found above is the leak, not the noise of the check."""
    assert not leaks(Spyfall)


def test_there_are_many_kinds_of_leaks():
    """G3"""
    assert len({leak.__name__ for leak in LEAKS}) >= 12
