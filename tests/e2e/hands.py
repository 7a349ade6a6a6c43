"""One phone passed round: a page with a connection for each of its people."""

import json
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError, WebSocket, expect

from tests.e2e.habits import habits_of
from tests.e2e.page_sockets import PageSocket
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import wait_until

ALL = """
() => JSON.stringify([
  document.documentElement.outerHTML,
  document.title,
  location.href,
  history.state,
  Object.entries(localStorage),
  Object.entries(sessionStorage),
  [...document.querySelectorAll('input, textarea')].map((one) => one.value),
])
"""
KEPT = """
async () => {
  const stores = [localStorage, sessionStorage].flatMap((store) => Object.entries(store))
  const names = await caches.keys()
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return {
    stores: Object.fromEntries(stores),
    databases: ((await indexedDB.databases?.()) ?? []).map(({ name }) => name),
    paths: caught.flat().map(({ url }) => new URL(url).pathname + new URL(url).search),
  }
}
"""
DEVICE = {"settings", "profile", "borrowed", "lang", "rooms", "hands", "muted", "promises"}
"""All that a device may write down at a table of several: its owner's, and who sits here."""
SHELL = re.compile(r"/|/(?:icon|apple|manifest)[\w.-]+|/assets/[\w.-]+")
"""What the house is made of: the same for everybody."""
READ = """
(where) => {
  const all = [...document.querySelectorAll(`${where} *`)]
  const text = ({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3)
  const words = all.flatMap((one) => text(one).map(({ data }) => data.trim()))
  const marks = (name) => all.map((one) => one.getAttribute(name))
  const told = ['src', 'aria-label', 'd'].flatMap(marks)
  const drawn = (one) => one && (!/^[Mm][ -.\\d]/.test(one) || one.length > 30)
  return [...new Set([...words, ...told.filter(drawn)])].filter((text) => text.length > 3)
}
"""
"""Words, accessible names, pictures and drawings; numbers and plain lines are on every page."""
PLANT = {
    "page": "(word) => document.body.insertAdjacentHTML('beforeend', `<i id=planted>${word}</i>`)",
    "name": "(word) => (document.body.ariaLabel = word)",
    "device": "(word) => (localStorage.planted = word)",
    "tab": "(word) => (sessionStorage.planted = word)",
    "history": "(word) => history.replaceState({ planted: word }, '')",
}
WEED = """
() => {
  document.getElementById('planted')?.remove()
  document.body.removeAttribute('aria-label')
  delete localStorage.planted
  delete sessionStorage.planted
  history.replaceState(null, '')
}
"""
CLOCK = re.compile(r"\d:\d\d")
"""It runs on while one looks, and is everybody's."""


class PassedPhone(Person):
    """The owner's device; `hands[1]` and so on are the others on it, in the order they came."""

    hands: "dict[int, Held]"

    def _listen(self, ws: WebSocket | PageSocket) -> None:
        """The first message on a line says whose it is."""
        self.__dict__.setdefault("hands", {})
        ws.on("framesent", lambda sent: self._opened(ws, json.loads(sent)))

    def _opened(self, ws: WebSocket | PageSocket, sent: dict[str, Any]) -> None:
        if sent["type"] != "hello":
            return
        held = self.hands.setdefault(sent["hand"], Held(self, sent["hand"], sent["name"]))
        ws.on("framereceived", held._received)
        if sent["hand"] == 0:
            ws.on("framereceived", self._received)

    def add(self, name: str) -> None:
        """In the lobby: somebody sits down who has no phone."""
        number = len(self.hands)
        self.tap("add-hand")
        self.see("name").fill(name)
        self.tap("hand-keep")
        self.shows(f"hand-{number}")

    def deal(self) -> "list[Held]":
        self.tap("start")
        self.shows("curtain")
        people = list(self.hands.values())
        wait_until([self], lambda: all(held.view for held in people), "the cards")
        return people

    def draw_curtain(self) -> None:
        if self.see("hide").is_visible():
            with suppress(TimeoutError):  # it has fallen by itself
                self.see("hide").click(timeout=2_000)
        self.shows("curtain")

    def leftovers(self, secrets: list[str]) -> list[str]:
        """Which of the words the page, its title, its storage or its history still hold."""
        page = json.loads(self.page.evaluate(ALL))
        text = json.dumps(page, ensure_ascii=False)
        return [secret for secret in secrets if secret in text or json.dumps(secret)[1:-1] in text]

    def writes_down_nothing_of(self, people: "list[Held]") -> None:
        """Whatever its form: an id, a hand of cards, a part of somebody's view."""
        kept = self.page.evaluate(KEPT)
        assert {key.removeprefix("zmova.") for key in kept["stores"]} <= DEVICE
        text = "".join("".join(kept["stores"].values()).replace("\\", "").split())
        secrets = {'"mine"', *(f'"{place["id"]}"' for place in places(people[0]))}
        for held in people:
            secrets |= ids(held.view["mine"])
        assert [secret for secret in secrets if secret in text] == []
        assert kept["databases"] == []
        assert [path for path in kept["paths"] if not SHELL.fullmatch(path)] == []

    def goes_back_and_comes_again(self, secrets: list[str]) -> None:
        """By the keys of the browser."""
        self.page.go_back()
        self.shows("settings")
        assert self.leftovers(secrets) == []
        self.page.go_forward()
        self.shows("curtain")
        assert self.leftovers(secrets) == []

    def finds_what_is_planted(self, secret: str) -> None:
        """Wherever a page could leave it."""
        for plant in PLANT.values():
            self.page.evaluate(plant, secret)
            assert self.leftovers([secret]) == [secret], plant
            self.page.evaluate(WEED)
            assert self.leftovers([secret]) == []


class Held(Person):
    """One of the people on a passed phone: their own line, everybody's glass."""

    def __init__(self, phone: PassedPhone, hand: int, name: str) -> None:
        self.phone, self.hand, self.name = phone, hand, name
        self.base, self.lang, self.touch = phone.base, phone.lang, phone.touch
        self.page, self.context, self.troubles = phone.page, phone.context, phone.troubles
        self.frames = []
        self.begin()

    def take(self) -> None:
        """Has the phone in hand, and says so."""
        self.phone.draw_curtain()
        self.tap(f"curtain-{self.hand}")
        self.tap("curtain-yes")
        expect(self.see("curtain")).to_have_count(0, timeout=PATIENCE)

    def read_secrets(self) -> list[str]:
        """What is to be read, heard or seen only while one looks at one's own cards."""
        habits = habits_of(self.room["game"])
        where = habits.cards
        self.page.wait_for_load_state("networkidle")  # what lies beside the cards comes in parts
        covered = "\n".join(self.page.evaluate(READ, where))  # a place is in "Cross out the place"
        habits.uncover(self)
        secrets: list[str] = []

        def read() -> bool:
            secrets[:] = [
                words
                for words in self.page.evaluate(READ, where)
                if words not in covered and not CLOCK.search(words)
            ]
            return bool(secrets) and self.phone.leftovers(secrets) == secrets

        wait_until([self], read, "something that stays to be read")
        self.let_go()
        self.page.mouse.move(1, 1)
        return secrets


def places(held: Held) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = held.view["table"].get("places", [])
    return found


def ids(mine: Any) -> set[str]:
    """What of one's own part could be known by, as JSON has it; a lone number is anybody's."""
    if isinstance(mine, str):
        return {f'"{mine}"'}
    if isinstance(mine, dict):
        return set().union(*map(ids, mine.values()))
    if isinstance(mine, list):
        whole = {json.dumps(mine, separators=(",", ":"))} if len(mine) > 1 else set()
        return whole.union(*map(ids, mine))
    return set()
