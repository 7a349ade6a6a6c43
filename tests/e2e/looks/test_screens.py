"""Every screen, with axe and a ruler: dark on a phone in Ukrainian, light on a desk in English."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.e2e.habits import habits_of
from tests.e2e.looks import screens
from tests.e2e.looks.eye import ALL, THEMES, Eye
from tests.e2e.looks.openings import openings
from tests.e2e.looks.rulers import BESIDE, READ, SHORT, WIDE
from tests.e2e.looks.screens import Screen
from tests.e2e.person import PHONE
from tests.gallery.rooms import NAMES
from tests.long import LONG
from zmova.games import registered

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(1800 if LONG else 180)]
DESK = (1440, 900)
ASIDE = (740, 360)
FOREIGN = {"uk": re.compile("[a-z]{2,}"), "en": re.compile("[а-яєіїґ]{2,}")}
"""Letters of the other language; people's names are as they are."""
RULERS = [WIDE, SHORT, BESIDE]
PARTS = 4
"""In so many processes."""


def looks(eye: Eye, screen: Screen, themes: Mapping[str, Any] = THEMES) -> None:
    eye.judge(screen, themes)
    is_whole(eye, screen)


def is_whole(eye: Eye, screen: Screen) -> None:
    for ruler in RULERS:
        eye.measure(screen, ruler)
    if screen.phase and not screen.wish["recording"].endswith("-played"):  # where people type
        reads(eye, screen)


def is_laid_out(eye: Eye, screen: Screen) -> None:
    """A table before it is scrolled or covered by anything."""
    if screen.phase not in ("", "over"):
        ruler = habits_of(screen.game or "").ruler
        if ruler:
            eye.measure(screen, ruler)


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


def is_measured(eye: Eye, screen: Screen) -> None:
    """Another moment of a phase that axe has looked at."""
    eye.show(screen)
    is_whole(eye, screen)
    is_laid_out(eye, screen)


def shows(eye: Eye, screen: Screen, themes: Mapping[str, Any] = THEMES) -> None:
    eye.show(screen)
    if screen.phase == "over" or screen.name.startswith(("over-", "options-")):
        eye.unfolds()
    looks(eye, screen, themes)
    is_laid_out(eye, screen)


def is_turned(phone: Eye, screen: Screen) -> None:
    """On its side it shows as much."""
    phone.page.set_viewport_size({"width": ASIDE[0], "height": ASIDE[1]})
    turned = screen._replace(name=f"{screen.name}-aside")
    ruler = habits_of(screen.game or "").ruler_aside
    phone.note(turned, phone.settles([WIDE, SHORT, *([ruler] if ruler else [])]))
    phone.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


@pytest.mark.skipif(not LONG, reason="each kind of state is opened anyway: ZMOVA_LONG=1")
@pytest.mark.parametrize("part", range(2))
def test_every_other_state_opens(eye: Callable[..., Eye], part: int):
    """The same page of another game, which is not looked at so closely."""
    known = {screen.name for screen in screens.each_kind(screens.states())}
    phone = eye(PHONE, lang="uk")
    for screen in [one for one in screens.states() if one.name not in known][part::2]:
        phone.show(screen)
        phone.note(screen, [] if phone.page.locator("#app > *").count() else ["nothing is there"])
    phone.is_content(least=20)


@pytest.mark.parametrize("part", range(PARTS))
def test_on_a_phone_in_ukrainian(eye: Callable[..., Eye], part: int):
    """Tables as full as they may be; axe looks at one moment of each phase."""
    phone = eye(PHONE, lang="uk", theme="dark")
    chosen = screens.states() if LONG else screens.each_kind(screens.states())
    turned = screens.each_phase(screens.fullest())
    for screen in [*screens.fullest(), *chosen][part::PARTS]:
        if screen.phase and screen not in turned and not LONG:
            is_measured(phone, screen)
            continue
        shows(phone, screen)
        if screen in turned and screen.phase != "over":
            is_turned(phone, screen)
    phone.is_content(least=15)


def test_on_a_desk_in_english(eye: Callable[..., Eye]):
    """Tables as empty as they may be, and some of the states, of other games than on the phone."""
    desk = eye(DESK, lang="en", theme="light")
    chosen = screens.states() if LONG else screens.each_kind(reversed(screens.states()))[::6]
    for screen in [*screens.each_phase(screens.emptiest()), *chosen]:
        shows(desk, screen, {"light": ALL})
    desk.is_content(least=25)


@pytest.mark.parametrize("game", screens.GAMES)
def test_what_lies_beside_a_table_and_what_is_half_done(eye: Callable[..., Eye], game: str):
    phone = eye(PHONE, lang="uk", theme="light")
    screen = screens.middle(game)
    phone.show(screen)
    turns_pages(phone, screen)
    done: set[str] = set()
    for moment in screens.moments(game, registered()[game].most):
        for what, taps in openings(moment).items():
            if what not in done:
                done.add(what)
                phone.show(moment)
                phone.taps(*taps)
                opened = moment._replace(name=f"{moment.name}-{what}")
                looks(phone, opened)
                is_laid_out(phone, opened)
    phone.is_content()
    assert len(done) >= habits_of(game).kinds_half_done


def test_rules_that_are_searched(eye: Callable[..., Eye]):
    phone = eye(PHONE, lang="uk")
    screen = screens.state("rules-wink")
    phone.show(screen)
    for words in ("мас", "ґґґ"):
        phone.page.get_by_test_id("rules-search").fill(words)
        phone.rests()
        looks(phone, screen._replace(name=f"rules-{words}"))
    phone.is_content()
