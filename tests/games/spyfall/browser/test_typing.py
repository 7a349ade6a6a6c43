"""In the middle of a remark the turn comes: nothing is pressed, shown or lost, nor read out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.e2e.writing import Writer, rests
from zmova.games.spyfall.places import shipped

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]
LAY = "(testid) => document.querySelector(`[data-testid=${testid}]`).focus()"


def test_a_remark_goes_on_when_the_turn_comes(person: Callable[..., Person]):
    me = person("Keys", lang="en")
    writer = Writer(me, "spyfall")
    writer.box_at_hand()
    moves, looks = writer.moves(), me.page.evaluate("looked")
    heard = len(writer.ears.heard())
    writer.writes_until_the_turn()
    assert writer.moves() == moves
    assert me.page.evaluate("looked") == looks
    rests(me)
    place = me.view["mine"]["location"]
    secret = shipped()[place]["en"]["name"] if place else me.reads("spyfall-card-spy")
    assert not any(secret in line for line in writer.ears.heard()[heard:])
    keys_from_elsewhere_press_nothing(writer)
    assert writer.draft() == writer.typed
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
