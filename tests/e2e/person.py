"""One person with a browser: does what a hand would do, and remembers every frame that came."""

import json
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, WebSocket, expect

from tests.e2e.cable import Cable
from tests.e2e.page_sockets import PageSocket, overhear
from tests.e2e.words import phrase
from tests.facts import EXAMPLE
from zmova.server.match import alias
from zmova.table.delta import apply

PHONE = (360, 640)
LOCALES = {"uk": "uk-UA", "en": "en-GB"}
PATIENCE = 15_000
A_MOMENT = 0.1
"""Seconds that a page may take to show what came."""
STANDS = "() => document.documentElement.hasAttribute('data-beat')"
MOVING = """
() => document.getAnimations().filter(({ effect, playState }) =>
  playState === 'running' && effect.getComputedTiming().iterations !== Infinity).length
"""


class Person:
    """A browser context of its own: own cookie, own language, own screen."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        lang: str = "uk",
        size: tuple[int, int] = PHONE,
        theme: str = "dark",
        touch: bool = False,
        mask: list[int] | None = None,
        motion: bool = False,
        shell: bool = False,
    ) -> None:
        """Pages lie still, and no house is put by for days without a line: much less work.

        Tests that look at motion or at such a shell ask for it.
        """
        self.name = name
        self.cable: Cable
        self.base = base
        self.lang = lang
        self.touch = touch
        self.frames: list[dict[str, Any]] = []
        self.begin()
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if shell else "block",
        )
        still = {} if motion else {"calm": True}  # Firefox can't be asked to imitate the wish
        self._remember("settings", {"theme": theme, "sound": False, **still})
        if mask is not None:
            self._remember("profile", {"mask": mask})
        if browser.browser_type.name == "firefox":
            overhear(self.context, self._listen)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _remember(self, key: str, value: object) -> None:
        """As if this device had been here before."""
        text = json.dumps(json.dumps(value))
        script = f"localStorage['zmova.{key}'] ??= {text}"
        self.context.add_init_script(f"if (location.host) {script}")  # a blank page has no storage

    # what the wire brings, put together as the client does

    def _listen(self, ws: WebSocket | PageSocket) -> None:
        ws.on("framereceived", self._received)

    def begin(self) -> None:
        """Nothing is known yet."""
        self.me = ""
        self._view: dict[str, Any] = {}
        self._room: dict[str, Any] = {}
        self._held: list[dict[str, Any]] = []
        """What came while something stands on the page to be seen."""
        self._beat: float | None = None
        """When that came."""

    def _received(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        self.frames.append(frame)
        if frame["type"] in ("welcome", "view"):
            self._held, self._beat = [], None
        if self._beat is not None:
            self._held.append(frame)
        else:
            self._take(frame)

    def _catch_up(self) -> None:
        """Up to what the page shows by now."""
        while self._beat is not None and not self._stands(self._beat):
            self._beat = None
            while self._held and self._beat is None:
                self._take(self._held.pop(0))

    def _stands(self, since: float) -> bool:
        if time.monotonic() < since + A_MOMENT:
            return True
        try:
            return bool(self.page.evaluate(STANDS))
        except Error:  # it is on its way to another page, and will be told everything anew
            return True

    def sees_it_through(self) -> None:
        """What stands on the page to be seen stands no longer."""
        patience = time.monotonic() + PATIENCE / 1000
        while self._beat is not None:
            assert time.monotonic() < patience, "it stands for ever"
            self.page.wait_for_timeout(50)
            self._catch_up()

    @property
    def view(self) -> dict[str, Any]:
        """As the page shows it."""
        self._catch_up()
        return self._view

    @view.setter
    def view(self, view: dict[str, Any]) -> None:
        self._view = view

    @property
    def room(self) -> dict[str, Any]:
        self._catch_up()
        return self._room

    def _take(self, frame: dict[str, Any]) -> None:
        if frame.get("beat"):
            self._beat = time.monotonic()
        match frame["type"]:
            case "welcome":
                self.me = frame["me"]
                if frame["room"]:
                    self._room = frame["room"]
            case "room":
                self._room = {**self._room, **frame["room"]}
            case "view":
                self._view = frame["view"]
            case "update" if self._view:  # a page that is being left may still be told something
                view = dict(self._view)
                view["table"] = apply(view["table"], frame["table"])
                if view["mine"] is not None:
                    view["mine"] = apply(view["mine"], frame["mine"])
                if frame["choices"] is not None:
                    view["choices"] = frame["choices"]
                self._view = view

    def of_match(self, match: str) -> tuple[list[dict[str, Any]], int | None]:
        """The frames that came while the room played that match, and the seat in it."""
        frames: list[dict[str, Any]] = []
        seat, playing = None, None
        for frame in self.frames:
            room = frame.get("room")
            if room and "match" in room:
                playing = room["match"]
            if playing in (match, alias(match)):  # who came later knows it by the latter
                frames.append(frame)
                if frame["type"] == "view":
                    seat = frame["view"]["me"]
        return frames, seat

    @property
    def phase(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["table"]["phase"]
        return found

    @property
    def seat(self) -> int | None:
        seat: int | None = self.view["me"]
        return seat

    @property
    def is_spy(self) -> bool:
        return bool(self.view["mine"] and self.view["mine"]["spy"])

    def may(self, kind: str) -> bool:
        return any(choice["type"] == kind for choice in self.view.get("choices", []))

    # hands

    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def tap(self, testid: str) -> None:
        self.press(self.see(testid))

    def press(self, what: Locator) -> None:
        """With a finger where the screen can be touched, else with the mouse."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def reads(self, key: str, **values: object) -> str:
        """A phrase of the catalogue in this person's language."""
        return phrase(self.lang, key, **values)

    def button(self, key: str, **values: object) -> Locator:
        """The button that the catalogue calls so."""
        return self.page.get_by_role("button", name=self.reads(key, **values), exact=True)

    def rests(self) -> None:
        """Until what travels or fades on the page has come to its end."""
        for _ in range(40):
            self.page.wait_for_timeout(40)
            if not self.page.evaluate(MOVING):
                return

    def shows(self, testid: str) -> None:
        expect(self.see(testid)).to_be_visible(timeout=PATIENCE)

    def new_table(self, game: str = EXAMPLE) -> str:
        """From the home page to a lobby of one's own; its code."""
        self.page.goto(self.base)
        self.tap(f"new-{game}")
        self.tap("with-friends")
        self.see("name").fill(self.name)
        self.see("name").press("Enter")
        self.shows("here")  # the invitation lies over the lobby at once
        self.page.keyboard.press("Escape")
        self.shows("room-code")
        return self.page.url.rsplit("/", 1)[1]

    def lay_table(self, game: str) -> str:
        """A table of one's own without the way through the house, which is long; its code."""
        answer = self.context.request.post(f"{self.base}/api/rooms", data={"game": game})
        code: str = answer.json()["code"]
        self.join(code)
        self.shows("room-code")
        return code

    def join(self, code: str) -> None:
        self.page.goto(f"{self.base}/r/{code}")
        self.see("name").fill(self.name)
        self.tap("enter")

    def look_at_card(self) -> None:
        """Holds a finger on the card; `let_go` covers it again."""
        self.see("hold-to-look").hover()  # waits until it lies still and nothing lies over it
        self.page.mouse.down()

    def let_go(self) -> None:
        self.page.mouse.up()

    def close(self) -> None:
        self.context.close()
