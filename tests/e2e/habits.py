"""What people do at a table of any game, and what of its screens the shared suites look at.

On a screen, whatever makes exactly one offered move carries it as JSON in `data-move`: a tap on it
is enough. A game with moves that take more has `Habits` in `tests/games/<game>/browser/thumbs.py`.
"""

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import wait_until
from tests.e2e.words import has_phrase
from zmova.games import names

Taps = list[str]
"""Test ids; what has none is named by a selector that begins with a bracket."""
CARRIES = "[data-move={}]"
MOVES = "[data-move]:enabled:visible"


class Habits:
    """Those of a game that has none of its own."""

    duties: tuple[str, ...] = ()
    """Kinds of moves that a table waits for, the most urgent first; empty: all that are offered."""
    cards = "body"
    """Where on the page one's own cards lie."""
    in_hand: tuple[str, ...] = ()
    """Phases in which cards are held; empty: in all."""
    all_hold = True
    """Whether every seat has a card to look at."""
    know_nothing = 0
    """How many seats hold nothing then."""
    aside: tuple[str, str] | None = None
    """Something that lies on the left of a phone, and something under a right thumb."""
    ruler: str | None = None
    """A script that measures a table, and names what is wrong with its layout."""
    ruler_aside: str | None = None
    """The same for a phone on its side."""
    kinds_half_done = 0
    """How many kinds of half-done moves and talk a match shows at least."""

    def owes(self, somebody: Person) -> str | None:
        """What the table waits for, from this one."""
        offered = [choice["type"] for choice in somebody.view["choices"]]
        return next((kind for kind in self.duties or offered if kind in offered), None)

    def act(self, somebody: Person) -> None:
        """Does what is owed, if anything is."""
        kind = self.owes(somebody)
        if kind is not None:
            getattr(self, kind, self.tap)(somebody)

    def tap(self, somebody: Person) -> None:
        """Any move that a single tap makes."""
        before = somebody.view["choices"]
        for button in somebody.page.locator(MOVES).all():
            with suppress(TimeoutError):  # the table went on meanwhile
                if json.loads(button.get_attribute("data-move", timeout=1000) or "0") in before:
                    somebody.press(button)
                    break
        wait_until([somebody], lambda: somebody.view["choices"] != before, "the move")

    no_word_in_common = False
    """Whether nothing on one's cards stands on another's too."""

    def holds_cards(self, somebody: Person) -> bool:
        return True

    def uncover(self, somebody: Person) -> None:
        """Has one's own cards open, until one lets go."""
        somebody.look_at_card()

    def touch(self, somebody: Person, target: str) -> None:
        """What the coach of a lesson points at."""
        somebody.press(somebody.see(target).first)

    def broken_off(self, somebody: Person) -> None:
        """The last page of a match that its host has ended says so, or at least that nobody won."""
        game = somebody.room["game"]
        keys = (f"{game}-over-broken", f"{game}-over-nobody", "table-over-broken")
        words = somebody.reads(next(key for key in keys if has_phrase(somebody.lang, key)))
        expect(somebody.see("over")).to_contain_text(words, timeout=PATIENCE)

    def half_done(self, view: dict[str, Any], choice: dict[str, Any]) -> dict[str, Taps]:
        """By a word for what is open then: the taps that lead to the choice, all but the last."""
        return {}

    def half_said(self, view: dict[str, Any], phase: str) -> dict[str, Taps]:
        """The same for talk, which is never offered."""
        return {}

    says = ""
    """The last tap of such talk."""

    held: tuple[str, ...] = ()
    """What is pressed until it has done something: a short press does nothing yet."""

    elsewhere: Mapping[str, str] = MappingProxyType({})
    """Kinds of moves that no screen of the gallery asks for, and why or where they are tested."""

    def whole(self, view: dict[str, Any], choice: dict[str, Any]) -> Taps:
        """The taps that make this move, the last of them too; none where the screen leaves it out,
        as nobody would want it."""
        return [CARRIES.format(json.dumps(json.dumps(choice, separators=(",", ":"))))]


def habits_of(game: str) -> Habits:
    name = f"tests.games.{game}.browser.thumbs"
    if find_spec(f"tests.games.{game}") and find_spec(f"tests.games.{game}.browser"):
        found: Habits = import_module(name).Habits()
        return found
    return Habits()


def each_without(suite: str) -> pytest.MarkDecorator:
    """Runs a test for the games that have no such suite of their own, which would say more."""
    folder = Path(__file__).parents[1] / "games"
    games = [name for name in names() if not (folder / name / f"browser/{suite}.py").exists()]
    return pytest.mark.parametrize("game", games)


def play_on(people: list[Person], habits: Habits, until: Callable[[], bool]) -> None:
    """Everybody does what the table waits for, until it holds."""
    patience = time.monotonic() + 240
    while not until():
        assert time.monotonic() < patience, people[0].phase
        for somebody in people:
            if not until():
                habits.act(somebody)
        people[0].page.wait_for_timeout(50)


def over(people: list[Person]) -> Callable[[], bool]:
    return lambda: all(somebody.phase["type"] == "over" for somebody in people)
