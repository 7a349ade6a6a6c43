"""Every screen, with axe and a ruler: dark on a phone in Ukrainian, light on a desk in English."""

import re
from collections.abc import Callable

import pytest

from tests.e2e.looks import screens
from tests.e2e.looks.eye import Eye
from tests.e2e.looks.rulers import BESIDE, GAMES, READ, SHORT, WIDE
from tests.e2e.looks.screens import Screen
from tests.e2e.person import PHONE
from tests.gallery.rooms import NAMES
from tests.long import LONG
from zmova.games import registered

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(1800 if LONG else 180)]
DESK = (1440, 900)
FOREIGN = {"uk": re.compile("[a-z]{2,}"), "en": re.compile("[а-яєіїґ]{2,}")}
"""Letters of the other language; people's names are as they are."""
PARTS = 3
"""In so many processes."""


def looks(eye: Eye, screen: Screen) -> None:
    eye.judge(screen)
    eye.measure(screen, WIDE)
    eye.measure(screen, SHORT)
    eye.measure(screen, BESIDE)
    if screen.game and "recording" in screen.wish:
        eye.measure(screen, GAMES.get(screen.game, "() => []"))
        reads(eye, screen)


def reads(eye: Eye, screen: Screen) -> None:
    """The game's words are all of one language."""
    text = eye.page.evaluate(READ, [*registered()])
    assert text
    for name in (*NAMES, "Соломія"):
        text = text.replace(name, "")
    eye.note(screen, [f"foreign: {word}" for word in FOREIGN[eye.settings["lang"]].findall(text)])


def turns_pages(eye: Eye, screen: Screen) -> None:
    """What lies beside the table, or under it on a phone."""
    for tab in eye.page.locator("[data-testid^=tab-]:visible").all():
        side = tab.get_attribute("data-testid")
        tab.click()
        eye.rests()
        looks(eye, screen._replace(name=f"{screen.name}-{side}"))
        if eye.page.locator("dialog[open]").count():
            eye.page.keyboard.press("Escape")
            eye.rests()
        elif eye.page.get_by_test_id("shelf-close").is_visible():
            eye.page.get_by_test_id("shelf-close").click()


@pytest.mark.parametrize("part", range(PARTS))
def test_on_a_phone_in_ukrainian(eye: Callable[..., Eye], part: int):
    """Tables as full as they may be."""
    phone = eye(PHONE, lang="uk", theme="dark")
    chosen = screens.states() if LONG else screens.each_kind(screens.states())
    for screen in [*screens.fullest(), *chosen][part::PARTS]:
        phone.show(screen)
        looks(phone, screen)
    assert phone.found == []
    assert phone.seen > 20


def test_on_a_desk_in_english(eye: Callable[..., Eye]):
    """Tables as empty as they may be, and the other half of the states."""
    desk = eye(DESK, lang="en", theme="light")
    chosen = screens.states() if LONG else screens.each_kind(reversed(screens.states()))[::2]
    for screen in [*screens.each_phase(screens.emptiest()), *chosen]:
        desk.show(screen)
        looks(desk, screen)
    assert desk.found == []
    assert desk.seen > 30


@pytest.mark.parametrize("game", registered())
def test_sheets_of_a_table(eye: Callable[..., Eye], game: str):
    phone = eye(PHONE, lang="uk", theme="light")
    screen = screens.middle(game)
    phone.show(screen)
    turns_pages(phone, screen)
    assert phone.found == []
