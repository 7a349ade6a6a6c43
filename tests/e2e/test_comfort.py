"""Settings that suit a hand and an eye: kept on the device, and true on every table."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import judged
from tests.e2e.person import Person
from tests.e2e.seen import IN_HAND, ON_A_DESK, both

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
THUMB = {
    "spyfall": ("tab-places", "accuse"),
    "passengers": ("hand", "tab-log"),
    "trolley": ("action", "tab-log"),
    "wink": ("tab-crowd", "tab-score"),
}
"""On each table something that lies on the left, and something that lies under a right thumb."""
ENHANCED = {"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}}
MEASURED = 60
"""Texts at least that axe could measure: those over a picture it can't."""
CUT = """
() => [...document.querySelectorAll('button, label, h1, h2')].filter((one) => {
  const box = one.getBoundingClientRect()
  if (!box.width || !one.checkVisibility() || one.closest('.unseen')) return false
  const inside = { left: box.left - 1, right: box.right + 1 }
  const all = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (all.nextNode()) {
    const on = all.currentNode.parentElement
    if (on.closest('.unseen, svg') || getComputedStyle(on).textOverflow === 'ellipsis') continue
    range.selectNodeContents(all.currentNode)
    const { left, right } = range.getBoundingClientRect()
    if (right > left && (left < inside.left || right > inside.right)) return true
  }
  return box.left < -1 || box.right > innerWidth + 1
}).map((one) => one.outerHTML.slice(0, 120))
"""
"""What a screen should show and cuts off: keys beyond its edge, words beyond their key.
Names may be shortened, with an ellipsis."""

TRAVELS = """
window.travelled = []
const { animate } = Element.prototype
Element.prototype.animate = function (frames, ...how) {
  travelled.push(JSON.stringify(frames))
  return animate.call(this, frames, ...how)
}
"""
"""Notes what the page lets travel or fade, the moment it begins."""


def sits_with_bots(me: Person, game: str) -> None:
    me.page.goto(me.base)
    me.tap(f"new-{game}")
    me.tap("with-bots")
    me.shows(game)


def wears(me: Person, **settings: str) -> None:
    for name, value in settings.items():
        me.page.evaluate(
            "([name, value]) => (document.documentElement.dataset[name] = value)", [name, value]
        )
    me.page.wait_for_timeout(300)


@both
def test_settings_stay_on_the_device(
    person: Callable[..., Person], browser: Browser, lang: str, size: tuple[int, int]
):
    me = person("", browser, lang=lang, size=size, motion=True)
    me.context.add_init_script(TRAVELS)
    me.page.goto(me.base)
    html = me.page.locator("html")
    usual = {"data-hand": "right", "data-contrast": "normal", "data-motion": "full"}
    for name, value in usual.items():
        expect(html).to_have_attribute(name, value)
    assert rises(me) > 0.2
    for text in (me.reads("settings-hand-left"), me.reads("settings-text-size", percent=130)):
        me.page.get_by_text(text, exact=True).click()
    for key in ("settings-contrast", "settings-calm"):
        me.page.get_by_role("switch", name=me.reads(key)).focus()
        me.page.keyboard.press("Space")
        expect(me.page.get_by_role("heading", name=me.reads("settings-title"))).to_be_in_viewport()
    for again in (False, True):
        if again:
            me.page.reload()
            me.shows("settings")
        for name, value in {
            "data-hand": "left",
            "data-contrast": "high",
            "data-motion": "calm",
        }.items():
            expect(html).to_have_attribute(name, value)
        expect(html).to_have_css("font-size", "20.8px")
    assert rises(me) < 0.001
    me.page.keyboard.press("Escape")
    expect(me.see("settings")).to_have_css("transition-property", "opacity")
    me.cable.pull()
    me.tap("new-wink")
    me.tap("with-bots")
    me.shows("toast")  # it fades in where it lies
    faded = me.page.evaluate("travelled")
    assert any("opacity" in frames for frames in faded)
    assert not any("transform" in frames for frames in faded)


def rises(me: Person) -> float:
    """For how many seconds the sheet of settings comes up."""
    me.tap("settings")
    sheet = me.page.locator("dialog[open]")
    seconds: float = sheet.evaluate("(one) => parseFloat(getComputedStyle(one).animationDuration)")
    return seconds


@pytest.mark.parametrize(
    ("game", "browser", "lang", "size"),
    [
        *[pytest.param(game, *IN_HAND.values, id=f"{game}-{IN_HAND.id}") for game in THUMB],
        pytest.param("spyfall", *ON_A_DESK.values, id=f"spyfall-{ON_A_DESK.id}"),
    ],
    indirect=["browser"],
)
def test_a_left_hand_finds_everything_on_its_side(
    person: Callable[..., Person],
    pictures: Path,
    game: str,
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    me = person("", browser, lang=lang, size=size)
    sits_with_bots(me, game)
    away, under = (me.see(testid).first for testid in THUMB[game])
    under.wait_for(timeout=40_000)  # Passengers look into each other's eyes first
    away.wait_for()

    def order() -> bool:
        left, right = away.bounding_box(), under.bounding_box()
        assert left is not None
        assert right is not None
        return left["x"] < right["x"]

    assert order()
    wears(me, hand="left")
    assert not order()
    me.page.screenshot(path=pictures / f"{game}-left-hand-{lang}.png")
    assert me.page.evaluate(CUT) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@both
def test_the_largest_text_fits_phone_and_desk(
    person: Callable[..., Person],
    pictures: Path,
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    me = person("", browser, lang=lang, size=size)
    me.page.goto(me.base)
    me.tap("settings")
    me.page.get_by_text(me.reads("settings-text-size", percent=130), exact=True).click()
    expect(me.page.locator("html")).to_have_css("font-size", "20.8px")
    found = {"settings": cut(me, pictures, "settings")}
    me.page.keyboard.press("Escape")
    found["home"] = cut(me, pictures, "home")
    me.tap("new-spyfall")
    found["card"] = cut(me, pictures, "card")
    for game in THUMB:
        sits_with_bots(me, game)
        found[game] = cut(me, pictures, game)
    assert {screen: what for screen, what in found.items() if what} == {}


def cut(me: Person, pictures: Path, screen: str) -> list[str]:
    me.page.wait_for_timeout(600)
    me.page.screenshot(path=pictures / f"{screen}-largest-text-{me.lang}.png")
    found: list[str] = me.page.evaluate(CUT)
    return found


@pytest.mark.parametrize(
    ("theme", "browser", "lang", "size"),
    [
        pytest.param("dark", *IN_HAND.values, id=f"dark-{IN_HAND.id}"),
        pytest.param("light", *IN_HAND.values, id=f"light-{IN_HAND.id}"),
        pytest.param("dark", *ON_A_DESK.values, id=f"dark-{ON_A_DESK.id}"),
    ],
    indirect=["browser"],
)
def test_bold_colours_reach_the_highest_contrast(
    person: Callable[..., Person],
    pictures: Path,
    theme: str,
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    """WCAG AAA, as axe measures it: 7 to 1, and 4.5 to 1 for large letters."""
    me = person("", browser, lang=lang, size=size, theme=theme)
    found: list[str] = []
    measured = 0

    def look(screen: str) -> None:
        nonlocal measured
        wears(me, contrast="high")
        me.page.wait_for_timeout(400)
        me.page.screenshot(path=pictures / f"{screen}-bold-{lang}-{theme}.png")
        told = judged(me.page, ENHANCED)
        measured += sum(len(rule["nodes"]) for rule in told["passes"])
        for violation in told["violations"]:
            for node in violation["nodes"]:
                found.append(f"{screen}: {node['html'][:110]} {node['any'][0]['message'][:150]}")

    me.page.goto(me.base)
    me.shows("settings")
    look("home")
    me.tap("settings")
    look("settings")
    me.page.keyboard.press("Escape")
    me.tap("new-wink")
    look("card")
    for game in THUMB:
        sits_with_bots(me, game)
        look(game)
    assert found == []
    assert measured > MEASURED
