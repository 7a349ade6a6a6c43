"""A thumb on the glass: lies, slides, lets go."""

from typing import Protocol

from playwright.sync_api import BrowserContext, Locator, Page

LONG_PRESS = 900
"""Milliseconds; by then a browser takes a finger at rest for a long press, with a menu."""


class Glass(Protocol):
    """A person's, or an eye's before the gallery."""

    page: Page
    context: BrowserContext


class Thumb:
    """Real touches, which the browser turns into pointers, clicks and gestures by itself."""

    def __init__(self, somebody: Glass) -> None:
        self._page = somebody.page
        self._device = somebody.context.new_cdp_session(somebody.page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y}])

    def slide(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y}])

    def settle(self, x: float, y: float) -> None:
        """Comes to a stop there: lifted in full flight, it would swallow the next tap."""
        for _ in range(2):
            self._page.wait_for_timeout(60)
            self.slide(x, y)

    def up(self) -> None:
        self._send("touchEnd", [])

    def lost(self) -> None:
        """The system takes the touch away: a call, a gesture from the edge."""
        self._send("touchCancel", [])

    def rest(self) -> None:
        self._page.wait_for_timeout(LONG_PRESS)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(what: Locator) -> tuple[float, float]:
    what.hover(trial=True)  # it lies still and nothing lies over it
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
