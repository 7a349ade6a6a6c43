"""One person with a keyboard and ears, four bots: a whole match of Passengers."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from tests.e2e.ears import Ears
from tests.e2e.habits import play_on
from tests.e2e.keys import Keys
from tests.e2e.person import PATIENCE, Person
from tests.e2e.seen import DESK, seen
from tests.e2e.together import name_of, wait_until
from tests.games.passengers.browser.steering import free_spaces
from tests.games.passengers.browser.thumbs import Choice, Habits, parts

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
CUT = "|"


class ByKeys(Habits):
    """Tab, Enter and Space."""

    def __init__(self, me: Person, keys: Keys) -> None:
        self.me, self.keys = me, keys

    def place(self, somebody: Person) -> None:
        boat, number, _ = free_spaces(somebody)[-1]
        self.keys.press("card-0")
        self.keys.press(f"space-{boat}-{number}", "Space")
        self.decide("place", "place")

    def gift(self, somebody: Person) -> None:
        choice: Choice = somebody.view["choices"][0]
        for testid in parts(choice):
            self.keys.press(testid)
        self.decide("use-gift", "gift")

    def show(self, somebody: Person) -> None:
        self.keys.press("card-0", "Space")
        self.decide("show", "show")

    def vote(self, somebody: Person) -> None:
        self.decide("vote-wolf", "vote")

    def counted(self, somebody: Person) -> None:
        """Goes by itself, or by a key."""
        with suppress(TimeoutError, AssertionError):
            self.keys.press("counted")
        expect(somebody.see("counted")).to_have_count(0, timeout=PATIENCE)
        self.keys.look("the count is over")

    def decide(self, testid: str, kind: str) -> None:
        button, seen = self.me.see(testid), self.me.see("peek-done")
        expect(button.or_(seen).first).to_be_visible(timeout=PATIENCE)
        if seen.is_visible():
            self.keys.press("peek-done")
            expect(seen).to_have_count(0, timeout=PATIENCE)
        self.keys.press(testid)
        wait_until([self.me], lambda: not self.me.may(kind), f"the {kind} is done")
        self.keys.look(f"the {kind} is done")


@seen(pytest.param("chromium", "en", DESK, id="chromium-en-1440x900"))
def test_a_whole_match_by_keyboard_and_ear(
    person: Callable[..., Person], browser: Browser, lang: str, size: tuple[int, int]
):
    me = person("Клава", browser, lang=lang, size=size, motion=True)
    ears, keys = Ears(me), Keys(me)
    keys.open_table("passengers")
    keys.add_bots(4)
    keys.lift_limit("gaze")
    keys.press("start")
    me.shows("passengers")
    keys.look("the match begins")
    wait_until([me], lambda: bool(me.view), "the cards")

    holds_the_eye(me, keys, ears)
    habits = ByKeys(me, keys)
    play_on([me], habits, lambda: me.phase["type"] == "over")
    habits.counted(me)
    keys.press("skip")
    keys.look("all is turned up")
    expect(me.see("skip")).to_have_count(0)
    the_story_was_told(me, ears)
    keys.press("again")
    me.shows("room-code")
    keys.look("the lobby again")
    assert not keys.lost, "\n".join(keys.lost)
    assert me.troubles == []


def holds_the_eye(me: Person, keys: Keys, ears: Ears) -> None:
    """What one knows is told while Space is held, and is not left on the page."""
    keys.go_to("hold-to-look")
    me.page.keyboard.down("Space")
    color, kind = me.view["mine"]["hand"][0].split()
    card = me.reads("passengers-card", kind=kind, color=color)
    wait_until([me], lambda: ears.heard_of(card), "the hand is told")
    keys.look("Space is held")
    me.page.keyboard.up("Space")
    expect(me.see("hold-to-look")).to_have_attribute("aria-pressed", "false")
    for region in me.page.locator("[aria-live=polite]").all():
        expect(region).not_to_contain_text(card)


def the_story_was_told(me: Person, ears: Ears) -> None:
    """Every move of everybody, every count and the end, in words of one's own language."""
    ears.told("passengers")
    frames, _ = me.of_match(me.room["match"])
    notices = [n for f in frames if f["type"] == "update" for n in f["notices"]]
    kinds = {notice["type"] for notice in notices}
    assert {"placed", "called", "vote-opened", "voted", "counted", "match-ended"} <= kinds
    moves = [notice for notice in notices if notice["type"] in ("placed", "voted")]
    heard = [ears.heard_of(beginning(me, notice)) for notice in moves]
    early = heard.index(True)  # moves of quick bots that came before the screen did
    assert early < len(me.room["chairs"])
    assert all(heard[early:]), moves[heard.index(False, early)]
    faction = me.phase["factions"][me.phase["result"]["winners"][0]]
    end = me.reads("passengers-outcome", faction=faction, scores=CUT)
    assert ears.heard_of(end.split(CUT)[0])


def beginning(me: Person, notice: dict[str, Any]) -> str:
    """Of the sentence about it, up to where a gift is named."""
    told = {"seat-name": name_of(me, notice["seat"])}
    if notice["type"] == "voted":
        return me.reads("passengers-story-voted", openly="no", **told)
    told |= {"boat": notice["boat"], "space-name": str(notice["space"] + 1), "spot-name": CUT}
    return me.reads("passengers-story-placed", **told).split(CUT)[0]
