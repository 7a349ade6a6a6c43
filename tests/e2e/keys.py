"""A person without a mouse: Tab, Enter, Space, Esc and arrows, and a focus that is always seen."""

import time
from typing import Any

from tests.e2e.person import Person

FOCUS = """
() => {
  const on = document.activeElement
  if (!on || on === document.body) return { where: 'nowhere', testid: '', seen: false }
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(on)
  const ring = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  const { width, height } = on.getBoundingClientRect()
  return {
    where: on.dataset.testid ?? on.closest('[data-testid]')?.dataset.testid ?? on.localName,
    testid: on.dataset.testid ?? '',
    seen: width > 0 && height > 0 && ring,
  }
}
"""
MANY = 80


class Keys:
    """The keyboard of somebody; after each step the focus must be on something that shows it."""

    def __init__(self, somebody: Person) -> None:
        self.somebody = somebody
        self.lost: list[str] = []

    def go_to(self, testid: str) -> None:
        """Tabs round the page until it is there."""
        self.somebody.see(testid).wait_for()
        passed = []
        for _ in range(MANY):
            focus = self._focus()
            if focus["testid"] == testid:
                return
            passed.append(focus["where"])
            self.somebody.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {testid} by Tab; on the way: {passed}")

    def press(self, testid: str, key: str = "Enter") -> None:
        self.go_to(testid)
        self.key(key, f"{key} on {testid}")

    def key(self, key: str, step: str = "") -> None:
        self.somebody.page.keyboard.press(key)
        self.look(step or key)

    def look(self, step: str) -> None:
        """Notes where the focus was lost."""
        self.somebody.page.wait_for_timeout(100)
        until = time.monotonic() + 2
        while not (focus := self._focus())["seen"] and time.monotonic() < until:
            self.somebody.page.wait_for_timeout(50)  # it may go over to what comes up just now
        if not focus["seen"]:
            self.lost.append(f"{step}: {focus['where']}")

    def _focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.somebody.page.evaluate(FOCUS)
        return found
