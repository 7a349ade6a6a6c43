"""An evening of several games in one room: wishes, host controls, talk, and the score."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import zmova
from tests.e2e.habits import habits_of
from tests.e2e.person import PATIENCE, Person
from tests.e2e.seen import DESK
from tests.e2e.together import end_early, everybody_sees, menu, sit_down, wait_until
from tests.facts import seats_near

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.timeout(300),
    pytest.mark.served(bot_pace=8, away_seconds=30),
]


def test_an_evening_of_two_games(person: Callable[..., Person], firefox: Browser):
    olia = person("Оля", touch=True)
    pete = person("Pete", firefox, lang="en", size=DESK, theme="light")
    people = [olia, pete]
    code = sit_down(people, bots=2)

    vote_for_wink(olia, pete)
    olia.tap("start")
    everybody_sees(people, "wink")
    pause(olia, pete)
    stand_in(olia, pete)
    talk(olia, pete)
    house_rules(olia, pete)
    stranger = person("Чужий")
    stranger.join(code)
    farewell = stranger.see("farewell")
    expect(farewell).to_contain_text(stranger.reads("illegal-room-locked"), timeout=PATIENCE)
    unlock(olia, pete)
    stranger.join(code)
    expect(farewell).to_contain_text(stranger.reads("illegal-no-onlookers"), timeout=PATIENCE)
    end_early(olia, people)
    assert olia.room["evening"][0]["winners"] == []
    for somebody in people:
        expect(somebody.see("over")).to_contain_text(somebody.reads("wink-over-broken"))

    pete.tap("pick-passengers")
    expect(olia.see("wishes-passengers")).to_be_visible(timeout=PATIENCE)
    on_its_side(olia)
    olia.tap("again")
    everybody_sees(people, "room-code")
    wait_until(people, lambda: all(p.room["game"] == "passengers" for p in people), "the vote")
    expect(pete.see("start")).to_have_count(0)
    expect(olia.see("options")).to_be_enabled(timeout=PATIENCE)
    olia.tap("start")
    everybody_sees(people, "passengers")
    other_limits(olia, pete)
    end_early(olia, people)
    olia.tap("again")
    everybody_sees(people, "evening-strip")
    for somebody in people:
        somebody.tap("evening-strip")
        score_is_right(somebody)
    assert [somebody.troubles for somebody in people] == [[], []]


def test_each_game_that_is_broken_off_says_so(person: Callable[..., Person]):
    """The host picks with a tap, after a match too; screens, chairs and options follow.

    All games that are played with so many."""
    host = person("Ївга")
    sit_down([host], bots=3)
    first, *_, last = names = [game for game in zmova.games.names() if seats_near(game, 4) == 4]
    for game in names:
        host.tap(f"pick-{game}")
        wait_until([host], lambda g=game: host.room["game"] == g, game)  # type: ignore[misc]
        expect(host.see("options")).to_be_enabled(timeout=PATIENCE)
        host.tap("start")
        host.shows(game)
        end_early(host, [host])
        habits_of(game).broken_off(host)
        if game == last:
            host.tap(f"pick-{first}")
            picked = re.compile(host.reads("evening-up-next"))
            expect(host.see(f"pick-{first}")).to_have_accessible_name(picked, timeout=PATIENCE)
        host.tap("again")
        host.shows("room-code")
    assert host.room["game"] == first
    assert [played["game"] for played in host.room["evening"]] == names
    assert host.troubles == []


def test_a_page_that_slept_through_the_lobby_keeps_nothing_of_the_match_before(
    person: Callable[..., Person],
):
    olia, taras = person("Оля"), person("Тарас", size=DESK)
    people = [olia, taras]
    sit_down(people, bots=1)
    olia.tap("start")
    everybody_sees(people, "spyfall")
    taras.tap("place-bank")
    expect(taras.see("place-bank")).to_have_attribute("aria-pressed", "true")
    taras.tap("tab-log")
    expect(taras.see("place-bank")).to_have_count(0)
    before = olia.room["match"]
    unplug(taras)
    expect(taras.see("offline")).to_be_visible(timeout=PATIENCE)
    end_early(olia, [olia])
    olia.tap("over-sums")
    olia.tap("again")
    olia.tap("start")
    olia.shows("spyfall")
    taras.cable.mend()
    wait_until(people, lambda: taras.room["match"] not in (None, before), "the next match")
    expect(taras.see("place-bank")).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    assert [somebody.troubles for somebody in people] == [[], []]


def unplug(somebody: Person) -> None:
    """So that the server knows it, too."""
    somebody.cable.cut()
    somebody.cable.mend()
    somebody.cable.cut()


def vote_for_wink(olia: Person, pete: Person) -> None:
    """A wish is seen where the host picks, and decides where all do."""
    pete.tap("pick-wink")
    expect(olia.see("wishes-wink").locator("svg")).to_have_count(1, timeout=PATIENCE)
    expect(pete.see("pick-wink")).to_have_attribute("aria-pressed", "true")
    assert olia.room["game"] == "spyfall"
    expect(pete.see("picking")).to_have_text(pete.reads("evening-picks-host", name="Оля"))
    olia.tap("picking")
    wait_until([olia, pete], lambda: pete.room["game"] == "wink", "the vote picks")
    expect(pete.see("picking")).to_have_text(pete.reads("evening-picks-vote"))
    expect(olia.see("options")).to_be_enabled(timeout=PATIENCE)


def pause(olia: Person, pete: Person) -> None:
    """Everybody sees it, nobody's clock goes on, and the host alone lets it."""
    clock = pete.see("clock")
    expect(clock).to_be_visible(timeout=PATIENCE)
    menu(olia, "pause")
    everybody_sees([olia, pete], "paused")
    expect(pete.see("paused")).to_contain_text(pete.reads("pause-waits", name="Оля"))
    expect(pete.see("resume")).to_have_count(0)
    pete.page.wait_for_timeout(400)
    stood = clock.get_attribute("aria-label")
    pete.page.wait_for_timeout(1500)
    assert clock.get_attribute("aria-label") == stood
    olia.tap("resume")
    for somebody in (olia, pete):
        expect(somebody.see("paused")).to_have_count(0, timeout=PATIENCE)
    expect(clock).not_to_have_attribute("aria-label", stood or "", timeout=PATIENCE)


def stand_in(olia: Person, pete: Person) -> None:
    """No bot takes the seat of a person who is there, and the host is told why."""
    olia.tap("menu")
    olia.press(person_in_menu(olia, "Pete"))
    olia.tap("stand-in")
    expect(olia.see("toast")).to_have_text(olia.reads("illegal-still-here", minutes=2))
    expect(pete.see("take-back")).to_have_count(0)


def talk(olia: Person, pete: Person) -> None:
    """Reactions and phrases are at their seat and in the record, in the words of who reads them.

    A muted seat is not heard at all.
    """
    quip(olia, "psst")
    expect(bubble(pete, "psst")).to_be_visible(timeout=PATIENCE)
    expect(record(pete)).to_contain_text(f"Оля {pete.reads('wink-phrase-psst')}")
    olia.tap("react")
    olia.page.keyboard.press("Escape")
    expect(olia.see("react-rose")).to_have_count(0)
    react(pete, "tomato")
    thrown = olia.see("reaction-1")
    expect(thrown).to_have_attribute("data-reaction", "tomato", timeout=PATIENCE)
    assert distance(thrown, olia.see("seat-1")) < 90
    expect(thrown).to_have_count(0, timeout=PATIENCE)
    mute(olia, "Pete")
    react(pete, "rose")
    expect(pete.see("reaction-1")).to_be_visible(timeout=PATIENCE)
    quip(pete, "waltz")
    expect(bubble(pete, "waltz")).to_be_visible(timeout=PATIENCE)
    heard = record(olia)
    assert bubble(olia, "waltz").count() == 0  # now, while it would still hang there
    expect(heard).not_to_contain_text(olia.reads("react-rose"))
    expect(heard).not_to_contain_text("Pete")
    expect(olia.see("reaction-1")).to_have_count(0)
    olia.page.keyboard.press("Escape")
    mute(olia, "Pete")
    heard = record(olia)
    for reaction in ("tomato", "rose"):
        expect(heard).to_contain_text(f"Pete {olia.reads(f'react-{reaction}')}")
    expect(heard).to_contain_text(f"Pete {olia.reads('wink-phrase-waltz')}")
    olia.page.keyboard.press("Escape")
    assert pete.page.get_by_text(pete.reads("person-muted"), exact=True).count() == 0


def house_rules(olia: Person, pete: Person) -> None:
    """Switches for the host, sentences for the others; typing gives way to phrases."""
    expect(record(pete).get_by_test_id("say-text")).to_be_visible(timeout=PATIENCE)
    menu(olia, "manners-open")
    olia.shows("manners")
    for rule in ("manners-free-text", "manners-onlookers", "manners-locked"):
        switch = olia.see("manners").locator("label", has_text=olia.reads(rule))
        olia.press(switch)
    wait_until([olia, pete], lambda: pete.room["manners"]["locked"], "locked")
    assert not pete.room["manners"]["free_text"]
    assert not pete.room["manners"]["onlookers"]
    quiet = pete.see("no-free-text")
    expect(quiet).to_have_text(pete.reads("talk-no-free-text"), timeout=PATIENCE)
    expect(pete.see("say-text")).to_have_count(0)
    expect(pete.see("log").get_by_test_id("phrase-hm")).to_be_visible()
    menu(pete, "manners-open")
    sheet = pete.see("manners")
    states = {"locked": "yes", "vote": "yes", "free-text": "no", "onlookers": "no"}
    for rule, on in states.items():
        expect(sheet).to_contain_text(pete.reads(f"manners-state-{rule}", on=on, name="Оля"))
    expect(sheet.get_by_role("switch")).to_have_count(0)
    for somebody in (olia, pete):
        somebody.page.keyboard.press("Escape")


def other_limits(olia: Person, pete: Person) -> None:
    before = olia.room["options"].get("vote_seconds")
    menu(olia, "limits-open")
    olia.shows("limits")
    if before is None:
        olia.tap("limit-vote")
    olia.press(olia.see("option-vote").get_by_role("button").last)
    olia.tap("limits-apply")
    told = pete.page.get_by_text(pete.reads("news-relimited")).first
    expect(told).to_be_visible(timeout=PATIENCE)
    wait_until([olia, pete], lambda: pete.room["options"].get("vote_seconds") != before, "limits")
    menu(pete, "limits-open")
    seconds = pete.room["options"]["vote_seconds"]
    limits = pete.see("limits")
    expect(limits).to_contain_text(pete.reads("table-seconds", seconds=seconds), timeout=PATIENCE)
    expect(limits.get_by_role("button")).to_have_count(0)
    pete.page.keyboard.press("Escape")


def score_is_right(somebody: Person) -> None:
    """As the room has it: wins, matches the newest first, and parts with their numbers."""
    matches: list[dict[str, Any]] = somebody.room["evening"]
    sheet = somebody.see("evening-score")
    expect(sheet).to_be_visible(timeout=PATIENCE)
    for name, member in (("Оля", 0), ("Pete", 1)):
        wins = sum(member in played["winners"] for played in matches)
        row = sheet.get_by_test_id("evening-standings").locator("li", has_text=name)
        expect(row).to_contain_text(somebody.reads("evening-won-of", wins=wins, played=2))
    listed = sheet.get_by_test_id("evening-matches").locator("li")
    expect(listed).to_have_count(2)
    for row, game in zip(listed.all(), ("passengers", "wink"), strict=True):
        expect(row).to_contain_text(somebody.reads(f"game-{game}"))
        expect(row).to_contain_text(somebody.reads("evening-ended-early"))
        expect(row).to_contain_text(somebody.reads("evening-nobody"))
    seats = matches[1]["seats"]
    for part in {part for seat in seats for part in seat["parts"]}:
        title = somebody.reads(f"game-passengers-part-{part}")
        chart = sheet.get_by_role("figure", name=title)
        for name, seat in (("Оля", seats[0]), ("Pete", seats[1])):
            times = somebody.reads("evening-times", times=seat["parts"].get(part, 0))
            expect(chart.locator("li", has_text=name)).to_contain_text(f": {times}")


def unlock(olia: Person, pete: Person) -> None:
    """The invitation says that it is of no use, and the host mends it there."""
    for somebody in (olia, pete):
        somebody.tap("menu")
        somebody.button("lobby-invite").click()
    told = pete.reads("invite-locked-by", name="Оля")
    expect(pete.see("invite-locked")).to_have_text(told)
    expect(pete.see("unlock")).to_have_count(0)
    olia.tap("unlock")
    for somebody in (olia, pete):
        expect(somebody.see("invite-locked")).to_have_count(0)
        somebody.page.keyboard.press("Escape")


def on_its_side(somebody: Person) -> None:
    """A small phone held so has what comes next in sight, too."""
    upright = somebody.page.viewport_size
    assert upright is not None
    somebody.page.set_viewport_size({"width": 740, "height": 360})
    for what in ("pick-wink", "score-button", "again"):
        expect(somebody.see(what)).to_be_in_viewport(ratio=1)
    somebody.page.set_viewport_size(upright)


def react(somebody: Person, reaction: str) -> None:
    somebody.tap("react")
    somebody.tap(f"react-{reaction}")


def quip(somebody: Person, phrase: str) -> None:
    """A quick phrase of the ball."""
    somebody.press(record(somebody).get_by_test_id(f"phrase-{phrase}"))
    somebody.page.keyboard.press("Escape")


def bubble(somebody: Person, phrase: str) -> Locator:
    """It hangs at a face, in the words of who reads it."""
    words = somebody.reads(f"wink-phrase-{phrase}")
    return somebody.see("ring").get_by_text(words, exact=True)


def mute(somebody: Person, name: str) -> None:
    """Or the other way round."""
    somebody.tap("menu")
    somebody.press(person_in_menu(somebody, name))
    somebody.tap("mute")
    somebody.page.keyboard.press("Escape")
    expect(somebody.see("mute")).to_have_count(0)


def person_in_menu(somebody: Person, name: str) -> Locator:
    return somebody.page.get_by_role("dialog").get_by_role("button", name=name)


def record(somebody: Person) -> Locator:
    """The talk of a ball, beside the table or on a sheet."""
    somebody.tap("tab-log")
    somebody.shows("log")
    return somebody.see("log")


def distance(one: Locator, other: Locator) -> float:
    """Between their middles, in pixels."""
    boxes = [one.bounding_box(), other.bounding_box()]
    (x, y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    ]
    return float(((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5)
