"""One person with a keyboard and ears, two bots: a whole match of Trial by Trolley."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.ears import Ears
from tests.e2e.habits import over, play_on
from tests.e2e.keys import Keys
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import name_of, wait_until
from tests.games.trolley.browser.thumbs import Habits, track_of
from tests.games.trolley.browser.wishes import line

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.timeout(300),
    pytest.mark.served(away_seconds=30, bot_pace=0.06),
]
WORD = "Ну що, усі бачили?"


class ByKeys(Habits):
    """Tab, Enter, Space, Esc and arrows."""

    def __init__(self, me: Person, keys: Keys) -> None:
        self.me, self.keys = me, keys
        self.done: set[str] = set()

    def innocent(self, somebody: Person) -> None:
        self.turn_up()
        self.keys.press("hand-2")
        self.decide("confirm", "innocent")

    def guilty(self, somebody: Person) -> None:
        self.turn_up()
        self.keys.press("hand-0", "Space")
        self.decide("confirm", "guilty")

    def modifier(self, somebody: Person) -> None:
        self.turn_up()
        self.keys.press("hand-1")
        self.keys.press(f"card-{track_of(somebody)}-1", "Space")
        self.decide("confirm", "modifier")

    def argue(self, somebody: Person) -> None:
        """While a bot holds the lever: a word of one's own, then a chip."""
        if "argue" in self.done:
            return
        self.keys.go_to("say-text")
        self.me.page.keyboard.type(WORD)
        self.keys.key("Enter", "a word")
        self.keys.press("card-left-2", "Space")
        reason = "so-cute" if track_of(somebody) == "left" else "not-cute"
        self.keys.press(f"reason-{reason}")
        wait_until([somebody], lambda: has_argued(somebody), "the argument")
        self.keys.look("argued")
        self.done.add("argue")

    def steer(self, somebody: Person) -> None:
        """Arrows find the lever; it is held until it clicks."""
        self.onward()
        key, track = ("Enter", "right") if "steer" in self.done else ("Space", "left")
        self.keys.key("ArrowRight" if track == "right" else "ArrowLeft", "an arrow")
        self.keys.key(key, "a short press only points")
        assert somebody.may("steer")
        self.keys.go_to(f"steer-{track}")
        somebody.page.keyboard.down(key)
        wait_until([somebody], lambda: not somebody.may("steer"), "the lever clicks")
        somebody.page.keyboard.up(key)
        assert somebody.view["table"]["verdicts"][-1]["track"] == track
        self.keys.look("the tram runs")
        self.done.add("steer")

    def turn_up(self) -> None:
        self.onward()
        if self.me.see("look").get_attribute("aria-pressed") == "false":
            self.keys.press("show-hand")
            self.me.shows("hand-0")

    def onward(self) -> None:
        """What is left of the last verdict; it goes by itself too."""
        if self.me.see("verdict-done").is_visible():
            self.keys.press("verdict-done")
            expect(self.me.see("verdict-done")).to_have_count(0, timeout=PATIENCE)
            self.keys.look("the verdict is gone")

    def decide(self, testid: str, kind: str) -> None:
        self.keys.press(testid)
        wait_until([self.me], lambda: not self.me.may(kind), f"the {kind} is done")
        self.keys.look(f"the {kind} is done")


def has_argued(somebody: Person) -> bool:
    """In this round, or in the last one, should the lever have been quick."""
    table = somebody.view["table"]
    last = table["verdicts"][-1]["arguments"] if table["verdicts"] else []
    return any(said["seat"] == somebody.seat for said in [*table["arguments"], *last])


def test_a_whole_match_by_keyboard_and_ear(person: Callable[..., Person]):
    """T12: of six rounds I drive two."""
    me = person("Клава")
    ears, keys = Ears(me), Keys(me)
    keys.open_table("trolley")
    keys.add_bots(2)
    keys.lift_limit("pause")
    keys.press("start")
    me.shows("trolley")
    keys.look("the match begins")
    wait_until([me], lambda: bool(me.view), "the cards")

    habits = ByKeys(me, keys)
    reads_the_pages(me, keys)
    play_on([me], habits, over([me]))
    assert habits.done == {"argue", "steer"}
    habits.onward()
    me.shows("over")
    keys.look("the match is over")
    the_story_was_told(me, ears)
    keys.press("again")
    me.shows("room-code")
    keys.look("the lobby again")
    assert not keys.lost, "\n".join(keys.lost)
    assert me.troubles == []


def reads_the_pages(me: Person, keys: Keys) -> None:
    """Each lies on a sheet that Esc leaves, as does a card close by."""
    for door, inside in (("tab-log", "log"), ("tab-crew", "standing"), ("card-left-0", "zoomed")):
        keys.press(door)
        me.shows(inside)
        keys.key("Escape", f"Esc leaves {inside}")
        expect(me.see(inside)).to_have_count(0, timeout=PATIENCE)


def lever(me: Person, notice: dict[str, Any]) -> str:
    """Who pulled it and where the tram goes; who takes skulls stands behind that."""
    team = {"left": 1, "left-you": "no", "left-names": "", "right": 1, "right-you": "no"}
    driver = "you" if notice["driver"] == me.seat else "other"
    told = {
        **team,
        "right-names": "",
        "helper": "none",
        "by_chance": "no",
        "driver": driver,
        "driver-name": name_of(me, notice["driver"]),
        "track": notice["track"],
    }
    return me.reads("trolley-story-steered", **told).partition("!")[0]


def the_story_was_told(me: Person, ears: Ears) -> None:
    """Every note, word and verdict, in words of one's own language."""
    ears.told("trolley")
    frames, _ = me.of_match(me.room["match"])
    notices = [n for f in frames if f["type"] == "update" for n in f["notices"]]
    kinds = {notice["type"] for notice in notices}
    assert {"turned", "picked", "picks-shown", "pinned", "argued", "steered"} <= kinds
    verdicts = iter(me.view["table"]["verdicts"])
    verdict = next(verdicts)
    for notice in notices:
        if notice["type"] == "argued":
            said = line(me.lang, notice, verdict["tracks"])
            name = name_of(me, notice["seat"])
            told = {"seat-name": name, "reason-name": said}
            assert ears.heard_of(me.reads("trolley-story-argued", **told)), said
        elif notice["type"] == "steered":
            assert ears.heard_of(lever(me, notice)), notice
            verdict = next(verdicts, verdict)
    winners = me.phase["result"]["winners"]
    assert ears.heard_of(name_of(me, winners[0]))
