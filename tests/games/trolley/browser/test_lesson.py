"""Trial by Trolley is learned at a desk."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.seen import DESK
from tests.e2e.taught import Taught

pytestmark = [pytest.mark.e2e, pytest.mark.served(bot_pace=0.06)]


def test_trolley_at_a_desk_and_friends_afterwards(person: Callable[..., Person]):
    nell = person("Nell", lang="en", size=DESK)
    taught = Taught(nell, "trolley")
    taught.begin()
    taught.learn(until="steer")
    taught.learned()
    assert {"spared", "steer"} <= set(taught.said)
    nell.tap("lesson-friends")
    nell.shows("room-code")
    assert len(nell.room["chairs"]) == 1
    expect(nell.page.locator("dialog[open]")).to_have_count(1)
