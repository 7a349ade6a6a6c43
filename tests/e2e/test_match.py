"""A match of each game that has no such test of its own: two browsers, two languages, a guest."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.audit import audit
from tests.e2e.habits import each_without, habits_of, over, play_on
from tests.e2e.person import Person
from tests.e2e.seen import DESK
from tests.e2e.together import deal, everybody_sees, exported, sit_down, wait_until
from tests.facts import seats_of
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]


@each_without("test_match")
def test_a_match_to_its_end_with_a_page_that_is_loaded_anew(
    person: Callable[..., Person], firefox: Browser, server: Server, game: str
):
    """G3, G7, G8"""
    people = [person("Оля", touch=True), person("Pete", firefox, lang="en", size=DESK)]
    code = sit_down(people, max(0, seats_of(game) - len(people)), game)
    deal(people)
    onlooker = person("Сусід")
    onlooker.join(code)
    onlooker.shows(game)
    assert onlooker.view["mine"] is None
    assert onlooker.view["choices"] == []

    habits, last = habits_of(game), people[-1]
    habits.act(people[0])
    last.view = {}
    last.page.reload()
    last.shows(game)
    wait_until(people, lambda: bool(last.view), "the table again")
    play_on(people, habits, over(people))
    everybody_sees([*people, onlooker], "over")
    match = people[0].room["match"]
    for somebody in [*people, onlooker]:
        frames, seat = somebody.of_match(match)
        assert (seat is None) == (somebody is onlooker)
        assert audit(frames, exported(server, match), seat) > 1
        assert somebody.troubles == []
