"""A card that can't be called says why, and leads to its rule."""

from collections.abc import Callable

import pytest

from tests.e2e.person import Person
from tests.e2e.seen import DESK
from tests.e2e.test_rules import reads_why
from tests.e2e.together import everybody_sees, sit_down, wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


def test_a_card_that_cannot_be_called_leads_to_its_rule(person: Callable[..., Person]):
    """W10: not a number that you hold."""
    me = person("Grace", lang="en", size=DESK)
    sit_down([me], bots=3, game="wink")
    me.tap("start")
    everybody_sees([me], "wink")
    wait_until([me], lambda: bool(me.view), "the cards")
    me.tap(f"agent-{me.view['mine']['hand'][0]}")
    assert reads_why(me, me.see("crowd").get_by_test_id("why")) == "W10"
