"""What people do at a table of Spyfall, by the same taps as everybody."""

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from tests.serving import Server


def wait_until(people: list[Person], holds: Callable[[], bool], what: str) -> None:
    """Lets the browsers run until it holds."""
    until = time.monotonic() + 45
    while not holds():
        assert time.monotonic() < until, f"waited in vain: {what}"
        for somebody in people:
            somebody.page.wait_for_timeout(30)


def everybody_sees(people: list[Person], testid: str) -> None:
    for somebody in people:
        somebody.shows(testid)


def sit_down(people: list[Person], bots: int = 0) -> str:
    """The first makes a table, the others join it in their order, bots fill it up; its code."""
    host, *friends = people
    code = host.new_table()
    for friend in friends:
        friend.join(code)
        friend.shows("room-code")
    for _ in range(bots):
        host.tap("add-bot")
    wait_until(people, lambda: all(_seats(p) == len(people) + bots for p in people), "all sit")
    return code


def _seats(somebody: Person) -> int:
    return len(somebody.room.get("chairs", []))


def deal(people: list[Person]) -> None:
    """The first of them hosts, and starts the match."""
    people[0].tap("start")
    everybody_sees(people, "spyfall")
    wait_until(people, lambda: all(somebody.view for somebody in people), "the cards")


def ask_aloud(asker: Person, to: int | None = None) -> None:
    """Taps a mask, by default the first one that may be asked, then says it aloud."""
    if to is None:
        to = next(choice["to"] for choice in asker.view["choices"] if choice["type"] == "ask")
    asker.tap(f"seat-{to}")
    asker.tap("ask-aloud")
    expect(asker.see("ask-aloud")).to_be_hidden(timeout=PATIENCE)


def answer_aloud(somebody: Person) -> None:
    somebody.tap("answer-aloud")
    expect(somebody.see("answer-aloud")).to_be_hidden(timeout=PATIENCE)


def accuse(accuser: Person, suspect: int) -> None:
    accuser.tap("accuse")
    accuser.tap(f"seat-{suspect}")
    accuser.tap("accuse-yes")


def vote(somebody: Person, guilty: bool) -> None:
    counted = len(somebody.view["table"]["votes"])
    expect(somebody.see("verdict")).to_have_count(0, timeout=PATIENCE)
    somebody.tap("vote-guilty" if guilty else "vote-innocent")

    def is_in() -> bool:
        return not somebody.may("vote") or len(somebody.view["table"]["votes"]) > counted

    wait_until([somebody], is_in, "the ballot is in")


def guess_the_place(
    spy: Person,
    place: str,
    witnesses: list[Person],
    look: Callable[[str], None] = lambda screen: None,
) -> None:
    """Holds the card, slides onto the button, is sure, and names the place."""
    expect(spy.see("verdict")).to_have_count(0, timeout=PATIENCE)
    spy.look_at_card()
    spy.see("show-card").hover(trial=True)  # waits until the card has come up and lies still
    box = spy.see("show-card").bounding_box()
    assert box is not None
    spy.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    spy.let_go()
    spy.tap("show-card-yes")
    wait_until(witnesses, lambda: all(w.phase["type"] == "guess" for w in witnesses), "the card")
    look("guess")
    spy.tap(f"place-{place}")
    spy.tap("guess-yes")


def set_up_match(host: Person, rounds: int, minutes: int) -> None:
    """Through the sheet of options, as a host does it."""
    host.tap("options")
    host.shows("spyfall-options")
    _step_to(host, "rounds", rounds)
    _step_to(host, "minutes", minutes)
    host.page.keyboard.press("Escape")
    expect(host.see("spyfall-options")).to_be_hidden()


def _step_to(host: Person, option: str, value: int) -> None:
    """Taps minus or plus until the room agrees on the value."""
    usual = {"rounds": 5, "minutes": 7}[option]

    def agreed() -> int:
        return host.room["options"].get(option) or usual

    while (before := agreed()) != value:
        less, more = host.see(f"option-{option}").get_by_role("button").all()[-2:]
        (less if before > value else more).click()
        wait_until([host], lambda old=before: agreed() != old, f"{option} changed")  # type: ignore[misc]


def exported(server: Server, match: str) -> dict[str, Any]:
    """The whole match, as everybody may have it once it is over."""
    with urllib.request.urlopen(f"{server.url}/api/matches/{match}.json") as answer:
        found: dict[str, Any] = json.load(answer)
    return found
