"""One person and three bots: questions by chip and in free words, answers in two languages.

Bots do as they like: they accuse in the middle of a sentence and may end a round. The person then
does what the table asks, and asks again.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, sit_down
from zmova.games.spyfall.knowledge import phrases, read_question, topics

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(bot_pace=0.15)]
KNOWN = "So, is it terribly noisy over there?"
UNKNOWN = "Would a hippopotamus fit in?"
DUTIES = {"answer": "answer-aloud", "vote": "vote-innocent", "next": "deal-next"}


def test_a_person_asks_bots_by_chip_and_in_free_words(person: Callable[..., Person]):
    me = person("Самітниця")
    sit_down([me], bots=3)
    deal([me])
    me.page.set_default_timeout(4000)  # an interrupted tap gives up soon

    one = asks(me, lambda: by_chip(me, "crowded"), topic="crowded")
    record_holds(me, one)
    speaks_english(me)
    record_holds(me, one)

    assert read_question(KNOWN) == "noisy"
    one = asks(me, lambda: in_words(me, KNOWN))
    assert one["text"] == KNOWN
    assert "answer_wording" in one

    assert read_question(UNKNOWN) is None
    one = asks(me, lambda: explained(me, UNKNOWN, "food"), topic="food")
    assert one["text"] == UNKNOWN
    assert "answer_wording" in one
    assert me.troubles == []


def asks(me: Person, how: Callable[[], None], topic: str | None = None) -> dict[str, Any]:
    """My question to the first who may be asked, about that topic, with the bot's answer."""
    for _ in range(6):
        does_its_duty(me, lambda: me.may("ask"))
        with suppress(TimeoutError):
            me.tap(f"seat-{next(c['to'] for c in me.view['choices'] if c['type'] == 'ask')}")
            how()
            one = answered(me)
            if one and one.get("topic") == topic:  # else the table went on before it was told
                return one
    raise AssertionError("no bot has ever answered")


def does_its_duty(me: Person, until: Callable[[], bool]) -> None:
    """What the table waits for, until it holds."""
    patience = time.monotonic() + 120
    while not until():
        assert time.monotonic() < patience, me.phase
        for kind, testid in DUTIES.items():
            if me.may(kind) and me.see(testid).is_visible():
                with suppress(TimeoutError):
                    me.see(testid).click(timeout=1000)
        me.page.wait_for_timeout(50)


def answered(me: Person) -> dict[str, Any] | None:
    """None when the round ended first."""
    does_its_duty(me, lambda: not me.may("ask"))
    here = me.view["table"]["round"]

    def mine() -> dict[str, Any] | None:
        table = me.view["table"]
        if table["round"] != here or table["phase"]["type"] in ("between", "over"):
            return None
        asked = [one for one in table["exchanges"] if one["asker"] == me.seat]
        return asked[-1] if asked else None

    does_its_duty(me, lambda: (one := mine()) is None or one.get("answered", False))
    return mine()


def by_chip(me: Person, topic: str) -> None:
    me.tap("ask-topics")
    me.tap(f"topic-{topic}")


def in_words(me: Person, text: str) -> None:
    me.see("ask-text").fill(text)
    me.see("ask-text").press("Enter")


def explained(me: Person, text: str, topic: str) -> None:
    """Nobody can tell what it is about, so the asker is asked, and tells."""
    in_words(me, text)
    row = me.see("explain-about")
    row.get_by_role("button", name=me.reads("spyfall-about-choose")).click()
    me.tap(f"topic-{topic}")


def speaks_english(me: Person) -> None:
    me.tap("menu")
    me.button("settings-title").click()
    me.page.get_by_text("English", exact=True).click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.page.keyboard.press("Escape")
    me.lang = "en"


def record_holds(me: Person, one: dict[str, Any]) -> None:
    """The same exchange in the language of the device."""
    topic = topics()[one["topic"]].wording(me.lang)
    ways = topic.answers[one["grade"]] if "grade" in one else phrases(me.lang).answers
    me.tap("tab-log")
    row = me.see("log-questions").get_by_role("listitem")
    row = row.filter(has_text=topic.ask[one["wording"] % len(topic.ask)])
    row = row.filter(has_text=ways[one["answer_wording"] % len(ways)])
    expect(row).to_be_visible(timeout=PATIENCE)
    me.page.keyboard.press("Escape")
    expect(me.see("log-questions")).to_be_hidden()
