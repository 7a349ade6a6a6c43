"""The screens of Wink, in both themes: a full ball on a small phone, a smaller one on a desk."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.looker import Looker
from tests.e2e.passengers import pick, put_away
from tests.e2e.person import PHONE, Person
from tests.e2e.straight import crooked
from tests.e2e.together import sit_down, wait_until
from tests.e2e.wink import call, deal, hand, look, open_call, seated, set_up, target

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
DESK = (1440, 900)
ASIDE = (740, 360)
"""A phone on its side."""


class Sightseer:
    """One person at a table of quick bots, who wait when it is my turn."""

    def __init__(self, me: Person, eye: Looker) -> None:
        self.me, self.eye = me, eye

    def look(self, screen: str) -> None:
        self.eye.look(screen)
        self.eye.reads(screen)
        self.straight(screen)

    def straight(self, screen: str) -> None:
        self.eye.found += [f"{screen}-{self.eye.mark}: {wrong}" for wrong in crooked(self.me)]

    def my_turn(self) -> None:
        wait_until([self.me], lambda: self.me.may("call"), "my turn")

    def agent(self) -> int:
        offered: list[int] = [c["agent"] for c in self.me.view["choices"] if c["type"] == "call"]
        return offered[0]

    def turn_to(self, tab: str) -> None:
        """On a desk it lies beside the table."""
        self.me.tap(f"tab-{tab}")
        self.look(tab)
        self.leave()

    def leave(self) -> None:
        if self.me.page.locator("dialog[open]").count():
            put_away(self.me)
        elif self.me.see("shelf-close").is_visible():
            self.me.tap("shelf-close")


@pytest.mark.parametrize(("lang", "size", "seats"), [("uk", PHONE, 8), ("en", DESK, 5)])
def test_no_screen_of_wink_has_a_serious_violation(
    person: Callable[..., Person], pictures: Path, lang: str, size: tuple[int, int], seats: int
):
    me = person("Оксана" if lang == "uk" else "Grace", lang=lang, size=size)
    eye = Looker(me, pictures, f"wink-{lang}-{size[0]}")
    tour = Sightseer(me, eye)
    sit_down([me], bots=seats - 1, game="wink")
    eye.look("lobby")
    set_up(me)
    me.tap("options")
    me.shows("wink-options")
    eye.look("options")
    eye.reads("options")
    put_away(me)
    deal([me])
    tour.my_turn()
    tour.look("my-turn")
    me.look_at_card()
    tour.look("hand")
    me.let_go()
    me.tap("do-call")
    pick(me, me.see(f"agent-{tour.agent()}"))
    tour.look("crowd")
    me.tap("call-confirm")
    wait_until([me], lambda: open_call(me, seated(me)) is not None, "my call")
    tour.my_turn()  # the bots have called too, and wait for me now
    look(me, next(s for s in range(seats) if s not in (seated(me), target(me, seated(me)))))
    me.tap("tab-log")
    me.tap("phrase-too-quiet")
    tour.look("log")
    assert ", ." not in me.see("log").inner_text()  # each call tells its agent's name
    tour.leave()
    tour.look("ring")
    if size == PHONE:
        me.page.set_viewport_size({"width": ASIDE[0], "height": ASIDE[1]})
        eye.look("aside")
        tour.straight("aside")
        me.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    tour.turn_to("score")
    me.tap("do-catch")
    tour.look("who")
    called = [
        s for s in range(seats) if s != seated(me) and open_call(me, s) not in (None, *hand(me))
    ]
    suspect = next(s for s in range(seats) if s != seated(me) and {s} != set(called))
    me.tap(f"player-{suspect}")
    tour.look("which")
    tour.leave()
    if me.may("name"):  # unless a bot has caught my call meanwhile
        me.tap("do-name")
        pick(me, me.see(f"player-{suspect}"))
        tour.look("name")
        me.tap("name-confirm")
        wait_until([me], lambda: not me.may("name"), "the name")
        tour.look("named")
    call(me, tour.agent())
    assert eye.found == [], "\n".join(eye.found)
    assert me.troubles == []
