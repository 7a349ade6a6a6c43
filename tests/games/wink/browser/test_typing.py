"""At a ball the line of text lies on a page beside the table, and keys mean something."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.together import wait_until
from tests.e2e.writing import REMARK, TAIL, Writer, rests

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


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
