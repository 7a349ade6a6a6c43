"""Somebody who writes to the others while the match goes on."""

from contextlib import suppress

from playwright.sync_api import TimeoutError, WebSocket

from tests.e2e.ears import Ears
from tests.e2e.habits import habits_of
from tests.e2e.person import Person
from tests.e2e.together import sit_down, wait_until
from tests.facts import seats_near

REMARK = "well we are where we were when we went there even so as we see it here "
TAIL = " so it is all still here "
PATIENCE = 700
"""Letters."""
WATCH = """
window.looked = 0
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.matches('[data-testid=hold-to-look][aria-pressed=true]')) looked += 1
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] })
"""
FOCUS = """
() => {
  const on = document.activeElement
  const acts = on.matches('button, a, summary, select, [role=button], body')
  return { acts, name: on.dataset.testid ?? on.localName }
}
"""
NAMED = """
() => {
  const on = document.activeElement
  const by = document.getElementById(on.getAttribute('aria-labelledby'))
  return (by?.textContent ?? on.ariaLabel ?? (on.localName === 'h2' ? on.textContent : '')).trim()
}
"""


class Writer:
    """Somebody with a keyboard, all that was sent from it and all that was heard."""

    def __init__(self, me: Person, game: str) -> None:
        self.me, self.habits = me, habits_of(game)
        self.sent: list[str] = []
        self.typed = ""
        self.ears = Ears(me)
        me.context.add_init_script(WATCH)
        me.page.on("websocket", self._listen)
        sit_down([me], seats_near(game, 3) - 1, game)
        me.tap("start")
        me.shows(game)
        wait_until([me], lambda: bool(me.view), "the cards")

    def _listen(self, ws: WebSocket) -> None:
        ws.on("framesent", lambda frame: self.sent.append(str(frame)))

    def moves(self) -> list[str]:
        return [frame for frame in self.sent if '"play"' in frame]

    def owes(self) -> str | None:
        return self.habits.owes(self.me)

    def writing(self) -> bool:
        found = self.me.page.evaluate("document.activeElement.dataset.testid ?? ''")
        return bool(found == "say-text")

    def box_at_hand(self) -> None:
        """Plays on until one may put in a word."""

        def at_hand() -> bool:
            self.habits.act(self.me)
            with suppress(TimeoutError):
                self.me.see("say-text").click(timeout=400)
            return self.writing()

        wait_until([self.me], at_hand, "a word to put in")

    def strike(self, text: str) -> None:
        self.me.page.keyboard.type(text)
        self.typed += text

    def writes_until_the_turn(self) -> None:
        for letter in (REMARK * 10)[:PATIENCE]:
            if self.owes() and not self.writing():
                break
            if len(self.typed) < 200:
                self.strike(letter)
            self.me.page.wait_for_timeout(60)
        assert self.owes(), "the turn never came"
        self.strike(TAIL)

    def draft(self) -> str:
        self.box_at_hand()
        found: str = self.me.page.evaluate("document.activeElement.value")
        return found


def rests(me: Person) -> None:
    """On something that does nothing and has a name."""
    focus = me.page.evaluate(FOCUS)
    assert not focus["acts"], focus
    assert me.page.evaluate(NAMED), focus
