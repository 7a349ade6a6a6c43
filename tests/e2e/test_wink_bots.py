"""One person, six bots and one who leaves: a ball of eight, with a reload in the middle."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.audit import audit
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import end_early, exported, sit_down, wait_until
from tests.e2e.wink import Habits, deal, hand, open_call, over, play_on, seated, set_up, target
from tests.serving import Server

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.timeout(300),
    pytest.mark.served(away_seconds=30, bot_pace=0.02),
]
SEATS = 8


class Guest(Habits):
    """Winks at whoever calls a number of hers, names whoever winked at her, or guesses.

    Bots may be quicker: then a tap finds nothing any more, and the table goes on.
    """

    def __init__(self, me: Person, leaver: Person) -> None:
        self.me, self.leaver = me, leaver
        self.turns = 0

    def turn(self, somebody: Person) -> None:
        if somebody is self.leaver:
            leaves(somebody, self.me)
            return
        self.turns += 1
        if self.turns == 2:
            comes_back(somebody)
        with suppress(TimeoutError):
            if somebody.may("name"):
                somebody.tap("do-name")
                somebody.tap(f"player-{self.partner()}")
                somebody.tap("name-confirm")
                wait_until([somebody], lambda: not somebody.may("name"), "the name")
            if somebody.may("call"):
                agent = next(c["agent"] for c in somebody.view["choices"] if c["type"] == "call")
                somebody.tap("do-call")
                somebody.tap(f"agent-{agent}")
                somebody.tap("call-confirm")
                wait_until([somebody], lambda: not somebody.may("call"), "the call")
            elif somebody.may("pass"):
                somebody.tap("do-pass")
                wait_until([somebody], lambda: not somebody.may("pass"), "the pass")

    def partner(self) -> int:
        seen = self.me.view["mine"]["seen"]
        winkers = [one["seat"] for one in seen if one["player"] == self.me.seat]
        return winkers[-1] if winkers else (seated(self.me) + 1 + self.turns % (SEATS - 1)) % SEATS

    def meanwhile(self, somebody: Person) -> None:
        if somebody is self.leaver:
            return
        callers = [s for s in range(SEATS) if open_call(somebody, s) in hand(somebody)]
        with suppress(TimeoutError):
            if callers and target(somebody, seated(somebody)) not in callers:
                somebody.see(f"seat-{callers[0]}").click(timeout=1000)
            elif somebody.may("wink"):
                somebody.see("wink-right").click(timeout=1000)
            somebody.page.wait_for_timeout(100)


def leaves(somebody: Person, witness: Person) -> None:
    """G7: whoever goes has a steward, and the face says so."""
    seat = seated(somebody)
    somebody.tap("menu")
    somebody.tap("leave")
    somebody.tap("leave-yes")
    somebody.shows("farewell")
    wait_until([witness], lambda: witness.room["chairs"][seat]["steward"], "a steward sits there")


def comes_back(somebody: Person) -> None:
    """The same seat and hand, and a table with words and faces on it."""
    before = seated(somebody), hand(somebody)
    views = len(whole_views(somebody))
    somebody.page.reload()
    somebody.shows("wink")
    wait_until([somebody], lambda: len(whole_views(somebody)) > views, "the table again")
    assert (seated(somebody), hand(somebody)) == before
    for seat in range(SEATS):
        somebody.shows(f"seat-{seat}")
    assert somebody.see("deed").inner_text()


def whole_views(somebody: Person) -> list[dict[str, Any]]:
    return [frame for frame in somebody.frames if frame["type"] == "view"]


def test_a_ball_of_eight_with_bots_a_reload_and_a_steward(
    person: Callable[..., Person], server: Server
):
    """W1, W2, W15, G3, G7, G8"""
    me, leaver = person("Rosalind", lang="en", motion=True), person("Левко")
    sit_down([me, leaver], bots=6, game="wink")
    set_up(me)
    deal([me, leaver])
    assert len(me.view["table"]["crowd"]) == 32
    assert len(hand(me)) == 4
    me.page.set_default_timeout(3000)  # a tap that a bot was quicker than gives up soon
    habits, gone = Guest(me, leaver), seated(leaver)
    play_on([me, leaver], habits, lambda: over([me])() or me.room["chairs"][gone]["steward"])
    play_on([me], habits, lambda: over([me])() or habits.turns > 2)
    me.page.set_default_timeout(PATIENCE)
    assert me.room["chairs"][gone]["steward"]
    assert habits.turns > 2

    end_early(me, [me])
    me.tap("skip")
    winks = me.phase["winks"]
    rows = me.see("book").get_by_role("listitem")
    expect(rows).to_have_count(len(winks))
    assert {one["seat"] for one in winks} - {seated(me), gone}  # bots wink
    frames, seat = me.of_match(me.room["match"])
    carried = [frame for frame in frames if frame["type"] in ("view", "update")]
    assert audit(carried, exported(server, me.room["match"]), seat) == len(carried) > 50
    assert me.troubles == leaver.troubles == []
