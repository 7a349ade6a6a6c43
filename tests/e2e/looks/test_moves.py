"""Every kind of move of every game is made by keys alone, and by a thumb; onlookers make none."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import ears
from tests.e2e.habits import Taps, habits_of
from tests.e2e.keys import Keys
from tests.e2e.looks import screens
from tests.e2e.looks.eye import Eye
from tests.e2e.looks.openings import kinds, offered, offers, said, seen
from tests.e2e.looks.screens import Screen
from tests.e2e.person import PHONE
from tests.e2e.seen import IN_HAND, ON_A_DESK
from tests.e2e.thumb import Thumb, middle
from tests.facts import EXAMPLE
from tests.long import LONG
from zmova.games import named, names
from zmova.table.offer import is_offered

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(180)]
LISTEN = """
() => {
  window.sent = []
  const line = WebSocket.prototype
  line.sends ??= line.send
  line.send = function (text) {
    sent.push(JSON.parse(text))
    this.sends(text)
  }
}
"""
LEAST = 44
"""Pixels of what a thumb hits."""
TARGET = """
(one) => {
  const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
  return [width, height]
}
"""
PRESS_ALL = """
(game) => {
  const keys = document.querySelectorAll(`[data-testid=${game}] :is(button, [role=button])`)
  for (const one of keys) one.click()
  return keys.length
}
"""


def moves(page: Eye) -> list[dict[str, Any]]:
    """All that were asked of the server."""
    found: list[dict[str, Any]] = page.page.evaluate(
        "sent.flatMap(({ type, move }) => (type === 'play' ? [move] : []))"
    )
    return found


def every_way(game: str) -> dict[str, tuple[Screen, Taps]]:
    """Each kind of move is offered somewhere, or the game's habits say why not."""
    assert kinds(game) == {*offered(game)}, (
        "in the playthrough, or `elsewhere` in browser/thumbs.py"
    )
    return offered(game) | said(game)


def makes(page: Eye, screen: Screen, kind: str, act: Callable[[str, bool], None]) -> None:
    """The taps lead to the move, and to no other before it."""
    game = screen.game or ""
    (_, taps) = (said(game) | offered(game))[kind]
    page.show(screen)
    page.page.evaluate(LISTEN)
    for tap in taps:
        if early := moves(page):
            page.note(screen, [f"{early} before {tap}"])
        act(tap, tap in habits_of(game).held)
    made = moves(page)
    if kind in offered(game):
        record = named(game)
        wanted = [record.template(msgspec.convert(move, record.moves)) for move in made]
        on_offer = offers(game, seen(screen)["choices"])
        if [is_offered(move, on_offer) for move in wanted] != [True] or made[0]["type"] != kind:
            page.note(screen, [f"{kind}: {taps} made {made}"])
    elif len(made) != 1:
        page.note(screen, [f"{kind}: {taps} said {made}"])


def until_sent(page: Eye) -> None:
    """For as long as something is held."""
    patience = time.monotonic() + 10
    while not moves(page) and time.monotonic() < patience:
        page.page.wait_for_timeout(30)


@pytest.mark.parametrize(
    ("game", "browser", "lang", "size"),
    [
        pytest.param(game, *way.values, id=f"{game}-{way.id}")
        for game in names()
        for way in ((IN_HAND, ON_A_DESK) if LONG or game == EXAMPLE else (IN_HAND,))
    ],
    indirect=["browser"],
)
def test_every_move_is_made_by_keys_alone(
    kept: Callable[..., Eye], game: str, browser: Browser, lang: str, size: tuple[int, int]
):
    """By Tab, arrows, Enter and Space; the focus is always seen, after the move too.

    In Firefox, which takes long to show a page, one of one game.
    """
    desk = kept(size, browser, lang=lang)
    keys = Keys(desk)
    ways = [*every_way(game).items()]
    if browser.browser_type.name == "firefox":
        ways = ways[:1]

    def act(tap: str, held: bool) -> None:
        if held:
            keys.go_to(tap)
            desk.page.keyboard.down("Space")
            until_sent(desk)
            desk.page.keyboard.up("Space")
        else:
            keys.press(tap)

    for kind, (screen, _) in ways:
        makes(desk, screen, kind, act)
        desk.page.evaluate("postMessage('next')")
        keys.look("the table goes on")
        desk.note(screen, [f"the focus is lost: {step}" for step in keys.lost])
        keys.lost.clear()
    desk.is_content(least=len(ways))


@pytest.mark.parametrize("game", names())
def test_every_move_is_made_by_a_thumb(kept: Callable[..., Eye], chromium: Browser, game: str):
    """All that it has to hit is large enough."""
    phone = kept(PHONE, chromium, lang="uk", touch="yes")
    ways = every_way(game)
    thumb = Thumb(phone)

    def act(tap: str, held: bool) -> None:
        what = phone.see(tap)
        if held:
            thumb.down(*middle(what))
            until_sent(phone)
            thumb.up()
            return
        what.wait_for()
        width, height = what.evaluate(TARGET)
        if min(width, height) < LEAST - 0.5:
            phone.note(screen, [f"{tap} is {width:.0f} x {height:.0f}"])
        what.tap()

    for kind, (screen, _) in ways.items():
        makes(phone, screen, kind, act)
    phone.is_content(least=len(ways))


@pytest.mark.parametrize("game", names())
def test_an_onlooker_has_no_move_to_make(kept: Callable[..., Eye], chromium: Browser, game: str):
    """Whatever is pressed at any phase: nothing is asked of the table, no card is to be held."""
    phone = kept(PHONE, chromium, lang="uk")
    pressed = 0
    for screen in screens.each_phase(screens.moments(game, named(game).fewest, "onlooker")):
        phone.show(screen)
        if phone.page.locator("[data-move], [data-testid=hold-to-look]").count():
            phone.note(screen, ["there is a card or a move"])
        phone.page.evaluate(LISTEN)
        pressed += phone.page.evaluate(PRESS_ALL, game)
        phone.rests()
        if made := moves(phone):
            phone.note(screen, [f"{made} without a seat"])
    phone.is_content(least=2)
    assert pressed


@pytest.mark.parametrize("game", names())
def test_a_card_is_open_while_it_is_held(kept: Callable[..., Eye], chromium: Browser, game: str):
    """By a key, which reads it out, and by a thumb, which is never still and may be taken away."""
    phone = kept(PHONE, chromium, lang="uk", touch="yes")
    phone.show(covered(game))
    card = phone.see("hold-to-look")
    if not card.count():
        pytest.skip("its cards are turned over, not held")
    thumb, keys = Thumb(phone), Keys(phone)
    phone.page.evaluate(ears.LISTEN)
    keys.go_to("hold-to-look")
    phone.page.keyboard.down("Space")
    expect(card).to_have_attribute("aria-pressed", "true")
    phone.page.wait_for_function("heard.length")
    phone.page.keyboard.up("Space")
    expect(card).to_have_attribute("aria-pressed", "false")
    for region in phone.page.locator("[aria-live=polite]").all():
        expect(region).not_to_contain_text(phone.page.evaluate("heard.at(-1)"))
    x, y = middle(card)
    for leave in (thumb.up, thumb.lost):
        thumb.down(x, y)
        expect(card).to_have_attribute("aria-pressed", "true")
        thumb.slide(x + 3, y - 40)
        if leave == thumb.up:
            thumb.rest()
        expect(card).to_have_attribute("aria-pressed", "true")
        leave()
        expect(card).to_have_attribute("aria-pressed", "false")
    assert phone.page.evaluate("[scrollX, scrollY, String(getSelection())]") == [0, 0, ""]
    phone.is_content()


def covered(game: str) -> Screen:
    """A moment at which somebody has something to do, and may have cards."""
    screen, _ = next(iter(offered(game).values()))
    return screen._replace(wish={**screen.wish, "cards": "covered"})


UNDER_A_FINGER = """
() => new MutationObserver(() => {
  const button = document.querySelector('[data-testid=again]')
  if (!button || 'again' in window) return
  const { left, top, width, height } = button.getBoundingClientRect()
  window.again = button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}).observe(document, { subtree: true, childList: true })
"""
"""Whether the button takes a tap at the moment when it comes."""


def test_a_finger_on_its_way_to_something_else_begins_no_new_match(eye: Callable[..., Eye]):
    """The last thing to be sent away lies where the button of the host comes by itself."""
    page = eye(PHONE, lang="uk")
    page.context.add_init_script(f"({UNDER_A_FINGER})()")
    for screen in screens.each_phase(screens.fullest()):
        if screen.phase == "over":
            page.page.goto("about:blank")
            page.show(screen)
            assert page.page.evaluate("window.again") is False
            page.see("again").click(trial=True)
    page.is_content(least=len(names()))
