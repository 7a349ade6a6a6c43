"""Trial by Trolley on phones: own decks, variants, a lever that falls, a covered hand."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.habits import play_on
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, name_of, put_away, sit_down, wait_until
from tests.games.trolley.browser.ruler import RULER
from tests.games.trolley.browser.thumbs import (
    Habits,
    card,
    decide,
    onward,
    pin,
    set_up,
    steer,
    track_of,
    turn_up,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
TYPED = {
    "innocents": ["Наш вахтер Зеник", "Кава без цукру", "Принтер, який ще друкує"],
    "guilty": ["Хто доїв чужий обід", "Планова нарада о девʼятій", "Вай-фай у ліфті"],
    "modifiers": ["…у костюмі динозавра", "…який досі винен тобі сто гривень", "…з гітарою"],
}
GOOD = "".join(f"{deck},{deck} з файлу {n}\n" for deck in TYPED for n in range(6))
BAD = "innocents,Сусідка з третього\nвинні,Хто малює на стінах\n"
KEEP_SOCKETS = """
window.sockets = []
window.WebSocket = class extends WebSocket {
  constructor(...to) {
    super(...to)
    sockets.push(this)
  }
}"""
HIDDEN = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
document.dispatchEvent(new Event('visibilitychange'))
"""


def test_a_match_with_the_hosts_own_decks_alone(person: Callable[..., Person], tmp_path: Path):
    """T1"""
    ada, bob = people = [person("Ада", touch=True), person("Bob", lang="en", touch=True)]
    sit_down(people, bots=1, game="trolley")
    ada.tap("options")
    sheet = ada.see("own-decks")
    ada.press(sheet.locator("summary").first)
    for deck, cards in TYPED.items():
        ada.see(f"own-{deck}").fill("\n\n".join([*cards, f"  {cards[0]} "]))
        ada.see(f"own-{deck}").blur()
        wait_until(people, lambda d=deck, c=cards: own(ada).get(d) == c, deck)  # type: ignore[misc]

    loads(ada, tmp_path / "погане.csv", BAD)
    alert = sheet.get_by_role("alert")
    expect(alert).to_have_text(ada.reads("illegal-bad-file-line", number=2), timeout=PATIENCE)
    assert own(ada) == TYPED
    loads(ada, tmp_path / "добре.csv", GOOD)
    wait_until(people, lambda: len(own(ada)["guilty"]) == 9, "the good file")
    expect(alert).to_have_count(0)
    ada.tap("option-only-own")
    wait_until(people, lambda: ada.room["options"].get("only_own") is True, "own cards alone")
    put_away(ada)

    bob.tap("options")
    bob.press(bob.see("own-decks").locator("summary").first)
    expect(bob.see("own-guilty")).to_have_value("\n".join(own(ada)["guilty"]))
    expect(bob.see("own-guilty")).not_to_be_editable()
    expect(bob.see("own-file")).to_have_count(0)
    put_away(bob)

    deal(people)
    play_on(people, Habits(), lambda: ada.phase["type"] == "arguing")
    for reader in people:
        wait_until(people, lambda p=reader: p.phase["type"] == "arguing", "all cards lie")  # type: ignore[misc]
        shows_own_cards(reader)


def own(somebody: Person) -> dict[str, list[str]]:
    found: dict[str, list[str]] = somebody.room["options"].get("own", {})
    return {deck: cards for deck, cards in found.items() if cards}


def loads(host: Person, file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    host.see("own-file").set_input_files(file)


def shows_own_cards(reader: Person) -> None:
    """The texts that the host wrote, the same for every reader."""
    table = reader.view["table"]
    texts = {
        f"own-{deck}-{number}": text
        for deck, cards in table["own"].items()
        for number, text in enumerate(cards, 1)
    }
    for track in ("left", "right"):
        for place, character in enumerate(table["tracks"][track]):
            label = card(reader, track, place).get_attribute("aria-label") or ""
            for one in (character, *character["modifiers"]):
                assert texts[one["card"]] in label


class AgainstEachOther(Habits):
    """Two of three who run over each other, so that one of them needs a helper."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.helped: Person | None = None

    def modifier(self, somebody: Person) -> None:
        if somebody.may("pass"):
            self.helped = somebody
        else:
            turn_up(somebody)
            expect(somebody.see("pass")).to_have_count(0)
            pin(somebody, "right", 2)

    def steer(self, somebody: Person) -> None:
        other = next(p for p in self.people if p is not somebody)
        steer(somebody, track_of(other) or "left")


def test_both_variants_and_a_note_that_is_kept(person: Callable[..., Person]):
    """T15, T16: six notes in one hand, and the second choice may be to keep one."""
    people = [person("Ада", touch=True), person("Bob", lang="en", touch=True)]
    sit_down(people, bots=1, game="trolley")
    set_up(people[0], "valerii", "accomplices", pause=None)
    deal(people)
    habits = AgainstEachOther(people)
    play_on(people, habits, lambda: habits.helped is not None)
    me = habits.helped
    assert me is not None
    assert me.view["table"]["helper"] == me.seat
    hand = next(hand for hand in me.view["mine"]["hands"] if hand["seat"] == me.seat)
    assert len(hand["modifiers"]) == 5  # of six, one lies face down

    turn_up(me)
    for note in range(5):
        me.shows(f"hand-{note}")
    me.rests()
    assert me.page.evaluate(RULER) == []
    decide(me, "pass")
    for reader in people:
        who = "you" if reader is me else "other"
        told = {"seat": who, "seat-name": name_of(reader, me.seat or 0)}
        records(reader, reader.reads("trolley-story-passed", **told))
    assert not me.may("pass")


def records(reader: Person, text: str) -> None:
    """The record of the match holds it."""
    onward(reader)
    reader.tap("tab-log")
    expect(reader.see("log")).to_contain_text(text, timeout=PATIENCE)
    put_away(reader)


class Undecided(Habits):
    """Holds the lever and does nothing."""

    def steer(self, somebody: Person) -> None:
        wait_until([somebody], lambda: not somebody.may("steer"), "the lever falls")


def test_a_lever_that_nobody_holds_falls_by_chance(person: Callable[..., Person]):
    """T9; five seconds are fewer than the sheet of options offers."""
    me = person("Ада", touch=True)
    me.context.add_init_script(KEEP_SOCKETS)
    sit_down([me], bots=2, game="trolley")
    options = {**me.room["options"], "argue_seconds": 5, "pause_seconds": 8}
    wanted = {"type": "options", "id": "short", "options": options}
    me.page.evaluate("(text) => sockets.at(-1).send(text)", json.dumps(wanted))
    wait_until([me], lambda: me.room["options"].get("argue_seconds") == 5, "five seconds")
    deal([me])
    play_on([me], Undecided(), lambda: drove(me))
    verdict = me.view["table"]["verdicts"][-1]
    assert verdict["driver"] == me.seat
    assert verdict["by_chance"]
    ran = me.reads("trolley-ran-chance", track=verdict["track"])
    expect(me.see("taken")).to_contain_text(ran, timeout=PATIENCE)
    hit = verdict[verdict["track"]]
    skulls = sum(seat in v[v["track"]] for v in me.view["table"]["verdicts"] for seat in hit)
    assert sum(me.view["table"]["skulls"][seat] for seat in hit) == skulls > 0


def drove(me: Person) -> bool:
    return any(verdict["driver"] == me.seat for verdict in me.view["table"]["verdicts"])


@pytest.mark.parametrize("how", ["another tab", "hidden"])
def test_looking_away_covers_the_hand(
    person: Callable[..., Person], whole_chromium: Browser, how: str
):
    """And the choice that lies face down. Without its windows a browser has no other tab."""
    me = person("Ада", whole_chromium)
    sit_down([me], bots=2, game="trolley")
    deal([me])
    play_on([me], Habits(), lambda: me.may("innocent"))
    turn_up(me)
    texts = me.page.locator("[data-testid^=hand-] .text").all_text_contents()
    assert len(texts) == 3
    if how == "another tab":
        # Playwright makes every page believe that it has the focus; here it must lose it.
        unfocused = {"enabled": False}
        me.context.new_cdp_session(me.page).send("Emulation.setFocusEmulationEnabled", unfocused)
        me.context.new_page().bring_to_front()
    else:
        me.page.evaluate(HIDDEN)
    me.shows("show-hand")
    expect(me.see("look")).to_have_attribute("aria-pressed", "false")
    page = me.page.evaluate("document.documentElement.outerHTML")
    assert [text for text in texts if text in page] == []
