"""Settings that suit a hand and an eye hold on every screen, in both browsers."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect

from tests.e2e.axe import judged
from tests.e2e.habits import habits_of
from tests.e2e.looks import screens
from tests.e2e.looks.eye import THEMES, Eye
from tests.e2e.looks.rulers import SHORT, WIDE
from tests.e2e.looks.screens import Screen
from tests.e2e.person import PHONE
from tests.e2e.seen import both
from zmova.games import registered

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(180)]
LARGEST = "130"
"""Per cent."""
ENHANCED = {"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}}
MEASURED = 100
"""Texts at least that axe could measure: those over a picture it can't."""
HOUSE = (
    *("home", "settings", "lobby-full-trolley", "paused-wink"),
    *("score-wink", "join-passengers", "phone-lobby", "cover-wink"),
)
CLIPPED = """
() => [...document.querySelectorAll('header.thumbs button')].filter((one) => {
  const { left, right } = one.getBoundingClientRect()
  const bar = one.closest('header').getBoundingClientRect()
  const out = left < bar.left || right > bar.right
  return out || one.scrollWidth > one.clientWidth || one.scrollHeight > 52
}).map((one) => `clipped: ${one.textContent}`)
"""
"""The bar of a passed phone, which holds a name and a button more."""


def tables() -> list[Screen]:
    """Every phase of every game, as full as it may be."""
    return screens.each_phase(screens.fullest())


@both
def test_a_left_hand_finds_everything_on_its_side(
    eye: Callable[..., Eye], browser: Browser, lang: str, size: tuple[int, int]
):
    seer = eye(size, browser, lang=lang)
    games = {game: habits_of(game).aside for game in registered()}
    for game, lie in games.items():
        if lie is None or (seer.seen and browser.browser_type.name == "firefox"):
            continue
        away, under = (seer.page.get_by_test_id(one).first for one in lie)
        screen = screens.middle(game, seats=registered()[game].fewest)
        seer.show(screen)
        for hand in ("right", "left"):
            seer.wears(hand=hand)
            seer.rests()
            first, second = box(away.bounding_box()), box(under.bounding_box())
            assert (first["x"] < second["x"]) == (hand == "right"), (game, hand)
        seer.measure(screen, SHORT)
        seer.measure(screen, WIDE)
    alone = browser.browser_type.name == "firefox"
    seer.is_content(least=1 if alone else len([lie for lie in games.values() if lie]))


def box(found: FloatRect | None) -> FloatRect:
    assert found is not None
    return found


@pytest.mark.parametrize("part", range(2))
def test_the_largest_text_and_bold_colours_on_a_phone(eye: Callable[..., Eye], part: int):
    """WCAG AAA, as axe measures it: 7 to 1, and 4.5 to 1 for large letters."""
    phone, measured = eye(PHONE, lang="uk"), 0
    for n, screen in enumerate([*map(screens.state, HOUSE), *tables()][part::2]):
        phone.show(screen)
        measured += is_bold(phone, screen, [*THEMES][n % 2 :][:1] if screen.phase else [*THEMES])
        phone.wears(contrast="normal")
        phone.enlarges(LARGEST)
        phone.measure(screen, SHORT)
        phone.measure(screen, WIDE)
    phone.is_content(least=10)
    assert measured > MEASURED


def is_bold(phone: Eye, screen: Screen, themes: list[str]) -> int:
    """How many texts could be measured."""
    measured = 0
    for theme in themes:
        phone.wears(theme=theme, contrast="high")
        told = judged(phone.page, ENHANCED)
        measured += sum(len(rule["nodes"]) for rule in told["passes"])
        nodes: list[Any] = [node for rule in told["violations"] for node in rule["nodes"]]
        worded = [f"{one['html'][:110]} {one['any'][0]['message'][:150]}" for one in nodes]
        phone.note(screen, [f"{theme} {words}" for words in worded])
    return measured


@both
def test_the_largest_text_fits(
    eye: Callable[..., Eye], browser: Browser, lang: str, size: tuple[int, int]
):
    """As a device remembers it."""
    seer = eye(size, browser, lang=lang, text=LARGEST)
    for screen in [screens.state("home"), screens.state("settings"), *tables()[::8]]:
        seer.show(screen)
        assert seer.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
        seer.measure(screen, SHORT)
        seer.measure(screen, WIDE)
    seer.is_content(least=4)


@both
def test_the_bar_of_a_passed_phone_holds_all_its_buttons(
    eye: Callable[..., Eye], browser: Browser, lang: str, size: tuple[int, int]
):
    seer, screen = eye(size, browser, lang=lang), screens.middle("passengers", "phone")
    seer.show(screen)
    seer.taps("curtain-0", "curtain-yes")
    for text, hand in product(("100", LARGEST), ("left", "right")):
        seer.enlarges(text)
        seer.wears(hand=hand)
        assert box(seer.page.get_by_test_id("hide").bounding_box())["height"] >= 44
        seer.measure(screen, CLIPPED)
    seer.is_content()
