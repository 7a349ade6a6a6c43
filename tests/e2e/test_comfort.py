"""Settings that suit a hand and an eye are kept on the device; `looks/` sees what they do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.person import Person
from tests.e2e.seen import both
from tests.facts import EXAMPLE

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
TRAVELS = """
window.travelled = []
const { animate } = Element.prototype
Element.prototype.animate = function (frames, ...how) {
  travelled.push(JSON.stringify(frames))
  return animate.call(this, frames, ...how)
}
"""
"""Notes what the page lets travel or fade, the moment it begins."""


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
    assert me.page.evaluate(BREATHES) < 0.001
    me.page.keyboard.press("Escape")
    expect(me.see("settings")).to_have_css("transition-property", "opacity")
    me.cable.pull()
    me.tap(f"new-{EXAMPLE}")
    me.tap("with-bots")
    me.shows("toast")  # it fades in where it lies
    faded = me.page.evaluate("travelled")
    assert any("opacity" in frames for frames in faded)
    assert not any("transform" in frames for frames in faded)


BREATHES = """
() => {
  const one = document.body.appendChild(document.createElement('i'))
  one.style.animation = 'breathe 3s'
  const seconds = parseFloat(getComputedStyle(one).animationDuration)
  one.remove()
  return seconds
}
"""
"""How long whatever moves by itself does so."""


def rises(me: Person) -> float:
    """For how many seconds the sheet of settings comes up."""
    me.tap("settings")
    sheet = me.page.locator("dialog[open]")
    seconds: float = sheet.evaluate("(one) => parseFloat(getComputedStyle(one).animationDuration)")
    return seconds
