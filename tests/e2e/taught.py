"""Somebody who does what the coach of a lesson says, and touches what it points at."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, expect

from tests.e2e.habits import habits_of
from tests.e2e.person import Person

PATIENCE = 30.0
"""Seconds for a step of a lesson with quick bots."""
SHOWN = "(lesson) => ({ ...lesson.dataset })"
CLEAR = """
([target, coach]) => {
  const [one, other] = [target, coach].map((each) => each.getBoundingClientRect())
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across <= 0 || down <= 0
}
"""


class Taught:
    """Takes one lesson; `screens` are what it said, in order."""

    def __init__(self, somebody: Person, game: str) -> None:
        self.somebody = somebody
        self.game = game
        self.said: list[str] = []
        self.hidden: list[str] = []
        self.touched: set[tuple[int, str]] = set()
        self.before: Callable[[str], None] = lambda says: None
        """Told before something is read or done."""

    @property
    def lesson(self) -> dict[str, Any]:
        found: dict[str, Any] = self.somebody.room["lesson"]
        return found

    def begin(self) -> str:
        """From the rules in short at a table of one's own; the code of the lesson's room."""
        self.somebody.new_table(self.game)
        self.somebody.tap("lobby-how")
        self.somebody.tap(f"learn-{self.game}")
        self.somebody.shows("coach")
        return self.somebody.page.url.rsplit("/", 1)[1]

    def learn(self, until: str | None = None) -> None:
        """To the end, or until the coach says that."""
        last, give_up = -1, 0.0
        while self.lesson["kind"] != "over":
            lesson = self.lesson
            if lesson["step"] != last:
                last, give_up = lesson["step"], time.monotonic() + PATIENCE
            assert time.monotonic() < give_up, f"stuck: {lesson}"
            says = lesson["says"]
            if says is not None and says not in self.said[-1:]:
                self.before(says)
                self.said.append(says)
            if says is not None and says == until:
                return
            self._one_touch(lesson)

    def learned(self) -> None:
        """To the end, nothing that was to be touched under the coach, no trouble on the way."""
        self.learn()
        self.somebody.shows("lesson-learned")
        assert self.hidden == []
        assert self.somebody.troubles == []

    def _one_touch(self, lesson: dict[str, Any]) -> None:
        """Turns the page, or touches what is pointed at: once, for it may point there again while
        the last touch is on its way."""
        page, step = self.somebody.page, lesson["step"]
        layer = self.somebody.see("lesson")
        by_itself = lesson["kind"] == "watch" or lesson["lost"]  # the bots go on
        shown = layer.evaluate(SHOWN)  # all at once: it may change meanwhile
        if shown["step"] != str(step) or by_itself:
            page.wait_for_timeout(30)
            return
        if shown["kind"] == "read":
            self.somebody.press(self.somebody.see("lesson-next"))
            expect(layer).not_to_have_attribute("data-step", str(step))
            return
        target = shown.get("at")
        if target is None or (step, target) in self.touched:
            page.wait_for_timeout(30)
            return
        self.touched.add((step, target))
        what, coach = self.somebody.see(target).first, self.somebody.see("coach")
        try:  # the coach steps aside once it sees where that lies
            page.wait_for_function(CLEAR, arg=[what.element_handle(), coach.element_handle()])
        except Error:
            self.hidden.append(target)
        habits_of(self.game).touch(self.somebody, target)
        page.wait_for_timeout(150)
