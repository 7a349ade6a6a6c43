"""From the open page to dealt cards: alone in two taps, with friends in under a minute."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.keys import Keys
from tests.e2e.person import PHONE, Person
from tests.e2e.seen import DESK, both
from tests.e2e.together import everybody_sees, wait_until
from tests.facts import EXAMPLE, others
from tests.serving import serving
from zmova.games import named, names

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(120)]
FOR_FIVE = next(game for game in names() if named(game).fewest <= 5 <= named(game).most)
"""A game for five."""
BETWEEN_TAPS = 700
"""Milliseconds in which somebody finds the next thing to press."""
BETWEEN_LETTERS = 130


@both
def test_two_taps_deal_the_cards(
    person: Callable[..., Person], browser: Browser, lang: str, size: tuple[int, int]
):
    """No name is asked; bots take the other chairs."""
    me = person("", browser, lang=lang, size=size, touch=size == PHONE)
    for game in names():
        me.page.goto(me.base)
        me.tap(f"new-{game}")
        me.tap("with-bots")
        me.shows(game)
        wait_until([me], lambda g=game: me.room["game"] == g and bool(me.view), "the cards")  # type: ignore[misc]
        assert me.view["mine"]
        chairs = me.room["chairs"]
        bots = max(named(game).fewest, min(5, named(game).most)) - 1
        assert [chair["member"] for chair in chairs] == [me.me, *[None] * bots]
        (host,) = me.room["members"]
        assert host["name"] in me.reads("me-borrowed").split(", ")
        assert me.page.get_by_role("dialog").count() == 0
    assert me.troubles == []


def test_two_keys_deal_them_too(person: Callable[..., Person]):
    me = person("")
    keys = Keys(me)
    me.page.goto(me.base)
    keys.press(f"new-{EXAMPLE}")
    keys.press("with-bots")
    me.shows(EXAMPLE)
    keys.look("the match begins")
    assert not keys.lost, "\n".join(keys.lost)


def test_five_friends_play_within_a_minute(person: Callable[..., Person], firefox: Browser):
    """With the fingers of people, one after another; on five devices at once it is quicker."""
    people = [person(name, touch=True) for name in ("Ада", "Богдан", "Віра", "Гнат")]
    people.append(person("Dana", firefox, lang="en", size=DESK))
    host, *friends = people
    began = time.monotonic()

    host.page.goto(host.base)
    slowly(host, f"new-{FOR_FIVE}")
    slowly(host, "with-friends")
    writes_a_name(host)
    slowly(host, "gather")
    host.shows("here")  # the code to scan lies on the screen at once
    code = host.page.url.rsplit("/", 1)[1]
    for friend in friends:
        friend.page.goto(f"{friend.base}/r/{code}")
        writes_a_name(friend)
        slowly(friend, "enter")
        friend.shows("room-code")
    expect(host.see("here")).to_contain_text(friends[-1].name)
    host.page.get_by_role("dialog").get_by_role("button", name=host.reads("house-close")).tap()
    slowly(host, "start")
    everybody_sees(people, FOR_FIVE)
    wait_until(people, lambda: all(p.view and p.view["mine"] for p in people), "the cards")
    assert time.monotonic() - began < 60


@pytest.mark.parametrize("lang", ["uk", "en"])
def test_first_games_are_in_sight_and_all_are_scrolled_to(person: Callable[..., Person], lang: str):
    """So is the way into a friend's room, and the table that one may go back to."""
    me = person("", lang=lang)
    me.page.goto(me.base)
    me.tap(f"new-{EXAMPLE}")
    me.tap("with-bots")
    me.shows(EXAMPLE)
    me.page.goto(me.base)  # there is a table to return to now, which takes room too
    for what in [f"new-{game}" for game in names()][:4]:
        expect(me.see(what)).to_be_in_viewport(ratio=0.98)
    for what in (*(f"new-{game}" for game in names()), "code", "join", "last"):
        me.see(what).scroll_into_view_if_needed()
        expect(me.see(what)).to_be_in_viewport(ratio=0.98)
        box = me.see(what).bounding_box()
        assert box is not None
        assert box["height"] >= 44, what
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_by_chance_is_not_taken_for_ones_own(person: Callable[..., Person]):
    """Who has played alone still tells friends who is calling them."""
    me = person("Оленка")
    me.page.goto(me.base)
    me.tap(f"new-{EXAMPLE}")
    me.tap("with-bots")
    me.shows(EXAMPLE)
    me.page.goto(me.base)
    me.tap(f"new-{others()[-1]}")
    me.tap("with-friends")
    me.see("name").fill(me.name)
    me.tap("gather")
    expect(me.see("here")).to_contain_text(me.name)
    me.page.goto(me.base)
    me.tap(f"new-{others()[-1]}")
    me.tap("with-friends")  # and is not asked twice
    expect(me.see("here")).to_contain_text(me.name)


def test_a_refusal_is_told_and_the_card_stays(chromium: Browser, tmp_path: Path):
    with serving(tmp_path, rooms_per_minute=0.01) as strict:
        while make_a_room(strict.url) == 201:
            pass
        me = Person(chromium, strict.url, "")
        me.page.goto(me.base)
        me.tap(f"new-{EXAMPLE}")
        me.tap("with-bots")
        expect(me.see("toast")).to_have_text(me.reads("illegal-too-fast"))
        expect(me.see("with-bots")).to_have_attribute("aria-busy", "false")
        me.close()


def make_a_room(url: str) -> int:
    asked = urllib.request.Request(f"{url}/api/rooms", json.dumps({"game": EXAMPLE}).encode())
    try:
        with urllib.request.urlopen(asked) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


def slowly(somebody: Person, testid: str) -> None:
    somebody.shows(testid)
    somebody.page.wait_for_timeout(BETWEEN_TAPS)
    somebody.tap(testid)


def writes_a_name(somebody: Person) -> None:
    slowly(somebody, "name")
    somebody.page.keyboard.type(somebody.name, delay=BETWEEN_LETTERS)
