"""G3: two tables that differ only in what a viewer can't know give it the same bytes."""

from collections import Counter
from random import Random

import pytest

import zmova
from tests.properties.oracles import oracle_of
from tests.properties.playing import Match, seeds
from tests.properties.secrecy import Leak, search
from zmova.games import named


@pytest.mark.parametrize("batch", seeds(500), ids=str)
@pytest.mark.parametrize("name", zmova.games())
def test_nothing_a_viewer_gets_depends_on_what_it_may_not_know(name, batch):
    """G3: views, notices, offers, refusals, talk and timing; seats and onlookers; all the way."""
    differs: Counter[str] = Counter()
    for seed in batch:
        match = Match(lambda: named(name), oracle_of(name), seed).played()
        try:
            for twin in search(match, Random(seed)):
                differs.update(twin.differs)
        except Leak as leak:
            raise AssertionError(f"{name}, seed {seed}: {leak} {leak.__notes__}") from leak
    # a check that changes nothing hidden would find nothing: each secret was varied, and often
    assert set(differs) == oracle_of(name).secrets
    assert min(differs.values()) >= len(batch) // 2, differs
