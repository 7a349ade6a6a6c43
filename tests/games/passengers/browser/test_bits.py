"""Passengers on phones: the Gaze, who may not talk, who may whisper, and shadows."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.gaze import gazed, watch_gaze
from tests.e2e.habits import play_on
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, name_of, pick, put_away, sit_down, wait_until
from tests.games.passengers.browser.steering import free_spaces, passengers, space_for
from tests.games.passengers.browser.thumbs import (
    Choice,
    Habits,
    place,
    set_up,
    space,
    use,
    vote,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
NAMES = ["Ада", "Богдан", "Віра", "Гнат"]
TOGETHER = 2000
"""Milliseconds; what one busy machine may need to draw the same on four phones."""
KEEP_SOCKETS = """
window.sockets = []
window.WebSocket = class extends WebSocket {
  constructor(...to) {
    super(...to)
    sockets.push(this)
  }
}"""


class After(Habits):
    """People who take a gift whose number is wished for, and stop when it has to be used."""

    def __init__(self, *wanted: str) -> None:
        self.wanted = wanted

    def place(self, somebody: Person) -> None:
        free = {somebody.view["table"]["gifts"][number] for *_, number in free_spaces(somebody)}
        best = next((gift for gift in self.wanted if gift in free), "")
        place(somebody, *space_for(somebody, {best}, None))


class Undecided(Habits):
    """People who come as far as the vote."""

    duties = ("place", "shade", "gift", "show")


def holder(people: list[Person], gift: str) -> Person | None:
    """The one of them who is to use that gift now."""
    for somebody in people:
        if somebody.may("gift") and somebody.phase["gift"] == gift:
            return somebody
    return None


def talk(somebody: Person) -> Locator:
    """The record, with the line to type."""
    somebody.tap("tab-log")
    somebody.shows("log")
    return somebody.see("log")


def say(somebody: Person, text: str) -> None:
    line = somebody.see("log").get_by_test_id("say-text")
    line.fill(text)
    line.press("Enter")
    expect(line).to_have_value("", timeout=PATIENCE)


def named(people: list[Person], somebody: Person) -> Choice:
    """The gift, used on the next of the people."""
    other = next(p.seat for p in people if p is not somebody)
    choices: list[Choice] = somebody.view["choices"]
    return next(choice for choice in choices if choice.get("player") == other)


def test_the_gaze_is_the_same_on_all_phones_and_ends_for_all_at_once(
    person: Callable[..., Person],
):
    """P5: of two smugglers among five at least one is a person."""
    people = [person(name, touch=True) for name in NAMES]
    sit_down(people, bots=1, game="passengers")
    set_up(people[0], gaze=3)
    for somebody in people:
        watch_gaze(somebody)
    deal(people)
    shown = [gazed(somebody) for somebody in people]
    for somebody, one in zip(people, shown, strict=True):
        assert one["structure"] == shown[0]["structure"]
        assert one["places"] == shown[0]["places"]
        fellows = {name_of(somebody, seat) for seat in somebody.view["mine"]["fellows"]}
        names = {name_of(somebody, seat) for seat in range(5)}
        assert {name for name in names if name in one["gaze"]} == fellows
    assert any(somebody.view["mine"]["fellows"] for somebody in people)
    ends = [one["ended"] for one in shown]
    assert max(ends) - min(ends) < TOGETHER


def test_who_is_hushed_finds_no_line_to_type_and_is_not_heard(person: Callable[..., Person]):
    """P12, gift 6 of set I"""
    people = [person(name, touch=True) for name in NAMES[:3]]
    for somebody in people:
        somebody.context.add_init_script(KEEP_SOCKETS)
    sit_down(people, bots=2, game="passengers")
    set_up(people[0])
    deal(people)
    play_on(people, After("hush", "mask"), lambda: holder(people, "hush") is not None)
    giver = holder(people, "hush")
    assert giver is not None
    choice = named(people, giver)
    hushed = next(p for p in people if p.seat == choice["player"])
    use(giver, choice)
    here = giver.view["table"]["round"]

    record = talk(hushed)
    expect(record.get_by_test_id("hushed")).to_have_text(hushed.reads("passengers-hushed-why"))
    expect(record.get_by_test_id("say-text")).to_have_count(0)
    (boat, number), *_ = passengers(giver.view["table"])
    moves = {
        "a-word": {"type": "say", "text": "а я скажу"},
        "a-phrase": {"type": "say", "phrase": "trust-me"},
        "a-claim": {"type": "claim", "boat": boat, "space": number, "kind": "demon"},
    }
    for name, move in moves.items():
        wanted = {"type": "play", "id": name, "move": move}
        hushed.page.evaluate("(text) => sockets.at(-1).send(text)", json.dumps(wanted))
    wait_until(people, lambda: all(answer(hushed, name) for name in moves), "answers")
    assert [answer(hushed, name)["key"] for name in moves] == ["hushed"] * 3
    put_away(hushed)

    play_on(people, Habits(), lambda: all(p.view["table"]["round"] > here for p in people))
    talk(hushed)
    say(hushed, "нарешті")
    for somebody in people:
        wait_until(people, lambda p=somebody: heard(p, "нарешті"), "the first word")  # type: ignore[misc]
        assert not heard(somebody, "а я скажу")
        assert not heard(somebody, "trust-me")


def test_a_whisper_is_on_two_phones_alone(person: Callable[..., Person]):
    """P18, gift 2 of set II"""
    people = [person(name, touch=True) for name in NAMES[:3]]
    sit_down(people, bots=2, game="passengers")
    set_up(people[0], gifts="II")
    deal(people)
    later = ("mask", "rope", "oar", "key")

    def may_begin() -> bool:
        """Somebody is to use the Whisper, and another one a later gift, so that there is time."""
        one, table = holder(people, "whisper"), people[0].view["table"]
        others = [table["held"][p.seat] for p in people if p is not one]
        return one is not None and any(table["gifts"][number] in later for number in others)

    play_on(people, After("whisper", *later), may_begin)
    one = holder(people, "whisper")
    assert one is not None
    choice = named(people, one)
    use(one, choice)
    friend = next(p for p in people if p.seat == choice["player"])
    stranger = next(p for p in people if p not in (one, friend))

    for somebody, other in ((one, friend), (friend, one)):
        record = talk(somebody)
        record.get_by_test_id("whisper").tap()
        expect(record.get_by_test_id("whisper")).to_have_attribute("aria-pressed", "true")
        say(somebody, f"тільки тобі, {other.name}")
    for somebody in (one, friend):
        for other in (one, friend):
            words = somebody.see("log").get_by_text(f"тільки тобі, {other.name}")
            expect(words).to_be_visible(timeout=PATIENCE)
    one.see("log").get_by_test_id("whisper").tap()
    say(one, "а це для всіх")
    expect(talk(stranger)).to_contain_text("а це для всіх", timeout=PATIENCE)
    expect(stranger.see("log").get_by_test_id("whisper")).to_have_count(0)
    assert "тільки тобі" not in stranger.page.evaluate("document.documentElement.outerHTML")
    assert heard(one, "тільки тобі")
    assert not heard(stranger, "тільки тобі")


def test_a_fist_is_changed_and_no_other_phone_hears_of_it(person: Callable[..., Person]):
    """P19, set I: nothing comes to the others, and their pages stay as they were."""
    people = [person(name, touch=True) for name in NAMES]
    sit_down(people, bots=1, game="passengers")
    set_up(people[0])
    deal(people)
    play_on(people, Undecided(), lambda: all(p.phase["type"] == "voting" for p in people))
    one, *others = people
    vote(one, "raven")
    bots = {seat for seat in range(5) if seat not in [p.seat for p in people]}
    wait_until(people, lambda: bots <= {*others[0].phase["voted"]}, "the bot votes")
    wait_until(people, lambda: all(p.view["table"] == one.view["table"] for p in others), "calm")
    before = [told(other) for other in others]
    expect(one.see("cast")).to_contain_text(one.reads("passengers-vote-cast"))
    one.tap("rethink")
    vote(one, "wolf")
    expect(one.see("cast")).to_be_visible(timeout=PATIENCE)
    assert [told(other) for other in others] == before
    for other in others:
        vote(other, "raven")
    wait_until(people, lambda: all(p.view["table"]["counts"] for p in people), "the count")
    assert one.view["table"]["counts"][0]["ballots"][one.seat or 0] == "wolf"


def test_with_four_a_person_puts_a_shadow_in_a_boat(person: Callable[..., Person]):
    """P3, P10: of two neighbours who put them one is a person."""
    ada, brian = people = [person("Ада", touch=True), person("Brian", lang="en", touch=True)]
    code = ada.new_table("passengers")
    ada.tap("add-bot")
    wait_until([ada], lambda: len(ada.room["chairs"]) == 2, "a bot sits between")
    brian.join(code)
    brian.shows("room-code")
    ada.tap("add-bot")
    wait_until(people, lambda: all(len(p.room["chairs"]) == 4 for p in people), "all sit")
    deal(people)
    wait_until(people, lambda: any(p.may("shade") for p in people), "a shadow waits")
    me = next(somebody for somebody in people if somebody.may("shade"))
    boat, number, _ = free_spaces(me)[0]
    if me.phase["boat"] is not None:
        me.press(space(me, "raven" if boat == "wolf" else "wolf", 2))
        told = me.see("toast").filter(has_text=me.reads("illegal-other-boat"))
        expect(told).to_be_visible(timeout=PATIENCE)
    pick(me, space(me, boat, number))
    me.press(space(me, boat, number))  # again: that one
    for somebody in people:
        label = f"{somebody.reads('passengers-label-shadow')}"
        expect(space(somebody, boat, number)).to_have_accessible_name(has(label), timeout=PATIENCE)
    wait_until(people, lambda: me.phase["type"] == "placing", "boarding goes on")
    shadow = passengers(me.view["table"])[boat, number]
    assert (shadow["owner"], shadow["card"]) == (None, None)
    assert me.view["table"]["voices"][me.seat or 0] == 0
    assert me.view["mine"]["known"] == []


def answer(somebody: Person, command: str) -> dict[str, object]:
    """What came back for it."""
    replies = [f for f in somebody.frames if f["type"] == "refused" and f["id"] == command]
    return replies[0] if replies else {}


def told(somebody: Person) -> list[dict[str, object]]:
    """All that the match has sent."""
    return [frame for frame in somebody.frames if frame["type"] in ("view", "update")]


def heard(somebody: Person, text: str) -> bool:
    """Some frame carried it."""
    return any(text in json.dumps(frame, ensure_ascii=False) for frame in somebody.frames)


def has(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))
