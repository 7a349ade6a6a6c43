"""A thumb on a small phone: it holds the card and slides on, onto the button that shows it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.looks.eye import Eye
from tests.e2e.looks.openings import offered
from tests.e2e.person import PHONE
from tests.e2e.thumb import Thumb, middle

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


def test_the_spy_s_thumb_slides_from_the_card_onto_the_button(
    kept: Callable[..., Eye], chromium: Browser
):
    """S13"""
    phone = kept(PHONE, chromium, lang="uk", touch="yes")
    screen, _ = offered("spyfall")["reveal"]
    phone.show(screen._replace(wish={**screen.wish, "cards": "covered"}))
    thumb, card = Thumb(phone), middle(phone.see("hold-to-look"))
    thumb.down(*card)
    phone.see("show-card").hover(trial=True)  # waits until the card has come up and lies still
    to = middle(phone.see("show-card"))
    for step in range(1, 9):
        thumb.slide(*(a + (b - a) * step / 8 for a, b in zip(card, to, strict=True)))
    thumb.settle(*to)
    thumb.up()
    expect(phone.see("show-card-yes")).to_be_visible()
    phone.is_content()
