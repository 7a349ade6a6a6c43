"""What the client is tested with is what these rules deal, show and tell."""

import json
from contextlib import nullcontext

import msgspec
import pytest

from tests.replays.fixtures import STEPS, fixture, matches, stored
from zmova.store.export import Export
from zmova.verify import Unfair, verify

each = pytest.mark.parametrize("name", matches())


@each
def test_a_fixture_is_the_beginning_of_a_match_that_its_seed_gives(name):
    match = msgspec.convert(stored(name)["export"], Export)
    assert len(match.steps) <= STEPS
    whole = len(match.steps) < STEPS or match.steps[-1].events[-1]["type"] == "match-ended"
    with nullcontext() if whole else pytest.raises(Unfair, match="stops before its end"):
        verify(match)


@each
def test_a_fixture_is_up_to_date(name):
    match = msgspec.convert(stored(name)["export"], Export)
    fresh = json.loads(msgspec.json.encode(fixture(match)))
    assert stored(name) == fresh, "write them anew: python -m tests.replays.fixtures"
