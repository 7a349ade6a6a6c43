"""One phone for several seats: a curtain between them, and nothing of one left for the next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.habits import habits_of
from tests.e2e.hands import Held, PassedPhone
from tests.e2e.person import Person
from tests.e2e.seen import IN_HAND, ON_A_DESK
from tests.e2e.together import wait_until
from tests.facts import EXAMPLE
from zmova.games import named, names

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]
HIDDEN = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
document.dispatchEvent(new Event('visibilitychange'))
delete document.hidden
"""


def begins_a_remark(held: Held, one: PassedPhone) -> None:
    """Nothing stands in the line that somebody else began."""
    line = one.see("say-text").first
    if line.is_visible():
        expect(line).to_have_value("")
        line.fill(f"{held.name} thinks that")


@pytest.mark.parametrize(
    ("game", "browser", "lang", "size"),
    [
        *[pytest.param(game, *IN_HAND.values, id=f"{game}-{IN_HAND.id}") for game in names()],
        pytest.param(EXAMPLE, *ON_A_DESK.values, id=f"{EXAMPLE}-{ON_A_DESK.id}"),
    ],
    indirect=["browser"],
)
def test_nothing_of_one_seat_is_left_for_the_next(
    phone: Callable[..., PassedPhone], game: str, browser: Browser, lang: str, size: tuple[int, int]
):
    """In the page, its title, what is read out, what the device keeps, where it has been."""
    one = phone(
        *("Ада", "Богдан", "Віра"), game=game, browser=browser, lang=lang, size=size, shell=True
    )
    bots = max(0, named(game).fewest - 3)
    for _ in range(bots):
        one.tap("add-bot")
    wait_until([one], lambda: len(one.room["chairs"]) == 3 + bots, "all sit")
    people = one.deal()
    assert sorted(held.view["me"] for held in people) == [0, 1, 2]
    secrets: list[str] = []
    for held in people:
        held.take()
        one.shows(game)
        if habits_of(game).no_word_in_common:
            assert one.leftovers(secrets) == []
        if not habits_of(game).holds_cards(held):
            continue
        secrets += held.read_secrets()
        begins_a_remark(held, one)
        one.draw_curtain()
        assert one.leftovers(secrets) == []
        expect(one.see(game)).to_have_count(0)
    one.writes_down_nothing_of(people)
    one.goes_back_and_comes_again(secrets)
    one.page.reload()
    one.shows("curtain")
    assert one.leftovers(secrets) == []
    one.finds_what_is_planted(secrets[0])
    expect(one.page.get_by_test_id(game)).to_have_count(0)
    for held in people:
        expect(one.see(f"curtain-{held.hand}")).to_contain_text(held.name)
    assert one.troubles == []


def test_looking_away_lets_the_curtain_fall(phone: Callable[..., PassedPhone]):
    one = phone("Ада", "Богдан", "Віра")
    first = one.deal()[0]
    first.take()
    one.shows(EXAMPLE)
    one.tap("menu")
    one.tap("menu-rules")
    one.shows("rules")
    one.page.evaluate(HIDDEN)
    one.shows("curtain")
    expect(one.see(EXAMPLE)).to_have_count(0)
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    one.tap("curtain-1")
    one.tap("curtain-no")  # a wrong tap shows nothing yet
    one.shows("curtain-0")


def test_one_of_a_phone_hosts_after_another_and_puts_them_out(
    phone: Callable[..., PassedPhone], person: Callable[..., Person]
):
    """The phone speaks for whoever hosts; who is put out leaves the others their curtain."""
    one, taras = phone("Ада", "Богдан", "Віра"), person("Тарас")
    masks = [member["mask"] for member in one.room["members"]]
    assert len({mask[0] for mask in masks}) == len({mask[1] for mask in masks}) == 3
    taras.join(one.room["code"])
    wait_until([one, taras], lambda: len(one.room["chairs"]) == 4, "all sit")
    _, bohdan, vira = one.hands.values()
    one.tap("chair-1")
    one.button("person-hand-over").click()
    wait_until([one], lambda: taras.room["host"] == bohdan.me, "another host")
    speaks = f"{one.reads('seat-you')}, {one.reads('seat-host')}"
    expect(one.see("chair-1")).to_have_attribute("aria-label", re.compile(speaks))
    one.tap("chair-1")
    has_no_name_to_change(one)
    one.deal()
    vira.take()
    puts_out(bohdan, "Віра")  # by way of the curtain
    expect(one.see("curtain-2")).to_have_count(0)
    one.draw_curtain()
    puts_out(bohdan, "Ада")
    one.draw_curtain()
    expect(one.see("curtain-0")).to_have_count(0)
    one.page.reload()
    one.shows("curtain-1")
    bohdan.take()
    one.shows(EXAMPLE)
    one.tap("menu")
    one.page.locator("dialog[open]").get_by_role("button", name="Богдан").click()
    has_no_name_to_change(one)
    names = [member["name"] for member in taras.room["members"]]
    assert names == ["Богдан", "Тарас"]
    assert one.troubles == []


def has_no_name_to_change(one: PassedPhone) -> None:
    """The device keeps its owner's name and mask, whoever holds it."""
    expect(one.page.locator("dialog[open]")).to_contain_text(one.reads("seat-you"))
    expect(one.button("settings-me")).to_have_count(0)
    one.page.keyboard.press("Escape")


def puts_out(host: Held, name: str) -> None:
    host.take()
    host.tap("menu")
    host.page.locator("dialog[open]").get_by_role("button", name=name).click()
    host.button("person-kick").click()
    host.button("person-kick-yes").click()
    gone = name
    wait_until(
        [host], lambda: gone not in [one["name"] for one in host.room["members"]], "they are out"
    )


def test_in_the_lobby_people_come_to_a_phone_and_go(phone: Callable[..., PassedPhone]):
    one = phone("Ада", "Богдан", "Віра")
    owner = one.me
    assert [member["holder"] for member in one.room["members"]] == [None, owner, owner]
    one.tap("hand-1")
    one.see("name").fill("Богданко")
    one.tap("hand-keep")
    expect(one.see("hand-1")).to_contain_text("Богданко")
    one.tap("hand-2")
    one.tap("hand-remove")
    expect(one.see("hand-2")).to_have_count(0)
    wait_until([one], lambda: len(one.room["members"]) == 2, "she is gone")
    one.page.reload()
    one.shows("hand-1")
    wait_until([one], lambda: len(one.room["chairs"]) == 2, "the same two are back")
    assert [member["name"] for member in one.room["members"]] == ["Ада", "Богданко"]
    kept = one.page.evaluate("Object.values(JSON.parse(localStorage['zmova.hands']))[0].people")
    assert [sorted(person) for person in kept] == [["form", "hand", "mask", "name"]]
