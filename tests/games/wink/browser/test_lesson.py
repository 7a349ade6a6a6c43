"""Wink is learned on a phone whose page is loaded anew in the middle."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.taught import Taught
from tests.e2e.together import wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.served(bot_pace=0.06)]


def test_wink_on_a_phone_with_a_page_that_is_loaded_anew_in_the_middle(
    person: Callable[..., Person],
):
    """And then a ball with the same bots."""
    olenka = person("Оленка", touch=True)
    taught = Taught(olenka, "wink")
    code = taught.begin()
    taught.learn(until="yours")
    before = taught.lesson
    olenka.page.reload()
    olenka.shows("coach")
    wait_until([olenka], lambda: taught.lesson == before, "the same step")
    expect(olenka.see("lesson-text")).to_have_text(olenka.reads("lesson-wink-yours"))
    taught.learned()
    assert {"winked", "sent", "caught", "named", "found"} <= set(taught.said)
    olenka.tap("lesson-bots")
    wait_until([olenka], lambda: olenka.room["lesson"] is None, "no lesson any more")
    olenka.shows("wink")
    expect(olenka.see("coach")).to_have_count(0)
    assert olenka.page.url.endswith(code)
