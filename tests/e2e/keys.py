"""A person without a mouse: Tab, Enter, Space, Esc and arrows, and a focus that is always seen."""

import time
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

FOCUS = """
() => {
  const on = document.activeElement
  if (!on || on === document.body) return { where: 'nowhere', seen: false }
  function ringed(one) {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    const { width, height } = one.getBoundingClientRect()
    return width > 0 && height > 0 && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  const shown = on.matches('.unseen') ? [on.nextElementSibling, on.closest('label')] : [on]
  return {
    where: on.dataset.testid ?? on.closest('[data-testid]')?.dataset.testid ?? on.localName,
    seen: shown.some((one) => one && ringed(one)),
  }
}
"""
"""A ring round it: a shadow may be there always. What hides its input wears the ring instead."""
BEFORE_FOCUS = """
(node) => {
  const focus = node.compareDocumentPosition(document.activeElement)
  return Boolean(focus & Node.DOCUMENT_POSITION_FOLLOWING)
}
"""
AWAY = """
(node) => {
  const on = document.activeElement
  if (node === on) return ['', '']
  let round = node.tabIndex < 0 ? node.parentElement : null
  while (round && !round.querySelector('[tabindex="0"]')) round = round.parentElement
  const key = round?.contains(on) && on !== document.body ? 'ArrowRight' : 'Tab'
  return [key, on.dataset.testid ?? on.localName]
}
"""
"""The key that leads there, and from where: one stop for all of a ring, where arrows go round."""
MANY = 80


class Glass(Protocol):
    """A person, or an eye before the gallery."""

    page: Page

    def see(self, testid: str, /) -> Locator: ...


class Keys:
    """The keyboard of somebody; after each step the focus must be on something that shows it."""

    def __init__(self, somebody: Glass) -> None:
        self.somebody = somebody
        self.lost: list[str] = []

    def go_to(self, testid: str) -> None:
        """Tabs there the shorter way: beyond the last button of a page one may leave it."""
        wanted = self.somebody.see(testid)
        wanted.wait_for()
        way = "Shift+Tab" if wanted.evaluate(BEFORE_FOCUS) else "Tab"
        passed = []
        for _ in range(MANY):
            key, where = wanted.evaluate(AWAY)
            if not key:
                return
            passed.append(where)
            self.somebody.page.keyboard.press(way if key == "Tab" else key)
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
