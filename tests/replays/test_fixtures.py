"""What the client is tested with is what these rules deal, show and tell."""

import json

import msgspec
import pytest

from tests.facts import EXAMPLE
from tests.replays.fixtures import STEPS, WRITE_ANEW, fixture, matches, misfit, stored
from zmova.store.export import Export

each = pytest.mark.parametrize("name", matches())


def match_of(name: str) -> Export:
    match = msgspec.convert(stored(name)["export"], Export)
    assert not misfit(match), f"{misfit(match)}; {WRITE_ANEW}"
    return match


@each
def test_a_fixture_is_the_beginning_of_a_match_that_its_seed_gives(name):
    assert len(match_of(name).steps) <= STEPS


@each
def test_a_fixture_is_up_to_date(name):
    fresh = json.loads(msgspec.json.encode(fixture(match_of(name))))
    assert stored(name) == fresh, WRITE_ANEW


def test_a_match_of_other_rules_does_not_fit():
    match = msgspec.convert(stored(EXAMPLE)["export"], Export)
    for event in match.steps[1].events:
        event["type"] = "no-such-event"
    assert "other events" in misfit(match)
    match.steps[0].events[0]["options"] = {"no-such-option": 1}
    assert misfit(match)
