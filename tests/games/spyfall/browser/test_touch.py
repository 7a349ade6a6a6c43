"""A thumb on a small phone: it holds the card and slides on, onto the button that shows it."""

from collections.abc import Callable

import pytest

from tests.e2e.person import Person
from tests.e2e.thumb import Thumb, middle
from tests.e2e.together import deal, sit_down, wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]


def test_the_spy_s_thumb_slides_from_the_card_onto_the_button(person: Callable[..., Person]):
    """S13"""
    people = [person(name, size=(360, 640), touch=True) for name in ("Ада", "Богдан", "Віра")]
    sit_down(people)
    deal(people)
    spy = next(somebody for somebody in people if somebody.is_spy)
    thumb, card = Thumb(spy), middle(spy.see("hold-to-look"))
    thumb.down(*card)
    spy.see("show-card").hover(trial=True)  # waits until the card has come up and lies still
    to = middle(spy.see("show-card"))
    for step in range(1, 9):
        thumb.slide(*(a + (b - a) * step / 8 for a, b in zip(card, to, strict=True)))
    thumb.settle(*to)
    thumb.up()
    spy.see("show-card-yes").tap()
    wait_until(people, lambda: all(p.phase["type"] == "guess" for p in people), "the card")
