"""What people do at any table: sit down, wait for each other, and look at what came of it."""

import json
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.person import PATIENCE, Person
from tests.facts import EXAMPLE
from tests.serving import Server
from zmova.bots.persona import CHARACTERS


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


def sit_down(people: list[Person], bots: int = 0, game: str = EXAMPLE) -> str:
    """The first makes a table, the others join it in their order, bots fill it up; its code."""
    host, *friends = people
    code = host.lay_table(game)
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
    before = people[0].room["match"]
    people[0].tap("start")
    everybody_sees(people, people[0].room["game"])

    def dealt() -> bool:
        return all(
            p.room["match"] != before and p.view and p.phase["type"] != "over" for p in people
        )

    wait_until(people, dealt, "the cards")


def menu(somebody: Person, testid: str) -> None:
    somebody.tap("menu")
    somebody.tap(testid)


def end_early(host: Person, people: list[Person]) -> None:
    menu(host, "end-early")
    host.tap("end-yes")
    everybody_sees(people, "over")
    wait_until(people, lambda: all(p.room["phase"] == "over" for p in people), "it is over")


def exported(server: Server, match: str) -> dict[str, Any]:
    """The whole match, as everybody may have it once it is over."""
    with urllib.request.urlopen(f"{server.url}/api/matches/{match}.json") as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def name_of(reader: Person, seat: int) -> str:
    """As this reader's page calls that seat; bots have a name in each language."""
    chair = reader.room["chairs"][seat]
    names = {member["id"]: member["name"] for member in reader.room["members"]}
    if chair["member"] in names:
        return str(names[chair["member"]])
    character = [*CHARACTERS.values()][chair["bot"]]
    return str(character[reader.lang]["name"])


def put_away(somebody: Person) -> None:
    """Closes the sheet that lies over the table."""
    opened = somebody.page.locator("dialog[open]")
    close = somebody.reads("house-close")
    somebody.press(opened.get_by_role("button", name=close, exact=True))
    expect(opened).to_have_count(0, timeout=PATIENCE)


def pick(somebody: Person, what: Locator) -> None:
    """Presses until it is chosen; a slow press on a card is a look at it."""
    for _ in range(5):
        if what.get_attribute("aria-pressed") == "true":
            break
        somebody.press(what)
        with suppress(AssertionError):
            expect(what).to_have_attribute("aria-pressed", "true", timeout=2000)
    expect(what).to_have_attribute("aria-pressed", "true")
