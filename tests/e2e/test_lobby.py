"""The lobby: who sits where, who hosts, who may not return, and locked rooms."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.person import PATIENCE, Person
from tests.e2e.seen import DESK
from tests.e2e.together import sit_down, wait_until
from tests.facts import EXAMPLE

MOST = 4
pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(max_people=MOST)]
SCREENS = f"**/assets/{EXAMPLE}-*.js"


def names(somebody: Person) -> list[str]:
    """Who sits on the chairs, in their order."""
    members = {member["id"]: member["name"] for member in somebody.room["members"]}
    return [members.get(chair["member"], "") for chair in somebody.room["chairs"]]


def farewell_says(somebody: Person, key: str) -> None:
    expect(somebody.see("farewell")).to_contain_text(somebody.reads(key), timeout=PATIENCE)


def test_the_host_orders_chairs_by_mouse_and_by_buttons_and_hands_the_table_over(
    person: Callable[..., Person], firefox: Browser
):
    bob = person("Bob", firefox, lang="en", size=DESK)
    people = [person("Ада"), bob, person("Віра")]
    ada, _, vira = people
    sit_down(people)
    assert names(vira) == ["Ада", "Bob", "Віра"]

    drag(ada, "chair-1", onto="chair-2")
    wait_until(people, lambda: all(names(p) == ["Ада", "Віра", "Bob"] for p in people), "dragged")
    ada.tap("chair-2")
    ada.button("person-earlier").click()
    wait_until(people, lambda: all(names(p) == ["Ада", "Bob", "Віра"] for p in people), "earlier")
    ada.button("person-earlier").click()
    wait_until(people, lambda: all(names(p) == ["Bob", "Ада", "Віра"] for p in people), "again")
    ada.button("person-later").click()
    wait_until(people, lambda: all(names(p) == ["Ада", "Bob", "Віра"] for p in people), "later")

    expect(bob.see("start")).to_have_count(0)
    ada.button("person-hand-over").click()
    bob.shows("start")
    expect(ada.see("start")).to_have_count(0, timeout=PATIENCE)
    drag(ada, "chair-1", onto="chair-2")  # the host's right alone
    bob.tap("chair-0")
    expect(bob.button("person-hand-over")).to_be_visible()
    assert names(bob) == ["Ада", "Bob", "Віра"]
    bob.page.keyboard.press("Escape")
    drag(bob, "chair-0", onto="chair-2")
    wait_until(people, lambda: all(names(p) == ["Bob", "Віра", "Ада"] for p in people), "by him")


def test_whoever_was_put_out_is_told_so_and_stays_out(person: Callable[..., Person]):
    ada, bob = person("Ада"), person("Bob", lang="en")
    code = sit_down([ada, bob])
    ada.tap("chair-1")
    ada.button("person-kick").click()
    ada.button("person-kick-yes").click()
    farewell_says(bob, "bye-kicked")
    wait_until([ada], lambda: names(ada) == ["Ада"], "the chair is free")
    bob.join(code)
    farewell_says(bob, "bye-kicked")
    bob.page.reload()
    bob.tap("enter")
    farewell_says(bob, "bye-kicked")
    assert names(ada) == ["Ада"]


def test_after_somebody_was_put_out_a_newcomer_waits_for_the_hosts_nod(
    person: Callable[..., Person],
):
    ada, bob = people = [person("Ада", touch=True), person("Bob", lang="en")]
    code = sit_down(people)
    ada.tap("chair-1")
    ada.button("person-kick").click()
    ada.button("person-kick-yes").click()
    farewell_says(bob, "bye-kicked")
    friend, again = person("Віра"), person("ВоЬ")
    for newcomer in (friend, again):
        newcomer.join(code)
        farewell_says(newcomer, "illegal-knock")
    expect(ada.see("door")).to_contain_text(ada.reads("door-asks", name="Віра"))
    ada.tap("door-yes")
    friend.shows("room-code")
    expect(ada.see("door")).to_contain_text(ada.reads("door-asks", name="ВоЬ"))
    ada.tap("door-no")
    farewell_says(again, "bye-kicked")
    expect(ada.see("door")).to_have_count(0)
    expect(friend.see("door")).to_have_count(0)


def test_the_newest_tab_has_the_chair(person: Callable[..., Person]):
    ada = person("Ада")
    code = sit_down([ada])
    newer = ada.context.new_page()
    newer.goto(f"{ada.base}/r/{code}")
    expect(newer.get_by_test_id("room-code")).to_be_visible(timeout=PATIENCE)
    farewell_says(ada, "bye-newer-tab")
    ada.button("bye-here").click()
    ada.shows("room-code")
    expect(newer.get_by_test_id("farewell")).to_be_visible(timeout=PATIENCE)
    wait_until([ada], lambda: names(ada) == ["Ада"], "one person, one chair")


def test_a_script_for_a_name_is_only_a_name(person: Callable[..., Person]):
    """On every screen that shows names."""
    ada, *bad = people = [person("Ада"), person("<script>h()</script>"), person("<svg onload=h()>")]
    ran: list[str] = []
    for somebody in people:
        somebody.page.on("dialog", lambda dialog: ran.append(dialog.message))
        somebody.context.expose_function("h", lambda: ran.append("h"))
    sit_down(people)
    assert names(ada) == [somebody.name for somebody in people]
    for seat, villain in enumerate(bad, 1):
        ada.tap(f"chair-{seat}")
        expect(ada.page.get_by_role("heading", name=villain.name)).to_be_visible()
        ada.page.keyboard.press("Escape")
    ada.tap("start")
    for somebody in people:
        for seat, villain in enumerate(bad, 1):
            called = re.compile(re.escape(villain.name))
            label = somebody.see(f"seat-{seat}")
            expect(label).to_have_accessible_name(called, timeout=PATIENCE)
        somebody.tap("tab-scores")
        dialog = somebody.page.get_by_role("dialog")
        expect(dialog).to_contain_text(bad[0].name)
        expect(dialog).to_contain_text(bad[1].name)
        expect(somebody.page.locator("svg[onload], body script")).to_have_count(0)
        assert somebody.troubles == []
    assert ran == []


def test_a_bad_code_explains_itself(person: Callable[..., Person]):
    ada = person("Ада")
    ada.page.goto(ada.base)
    ada.see("code").fill("нема")
    ada.see("code").press("Enter")
    expect(ada.see("code")).to_have_attribute("aria-invalid", "true")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.reads("home-code-bad"))
    ada.see("code").fill("ZZ-zz zz")
    ada.see("code").press("Enter")
    farewell_says(ada, "join-unknown")
    ada.button("house-home").click()
    ada.shows(f"new-{EXAMPLE}")


def test_a_full_room_says_so_and_lets_in_once_there_is_space(person: Callable[..., Person]):
    people = [person(f"Гість {number}") for number in range(MOST)]
    code = sit_down(people)
    late = person("Пізній")
    late.join(code)
    farewell_says(late, "illegal-room-full")
    host = people[0]
    host.tap("chair-3")
    host.button("person-kick").click()
    expect(host.button("person-kick-yes")).to_be_visible()
    people[-1].tap("menu")
    people[-1].tap("leave")
    people[-1].tap("leave-yes")
    people[-1].shows(f"new-{EXAMPLE}")
    expect(host.page.locator("dialog[open]")).to_have_count(0)
    late.button("house-again").click()
    late.shows("room-code")
    host.tap("chair-3")  # nobody inherits the question
    expect(host.button("person-kick")).to_be_visible()
    expect(host.button("person-kick-yes")).to_have_count(0)


def test_what_lay_over_a_table_stays_there(person: Callable[..., Person]):
    """Neither rules nor a game's colours follow to the house, nor is there need of a line to go."""
    ada = person("Ада")
    held: list[Route] = []
    ada.page.route(SCREENS, lambda route: held.append(route))
    ada.new_table(EXAMPLE)
    ada.tap("menu")
    ada.tap("menu-rules")
    ada.shows("rules")
    ada.page.go_back()
    ada.shows(f"new-{EXAMPLE}")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    assert held
    with ada.page.expect_response(SCREENS):
        for route in held:
            route.continue_()
    ada.page.unroute(SCREENS)
    ada.page.wait_for_load_state("networkidle")
    html = ada.page.locator("html")
    expect(html).not_to_have_attribute("data-world", EXAMPLE)

    ada.page.go_forward()
    expect(html).to_have_attribute("data-world", EXAMPLE)
    ada.cable.pull()
    ada.shows("offline")
    ada.tap("menu")
    ada.tap("leave")
    ada.tap("leave-yes")
    ada.shows(f"new-{EXAMPLE}")
    expect(html).not_to_have_attribute("data-world", EXAMPLE)


def drag(host: Person, chair: str, onto: str) -> None:
    one, other = host.see(chair).bounding_box(), host.see(onto).bounding_box()
    assert one is not None
    assert other is not None
    mouse = host.page.mouse
    mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    mouse.down()
    mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=8)
    mouse.up()
