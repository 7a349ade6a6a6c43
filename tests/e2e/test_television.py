"""A television shows what everybody may know, large, and nothing else; nobody has to touch it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.audit import audit
from tests.e2e.person import PATIENCE, Person
from tests.e2e.screen import (
    SIZES,
    caption,
    covered,
    cut_off,
    turn_on,
)
from tests.e2e.seen import both
from tests.e2e.senses import felt, has_senses, stays_awake
from tests.e2e.together import exported, name_of, sit_down, wait_until
from tests.facts import EXAMPLE
from tests.serving import Server
from zmova.games import named, names

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(180), pytest.mark.served(bot_pace=0.03)]
GAMES = Path(__file__).parents[2] / "web/src/games"
UNTOUCHED = """
if (location.host) localStorage['zmova.settings'] = JSON.stringify({ theme: 'dark', sound: true })
Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: false }) })
"""
"""Sound is wished for; Playwright's own looking at a page would count as a touch."""
LOOK_ON = """
(code) => {
  window.eyes = new WebSocket(`ws://${location.host}/ws/${code}`)
  eyes.onopen = () => eyes.send(JSON.stringify({ type: 'hello', name: 'Eye', mask: [], hand: 1 }))
}
"""
"""One more on the same phone: for a television alone no match goes on."""
ASK = "(what) => eyes.send(JSON.stringify({ type: what, id: what }))"


def stewarded(host: Person, code: str) -> None:
    """Starts a match, leaves it to the bots and looks on."""
    host.tap("start")
    host.tap("menu")
    host.tap("leave")
    host.tap("leave-yes")
    host.shows("farewell")
    host.page.evaluate(LOOK_ON, code)


def over(tv: Person) -> None:
    wait_until([tv], lambda: tv.room["phase"] == "over", "the match is over")


def test_it_shows_a_whole_match_and_then_the_score(person: Callable[..., Person], server: Server):
    """G3: its line is audited, it sounds and stays awake, and nobody touches it."""
    game = next(game for game in names() if (GAMES / game / "sounds.ts").exists())
    host, tv = person("Оленка"), person("tv", size=SIZES[0])
    has_senses(tv)
    code = sit_down([host], bots=max(3, named(game).fewest - 1), game=game)
    turn_on(tv, code)
    tv.page.mouse.click(5, 5)  # once, so that it may sound
    stewarded(host, code)
    tv.shows("tv-stage")
    tv.shows(game)
    wait_until([tv], lambda: bool(caption(tv)), "something has happened")
    assert cut_off(tv) == []
    over(tv)
    match = tv.room["match"]
    frames, seat = tv.of_match(match)
    assert seat is None
    assert audit(frames, exported(server, match), None) > 5
    tv.shows("over")
    assert len(set(felt(tv))) > 1, "more than its answer to the press"
    assert stays_awake(tv)
    shows_the_score(host, tv)
    assert tv.troubles == []


@both
def test_it_sets_up_a_table_and_shows_who_comes(
    person: Callable[..., Person],
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    tv = person("tv", browser, lang=lang, size=size)
    olena, grace = person("Оленка"), person("Grace", lang="en")
    tv.page.goto(f"{tv.base}/tv")
    tv.shows("tv-door")
    tv.tap(f"tv-new-{EXAMPLE}")
    tv.shows("tv-lobby")
    code = tv.page.url.rsplit("/", 1)[1]
    expect(tv.see("tv-room-code")).to_have_text(code.upper())
    expect(tv.see("tv-people")).to_contain_text(tv.reads("tv-nobody"))
    square = tv.page.get_by_role("img", name=tv.reads("lobby-qr-alt", code=code.upper()))
    expect(square).not_to_have_js_property("naturalWidth", 0)

    for friend in (olena, grace):
        friend.join(code)
        friend.shows("room-code")
        expect(tv.see("tv-people")).to_contain_text(friend.name, timeout=PATIENCE)
    expect(tv.see("tv-lobby")).to_contain_text(tv.reads("tv-starts", name="Оленка"))
    assert olena.room["host"] == olena.me
    expect(olena.page.get_by_text(tv.reads("tv-name"))).to_have_count(0)
    assert cut_off(tv) == []

    tv.page.reload()
    tv.shows("tv-lobby")
    wait_until([olena], lambda: len(olena.room["members"]) == 3, "the same screen is back")

    tv.page.goto(f"{tv.base}/tv")
    tv.see("code").fill(code[:5])
    tv.tap("join")
    expect(tv.page.get_by_role("alert")).to_have_text(tv.reads("home-code-bad"))
    tv.see("code").fill(code.upper())
    tv.tap("join")
    tv.shows("tv-lobby")


def test_a_lobby_tells_where_to_open_it(person: Callable[..., Person]):
    host = person("Оленка")
    code = host.new_table()
    host.tap("qr")
    with host.context.expect_page() as opened:
        host.see("tv-address").get_by_role("link").click()
    tv = opened.value
    expect(tv).to_have_url(f"{host.base}/tv/{code}")
    expect(tv.get_by_test_id("tv-lobby")).to_be_visible(timeout=PATIENCE)


def test_among_people_it_is_a_thing(person: Callable[..., Person]):
    """No guest, no host; it says when its line is lost, and why it was put out."""
    host, tv = person("Оленка"), person("tv", size=SIZES[0], lang="en")
    turn_on(tv, sit_down([host], bots=2))
    host.tap("qr")
    expect(host.see("here")).to_have_text(host.reads("lobby-here", names="Оленка"))
    host.page.keyboard.press("Escape")
    tv.cable.pull()
    expect(tv.see("offline")).to_have_text(tv.reads("tv-offline"))
    assert cut_off(tv) == []
    tv.cable.mend()
    expect(tv.see("offline")).to_have_count(0)

    host.tap("start")
    tv.shows(EXAMPLE)
    tv.cable.pull()
    expect(tv.see("offline")).to_have_text(tv.reads("tv-offline"))
    assert cut_off(tv) == []
    tv.cable.mend()
    expect(tv.see("offline")).to_have_count(0)
    host.tap("menu")
    host.page.get_by_role("dialog").get_by_role("button", name=tv.reads("tv-name")).click()
    expect(host.button("person-kick")).to_be_visible()
    expect(host.button("person-hand-over")).to_have_count(0)
    host.button("person-kick").click()
    host.button("person-kick-yes").click()
    expect(tv.see("farewell")).to_contain_text(tv.reads("bye-kicked"))
    expect(tv.see("farewell")).to_contain_text(tv.reads("bye-kicked-line"))


def test_in_a_browser_where_somebody_plays_it_is_still_nobody(person: Callable[..., Person]):
    """The same cookie, and yet no card: the two tabs are two members."""
    host = person("Оленка")
    code = sit_down([host], bots=2)
    wall = host.context.new_page()
    wall.goto(f"{host.base}/tv/{code}")
    expect(wall.get_by_test_id("tv-lobby")).to_be_visible(timeout=PATIENCE)
    host.tap("start")
    host.shows("hold-to-look")
    expect(wall.get_by_test_id(EXAMPLE)).to_be_visible(timeout=PATIENCE)
    expect(wall.get_by_test_id("hold-to-look")).to_have_count(0)
    screens = [member for member in host.room["members"] if member["screen"]]
    assert [screen["chair"] for screen in screens] == [None]
    assert host.room["host"] == host.me


def shows_the_score(host: Person, tv: Person) -> None:
    """Between matches: the leaders of the evening, each with the one win there was."""
    winners = tv.room["evening"][0]["winners"]
    names = [name_of(tv, seat) for seat in winners]
    host.page.evaluate(ASK, "again")
    expect(tv.see("tv-score")).to_contain_text(tv.reads("evening-score"))
    masks = tv.see("tv-score").get_by_role("img")
    expect(masks).to_have_count(min(5, len(winners)))
    assert {mask.get_attribute("aria-label") for mask in masks.all()} <= set(names)
    expect(tv.see("tv-score").locator("b")).to_have_text(["1"] * masks.count())


def test_its_wish_for_sound_lies_on_nothing_and_goes_by_itself(person: Callable[..., Person]):
    """At the door, in the lobby and in a match; and with the first press of anything."""
    host, tv = person("Оленка"), person("tv", size=SIZES[0])
    wish = tv.see("tv-sound")
    tv.context.add_init_script(UNTOUCHED)
    tv.page.clock.install()
    tv.page.goto(f"{tv.base}/tv")
    wished(tv)
    code = sit_down([host], bots=7)
    turn_on(tv, code)
    wished(tv)
    expect(tv.see("tv-lobby")).to_contain_text(tv.reads("tv-starts", name="Оленка"))
    host.tap("start")
    tv.shows(EXAMPLE)
    wished(tv)
    tv.page.reload()
    expect(wish).to_be_visible()
    tv.page.keyboard.press("ArrowRight")  # of a remote
    expect(wish).to_have_count(0)
    tv.page.reload()
    expect(wish).to_be_visible()
    tv.page.mouse.click(5, 5)  # anywhere
    expect(wish).to_have_count(0)


def wished(tv: Person) -> None:
    """The wish is there, and a few seconds later it is not."""
    expect(tv.see("tv-sound")).to_be_visible()
    for width, height in reversed(SIZES):
        tv.page.set_viewport_size({"width": width, "height": height})
        assert (width, covered(tv), cut_off(tv)) == (width, [], [])
    tv.page.clock.run_for(15_000)
    expect(tv.see("tv-sound")).to_have_count(0)
