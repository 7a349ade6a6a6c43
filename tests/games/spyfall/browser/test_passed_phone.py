"""One phone for several seats: notes are one's own, and nothing of a hidden seat is heard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.ears import Ears
from tests.e2e.hands import Held, PassedPhone
from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.games.spyfall.browser.thumbs import answer_aloud, ask_aloud

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


def test_my_own_notes_are_mine_and_never_written_down(phone: Callable[..., PassedPhone]):
    """Places that one has crossed out stand whole in the next one's list."""
    one = phone("Ада", "Богдан", "Віра", size=(1440, 900))
    first, second, _ = one.deal()
    first.take()
    one.tap("place-bank")
    expect(one.see("place-bank")).to_have_attribute("aria-pressed", "true")
    second.take()
    expect(one.see("place-bank")).to_have_attribute("aria-pressed", "false")
    assert "bank" not in one.page.evaluate("JSON.stringify({ ...localStorage })")
    one.tap("place-beach")
    first.take()
    expect(one.see("place-bank")).to_have_attribute("aria-pressed", "true")
    one.tap("menu")
    one.tap("end-early")
    one.tap("end-yes")
    one.shows("over-sums")
    one.tap("over-sums")
    one.tap("again")
    one.shows("hand-1")
    for held in one.deal():  # the next match begins with a clean list
        held.take()
        for place in ("place-bank", "place-beach"):
            expect(one.see(place)).to_have_attribute("aria-pressed", "false")


def test_behind_the_curtain_nothing_is_heard_of_a_seat(
    phone: Callable[..., PassedPhone], person: Callable[..., Person]
):
    """What is asked of a hidden seat is marked by its name, as everybody knows it, and no more."""
    one, taras = phone("Ада", "Богдан"), person("Тарас")
    taras.join(one.room["code"])
    wait_until([one], lambda: len(one.room["chairs"]) == 3, "all sit")
    ears = Ears(one)
    one.page.reload()
    one.shows("room-code")
    people: list[Person] = [*one.deal(), taras]
    wait_until(people, lambda: bool(taras.view), "his cards")
    asker = next(somebody for somebody in people if somebody.may("ask"))
    if isinstance(asker, Held):
        expect(one.see(f"curtain-{asker.hand}")).to_contain_text(one.reads("curtain-turn"))
        asker.take()
        ask_aloud(asker, taras.seat)
        one.shows("curtain")  # the turn is done, the curtain falls by itself
        answer_aloud(taras)
    one.page.evaluate("heard.length = 0")
    wait_until(people, lambda: taras.may("ask"), "it is for Taras to ask")
    asked = next(held for held in one.hands.values() if held.seat in targets(taras))
    ask_aloud(taras, asked.seat)
    expect(one.see(f"curtain-{asked.hand}")).to_contain_text(one.reads("curtain-turn"))
    assert ears.heard() == []
    asked.take()
    answer_aloud(asked)


def targets(somebody: Person) -> list[int]:
    return [choice["to"] for choice in somebody.view["choices"] if choice["type"] == "ask"]
