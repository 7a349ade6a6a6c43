"""What the server refuses leads to its rule."""

from collections.abc import Callable

import pytest

from tests.e2e.person import Person
from tests.e2e.test_rules import reads_why
from tests.e2e.together import deal, pick, put_away, sit_down, wait_until
from tests.games.passengers.browser.steering import free_spaces
from tests.games.passengers.browser.steering import passengers as aboard
from tests.games.passengers.browser.thumbs import place, set_up, space

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


def test_what_the_server_refuses_leads_to_its_rule(person: Callable[..., Person]):
    """P11: a passenger goes on a free space."""
    people = [person("Ада"), person("Ївга")]
    sit_down(people, bots=3, game="passengers")
    set_up(people[0])
    deal(people)
    for me in people:  # the later of the two finds at least one space taken
        wait_until(people, lambda: any(p.may("place") for p in people), "boarding")
        me = next(p for p in people if p.may("place"))
        taken = aboard(me.view["table"])
        if not taken:
            boat, number, _ = free_spaces(me)[0]
            place(me, boat, number)
            continue
        pick(me, me.see("card-0"))
        me.press(space(me, *next(iter(taken))))
        toast = me.see("toast").filter(has_text=me.reads("illegal-space-taken"))
        toast.hover()  # so that it stays
        assert reads_why(me, toast.get_by_test_id("why")) == "P11"
        put_away(me)
        assert me.may("place")
        return
    raise AssertionError("no space was taken")
