"""A thumb on a small phone: hold to look, slide, let go."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.thumb import Thumb, middle
from tests.e2e.together import deal, sit_down, wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]


def test_a_card_is_open_for_as_long_as_a_thumb_lies_on_it(person: Callable[..., Person]):
    """S13: the spy's thumb slides on from there, onto the button that shows the card."""
    people = [person(name, size=(360, 640), touch=True) for name in ("Ада", "Богдан", "Віра")]
    sit_down(people)
    deal(people)
    for somebody in people:
        holds_and_lets_go(somebody)
    spy = next(somebody for somebody in people if somebody.is_spy)
    slides_onto_the_button(spy)
    spy.see("show-card-yes").tap()
    wait_until(people, lambda: all(p.phase["type"] == "guess" for p in people), "the card")


def holds_and_lets_go(somebody: Person) -> None:
    thumb, card = Thumb(somebody), middle(somebody.see("hold-to-look"))
    thumb.down(*card)
    somebody.shows("card-face")
    thumb.rest()
    thumb.slide(card[0] + 3, card[1] - 40)  # a thumb is never still
    expect(somebody.see("card-face")).to_be_visible()
    thumb.up()
    covered(somebody)
    thumb.down(*card)
    somebody.shows("card-face")
    thumb.lost()
    covered(somebody)
    still = somebody.page.evaluate("[scrollX, scrollY, String(getSelection())]")
    assert still == [0, 0, ""]


def slides_onto_the_button(spy: Person) -> None:
    thumb, card = Thumb(spy), middle(spy.see("hold-to-look"))
    thumb.down(*card)
    spy.see("show-card").hover(trial=True)  # waits until the card has come up and lies still
    to = middle(spy.see("show-card"))
    for step in range(1, 9):
        thumb.slide(*(a + (b - a) * step / 8 for a, b in zip(card, to, strict=True)))
    thumb.settle(*to)
    thumb.up()


def covered(somebody: Person) -> None:
    expect(somebody.see("card-face")).to_have_count(0, timeout=PATIENCE)
    expect(somebody.see("hold-to-look")).to_have_attribute("aria-pressed", "false")
