"""A television shows every act of a full table whole: nobody scrolls it, nobody touches it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.e2e.looks import screens
from tests.e2e.looks.eye import ALL, Eye
from tests.e2e.looks.rulers import GLASS
from tests.e2e.looks.screens import Screen
from tests.e2e.screen import PANES, SIZES, shows_the_rest
from tests.e2e.words import phrase
from zmova.games import registered

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(180)]
READ = 13_000
"""Until all points are counted and all cards have been read, in milliseconds."""


def acts(game: str) -> list[Screen]:
    """Its lobby, each phase, its end, the evening's score."""
    most = registered()[game].most
    full = screens.each_phase(screens.moments(game, most, "tv"))
    own = [one for one in screens.moments(game, most, "tv") if "-own-" in one.name]
    houses = [screens.state(f"{what}-{game}") for what in ("tv-lobby", "tv-over", "tv-score")]
    return [*houses, *full, *own[:1]]


def fits(glass: Eye, screen: Screen) -> None:
    for width, height in reversed(SIZES):
        glass.page.set_viewport_size({"width": width, "height": height})
        wrong = glass.settles(GLASS, PANES)  # faces take their places anew
        glass.note(screen._replace(name=f"{screen.name}-{width}"), wrong)
    if glass.page.locator("[data-testid=tv-stage] .button:visible").count():
        glass.note(screen, ["a button that nobody can press"])


@pytest.mark.parametrize("game", registered())
def test_every_act_fits_the_glass(eye: Callable[..., Eye], game: str):
    glass = eye(SIZES[0], lang="en", clock="own")
    for screen in acts(game):
        glass.show(screen)
        if screen.phase == "over" or screen.name.startswith("tv-over"):
            glass.page.clock.run_for(READ)
            said = glass.page.get_by_test_id("captions").inner_text()
            glass.note(screen, [] if phrase("en", "tv-scan") in said else [f"it says {said}"])
        fits(glass, screen)
        shows_the_rest(glass.page)
        glass.judge(screen, {"dark": ALL})
    glass.is_content(least=5)


def test_firefox_fits_it_too(eye: Callable[..., Eye], firefox: Browser):
    glass = eye(SIZES[1], firefox, lang="uk")
    for name in ("tv-door", "tv-lobby-trolley", "tv-trolley", "tv-passengers", "tv-put-out"):
        glass.show(screens.state(name))
        fits(glass, screens.state(name))
    glass.is_content(least=5)
