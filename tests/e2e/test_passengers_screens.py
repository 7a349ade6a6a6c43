"""The screens of Passengers, in both themes, at phone and desk size and in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.looker import Looker
from tests.e2e.passengers import (
    Habits,
    deal,
    decide,
    parts,
    pick,
    play_on,
    put_away,
    ready,
    send_on,
    set_up,
    space,
)
from tests.e2e.person import PHONE, Person
from tests.e2e.steering import passengers, space_for
from tests.e2e.together import sit_down

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
DESK = (1440, 900)
TELLING = {"hamsa-hand", "scroll", "mask", "torch", "lantern", "hush", "chromatis", "mirror"}
"""Gifts that leave their holder something to choose."""


class Sightseer(Habits):
    """Plays, and looks at each kind of screen once."""

    def __init__(self, eye: Looker, sheets: bool) -> None:
        self.eye = eye
        self.sheets = sheets
        self.new = {"placing", "giving", "voting", "counted"}

    def look(self, screen: str) -> None:
        self.eye.look(screen)
        self.eye.reads(screen)
        self.new.discard(screen)

    def place(self, somebody: Person) -> None:
        where = space_for(somebody, TELLING, None)
        pick(somebody, somebody.see("card-0"))
        pick(somebody, space(somebody, *where))
        if "placing" in self.new:
            self.look("placing")
        decide(somebody, "place", "place")

    def gift(self, somebody: Person) -> None:
        for testid in parts(somebody.view["choices"][-1]):
            pick(somebody, somebody.see(testid))
        if "giving" in self.new:
            self.look("giving")
        decide(somebody, "use-gift", "gift")

    def vote(self, somebody: Person) -> None:
        """While it waits for me the table stands still: time for all that lies beside it."""
        ready(somebody, "vote-raven")
        if "voting" in self.new:
            self.look("voting")
            if self.sheets:
                self.look_at_sheets(somebody)
        if somebody.view["table"]["round"] == 3:
            self.turn_to(somebody, "shore")
        decide(somebody, "vote-raven", "vote")

    def look_at_sheets(self, somebody: Person) -> None:
        spot = next(iter(passengers(somebody.view["table"])))
        space(somebody, *spot).click()
        somebody.shows("claim")
        self.look("claim")
        put_away(somebody)
        for tab in ("log", "notes", "gifts"):
            self.turn_to(somebody, tab)

    def turn_to(self, somebody: Person, tab: str) -> None:
        somebody.tap(f"tab-{tab}")
        self.look(tab)
        if somebody.page.locator("dialog[open]").count():
            put_away(somebody)

    def counted(self, somebody: Person) -> None:
        if "counted" in self.new:
            somebody.shows("counted")
            self.look("counted")
        send_on(somebody)


@pytest.mark.parametrize(("lang", "size"), [("uk", PHONE), ("en", DESK)])
def test_no_screen_of_passengers_has_a_serious_violation(
    person: Callable[..., Person], pictures: Path, lang: str, size: tuple[int, int]
):
    me = person("Оксана" if lang == "uk" else "Grace", lang=lang, size=size)
    eye = Looker(me, pictures, f"passengers-{lang}-{size[0]}")
    habits = Sightseer(eye, sheets=size == PHONE)  # on a desk they lie beside the table
    sit_down([me], bots=4, game="passengers")
    set_up(me, gaze=4)
    me.tap("options")
    me.shows("passengers-options")
    habits.look("options")
    put_away(me)
    deal([me])
    eye.look("gaze")
    play_on([me], habits, lambda: me.phase["type"] == "over")
    habits.counted(me)
    me.shows("over")
    habits.look("over")
    me.see("over").locator("summary").click()
    habits.look("why")
    assert habits.new == set()
    assert eye.found == []
