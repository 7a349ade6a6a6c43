"""Home, the lobby's list, the evening's strip and the television's door lay out nine games.

The tiles of those that there are are copied in the page: what is looked at is where they lie.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.e2e.looks import screens
from tests.e2e.looks.eye import Eye
from tests.e2e.looks.rulers import GLASS, WIDE
from tests.e2e.looks.screens import Screen
from tests.e2e.screen import PANES, SIZES
from tests.facts import EXAMPLE, others, seats_of

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
GAMES = 9
PHONES = [(360, 640), (390, 844), (844, 390)]
DESKS = [(768, 1024), (1440, 900)]
COPY = """
([tile, many]) => {
  const tiles = [...document.querySelectorAll(tile)].map((one) => one.closest('li') ?? one)
  const row = tiles[0].parentElement
  for (let n = tiles.length; n < many; n++) row.append(tiles[n % tiles.length].cloneNode(true))
  while (row.children.length > many) row.lastElementChild.remove()
}
"""
REACHED = """
([tile, entrance]) => {
  const wrong = []
  const inside = ({ left, right, top, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  if (!inside(document.querySelector(tile).getBoundingClientRect()))
    wrong.push('the first game is not in sight at once')
  for (const one of document.querySelectorAll([tile, ...entrance].join())) {
    if (!one.checkVisibility()) continue
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const box = one.getBoundingClientRect()
    const name = one.dataset.testid
    const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!inside(box)) wrong.push(`${name} can not be scrolled to`)
    else if (!one.contains(on) && !on?.contains(one))
      wrong.push(`${name} lies under ${on?.outerHTML.slice(0, 120)}`)
    if (box.width < 44 || box.height < 44) wrong.push(`${name} is ${box.width} x ${box.height}`)
  }
  return wrong
}
"""
"""Every tile and every other way in can be brought before a thumb, and is large enough for it."""
PLACES = {
    "home": ("home", "[data-testid^='new-']", ["[data-testid='code']", "[data-testid='join']"]),
    "home for who comes again": (
        "home-again",
        "[data-testid^='new-']",
        ["[data-testid='code']", "[data-testid='join']", "[data-testid='last']"],
    ),
    "lobby": (f"lobby-{EXAMPLE}", "[data-testid^='pick-']", ["[data-testid='start']"]),
    "over": ("", "[data-testid^='pick-']", ["[data-testid='again']"]),
}
"""A state of the gallery (none: the end of a match), its games, and what they may not push away."""


def over() -> Screen:
    """The end of a match, as it stands for whoever comes then."""
    moments = screens.moments(others()[0], seats_of(others()[0]))
    return next(one for one in moments if one.phase == "over")


@pytest.mark.parametrize("place", PLACES)
def test_nine_games_can_be_reached_and_nothing_else_is_pushed_away(
    kept: Callable[..., Eye], chromium: Browser, place: str
):
    name, tile, entrance = PLACES[place]
    screen = screens.state(name) if name else over()
    for size in (*PHONES, *DESKS):
        eye = kept(size, chromium, lang="uk")
        eye.show(screen)
        eye.page.evaluate(COPY, [tile, GAMES])
        eye.rests()
        eye.note(screen, [f"{size}: {one}" for one in eye.page.evaluate(WIDE)])
        wrong = eye.page.evaluate(REACHED, [tile, entrance])
        eye.note(screen, [f"{size}: {one}" for one in wrong])
        eye.is_content()


def test_nine_games_fit_a_television(eye: Callable[..., Eye]):
    """Nobody scrolls it."""
    glass, screen = eye(SIZES[0], lang="uk"), screens.state("tv-door")
    glass.show(screen)
    for width, height in reversed(SIZES):
        glass.page.set_viewport_size({"width": width, "height": height})
        for many in (5, GAMES):
            glass.page.evaluate(COPY, ["[data-testid^='tv-new-']", many])
            wrong = glass.settles(GLASS, PANES)
            glass.note(screen._replace(name=f"{screen.name}-{width}-{many}"), wrong)
    glass.is_content()
