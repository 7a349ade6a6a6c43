"""Wink as a table may agree on it: real eyes with a note, and signals that are no wink."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, name_of, sit_down, wait_until
from tests.games.wink.browser.eyes import Eyes
from tests.games.wink.browser.thumbs import (
    DWELL,
    at,
    call,
    catch,
    hand,
    look,
    same_table,
    seated,
    set_up,
    wink,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
NAMES = ["Ада", "Богдан", "Віра", "Гнат"]
NOTE = "Знак — торкнутися вуха"


def called(people: list[Person]) -> tuple[Person, Person, Person, int]:
    """The caller, the partner, another one, and the number that was called."""
    caller = at(people, people[0].phase["seat"])
    partner, third, _ = (somebody for somebody in people if somebody is not caller)
    agent = hand(partner)[0]
    call(caller, agent)
    same_table(people)
    return caller, partner, third, agent


def test_real_eyes_leave_nothing_on_the_screen_to_watch(person: Callable[..., Person]):
    """W14, W16, W25"""
    people = [person(name, touch=True) for name in NAMES]
    sit_down(people, game="wink")
    set_up(people[0], eyes="real", signal="hand", note=NOTE)
    deal(people)
    caller, partner, third, agent = called(people)
    for one in people:
        assert one.view["table"]["gazes"] == []
        agreed = f"{one.reads('wink-agreed', signal='hand')} · {NOTE}"
        expect(one.see("agreed")).to_have_text(agreed)
        for corner in ("left", "right"):
            expect(one.see(f"wink-{corner}")).to_have_count(0)
        expect(one.see("ring").get_by_role("button")).to_have_count(0)
        expect(one.see("ring").locator("[role=img]")).to_have_count(4)
    label = third.see(f"seat-{caller.seat}").get_attribute("aria-label")
    holds = {"points": 0, "cards": 4, "looks": "no", "target": "", "agent": agent}
    assert label == third.reads("wink-face", name=name_of(third, seated(caller)), **holds)

    catch(third, seated(partner), agent)  # who, and which number: a tap each
    same_table(people)
    for one in people:
        assert one.view["table"]["won"][seated(third)] == [agent] * 2
        has = re.compile(one.reads("wink-points", points=2))
        expect(one.see(f"seat-{third.seat}")).to_have_accessible_name(has, timeout=PATIENCE)
    assert [somebody.troubles for somebody in people] == [[]] * 4


@pytest.mark.parametrize(("signal", "calm"), [("nod", False), ("hand", True)])
def test_another_signal_shuts_no_eye(person: Callable[..., Person], signal: str, calm: bool):
    """W15, W25; where motion is unwelcome a hand is up or down."""
    people = [person(name, motion=not calm) for name in NAMES]
    sit_down(people, game="wink")
    set_up(people[0], signal=signal)
    deal(people)
    caller, partner, third, _ = called(people)
    if calm:
        caller.page.emulate_media(reduced_motion="reduce")
    for one, face in ((partner, caller), (caller, partner), (third, caller)):
        look(one, seated(face))
    caller.page.wait_for_timeout(DWELL)
    eyes = {one.name: Eyes(one) for one in (caller, third)}
    wink(partner)
    wait_until([caller], lambda: bool(eyes[caller.name].signs()), "the signal")
    wait_until([partner], lambda: partner.may("wink"), "the lids have rested")
    assert eyes[caller.name].signs() == {(partner.seat, signal)}
    assert (eyes[caller.name].steps() == 1) == calm
    assert eyes[third.name].signs() == set()
    who = {"seat": "other", "seat-name": partner.name, "player": "you"}
    you = caller.reads("wink-story-winked", signal=signal, **who)
    caller.tap("tab-log")
    expect(caller.see("log")).to_contain_text(you)
    assert [somebody.troubles for somebody in people] == [[]] * 4
