"""The screens of Trial by Trolley, in both themes, at phone and desk size and in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.looker import Looker
from tests.e2e.passengers import pick, put_away
from tests.e2e.person import PHONE, Person
from tests.e2e.together import sit_down, wait_until
from tests.e2e.trolley import (
    Habits,
    card,
    deal,
    decide,
    onward,
    over,
    play_on,
    set_up,
    steer,
    turn_up,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
DESK = (1440, 900)


class Sightseer(Habits):
    """Plays, and looks at each kind of screen of one person once."""

    def __init__(self, eye: Looker) -> None:
        self.eye, self.me = eye, eye.somebody
        self.new = {"covered", "innocents", "guilty", "modifiers", "arguing", "lever", "pause"}

    def look(self, screen: str) -> None:
        self.eye.look(screen)
        self.eye.reads(screen)
        self.new.discard(screen)

    def innocent(self, somebody: Person) -> None:
        if somebody is self.me and "covered" in self.new:
            self.look("covered")
        self.choose(somebody, "innocents")

    def guilty(self, somebody: Person) -> None:
        self.choose(somebody, "guilty")

    def choose(self, somebody: Person, deck: str) -> None:
        turn_up(somebody)
        pick(somebody, somebody.see("hand-1"))
        if somebody is self.me and deck in self.new:
            self.look(deck)
            if deck == "innocents":
                self.turn_to("team")
        decide(somebody)

    def modifier(self, somebody: Person) -> None:
        turn_up(somebody)
        pick(somebody, somebody.see("hand-2"))
        pick(somebody, card(somebody, "right", 1))
        if somebody is self.me and "modifiers" in self.new:
            self.look("modifiers")
        decide(somebody)

    def steer(self, somebody: Person) -> None:
        """While a friend holds the lever the table stands still: time for all that lies beside."""
        wait_until([somebody], lambda: len(somebody.view["table"]["arguments"]) > 1, "first words")
        if somebody is self.me:
            somebody.see("steer-right").press("ArrowRight")
            self.look("lever")
        else:
            self.look_round()
        steer(somebody, "right")
        if "pause" in self.new:
            self.me.shows("taken")
            self.look("pause")

    def look_round(self) -> None:
        self.look("arguing")
        self.me.press(card(self.me, "right", 1))
        self.look("chips")
        self.me.tap("argue-cancel")
        for tab in ("log", "crew"):
            self.turn_to(tab)

    def turn_to(self, tab: str) -> None:
        """On a desk it lies beside the table."""
        self.me.tap(f"tab-{tab}")
        self.look(tab)
        if self.me.page.locator("dialog[open]").count():
            put_away(self.me)


@pytest.mark.parametrize(("lang", "size"), [("uk", PHONE), ("en", DESK)])
def test_no_screen_of_trial_by_trolley_has_a_serious_violation(
    person: Callable[..., Person], pictures: Path, lang: str, size: tuple[int, int]
):
    names = ["Оксана", "Степан"] if lang == "uk" else ["Grace", "Alan"]
    people = [person(name, lang=lang, size=size) for name in names]
    me = people[0]
    eye = Looker(me, pictures, f"trolley-{lang}-{size[0]}")
    habits = Sightseer(eye)
    sit_down(people, bots=3, game="trolley")
    eye.look("lobby")
    set_up(me, pause=4)
    me.tap("options")
    me.shows("trolley-options")
    for summary in me.see("trolley-options").locator("> details > summary").all():
        me.press(summary)
    habits.look("options")
    put_away(me)
    deal(people)
    play_on(people, habits, over(people))
    eye.look("verdict")
    for somebody in people:
        onward(somebody)
    me.shows("over")
    habits.look("over")
    me.see("over").locator("summary").click()
    habits.look("why")
    assert habits.new == set()
    assert eye.found == []
    assert [somebody.troubles for somebody in people] == [[], []]
