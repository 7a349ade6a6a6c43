"""Whoever finds no chair, or comes while cards are on the table, watches and learns no secret."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.audit import audit
from tests.e2e.person import PATIENCE, Person
from tests.e2e.seen import DESK
from tests.e2e.together import deal, everybody_sees, exported, sit_down, wait_until
from tests.games.spyfall.browser.thumbs import (
    answer_aloud,
    ask_aloud,
    guess_the_place,
    set_up_match,
)
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
ACTIONS = ["hold-to-look", "accuse", "ask-aloud", "answer-aloud", "vote-guilty", "say-text"]


def test_the_ninth_at_a_table_of_eight_watches_without_a_card(
    person: Callable[..., Person], firefox: Browser
):
    host, ninth = person("Господиня"), person("Ninth", firefox, lang="en", size=DESK)
    code = sit_down([host], bots=7)
    ninth.join(code)
    ninth.shows("room-code")
    assert ninth.room["members"][-1]["chair"] is None
    expect(ninth.see("sit")).to_have_count(0)
    deal([host])
    ninth.shows("spyfall")
    watches_only(ninth, seats=8)


def test_somebody_who_comes_during_a_match_sees_the_table_and_no_secret(
    person: Callable[..., Person], server: Server
):
    """G3, S6"""
    people = [person("Оля"), person("Pete", lang="en"), person("Ігор")]
    code = sit_down(people)
    set_up_match(people[0], rounds=1, minutes=6)
    deal(people)
    onlooker = person("Сусід")
    onlooker.join(code)
    onlooker.shows("spyfall")
    watches_only(onlooker, seats=3)

    asker = next(somebody for somebody in people if somebody.may("ask"))
    ask_aloud(asker)
    onlooker.shows("question")
    wait_until(people, lambda: any(p.may("answer") for p in people), "somebody is asked")
    answer_aloud(next(somebody for somebody in people if somebody.may("answer")))
    onlooker.shows("answer")
    onlooker.tap("tab-places")
    expect(onlooker.see("places").get_by_role("button")).to_have_count(30)
    onlooker.page.keyboard.press("Escape")
    watches_only(onlooker, seats=3)

    spy = next(somebody for somebody in people if somebody.is_spy)
    place = next(p for p in people if not p.is_spy).view["mine"]["location"]
    guess_the_place(spy, place, [*people, onlooker], lambda _: onlooker.shows("spy-on-table"))
    everybody_sees([*people, onlooker], "over")
    expect(onlooker.see("again")).to_have_count(0)
    match = people[0].room["match"]
    frames, seat = onlooker.of_match(match)
    assert seat is None
    assert audit(frames, exported(server, match), None) > 3
    assert onlooker.troubles == []


def watches_only(onlooker: Person, seats: int) -> None:
    """The table as it is, no card and nothing to press but the public papers."""
    assert onlooker.seat is None
    assert onlooker.view["mine"] is None
    assert onlooker.view["choices"] == []
    for seat in range(seats):
        onlooker.shows(f"seat-{seat}")
        expect(onlooker.see(f"seat-{seat}")).to_be_disabled(timeout=PATIENCE)
    for testid in ACTIONS:
        expect(onlooker.see(testid)).to_have_count(0)
