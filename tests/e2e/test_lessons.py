"""Each game is learned by playing, by touch on a phone and with a mouse at a desk."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.ears import Ears
from tests.e2e.person import PHONE, Person
from tests.e2e.seen import DESK
from tests.e2e.taught import Taught
from tests.e2e.together import wait_until

pytestmark = [pytest.mark.e2e, pytest.mark.served(bot_pace=0.06)]
Arrive = Callable[..., Person]


def learned(taught: Taught) -> None:
    """To the end, nothing that was to be touched under the coach, no trouble on the way."""
    taught.learn()
    taught.somebody.shows("lesson-learned")
    assert taught.hidden == []
    assert taught.somebody.troubles == []


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("passengers", "uk", PHONE),
        ("spyfall", "en", DESK),
        ("trolley", "en", PHONE),
        ("wink", "uk", DESK),
    ],
)
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


def test_wink_on_a_phone_with_a_page_that_is_loaded_anew_in_the_middle(person: Arrive):
    """And then a ball with the same bots."""
    olenka = person("Оленка", touch=True)
    taught = Taught(olenka, "wink")
    code = taught.begin()
    taught.learn(until="yours")
    before = taught.lesson
    olenka.page.reload()
    olenka.shows("coach")
    wait_until([olenka], lambda: taught.lesson == before, "the same step")
    expect(olenka.see("lesson-text")).to_have_text(olenka.reads("lesson-wink-yours"))
    learned(taught)
    assert {"winked", "sent", "caught", "named", "found"} <= set(taught.said)
    olenka.tap("lesson-bots")
    wait_until([olenka], lambda: olenka.room["lesson"] is None, "no lesson any more")
    olenka.shows("wink")
    expect(olenka.see("coach")).to_have_count(0)
    assert olenka.page.url.endswith(code)


def test_passengers_on_a_phone_left_and_taken_up_again(person: Arrive):
    olenka = person("Оленка", touch=True)
    taught = Taught(olenka, "passengers")
    code = taught.begin()
    taught.learn(until="claim")
    olenka.tap("lesson-leave")
    olenka.tap("lesson-leave-yes")
    olenka.shows("room-code")  # the table that she came from
    olenka.tap("lobby-how")
    olenka.tap("learn-passengers")
    olenka.shows("coach")
    assert olenka.page.url.endswith(code)
    assert taught.lesson["says"] == "claim"
    learned(taught)
    assert {"demon", "crossed"} <= set(taught.said)
    olenka.tap("lesson-back")
    olenka.shows("room-code")


def test_spyfall_at_a_desk(person: Arrive, firefox: Browser):
    nell = person("Nell", firefox, lang="en", size=DESK)
    taught = Taught(nell, "spyfall")
    taught.begin()
    taught.learn(until="accuse")
    learned(taught)
    assert {"dry", "unmasked", "guessed"} <= set(taught.said)


def test_trolley_at_a_desk_and_friends_afterwards(person: Arrive):
    nell = person("Nell", lang="en", size=DESK)
    taught = Taught(nell, "trolley")
    taught.begin()
    taught.learn(until="steer")
    learned(taught)
    assert {"spared", "steer"} <= set(taught.said)
    nell.tap("lesson-friends")
    nell.shows("room-code")
    assert len(nell.room["chairs"]) == 1
    expect(nell.page.locator("dialog[open]")).to_have_count(1)


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
