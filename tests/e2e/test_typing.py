"""Somebody is in the middle of a remark when the turn comes: nothing is pressed, shown or lost."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, WebSocket, expect

from tests.e2e.ears import Ears
from tests.e2e.person import Person
from tests.e2e.together import sit_down, wait_until
from tests.games.passengers.browser import thumbs as passengers
from tests.games.spyfall.browser import thumbs as spyfall
from tests.games.trolley.browser import thumbs as trolley
from zmova.games.spyfall.places import shipped

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]
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
LAY = "(testid) => document.querySelector(`[data-testid=${testid}]`).focus()"


class Speaker:
    """What one owes a table of Spyfall."""

    def vote(self, me: Person) -> None:
        spyfall.vote(me, guilty=False)

    def answer(self, me: Person) -> None:
        spyfall.answer_aloud(me)

    def ask(self, me: Person) -> None:
        spyfall.ask_aloud(me)


HABITS = {"spyfall": Speaker(), "passengers": passengers.Habits(), "trolley": trolley.Habits()}
DUTIES = {
    "spyfall": ("vote", "answer", "ask"),
    "passengers": passengers.DUTIES,
    "trolley": trolley.DUTIES,
}
BOTS = {"spyfall": 2, "passengers": 3, "trolley": 2, "wink": 3}


class Writer:
    """Somebody with a keyboard, all that was sent from it and all that was heard."""

    def __init__(self, me: Person, game: str) -> None:
        self.me, self.game = me, game
        self.sent: list[str] = []
        self.typed = ""
        self.ears = Ears(me)
        me.context.add_init_script(WATCH)
        me.page.on("websocket", self._listen)
        sit_down([me], BOTS[game], game)
        me.tap("start")
        me.shows(game)
        wait_until([me], lambda: bool(me.view), "the cards")

    def _listen(self, ws: WebSocket) -> None:
        ws.on("framesent", lambda frame: self.sent.append(str(frame)))

    def moves(self) -> list[str]:
        return [frame for frame in self.sent if '"play"' in frame]

    def owes(self) -> str | None:
        return next((kind for kind in DUTIES[self.game] if self.me.may(kind)), None)

    def does_its_duty(self) -> None:
        if self.me.see("counted").is_visible():
            passengers.send_on(self.me)
        kind = self.owes()
        if kind is not None:
            getattr(HABITS[self.game], kind)(self.me)

    def writing(self) -> bool:
        found = self.me.page.evaluate("document.activeElement.dataset.testid ?? ''")
        return bool(found == "say-text")

    def box_at_hand(self) -> None:
        """Plays on until one may put in a word."""

        def at_hand() -> bool:
            self.does_its_duty()
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


@pytest.mark.parametrize("game", DUTIES)
def test_a_remark_goes_on_when_the_turn_comes(person: Callable[..., Person], game: str):
    me = person("Keys", lang="en")
    writer = Writer(me, game)
    writer.box_at_hand()
    moves, looks = writer.moves(), me.page.evaluate("looked")
    heard = len(writer.ears.heard())
    writer.writes_until_the_turn()
    assert writer.moves() == moves
    assert me.page.evaluate("looked") == looks
    rests(me)
    if game == "spyfall":
        place = me.view["mine"]["location"]
        secret = shipped()[place]["en"]["name"] if place else me.reads("spyfall-card-spy")
        assert not any(secret in line for line in writer.ears.heard()[heard:])
        keys_from_elsewhere_press_nothing(writer)
    assert writer.draft() == writer.typed
    if game == "spyfall":
        a_sheet_that_closes_by_itself_presses_nothing(writer)
    assert me.troubles == []


def a_sheet_that_closes_by_itself_presses_nothing(writer: Writer) -> None:
    me, moves = writer.me, writer.moves()
    me.see("phrases").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("dialog[open]")).to_be_visible()
    rests(me)
    wait_until([me], lambda: writer.owes() is not None, "the turn")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    rests(me)
    me.page.keyboard.press("Space")
    assert writer.moves() == moves


def keys_from_elsewhere_press_nothing(writer: Writer) -> None:
    """Held, or gone down in a line of text: neither a move nor a look; a deliberate look is one."""
    me, moves = writer.me, writer.moves()
    keys = me.page.keyboard
    wait_until([me], lambda: me.may("answer") or me.may("ask"), "a turn with a line of text")
    testid = "answer-aloud" if me.may("answer") else "ask-aloud"
    if me.may("ask"):
        to = next(choice["to"] for choice in me.view["choices"] if choice["type"] == "ask")
        me.tap(f"seat-{to}")
    line = me.see(testid.replace("aloud", "text"))
    looks = me.page.evaluate("looked")
    for key, target in (("Space", testid), ("Enter", testid), ("Space", "hold-to-look")):
        line.click()
        keys.down(key)
        me.page.evaluate(LAY, target)
        keys.down(key)
        keys.up(key)
        expect(line).to_be_visible()
    assert (writer.moves(), me.page.evaluate("looked")) == (moves, looks)
    keys.down("Space")
    expect(me.see("hold-to-look")).to_have_attribute("aria-pressed", "true")
    keys.up("Space")
    expect(me.see("hold-to-look")).to_have_attribute("aria-pressed", "false")


def test_at_a_ball_letters_are_letters_and_a_closed_page_keeps_them(person: Callable[..., Person]):
    """W and E mean something on the table; in a line of text they do not."""
    me = person("Keys", lang="en")
    writer = Writer(me, "wink")
    me.see("tab-log").focus()
    me.page.keyboard.press("Enter")
    me.see("log").get_by_test_id("say-text").click()
    moves = writer.moves()
    for letter in REMARK[:40]:
        writer.strike(letter)
    wait_until([me], lambda: me.may("call"), "my turn")
    writer.strike(TAIL)
    assert writer.writing()
    assert writer.moves() == moves
    me.page.keyboard.press("Escape")
    expect(me.see("tab-log")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.see("log").get_by_test_id("say-text")).to_have_value(writer.typed)
    rests(me)
    assert me.troubles == []
