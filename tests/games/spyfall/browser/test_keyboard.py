"""One player has a keyboard and nothing else, and plays a whole round."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.ears import Ears
from tests.e2e.keys import Keys
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import everybody_sees, name_of, wait_until
from tests.games.spyfall.browser.thumbs import accuse, answer_aloud, ask_aloud, vote

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
CUT = "|"


def test_a_whole_round_by_keyboard(person: Callable[..., Person], firefox: Browser):
    me = person("Клава", firefox)
    me, ben, vira = people = [me, person("Ben", lang="en"), person("Віра")]
    ears, keys = Ears(me), Keys(me)
    keys.open_table("spyfall")
    code = me.page.url.rsplit("/", 1)[1]
    for friend in (ben, vira):
        friend.join(code)
        friend.shows("room-code")
    agrees_on_one_round(me, keys)
    keys.press("start")
    everybody_sees(people, "spyfall")
    keys.look("the match begins")
    wait_until(people, lambda: all(p.view for p in people), "the cards")

    looks_at_the_card(me, keys)
    asked = answered = False
    while not (asked and answered):
        if me.may("ask"):
            asks(me, keys)
            asked = True
        elif me.may("answer"):
            keys.press("answer-aloud")
            wait_until(people, lambda: not me.may("answer"), "the answer")
            keys.look("answered")
            answered = True
        for friend in (ben, vira):
            if friend.may("answer"):
                answer_aloud(friend)
            elif friend.may("ask"):
                ask_aloud(friend)
        me.page.wait_for_timeout(50)

    reads_the_places(me, keys)
    assert vira.seat is not None
    accuse(ben, vira.seat)
    me.shows("vote-innocent")
    keys.press("vote-innocent", "Space")
    wait_until(people, lambda: me.phase["type"] == "questions", "the clock goes on")
    keys.look("the verdict")
    expect(me.see("verdict")).to_have_count(0, timeout=PATIENCE)
    keys.look("the verdict is gone")

    assert ben.seat is not None
    keys.press("accuse", "Space")
    keys.press(f"seat-{ben.seat}")
    keys.press("accuse-yes")
    vira.shows("vote-guilty")
    keys.look("the vote is on")
    vote(vira, guilty=True)
    everybody_sees(people, "over")
    keys.look("the match is over")
    the_story_was_told(me, ears)
    keys.press("again")
    everybody_sees(people, "room-code")
    keys.look("the lobby again")
    assert not keys.lost, "\n".join(keys.lost)


def agrees_on_one_round(me: Person, keys: Keys) -> None:
    keys.press("options")
    fewer = me.see("option-rounds").get_by_role("button").first
    for _ in range(40):
        if fewer.evaluate("(button) => button === document.activeElement"):
            break
        me.page.keyboard.press("Tab")
    for rounds in (4, 3, 2, 1):
        keys.key("Enter", f"{rounds} rounds")
        wait_until([me], lambda n=rounds: me.room["options"].get("rounds") == n, "fewer")  # type: ignore[misc]
    keys.key("Escape", "Esc leaves the options")
    expect(me.see("spyfall-options")).to_be_hidden()


def looks_at_the_card(me: Person, keys: Keys) -> None:
    """It is open for as long as Space is held."""
    keys.go_to("hold-to-look")
    me.page.keyboard.down("Space")
    me.shows("card-face")
    keys.look("Space is held")
    if me.is_spy:
        me.page.keyboard.press("ArrowUp")
        me.shows("show-card-yes")
        me.page.keyboard.up("Space")
        keys.key("Escape", "Esc keeps the spy's secret")
        expect(me.see("show-card-yes")).to_be_hidden(timeout=PATIENCE)
    else:
        me.page.keyboard.up("Space")
    expect(me.see("card-face")).to_have_count(0, timeout=PATIENCE)
    keys.look("the card is covered")


def asks(me: Person, keys: Keys) -> None:
    to = next(choice["to"] for choice in me.view["choices"] if choice["type"] == "ask")
    keys.press(f"seat-{to}", "Space")
    keys.press("ask-aloud")
    wait_until([me], lambda: not me.may("ask"), "the question")
    keys.look("asked")


def reads_the_places(me: Person, keys: Keys) -> None:
    """A sheet opens, a place is crossed out, Esc leaves it."""
    place = me.view["table"]["places"][0]["id"]
    keys.press("tab-places")
    keys.press(f"place-{place}", "Space")
    expect(me.see(f"place-{place}")).to_have_attribute("aria-pressed", "true")
    keys.key("Escape", "Esc leaves the places")
    expect(me.see("places")).to_be_hidden()


def the_story_was_told(me: Person, ears: Ears) -> None:
    """Every accusation, every ballot and count, the end, in words of one's own language."""
    ears.told("spyfall")
    frames, _ = me.of_match(me.room["match"])
    notices = [n for f in frames if f["type"] == "update" for n in f["notices"]]
    kinds = [notice["type"] for notice in notices]
    assert (kinds.count("accused"), kinds.count("counted")) == (2, 2)
    for notice in notices:
        sentence = story(me, notice)
        assert ears.heard_of(sentence), sentence
    winners = me.phase["result"]["winners"]
    names = " і ".join(name_of(me, seat) for seat in winners)
    assert ears.heard_of(me.reads("spyfall-story-won", count=len(winners), names=names))


def story(me: Person, notice: dict[str, Any]) -> str:
    """The sentence about it, up to where a place is named."""
    kind = notice["type"]
    if kind not in ("asked", "answered", "accused", "voted", "counted", "round-ended"):
        return ""
    names: dict[str, Any] = {
        f"{key}-name": name_of(me, notice[key])
        for key in ("seat", "to", "suspect")
        if key in notice
    }
    facts: dict[str, Any] = {key: notice[key] for key in ("how", "yes", "no") if key in notice}
    if "condemned" in notice:
        facts["condemned"] = "yes" if notice["condemned"] else "no"
    told = {**names, **facts, "outcome-name": CUT}
    return me.reads(f"spyfall-story-{kind}", **told).split(CUT)[0]
