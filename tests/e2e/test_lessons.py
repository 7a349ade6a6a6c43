"""Each game is learned by playing, by touch on a phone and with a mouse at a desk."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.ears import Ears
from tests.e2e.habits import each_without
from tests.e2e.person import PHONE, Person
from tests.e2e.seen import DESK
from tests.e2e.taught import Taught
from tests.e2e.together import wait_until
from tests.facts import with_lesson

pytestmark = [pytest.mark.e2e, pytest.mark.served(bot_pace=0.06)]
Arrive = Callable[..., Person]


WAYS = [("uk", PHONE), ("en", DESK), ("en", PHONE), ("uk", DESK)]
TAUGHT = [(game, *WAYS[place % len(WAYS)]) for place, game in enumerate(with_lesson())]


@pytest.mark.parametrize(("game", "lang", "size"), TAUGHT)
def test_a_newcomer_is_met_by_the_coach_at_once(
    person: Arrive, game: str, lang: str, size: tuple[int, int]
):
    """Nobody is asked for a name; the first words are heard, and "next" is near by keyboard."""
    me = person("", lang=lang, size=size, touch=size == PHONE)
    ears = Ears(me)
    me.page.goto(me.base)
    me.tap(f"new-{game}")
    me.tap(f"learn-{game}")
    expect(me.see("coach").or_(me.see("enter"))).to_be_visible()
    expect(me.see("lesson-text")).to_have_text(me.reads(f"lesson-{game}-hello"))
    assert ears.heard_of(me.see("lesson-text").inner_text())
    for _ in range(3):
        me.page.keyboard.press("Tab")
    expect(me.see("lesson-next")).to_be_focused()
    (learner,) = me.room["members"]
    assert learner["name"] in me.reads("me-borrowed").split(", ")
    assert me.troubles == []


@each_without("test_lesson")
def test_a_lesson_is_learned_to_its_end(person: Arrive, game: str):
    if game not in with_lesson():
        pytest.skip("it has no lesson")
    taught = Taught(person("Оленка", touch=True), game)
    taught.begin()
    taught.learned()


def test_the_coach_can_be_reached_and_folded_by_keyboard(person: Arrive):
    nell = person("Nell", lang="en", size=DESK)
    taught = Taught(nell, "trolley")
    taught.begin()
    nell.see("lesson-fold").focus()
    nell.page.keyboard.press("Enter")
    expect(nell.see("lesson-text")).to_have_count(0)
    nell.page.keyboard.press("Enter")
    expect(nell.see("lesson-text")).to_be_visible()
    nell.page.keyboard.press("Tab")
    nell.page.keyboard.press("Tab")
    expect(nell.see("lesson-next")).to_be_focused()
    nell.page.keyboard.press("Enter")
    wait_until([nell], lambda: taught.lesson["step"] == 1, "the page is turned")
    nell.page.keyboard.press("Enter")
    wait_until([nell], lambda: taught.lesson["says"] == "innocent", "and the next one")
    nell.see("lesson-show").focus()
    nell.page.keyboard.press("Enter")
    wait_until([nell], lambda: taught.lesson["says"] == "guilty", "the move is shown")
