"""Thirteen at a table of Trial by Trolley: on phones in both languages, and on a television."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.together import sit_down, wait_until
from tests.e2e.trolley import (
    Habits,
    card,
    choose,
    deal,
    onward,
    pin,
    play_on,
    set_up,
    steer,
    track_of,
    turn_up,
)
from tests.e2e.trolley_boxes import misplaced

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
TELEVISION = (1920, 1080)
LONG = "Максиміліан🦊🎭 Зоря"
"""As long as a name may be."""
BESIDE = """
() => [...document.querySelectorAll('dialog[open] :is(li, li *)')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)
"""


class Surveyor(Habits):
    """Measures every screen when the table waits for one of the people."""

    def __init__(self, everybody: list[Person], pictures: Path) -> None:
        self.everybody, self.pictures = everybody, pictures
        self.measured: set[str] = set()
        self.found: list[str] = []

    def measure(self, mark: str) -> None:
        self.measured.add(mark)
        for somebody in self.everybody:
            onward(somebody)
            name = f"{mark}-trolley-13-{somebody.name}"
            somebody.page.screenshot(path=self.pictures / f"{name}.png")
            self.found += [f"{name}: {wrong}" for wrong in misplaced(somebody)]

    def innocent(self, somebody: Person) -> None:
        self.choose(somebody, "innocents")

    def guilty(self, somebody: Person) -> None:
        self.choose(somebody, "guilty")

    def choose(self, somebody: Person, deck: str) -> None:
        turn_up(somebody)
        if deck not in self.measured:
            self.measure(deck)
        choose(somebody, 1)

    def modifier(self, somebody: Person) -> None:
        turn_up(somebody)
        if "modifiers" not in self.measured:
            self.measure("modifiers")
        pin(somebody, "left", 0)

    def steer(self, somebody: Person) -> None:
        self.measure("arguing")
        for one in self.everybody[:-1]:
            if track_of(one):
                one.press(card(one, "left", 0))
        self.measure("chips")
        steer(somebody, "left")


def test_thirteen_find_room_on_a_phone_and_on_a_television(
    person: Callable[..., Person], pictures: Path
):
    """T2: nothing lies over anything else, and no word is cut, in either language."""
    people = [person(LONG, touch=True), person("Bob", lang="en", touch=True)]
    telly = person("Telly", lang="en", size=TELEVISION)
    code = sit_down(people, bots=11, game="trolley")
    set_up(people[0], pause=None)
    deal(people)
    telly.join(code)
    telly.shows("trolley")
    wait_until([telly], lambda: bool(telly.view), "the table")
    habits = Surveyor([*people, telly], pictures)
    play_on(people, habits, lambda: {"modifiers", "arguing", "chips"} <= habits.measured)
    for somebody in habits.everybody:
        for seat in range(13):
            expect(somebody.see(f"seat-{seat}")).to_be_visible()
    for somebody in people:
        onward(somebody)
        somebody.tap("crew")
        expect(somebody.page.get_by_role("dialog").locator("li")).to_have_count(13)
        assert somebody.page.evaluate(BESIDE) == [], "skulls that a long name pushes off the screen"
    assert habits.found == []
    assert [somebody.troubles for somebody in habits.everybody] == [[], [], []]
