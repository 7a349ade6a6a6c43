"""Every screen in both themes, at phone and desk size: axe finds nothing, nothing is cut off."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.looker import Looker
from tests.e2e.person import PHONE, Person
from tests.e2e.spyfall import (
    accuse,
    answer_aloud,
    ask_aloud,
    deal_next,
    guess_the_place,
    set_up_match,
    vote,
)
from tests.e2e.together import everybody_sees, wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
DESK = (1440, 900)


@pytest.mark.parametrize(("lang", "size"), [("uk", PHONE), ("en", DESK)])
def test_no_screen_has_a_serious_violation(
    person: Callable[..., Person], pictures: Path, lang: str, size: tuple[int, int]
):
    me = person("Оксана" if lang == "uk" else "Grace", lang=lang, size=size)
    friends = [person("Ярема"), person("Ada", lang="en"), person("Ївга")]
    people = [me, *friends]
    eye = Looker(me, pictures, f"{lang}-{size[0]}")

    me.page.goto(me.base)
    me.shows("new-spyfall")
    eye.look("home")
    me.tap("settings")
    eye.look("settings")
    me.page.keyboard.press("Escape")
    me.tap("new-trolley")
    me.shows("with-bots")
    eye.look("home-card")
    me.tap("with-friends")
    me.shows("gather")
    eye.look("name-form")
    me.page.goto(f"{me.base}/r/zzzzzz")
    eye.look("unknown-room")
    code = friends[0].new_table()
    me.page.goto(f"{me.base}/r/{code}")
    me.shows("enter")
    eye.look("join")
    me.see("name").fill(me.name)
    me.tap("enter")
    me.shows("room-code")
    for friend in friends[1:]:
        friend.join(code)
        friend.shows("room-code")
    eye.look("lobby")
    me.tap("lobby-how")
    me.shows("how-to")
    eye.look("how-to")
    me.page.keyboard.press("Escape")
    me.tap("options")
    me.shows("spyfall-options")
    eye.look("options")
    me.page.keyboard.press("Escape")
    set_up_match(friends[0], rounds=2, minutes=4)
    friends[0].tap("start")
    everybody_sees(people, "spyfall")
    eye.look("table")

    while not me.may("ask"):  # the question comes round to me
        for somebody in people:
            if somebody is not me and somebody.may("ask"):
                ask_of(somebody, me)
            elif somebody.may("answer"):
                if somebody is me:
                    eye.look("answering")
                answer_aloud(somebody)
        me.page.wait_for_timeout(100)
    me.tap(f"seat-{first_to_ask(me)}")
    eye.look("asking")
    me.tap("ask-topics")
    eye.look("topics")
    me.page.keyboard.press("Escape")
    me.look_at_card()
    eye.look("card")
    me.let_go()
    for tab in ("places", "log", "scores"):
        me.tap(f"tab-{tab}")
        eye.look(tab)
        me.page.keyboard.press("Escape")
        me.page.wait_for_timeout(300)

    assert friends[1].seat is not None
    accuse(friends[0], friends[1].seat)
    me.shows("vote-guilty")
    eye.look("vote")
    vote(me, guilty=False)
    vote(friends[2], guilty=False)
    wait_until(people, lambda: me.phase["type"] == "questions", "the clock goes on")
    for number in (1, 2):
        spy = next(somebody for somebody in people if somebody.is_spy)
        place = next(p for p in people if not p.is_spy).view["mine"]["location"]
        wrong = next(p["id"] for p in me.view["table"]["places"] if p["id"] != place)
        guess_the_place(spy, place if number == 1 else wrong, people, eye.look)
        everybody_sees(people, "reveal" if number == 1 else "over")
        eye.look("reveal" if number == 1 else "over")
        if number == 1:
            deal_next(people)
    assert eye.screens >= 38
    assert eye.found == []


def first_to_ask(somebody: Person) -> int:
    to: int = next(c["to"] for c in somebody.view["choices"] if c["type"] == "ask")
    return to


def ask_of(asker: Person, wanted: Person) -> None:
    """Asks the wanted one where the rules allow it, else anybody."""
    allowed = [c["to"] for c in asker.view["choices"] if c["type"] == "ask"]
    ask_aloud(asker, wanted.seat if wanted.seat in allowed else None)
