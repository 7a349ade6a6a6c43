"""Spyfall is learned at a desk."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.e2e.person import Person
from tests.e2e.seen import DESK
from tests.e2e.taught import Taught

pytestmark = [pytest.mark.e2e, pytest.mark.served(bot_pace=0.06)]


def test_spyfall_at_a_desk(person: Callable[..., Person], firefox: Browser):
    nell = person("Nell", firefox, lang="en", size=DESK)
    taught = Taught(nell, "spyfall")
    taught.begin()
    taught.learn(until="accuse")
    taught.learned()
    assert {"dry", "unmasked", "guessed"} <= set(taught.said)
