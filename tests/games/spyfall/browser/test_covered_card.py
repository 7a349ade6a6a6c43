"""A covered card tells nothing: neither who the spy is, nor what was on it a moment ago."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.senses import buzzes, feels_anew, felt, has_senses, stays_awake
from tests.e2e.shape import shape
from tests.e2e.together import deal, sit_down, wait_until
from tests.games.spyfall.browser.thumbs import (
    accuse,
    answer_aloud,
    ask_aloud,
    in_questions,
    vote,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
NAMES = ["Ада", "Богдан", "Віра", "Гнат"]
HIDDEN = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
document.dispatchEvent(new Event('visibilitychange'))
"""


def test_the_spys_covered_screen_is_everybodys(person: Callable[..., Person]):
    people = [person(name, mask=[0, 0, 0, 0]) for name in NAMES]
    for somebody in people:
        has_senses(somebody)
    sit_down(people)
    deal(people)
    the_deal_is_felt_by_who_is_called(people)
    spy = next(somebody for somebody in people if somebody.is_spy)
    in_questions(people)
    asker, asked, other = two_talk_and_two_watch(people, spy)
    alike(spy, other)

    for somebody in (spy, other):
        feels_anew(somebody)
        look_and_let_go(somebody)
    alike(spy, other)
    assert remembered(spy) == remembered(other)

    assert asked.seat is not None
    accuse(asker, asked.seat)
    wait_until(people, lambda: spy.may("vote") and other.may("vote"), "both vote")
    alike(spy, other)
    vote(other, guilty=True)
    vote(spy, guilty=False)
    wait_until(people, lambda: spy.phase["type"] == "questions", "the clock goes on")
    alike(spy, other)
    felt_alike(spy, other)


def test_nothing_of_a_card_stays_after_it_was_let_go(person: Callable[..., Person]):
    """In the page, in what is read out, or in what the device keeps."""
    people = [person(name) for name in NAMES[:3]]
    sit_down(people)
    deal(people)
    for somebody in people:
        secrets = look_and_let_go(somebody)
        page = somebody.page.evaluate("document.documentElement.outerHTML")
        assert [secret for secret in secrets if secret in page] == []
        kept = " ".join(remembered(somebody))
        place = somebody.view["mine"]["location"]
        assert [secret for secret in [*secrets, str(place)] if secret in kept] == []


@pytest.mark.parametrize("how", ["another tab", "hidden"])
def test_looking_away_covers_the_card(
    person: Callable[..., Person], whole_chromium: Browser, how: str
):
    """Without its windows a browser has no other tab."""
    me = person(NAMES[0], whole_chromium)
    sit_down([me], bots=2)
    deal([me])
    me.look_at_card()
    me.shows("card-face")
    if how == "another tab":
        # Playwright makes every page believe that it has the focus; here it must lose it.
        unfocused = {"enabled": False}
        me.context.new_cdp_session(me.page).send("Emulation.setFocusEmulationEnabled", unfocused)
        me.context.new_page().bring_to_front()
    else:
        me.page.evaluate(HIDDEN)
    expect(me.see("card-face")).to_have_count(0, timeout=PATIENCE)
    expect(me.see("hold-to-look")).to_have_attribute("aria-pressed", "false")


def two_talk_and_two_watch(people: list[Person], spy: Person) -> tuple[Person, Person, Person]:
    """An open question between two friends, which the spy and another one watch."""
    while spy.phase["asker"] == spy.seat or spy.phase["asked"] in (None, spy.seat):
        for somebody in people:
            if somebody.may("answer"):
                answer_aloud(somebody)
            elif somebody.may("ask"):
                friends = [p.seat for p in people if not p.is_spy]
                allowed = [c["to"] for c in somebody.view["choices"] if c["type"] == "ask"]
                ask_aloud(somebody, next(seat for seat in allowed if seat in friends))
        spy.page.wait_for_timeout(50)
    talking = (spy.phase["asker"], spy.phase["asked"])
    asker, asked = (next(p for p in people if p.seat == seat) for seat in talking)
    other = next(p for p in people if not p.is_spy and p.seat not in talking)
    return asker, asked, other


def alike(spy: Person, other: Person) -> None:
    """Waits until motion has ended, then nothing in the two pages may differ."""
    until = time.monotonic() + 20
    while (one := shape(spy, NAMES)) != (two := shape(other, NAMES)):
        if time.monotonic() > until:
            assert one == two
        spy.page.wait_for_timeout(100)
        other.page.wait_for_timeout(100)
    assert any("hold-to-look" in line for line in one)


def the_deal_is_felt_by_who_is_called(people: list[Person]) -> None:
    """Whoever starts the clock, and nobody for a card; every screen stays on."""
    called = [int(somebody.seat == somebody.view["table"]["dealer"]) for somebody in people]
    for somebody in people:
        somebody.shows("hold-to-look")
    wait_until(people, lambda: [buzzes(somebody) for somebody in people] == called, "a call")
    assert all(stays_awake(somebody) for somebody in people)


def felt_alike(spy: Person, other: Person) -> None:
    """An accusation, a call to vote, two ballots and their count: the same for both."""
    wait_until([spy, other], lambda: len(felt(spy)) > 5, "sounds")
    wait_until([spy, other], lambda: felt(spy) == felt(other), "the same sounds")
    assert buzzes(spy) == 1


def look_and_let_go(somebody: Person) -> list[str]:
    """What could be read on the card while it was held."""
    somebody.look_at_card()
    somebody.shows("card-face")
    face = somebody.see("card-face")
    read = face.locator("p").all_text_contents()
    if not somebody.is_spy:
        read += face.locator("strong").all_text_contents()
        read.append(face.locator("img").get_attribute("src") or "")
    page = somebody.page.evaluate("document.documentElement.outerHTML")
    assert read
    assert all(secret in page for secret in read)
    somebody.let_go()
    somebody.page.mouse.move(1, 1)
    expect(somebody.see("card-face")).to_have_count(0, timeout=PATIENCE)
    return read


def remembered(somebody: Person) -> list[str]:
    """All that the device keeps, by key; its own name and its part in the dice aside."""
    stored = "[...Object.entries(localStorage), ...Object.entries(sessionStorage)]"
    found: list[list[str]] = somebody.page.evaluate(stored)
    own = re.compile(rf'{re.escape(somebody.name)}|(?<="salts":\[")[0-9a-f]{{32}}(?="\])')
    return sorted(f"{key}: {own.sub('OWN', text)}" for key, text in found)
