"""The server goes down in the middle of a round and comes back: everybody plays on."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, everybody_sees, sit_down, wait_until
from tests.games.spyfall.browser.thumbs import answer_aloud, ask_aloud
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=60)]
DOWN = 4
"""Seconds; a page mentions a lost line after one and a half."""


def test_everybodys_page_goes_on_by_itself_with_the_time_that_was_left(
    person: Callable[..., Person], server: Server
):
    """G7"""
    people = [person("Ада"), person("Bob", lang="en"), person("Віра")]
    sit_down(people)
    deal(people)
    ask_aloud(next(somebody for somebody in people if somebody.may("ask")))
    wait_until(people, lambda: any(p.may("answer") for p in people), "somebody is asked")
    cards = [somebody.view["mine"] for somebody in people]
    table = people[0].view["table"]
    before, heard = table_time(people[0]), time.monotonic()

    server.stop()
    went_down = time.monotonic()
    everybody_sees(people, "offline")
    while time.monotonic() < went_down + DOWN:
        people[0].page.wait_for_timeout(100)
    for somebody in people:
        somebody.frames.clear()
    came_back = time.monotonic()
    server.start()
    for somebody in people:
        expect(somebody.see("offline")).to_have_count(0, timeout=PATIENCE)
    wait_until(people, lambda: all(viewed(p) for p in people), "everybody is shown the table")
    assert [somebody.view["mine"] for somebody in people] == cards
    assert all(somebody.view["table"] == table for somebody in people)

    # The table's time ran while the server did, and stood still while it was down.
    ran = (went_down - heard) + (time.monotonic() - came_back)
    assert 0 <= table_time(people[0]) - before <= 1000 * ran

    answering = next(somebody for somebody in people if somebody.may("answer"))
    answer_aloud(answering)
    everybody_sees(people, "answer")
    wait_until(people, lambda: answering.may("ask"), "and the round goes on")
    assert all(somebody.troubles == [] for somebody in people)


def table_time(somebody: Person) -> int:
    """The table's own clock, when it was last told."""
    now: int = next(frame["now"] for frame in reversed(somebody.frames) if "now" in frame)
    return now


def viewed(somebody: Person) -> bool:
    return any(frame["type"] == "view" for frame in somebody.frames)
