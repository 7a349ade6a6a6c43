"""The server goes down in the middle of a match of any game and comes back: everybody plays on.

That each game's table is the same then is tested without browsers too; here one is enough.
"""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.habits import habits_of, play_on
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, everybody_sees, sit_down, wait_until
from tests.facts import EXAMPLE, seats_of
from tests.long import LONG
from tests.serving import Server
from zmova.games import names

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.timeout(300),
    pytest.mark.served(away_seconds=60, bot_pace=1),
]
DOWN = 3
"""Seconds, more than a deal takes; a page mentions a lost line after one and a half."""


@pytest.mark.parametrize("game", names() if LONG else [EXAMPLE])
def test_everybodys_page_goes_on_by_itself_with_the_time_that_was_left(
    person: Callable[..., Person], server: Server, game: str
):
    """G7; bots do nothing before somebody is back, so the table is the one that was left."""
    people = [person("Ада")]
    sit_down(people, seats_of(game) - 1, game)
    heard = time.monotonic()
    deal(people)
    server.stop()
    went_down = time.monotonic()
    everybody_sees(people, "offline")
    while time.monotonic() < went_down + DOWN:
        people[0].page.wait_for_timeout(100)
    left = [(somebody.view["mine"], somebody.view["table"]) for somebody in people]
    before = [table_time(somebody) for somebody in people]
    for somebody in people:
        somebody.frames.clear()
        somebody.view = {}
    came_back = time.monotonic()
    server.start()
    for somebody in people:
        expect(somebody.see("offline")).to_have_count(0, timeout=PATIENCE)
    wait_until(people, lambda: all(p.view for p in people), "everybody is shown the table")
    shown = [first_view(somebody) for somebody in people]
    assert [(view["mine"], view["table"]) for view in shown] == left

    # The table's time ran while the server did, and stood still while it was down.
    ran = (went_down - heard) + (time.monotonic() - came_back)
    for somebody, told in zip(people, before, strict=True):
        assert 0 <= table_time(somebody) - told <= 1000 * ran

    def gone_on() -> bool:
        tables = zip(people, left, strict=True)
        return all(somebody.view["table"] != table for somebody, (_, table) in tables)

    play_on(people, habits_of(game), gone_on)
    assert [somebody.troubles for somebody in people] == [[]]


def table_time(somebody: Person) -> int:
    """The table's own clock, when it was last told."""
    told = (frame.get("now") for frame in reversed(somebody.frames))
    now: int = next(now for now in told if now is not None)
    return now


def first_view(somebody: Person) -> dict[str, Any]:
    """Since the frames were cleared."""
    view: dict[str, Any] = next(f["view"] for f in somebody.frames if f["type"] == "view")
    return view
