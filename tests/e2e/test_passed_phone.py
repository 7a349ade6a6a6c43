"""One phone for several seats: a curtain between them, and nothing of one left for the next."""

import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.audit import audit
from tests.e2e.ears import Ears
from tests.e2e.hands import Held, PassedPhone
from tests.e2e.looker import Looker
from tests.e2e.person import PATIENCE, Person
from tests.e2e.screen import SIZES, turn_on
from tests.e2e.seen import IN_HAND, ON_A_DESK, both
from tests.e2e.spyfall import accuse, answer_aloud, ask_aloud, guess_the_place, set_up_match, vote
from tests.e2e.together import exported, wait_until
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]
BAR = """
([text, side]) => {
  document.documentElement.style.fontSize = text === 100 ? '' : `${text}%`
  document.documentElement.dataset.hand = side
}
"""
CLIPPED = """
() => [...document.querySelectorAll('header.thumbs button')].filter((one) => {
  const { left, right } = one.getBoundingClientRect()
  const bar = one.closest('header').getBoundingClientRect()
  const out = left < bar.left || right > bar.right
  return out || one.scrollWidth > one.clientWidth || one.scrollHeight > 52
}).map((one) => one.textContent)
"""
GAMES = {"spyfall": 0, "passengers": 1, "trolley": 0, "wink": 1}
"""How many bots the table needs beside the three on the phone."""
HIDDEN = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
document.dispatchEvent(new Event('visibilitychange'))
delete document.hidden
"""


@pytest.fixture
def phone(person: Callable[..., Person]) -> Callable[..., PassedPhone]:
    def arrive(name: str, *others: str, game: str = "spyfall", **how: object) -> PassedPhone:
        """A table of one's own, with others on the same phone."""
        somebody = person(name, kind=PassedPhone, shell=True, **how)
        assert isinstance(somebody, PassedPhone)
        somebody.new_table(game)
        for other in others:
            somebody.add(other)
        wait_until([somebody], lambda: len(somebody.room["chairs"]) == 1 + len(others), "all sit")
        return somebody

    return arrive


def deal(one: PassedPhone) -> list[Held]:
    one.tap("start")
    one.shows("curtain")
    people = list(one.hands.values())
    wait_until([one], lambda: all(held.view for held in people), "the cards")
    return people


@pytest.mark.parametrize(
    ("game", "browser", "lang", "size"),
    [
        *[pytest.param(game, *IN_HAND.values, id=f"{game}-{IN_HAND.id}") for game in GAMES],
        pytest.param("spyfall", *ON_A_DESK.values, id=f"spyfall-{ON_A_DESK.id}"),
    ],
    indirect=["browser"],
)
def test_nothing_of_one_seat_is_left_for_the_next(
    phone: Callable[..., PassedPhone], game: str, browser: Browser, lang: str, size: tuple[int, int]
):
    """In the page, its title, what is read out, what the device keeps, where it has been."""
    one = phone("Ада", "Богдан", "Віра", game=game, browser=browser, lang=lang, size=size)
    for _ in range(GAMES[game]):
        one.tap("add-bot")
    wait_until([one], lambda: len(one.room["chairs"]) == 3 + GAMES[game], "all sit")
    people = deal(one)
    assert sorted(held.view["me"] for held in people) == [0, 1, 2]
    secrets: list[str] = []
    for held in people:
        held.take()
        one.shows(game)
        if game == "spyfall":  # where two have no word in common
            assert one.leftovers(secrets) == []
        if game == "trolley" and held.view["mine"]["track"] is None:
            continue  # who drives has no cards
        secrets += held.read_secrets()
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


def test_my_own_notes_are_mine_and_never_written_down(phone: Callable[..., PassedPhone]):
    """Places that one has crossed out stand whole in the next one's list."""
    one = phone("Ада", "Богдан", "Віра", size=(1440, 900))
    first, second, _ = deal(one)
    first.take()
    one.tap("place-bank")
    expect(one.see("place-bank")).to_have_attribute("aria-pressed", "true")
    second.take()
    expect(one.see("place-bank")).to_have_attribute("aria-pressed", "false")
    assert "bank" not in one.page.evaluate("JSON.stringify({ ...localStorage })")
    one.tap("place-beach")
    first.take()
    expect(one.see("place-bank")).to_have_attribute("aria-pressed", "true")
    one.tap("menu")
    one.tap("end-early")
    one.tap("end-yes")
    one.shows("over-sums")
    one.tap("over-sums")
    one.tap("again")
    one.shows("hand-1")
    for held in deal(one):  # the next match begins with a clean list
        held.take()
        for place in ("place-bank", "place-beach"):
            expect(one.see(place)).to_have_attribute("aria-pressed", "false")


def test_behind_the_curtain_nothing_is_heard_of_a_seat(
    phone: Callable[..., PassedPhone], person: Callable[..., Person]
):
    """What is asked of a hidden seat is marked by its name, as everybody knows it, and no more."""
    one, taras = phone("Ада", "Богдан"), person("Тарас")
    taras.join(one.room["code"])
    wait_until([one], lambda: len(one.room["chairs"]) == 3, "all sit")
    ears = Ears(one)
    one.page.reload()
    one.shows("room-code")
    people: list[Person] = [*deal(one), taras]
    wait_until(people, lambda: bool(taras.view), "his cards")
    asker = next(somebody for somebody in people if somebody.may("ask"))
    if isinstance(asker, Held):
        expect(one.see(f"curtain-{asker.hand}")).to_contain_text(one.reads("curtain-turn"))
        asker.take()
        ask_aloud(asker, taras.seat)
        one.shows("curtain")  # the turn is done, the curtain falls by itself
        answer_aloud(taras)
    one.page.evaluate("heard.length = 0")
    wait_until(people, lambda: taras.may("ask"), "it is for Taras to ask")
    asked = next(held for held in one.hands.values() if held.seat in targets(taras))
    ask_aloud(taras, asked.seat)
    expect(one.see(f"curtain-{asked.hand}")).to_contain_text(one.reads("curtain-turn"))
    assert ears.heard() == []
    asked.take()
    answer_aloud(asked)


def targets(somebody: Person) -> list[int]:
    return [choice["to"] for choice in somebody.view["choices"] if choice["type"] == "ask"]


def test_looking_away_lets_the_curtain_fall(phone: Callable[..., PassedPhone]):
    one = phone("Ада", "Богдан", "Віра")
    first = deal(one)[0]
    first.take()
    one.shows("spyfall")
    one.tap("menu")
    one.tap("menu-rules")
    one.shows("rules")
    one.page.evaluate(HIDDEN)
    one.shows("curtain")
    expect(one.see("spyfall")).to_have_count(0)
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
    one.tap("chair-1")
    has_no_name_to_change(one)
    deal(one)
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
    one.shows("spyfall")
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


@both
def test_no_screen_of_a_passed_phone_has_a_serious_violation(
    phone: Callable[..., PassedPhone],
    pictures: Path,
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    one = phone("Ада", "Богдан", browser=browser, lang=lang, size=size, game="passengers")
    eye = Looker(one, pictures, f"{lang}-{size[0]}")
    eye.look("phone-lobby")
    one.tap("add-hand")
    eye.look("phone-add")
    one.page.keyboard.press("Escape")
    for _ in range(2):
        one.tap("add-bot")
    wait_until([one], lambda: len(one.room["chairs"]) == 4, "bots sit")
    first = deal(one)[0]
    eye.look("phone-curtain")
    one.tap("curtain-1")
    eye.look("phone-sure")
    one.tap("curtain-no")
    first.take()
    one.shows("passengers")
    for text, side in product((130, 100), ("left", "right")):
        one.page.evaluate(BAR, [text, side])
        hide = one.see("hide").bounding_box()
        assert hide is not None
        assert hide["height"] >= 44
        assert one.page.evaluate(CLIPPED) == [], (text, side)
    eye.look("phone-seat")
    assert eye.found == []


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
    people: list[Person] = [*deal(one), taras, grace]
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
