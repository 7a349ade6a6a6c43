"""What people do at a table of Wink, by the same taps as everybody."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e import habits
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import pick, put_away, wait_until
from tests.games.wink.browser.ruler import RULER

DWELL = 320
"""Milliseconds, a little more than an eye must rest on a face to see it wink (W15)."""


def set_up(host: Person, eyes: str = "masks", signal: str = "wink", note: str = "") -> None:
    """Through the sheet of options; turns have no limit, since browsers may be slow."""
    host.tap("options")
    host.shows("wink-options")
    agreed = {"turn_seconds": None, "eyes": eyes, "signal": signal, "note": note or None}
    host.tap("limit-turn")
    if eyes != "masks":
        host.press(host.see(f"eyes-{eyes}"))
    if signal != "wink":
        host.see(f"signal-{signal}").check(force=True)  # its label is what one sees
    if note:
        host.see("option-note").fill(note)
        host.see("option-note").press("Enter")

    def is_agreed() -> bool:
        usual = {"eyes": "masks", "signal": "wink", "note": None, "turn_seconds": None}
        return {**usual, **host.room["options"]} == agreed

    wait_until([host], is_agreed, "the options")
    put_away(host)


def seated(somebody: Person) -> int:
    assert somebody.seat is not None
    return somebody.seat


def at(people: list[Person], seat: int) -> Person:
    return next(somebody for somebody in people if somebody.seat == seat)


def hand(somebody: Person) -> list[int]:
    held: list[int] = somebody.view["mine"]["hand"]
    return held


def open_call(somebody: Person, seat: int) -> int | None:
    """W17: the number that a seat has called, while its pawn stands on it face up."""
    table = somebody.view["table"]
    agent: int | None = table["pawns"][seat]
    return agent if agent in table["up"] else None


def target(somebody: Person, seat: int) -> int:
    """Whom a seat looks at, as this one's page knows it."""
    player: int = somebody.view["table"]["gazes"][seat]["player"]
    return player


def look(somebody: Person, face: int) -> None:
    """W15: a tap on a face."""
    me = seated(somebody)
    if target(somebody, me) != face:
        somebody.tap(f"seat-{face}")
        wait_until([somebody], lambda: target(somebody, me) == face, "the look")
    expect(somebody.see(f"seat-{face}")).to_have_attribute("aria-pressed", "true")


def wink(somebody: Person, corner: str = "left") -> None:
    """W13, W15: under either thumb, when the eye has rested."""
    wait_until([somebody], lambda: somebody.may("wink"), "a wink is offered")
    somebody.tap(f"wink-{corner}")
    wait_until([somebody], lambda: not somebody.may("wink"), "the wink")


def call(somebody: Person, agent: int) -> None:
    """W10: a card of the crowd, then the word."""
    somebody.tap("do-call")
    pick(somebody, somebody.see(f"agent-{agent}"))
    somebody.tap("call-confirm")
    wait_until([somebody], lambda: open_call(somebody, seated(somebody)) == agent, "the call")


def name(somebody: Person, player: int) -> None:
    """W6"""
    before = len(somebody.view["table"]["story"])
    somebody.tap("do-name")
    pick(somebody, somebody.see(f"player-{player}"))
    somebody.tap("name-confirm")
    wait_until([somebody], lambda: len(somebody.view["table"]["story"]) > before, "the name")


def catch(somebody: Person, player: int, agent: int, seen: bool = False) -> None:
    """W16, W17: who and which number; where the wink was seen both are one tap."""
    before = len(somebody.view["table"]["story"])
    somebody.tap("do-catch")
    if not seen:
        somebody.tap(f"player-{player}")
        if agent not in somebody.view["table"]["pawns"]:
            pick(somebody, somebody.see(f"suspect-{agent}"))
    somebody.tap(f"catch-{player}-{agent}")
    wait_until([somebody], lambda: len(somebody.view["table"]["story"]) > before, "the catch")


def say(somebody: Person, text: str) -> None:
    """On a phone the talk lies on a sheet of its own."""
    somebody.tap("tab-log")
    line = somebody.see("log").get_by_test_id("say-text")
    line.fill(text)
    line.press("Enter")
    expect(line).to_have_value("", timeout=PATIENCE)
    if somebody.page.locator("dialog[open]").count():
        put_away(somebody)


def same_table(people: list[Person]) -> None:
    """Everybody has everything that happened so far."""

    def same() -> bool:
        return all(somebody.view["table"] == people[0].view["table"] for somebody in people)

    wait_until(people, same, "the same table")


def uncalled(view: dict[str, Any], choice: dict[str, Any]) -> int | None:
    """W17: a number that may be tried though nobody calls it."""
    found = (agent for agent in choice["agents"] if agent not in view["table"]["pawns"])
    return next(found, None)


class Habits(habits.Habits):
    """What people do in a turn of theirs, unless a test knows better."""

    duties = ("call", "pass")
    cards = "[data-testid=hand]"
    """Bots talk at a ball."""
    aside = ("tab-crowd", "tab-score")
    kinds_half_done = 3
    ruler = ruler_aside = RULER

    def act(self, somebody: Person) -> None:
        if self.owes(somebody):
            self.turn(somebody)
        elif somebody.phase["type"] == "turn":
            self.meanwhile(somebody)

    def turn(self, somebody: Person) -> None:
        agents = [c["agent"] for c in somebody.view["choices"] if c["type"] == "call"]
        if agents:
            call(somebody, agents[0])
        else:
            somebody.tap("do-pass")
            wait_until([somebody], lambda: not somebody.may("pass"), "the pass")

    def meanwhile(self, somebody: Person) -> None:
        """Again and again, while another one has the turn."""

    def half_done(self, view: dict[str, Any], choice: dict[str, Any]) -> dict[str, habits.Taps]:
        match choice["type"]:
            case "call":
                return {"calling": ["do-call", f"agent-{choice['agent']}"]}
            case "name":
                return {"naming": ["do-name", f"player-{choice['player']}"]}
            case "catch":
                player, agent = f"player-{choice['players'][0]}", uncalled(view, choice)
                which = ["do-catch", player]
                sure = {"sure": [*which, f"suspect-{agent}"]} if agent else {}
                return {"catching": ["do-catch"], "which": which} | sure
            case _:
                return {}

    def whole(self, view: dict[str, Any], choice: dict[str, Any]) -> habits.Taps:
        match choice["type"]:
            case "call":
                return ["do-call", f"agent-{choice['agent']}", "call-confirm"]
            case "name":
                return ["do-name", f"player-{choice['player']}", "name-confirm"]
            case "catch":
                player, agent = choice["player"], choice["agent"]
                if view["table"]["pawns"][player] == agent:
                    return []  # that is who called the number
                which = [] if agent in view["table"]["pawns"] else [f"suspect-{agent}"]
                return ["do-catch", f"player-{player}", *which, f"catch-{player}-{agent}"]
            case "look":
                return [f"seat-{choice['player']}"]
            case "wink":
                return ["wink-left"]
            case _:
                return ["do-pass"]
