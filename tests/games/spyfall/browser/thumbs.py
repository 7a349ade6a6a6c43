"""What people do at a table of Spyfall, by the same taps as everybody."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.e2e import habits
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import wait_until


def deal_next(people: list[Person]) -> None:
    """S4: the last spy deals, unless it is a bot, which does it by itself."""
    for somebody in people:
        if somebody.seat == somebody.phase.get("dealer"):
            somebody.tap("deal-next")
    in_questions(people)


def in_questions(people: list[Person]) -> None:
    """Everybody has the cards of one round and its clock runs; a person who dealt starts it."""

    def dealt() -> bool:
        rounds = {somebody.view["table"]["round"] for somebody in people}
        return len(rounds) == 1 and all(p.phase["type"] in ("look", "questions") for p in people)

    def running() -> bool:
        return all(somebody.phase["type"] == "questions" for somebody in people)

    wait_until(people, dealt, "a new round")
    for somebody in people:
        if somebody.may("start"):
            start_the_clock(somebody)
    wait_until(people, running, "the clock")


def start_the_clock(dealer: Person) -> None:
    dealer.tap("start-clock")
    wait_until([dealer], lambda: not dealer.may("start"), "the start")


def be_ready(somebody: Person) -> None:
    somebody.tap("ready")
    wait_until([somebody], lambda: not somebody.may("ready"), "the vote")


def ask_aloud(asker: Person, to: int | None = None) -> None:
    """Taps a mask, by default the first one that may be asked, then says it aloud."""
    if to is None:
        to = next(choice["to"] for choice in asker.view["choices"] if choice["type"] == "ask")
    asker.tap(f"seat-{to}")
    asker.tap("ask-aloud")
    wait_until([asker], lambda: not asker.may("ask"), "the question")
    expect(asker.see("ask-aloud")).to_be_hidden(timeout=PATIENCE)


def answer_aloud(somebody: Person) -> None:
    somebody.tap("answer-aloud")
    wait_until([somebody], lambda: not somebody.may("answer"), "the answer")
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


def appears(what: Locator) -> bool:
    """Whether it is there within a short while."""
    try:
        what.wait_for(timeout=5_000)
    except TimeoutError:
        return False
    return True


def slide_onto_button(spy: Person) -> None:
    """From the card that is held, onto the button that shows it to all."""
    spy.see("show-card").hover(trial=True)  # waits until the card has come up and lies still
    box = spy.see("show-card").bounding_box()
    assert box is not None
    spy.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    spy.let_go()


def guess_the_place(
    spy: Person,
    place: str,
    witnesses: list[Person],
    look: Callable[[str], None] = lambda screen: None,
) -> None:
    """Holds the card, slides onto the button, is sure, and names the place."""
    expect(spy.see("verdict")).to_have_count(0, timeout=PATIENCE)
    spy.look_at_card()
    if not appears(spy.see("show-card")):  # a verdict that came late has taken the card away
        spy.let_go()
        expect(spy.see("verdict")).to_have_count(0, timeout=PATIENCE)
        spy.look_at_card()
    slide_onto_button(spy)
    spy.tap("show-card-yes")
    wait_until(witnesses, lambda: all(w.phase["type"] == "guess" for w in witnesses), "the card")
    look("guess")
    spy.press(spy.see(f"place-{place}").first)  # a wide screen lists the places beside it too
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


class Habits(habits.Habits):
    """What one owes a table of Spyfall."""

    duties = ("vote", "ready", "answer", "start", "ask", "next")
    no_word_in_common = True
    in_hand = ("look", "questions", "discuss", "vote")
    aside = ("tab-places", "accuse")
    kinds_half_done = 3
    elsewhere = MappingProxyType(
        {
            "about": "asked for where a person speaks freely to a bot: test_bots.py",
            "meant": "asked for where a person answers a bot freely",
        }
    )

    def start(self, somebody: Person) -> None:
        start_the_clock(somebody)

    def ready(self, somebody: Person) -> None:
        be_ready(somebody)

    def vote(self, somebody: Person) -> None:
        vote(somebody, guilty=False)

    def answer(self, somebody: Person) -> None:
        answer_aloud(somebody)

    def ask(self, somebody: Person) -> None:
        ask_aloud(somebody)

    def next(self, somebody: Person) -> None:
        somebody.tap("deal-next")
        wait_until([somebody], lambda: not somebody.may("next"), "the next round")

    def touch(self, somebody: Person, target: str) -> None:
        if target == "hold-to-look":
            somebody.look_at_card()
            slide_onto_button(somebody)
        else:
            super().touch(somebody, target)

    def broken_off(self, somebody: Person) -> None:
        """The round that was on lies open first."""
        expect(somebody.see("reveal")).to_contain_text(somebody.reads("spyfall-ending-closed"))
        somebody.tap("over-sums")
        words = somebody.reads("spyfall-over-nobody")
        expect(somebody.see("over")).to_contain_text(words, timeout=PATIENCE)

    def half_done(self, view: dict[str, Any], choice: dict[str, Any]) -> dict[str, habits.Taps]:
        match choice["type"]:
            case "ask":
                seat = f"seat-{choice['to']}"
                return {"asking": [seat], "topics": [seat, "ask-topics"]}
            case "accuse":
                return {"accusing": ["accuse", f"seat-{choice['suspect']}"]}
            case _:
                return {}

    def whole(self, view: dict[str, Any], choice: dict[str, Any]) -> habits.Taps:
        match choice["type"]:
            case "ask":
                return [f"seat-{choice['to']}", "ask-aloud"]
            case "start":
                return ["start-clock"]
            case "ready":
                return ["ready"]
            case "answer":
                return ["answer-aloud"]
            case "accuse":
                return ["accuse", f"seat-{choice['suspect']}", "accuse-yes"]
            case "vote":
                return ["vote-guilty" if choice["guilty"] else "vote-innocent"]
            case "reveal":
                return ["show-card", "show-card-yes"]
            case "guess":
                return [f"place-{choice['location']}", "guess-yes"]
            case _:
                return ["deal-next"]
