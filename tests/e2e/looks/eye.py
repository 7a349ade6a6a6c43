"""One page that is shown screen after screen, and what is wrong with what it shows."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request

from tests.e2e.axe import judged
from tests.e2e.looks.screens import ONE, Screen
from tests.e2e.person import MOVING

REST = f"""
() => [({MOVING})() + (window.awaited?.() ?? 0), document.documentElement.dataset.changes]
"""
SHOWN = "document.documentElement.dataset.shown === 'true'"
CHANGE = "(query) => window.change?.(query)"
"""On the same page, where that can be."""
WEAR = "(worn) => Object.assign(document.documentElement.dataset, worn)"
MANY = 20
"""Faults that are told."""
UNFOLD = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"
ENLARGE = "(percent) => (document.documentElement.style.fontSize = `${percent}%`)"
ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
THEMES = {"dark": ALL, "light": COLOURS}
"""What axe looks at in each: a second theme can change nothing but colours."""


class Eye:
    def __init__(
        self, browser: Browser, site: str, size: tuple[int, int], settings: dict[str, str]
    ) -> None:
        self.site, self.settings = site, settings
        self.found: list[str] = []
        self.seen = 0
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=bool(settings.pop("touch", None)),
        )
        self.page: Page = self.context.new_page()
        if settings.pop("clock", None):
            self.page.clock.install()
        self.page.on("pageerror", lambda error: self.found.append(str(error)))
        self._awaited: set[Request] = set()
        self.page.on("request", lambda asked: self._awaited.add(asked))
        self.page.on("requestfinished", lambda asked: self._awaited.discard(asked))
        self.page.on("requestfailed", lambda asked: self._awaited.discard(asked))

    def begins_anew(self) -> None:
        """Whatever was seen, or went wrong, was another test's."""
        self.found.clear()
        self.seen = 0

    def show(self, screen: Screen, **settings: str) -> None:
        wish = {"motion": "calm", **self.settings, **screen.wish, **settings}
        self._awaited.clear()
        query = urlencode(wish)
        if not self.page.evaluate(CHANGE, query):
            self.page.goto(f"{self.site}/show.html?{query}")
            self.page.wait_for_function(SHOWN)
        self.rests()
        self.seen += 1

    def see(self, what: str) -> Locator:
        """By its test id, or by a selector that begins with a bracket."""
        found = self.page.locator(what) if what[0] == "[" else self.page.get_by_test_id(what)
        return found.filter(visible=True).first

    def rests(self) -> None:
        """Until all parts have come, what travels has arrived, and nothing changes any more."""
        before = None
        for _ in range(100):
            moving, now = self.page.evaluate(REST)
            if not moving and not self._awaited and now == before:
                return
            before = now
            self.page.wait_for_timeout(30)

    def taps(self, *testids: str) -> None:
        for testid in testids:
            self.page.get_by_test_id(testid).first.click()
        self.rests()

    def unfolds(self) -> None:
        """Everything that lies folded on the page."""
        self.page.evaluate(UNFOLD)
        self.rests()

    def wears(self, **settings: str) -> None:
        self.page.evaluate(WEAR, settings)

    def enlarges(self, percent: str) -> None:
        """The text, as the settings do it."""
        self.page.evaluate(ENLARGE, percent)
        self.rests()

    def note(self, screen: Screen, wrong: list[str]) -> None:
        self.found += [f"{screen.name}: {one}" for one in wrong]

    def judge(self, screen: Screen, themes: Mapping[str, Any] = THEMES) -> None:
        """axe finds nothing, in either theme."""
        for theme, rules in themes.items():
            self.wears(theme=theme)
            for one in judged(self.page, rules)["violations"]:
                nodes = [node["html"][:160] for node in one["nodes"][:3]]
                self.note(screen, [f"{theme} {one['id']} {nodes}"])

    def measure(self, screen: Screen, ruler: str, how: Any = None) -> None:
        """A ruler is a script that tells what is wrong."""
        self.note(screen, self.page.evaluate(ruler, how))

    def settles(self, rulers: list[str], how: Any = None) -> list[str]:
        """What they find when the page has taken its shape."""
        wrong: list[str] = []
        for _ in range(20):
            self.rests()
            wrong = [one for ruler in rulers for one in self.page.evaluate(ruler, how)]
            if not wrong:
                break
            self.page.wait_for_timeout(30)
        return wrong

    def is_content(self, least: int = 1) -> None:
        """So many screens at least were shown, and nothing was wrong with any."""
        assert not self.found, "\n".join(self.found[:MANY])
        assert self.seen >= (1 if ONE else least)

    def close(self) -> None:
        self.context.close()
