"""Keys that Wink has beside those of every game: W winks, E tells who looks at me."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.looks.eye import Eye
from tests.e2e.looks.openings import offered, pages_of, seen
from tests.e2e.looks.test_moves import LISTEN, moves
from tests.e2e.person import PHONE
from tests.e2e.words import phrase

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]


def test_w_winks_and_e_tells_who_looks(kept: Callable[..., Eye], chromium: Browser):
    """W13, W15"""
    table = kept(PHONE, chromium, lang="uk", touch="yes")
    screen, _ = offered("wink")["wink"]
    table.show(screen)
    table.page.evaluate(LISTEN)
    table.see("do-catch").focus()
    table.page.keyboard.press("w")
    assert moves(table) == [{"type": "wink"}]

    room, view = pages_of(screen.wish["recording"])["room"], seen(screen)
    names = {member["id"]: member["name"] for member in room["members"]}
    gazes = enumerate(view["table"]["gazes"])
    lookers = [seat for seat, gaze in gazes if gaze["player"] == view["me"] != seat]
    (name,) = [names[room["chairs"][seat]["member"]] for seat in lookers]
    table.page.keyboard.press("e")
    told = phrase("uk", "wink-looking-at-you", count=1, names=name)
    expect(table.see("hint")).to_have_text(told)
    table.is_content()
