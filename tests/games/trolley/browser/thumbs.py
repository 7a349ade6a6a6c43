"""What people do at a table of Trial by Trolley, by the same taps as everybody."""

from contextlib import suppress
from functools import cached_property
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.e2e import habits
from tests.e2e.person import PATIENCE, Person
from tests.e2e.thumb import Thumb, middle
from tests.e2e.together import pick, put_away, wait_until
from tests.games.trolley.browser.ruler import RULER

USUAL = {"argue": (180, 30), "pause": (12, 2)}
"""Seconds that a room begins with, and by how many each tap goes."""
SPOTS = [(track, place) for track in ("left", "right") for place in range(3)]


def set_up(host: Person, *variants: str, pause: int | None = 12, argue: int = 180) -> None:
    """Through the sheet of options."""
    host.tap("options")
    host.shows("trolley-options")
    for variant in variants:
        host.tap(f"option-{variant}")
        wait_until([host], lambda v=variant: host.room["options"].get(v) is True, variant)  # type: ignore[misc]
    host.press(host.see("trolley-options").locator("summary").first)
    if pause is None:
        host.tap("limit-pause")
        wait_until([host], lambda: host.room["options"]["pause_seconds"] is None, "no pause")
    for limit, wished in (("pause", pause), ("argue", argue)):
        usual, step = USUAL[limit]
        for seconds in range(usual - step, (wished or usual) - 1, -step):
            host.press(host.see(f"option-{limit}").get_by_role("button").first)
            field = f"{limit}_seconds"
            wait_until([host], lambda f=field, s=seconds: host.room["options"][f] == s, limit)  # type: ignore[misc]
    put_away(host)


def track_of(somebody: Person) -> str | None:
    """Whose side this one is on; None for the driver and for onlookers."""
    table = somebody.view["table"]
    return next((track for track in ("left", "right") if somebody.seat in table[track]), None)


def onward(somebody: Person) -> None:
    """What is left of the last verdict is sent away; it goes by itself too."""
    gone = somebody.see("verdict-done")
    if gone.is_visible():
        with suppress(TimeoutError):
            somebody.press(gone)
        expect(gone).to_have_count(0, timeout=PATIENCE)


def turn_up(somebody: Person) -> None:
    """The hand lies face down until one asks to see it."""
    onward(somebody)
    pick(somebody, somebody.see("look"))


def card(somebody: Person, track: str, place: int) -> Locator:
    """A character on its track."""
    return somebody.see(f"card-{track}-{place}")


def decide(somebody: Person, testid: str = "confirm") -> None:
    before = somebody.view["choices"]
    somebody.tap(testid)
    wait_until([somebody], lambda: somebody.view["choices"] != before, f"{testid} is done")


def choose(somebody: Person, index: int = 0) -> None:
    """T5, T6: a card of the hand, by two taps."""
    turn_up(somebody)
    pick(somebody, somebody.see(f"hand-{index}"))
    decide(somebody)


def pin(somebody: Person, track: str, place: int, index: int = 0) -> None:
    """T7: a note and a character by a tap each, and a third that means it."""
    turn_up(somebody)
    pick(somebody, somebody.see(f"hand-{index}"))
    pick(somebody, card(somebody, track, place))
    decide(somebody)


def drag(somebody: Person, track: str, place: int, index: int = 0) -> None:
    """T7: a note drawn by the thumb onto a character; one more tap means it."""
    turn_up(somebody)
    thumb, target = Thumb(somebody), card(somebody, track, place)
    one, other = middle(somebody.see(f"hand-{index}")), middle_now(target)
    thumb.down(*one)
    for step in range(1, 9):
        thumb.slide(*(a + (b - a) * step / 8 for a, b in zip(one, other, strict=True)))
    thumb.settle(*other)
    thumb.up()
    expect(target).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    expect(somebody.see(f"hand-{index}")).to_have_attribute("aria-pressed", "true")
    decide(somebody)


def middle_now(what: Locator) -> tuple[float, float]:
    """Of something that beckons, and so never lies quite still."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def steer(somebody: Person, track: str) -> None:
    """T9: a finger that stays on the button until the lever clicks."""
    onward(somebody)
    button = somebody.see(f"steer-{track}")
    if somebody.touch:
        thumb = Thumb(somebody)
        thumb.down(*middle(button))
        wait_until([somebody], lambda: not somebody.may("steer"), "the lever clicks")
        thumb.up()
    else:
        button.hover()
        somebody.page.mouse.down()
        wait_until([somebody], lambda: not somebody.may("steer"), "the lever clicks")
        somebody.page.mouse.up()


def draw_lever(somebody: Person, track: str) -> None:
    """T9: the lever itself, drawn aside by the thumb and held there."""
    onward(somebody)
    thumb, (x, y) = Thumb(somebody), middle(somebody.see("lever"))
    way = -1 if track == "left" else 1
    thumb.down(x, y)
    for step in range(1, 7):
        thumb.slide(x + way * step * 15, y)
    wait_until([somebody], lambda: not somebody.may("steer"), "the lever clicks")
    thumb.up()


def say(somebody: Person, text: str, testid: str = "say-text", inside: str = "action") -> None:
    line = somebody.see(inside).get_by_test_id(testid)
    line.fill(text)
    line.press("Enter")
    expect(line).to_have_value("", timeout=PATIENCE)


class Habits(habits.Habits):
    """What people do when the table waits for them, unless a test knows better."""

    duties = ("innocent", "guilty", "modifier", "steer")
    in_hand = ("picking",)
    all_hold = False
    know_nothing = 1  # who drives has no cards
    aside = ("action", "tab-log")
    kinds_half_done = 3
    ruler = RULER
    held = ("steer-left", "steer-right")
    says = "[data-testid^=reason-]"
    elsewhere = MappingProxyType({"argue": "talk, which is never offered"})

    @cached_property
    def argued(self) -> set[tuple[str, int]]:
        """Who did, and in which round."""
        return set()

    def act(self, somebody: Person) -> None:
        super().act(somebody)
        now = somebody.name, somebody.view["table"]["round"]
        if somebody.phase["type"] == "arguing" and track_of(somebody) and now not in self.argued:
            self.argued.add(now)
            self.argue(somebody)

    def holds_cards(self, somebody: Person) -> bool:
        return somebody.view["mine"]["track"] is not None

    def uncover(self, somebody: Person) -> None:
        turn_up(somebody)

    def touch(self, somebody: Person, target: str) -> None:
        if target == "lever":
            steer(somebody, "left")
        else:
            super().touch(somebody, target)

    def innocent(self, somebody: Person) -> None:
        choose(somebody)

    def guilty(self, somebody: Person) -> None:
        choose(somebody)

    def modifier(self, somebody: Person) -> None:
        pin(somebody, *SPOTS[-1])

    def argue(self, somebody: Person) -> None:
        """Once in each round, while another one holds the lever."""

    def steer(self, somebody: Person) -> None:
        steer(somebody, "left")

    def half_done(self, view: dict[str, Any], choice: dict[str, Any]) -> dict[str, habits.Taps]:
        match choice["type"]:
            case "innocent" | "guilty" as deck:
                return {deck: ["hand-1"]}
            case "modifier":
                return {"modifier": ["hand-2", "card-right-1"]}
            case _:
                return {}

    def half_said(self, view: dict[str, Any], phase: str) -> dict[str, habits.Taps]:
        """T8: about a character; the driver decides and says nothing."""
        drives = any(choice["type"] == "steer" for choice in view["choices"])
        return {"arguing": ["card-right-1"]} if phase == "arguing" and not drives else {}

    def whole(self, view: dict[str, Any], choice: dict[str, Any]) -> habits.Taps:
        match choice["type"]:
            case "innocent" | "guilty":
                return [f"hand-{choice['card']}", "confirm"]
            case "modifier":
                target = choice["target"]
                on = f"card-{target['track']}-{target['place']}"
                return [f"hand-{choice['card']}", on, "confirm"]
            case "arrange":
                return ["tab-team", "[data-testid^=move-]", "[data-testid^=give-]"]
            case "steer":
                return [f"steer-{choice['track']}"]
            case _:
                return ["pass"]
