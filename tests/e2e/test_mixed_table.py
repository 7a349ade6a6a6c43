"""A television, one phone for two, a phone of one's own, a guest abroad and a bot at one table."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.audit import audit
from tests.e2e.hands import Held, PassedPhone
from tests.e2e.person import PATIENCE, Person
from tests.e2e.screen import SIZES, turn_on
from tests.e2e.together import exported, wait_until
from tests.games.spyfall.browser.thumbs import (
    accuse,
    answer_aloud,
    ask_aloud,
    guess_the_place,
    set_up_match,
    vote,
)
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


def test_a_television_a_passed_phone_an_own_one_a_guest_abroad_and_a_bot(
    phone: Callable[..., PassedPhone],
    person: Callable[..., Person],
    firefox: Browser,
    server: Server,
):
    """All at one table, to the end of the match; every line is audited."""
    one = phone("Ада", "Богдан")
    code = one.room["code"]
    tv = person("tv", browser=firefox, size=SIZES[0], lang="en")
    turn_on(tv, code)
    taras, grace = person("Тарас", size=(1440, 900)), person("Grace", lang="en")
    for friend in (taras, grace):
        friend.join(code)
        friend.shows("room-code")
    one.tap("add-bot")
    wait_until([one, tv], lambda: len(tv.room["chairs"]) == 5, "all sit")
    set_up_match(one, rounds=1, minutes=6)
    people: list[Person] = [*one.deal(), taras, grace]
    wait_until(people, lambda: all(somebody.view for somebody in people), "the cards")
    tv.shows("spyfall")

    talk(people, answers=2)
    find_the_spy(people)
    wait_until([tv], lambda: tv.room["phase"] == "over", "the match is over")
    tv.shows("over")
    one.shows("over")  # for everybody on the phone at once, without a curtain
    match = one.room["match"]
    export = exported(server, match)
    for somebody in [*people, tv]:
        frames, seat = somebody.of_match(match)
        assert (seat is None) == (somebody is tv)
        assert audit(frames, export, seat) > 3
        assert somebody.troubles == []
    one.tap("again")
    one.shows("hand-1")
    tv.shows("tv-lobby")


def talk(people: list[Person], answers: int) -> None:
    """Whoever the table waits for takes the phone, if it is not their own, and speaks."""
    until = time.monotonic() + 90

    def answered() -> int:
        return len([e for e in people[0].view["table"]["exchanges"] if e.get("answered")])

    while answered() < answers:
        assert time.monotonic() < until, people[0].phase
        for somebody in people:
            if somebody.may("ask") and somebody.phase["type"] == "questions":
                at_hand(somebody)
                ask_aloud(somebody)
            elif somebody.may("answer"):
                at_hand(somebody)
                answer_aloud(somebody)
            elif somebody.may("vote"):  # the bot suspects somebody
                at_hand(somebody)
                vote(somebody, guilty=False)
        people[0].page.wait_for_timeout(100)


def at_hand(somebody: Person) -> None:
    if isinstance(somebody, Held):
        somebody.take()
        expect(somebody.see("spyfall")).to_be_visible(timeout=PATIENCE)


def find_the_spy(people: list[Person]) -> None:
    """S13 where one of the people is the spy; S11 where it is the bot."""
    wait_until(people, lambda: people[0].phase["type"] == "questions", "no vote is on")
    spies = [somebody for somebody in people if somebody.is_spy]
    if spies:
        friend = next(somebody for somebody in people if not somebody.is_spy)
        at_hand(spies[0])
        guess_the_place(spies[0], friend.view["mine"]["location"], people)
        return
    taken = {somebody.seat for somebody in people}
    accuser = next(somebody for somebody in reversed(people) if somebody.may("accuse"))
    accuse(accuser, next(seat for seat in range(5) if seat not in taken))
    for somebody in people:
        if somebody is not accuser:
            wait_until(people, lambda s=somebody: s.may("vote"), "the vote")  # type: ignore[misc]
            at_hand(somebody)
            vote(somebody, guilty=True)
