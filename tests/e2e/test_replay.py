"""A finished match opened by its link: no spoilers, then every moment, through anybody's eyes."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import zmova
from tests.e2e.habits import habits_of
from tests.e2e.person import PATIENCE, Person
from tests.e2e.seen import DESK, IN_HAND, ON_A_DESK
from tests.e2e.together import end_early, exported, sit_down
from tests.facts import EXAMPLE, hasty, seats_of
from tests.player import Player
from tests.replays.matches import played
from tests.serving import Server
from zmova import cli

SERVED = {"bot_pace": 0.02}
pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(**SERVED)]
WEB = Path(__file__).parents[2] / "web/src"
ENOUGH = 150
"""Frames of a match that its host breaks off then."""


@pytest.fixture(scope="session")
def matches(servers: Callable[..., Server]) -> Callable[[str], str]:
    """`matches("wink")`: the id of a match between bots; somebody looked on."""
    url = servers(**SERVED).url

    async def play(game: str) -> str:
        async with Player(url, "Господиня") as host:
            await host.join(await host.create(game))
            await host.done("stand")
            for _ in range(seats_of(game)):
                await host.done("add-bot")
            await host.done("options", options=hasty(game))
            await host.done("manners", manners={**host.room["manners"], "records": True})
            await host.done("start")
            await host.until(lambda me: len(me.frames) > ENOUGH or me.room["phase"] == "over", 60)
            await host.ask("end-early")
            await host.until(lambda me: me.room["phase"] == "over")
            return str(host.room["match"])

    @cache
    def played(game: str) -> str:
        with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread already
            return aside.submit(asyncio.run, play(game)).result()

    return played


def opens(somebody: Person, match: str, query: str = "") -> None:
    somebody.page.goto(f"{somebody.base}/m/{match}{query}")
    somebody.shows("cover")


def slide(somebody: Person, to: int) -> None:
    somebody.see("slider").fill(str(to))


def last(somebody: Person) -> int:
    return int(somebody.see("slider").get_attribute("max") or 0)


def cards_are_held(me: Person, game: str) -> bool:
    """Where that is not always so."""
    phases = habits_of(game).in_hand
    return not phases or me.see(game).get_attribute("data-phase") in phases


def has_file(game: str, name: str) -> bool:
    """A part of its client that a game may do without."""
    return (WEB / "games" / game / name).exists()


def know_nothing(game: str) -> int:
    """How many seats no words are found for: all, where no `replayWords.ts` has any."""
    return habits_of(game).know_nothing if has_file(game, "replayWords.ts") else seats_of(game)


def step_of(somebody: Person) -> int:
    return int(somebody.see("replay").get_attribute("data-step") or -1)


@pytest.mark.parametrize(
    ("game", "browser", "lang", "size"),
    [
        *[
            pytest.param(game, *IN_HAND.values, id=f"{game}-{IN_HAND.id}")
            for game in zmova.games.names()
        ],
        pytest.param(EXAMPLE, *ON_A_DESK.values, id=f"{EXAMPLE}-{ON_A_DESK.id}"),
    ],
    indirect=["browser"],
)
def test_a_match_is_watched_from_cover_to_end(
    person: Callable[..., Person],
    matches: Callable[[str], str],
    game: str,
    browser: Browser,
    lang: str,
    size: tuple[int, int],
):
    me = person("Глядачка", browser, lang=lang, size=size)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    opens(me, matches(game))
    expect(me.see("cover")).to_contain_text(me.reads(f"game-{game}"))
    assert not any("/moments" in url or "/minds" in url or url.endswith(".json") for url in asked)

    me.tap("watch")
    me.shows(game)
    expect(me.see("play")).to_have_accessible_name(me.reads("replay-pause"))
    expect(me.see("slider")).not_to_have_value("0", timeout=20_000)
    me.tap("play")
    expect(me.see("play")).to_have_accessible_name(me.reads("replay-play"))

    slide(me, last(me) // 2)
    while not cards_are_held(me, game):
        me.tap("step-back")
    here = step_of(me)
    me.tap("step")
    assert step_of(me) > here
    me.tap("step-back")
    assert step_of(me) == here

    outside = me.reads("replay-eyes-now", name=me.reads("replay-onlooker"))
    expect(me.see("eyes")).to_have_accessible_name(outside)
    expect(me.see("hold-to-look")).to_have_count(0)
    me.tap("eyes")
    name = me.see("eyes-1").locator(".name").inner_text()
    me.tap("eyes-1")
    expect(me.see("eyes-1")).to_be_hidden()
    expect(me.see("eyes")).to_have_accessible_name(me.reads("replay-eyes-now", name=name))
    if habits_of(game).all_hold:
        me.shows("hold-to-look")
    assert step_of(me) <= here
    me.tap("minds")
    for seat in range(seats_of(game)):
        expect(me.see(f"known-{seat}").locator("dd").first).not_to_be_empty()
    expect(me.see("known").locator("dd.nothing")).to_have_count(know_nothing(game))
    if size != DESK:
        me.page.keyboard.press("Escape")

    me.tap("more")
    with me.page.expect_download() as taken:
        me.page.get_by_role("link", name=me.reads("replay-export")).click()
    assert cli.main(["verify", str(taken.value.path())]) == 3
    if has_file(game, "fair.ts"):
        me.tap("fair")
        expect(me.see("verdict")).to_have_attribute("data-fair", "unsure")
        expect(me.see("verdict")).to_have_text(me.reads("replay-fair-unsure"))
    else:
        expect(me.see("fair")).to_have_count(0)
    me.page.keyboard.press("Escape")
    slide(me, last(me))
    me.shows("again")
    assert me.troubles == []


def test_a_link_keeps_the_moment_and_the_eyes(
    person: Callable[..., Person], matches: Callable[[str], str]
):
    me, friend = person("Оленка"), person("Pete", lang="en")
    opens(me, matches("passengers"), "?at=20&eyes=2")
    me.tap("watch-from")
    me.shows("passengers")
    here = step_of(me)
    assert 0 < here <= 20
    slide(me, int(me.see("slider").input_value()) + 3)
    me.tap("more")
    link = me.see("link").input_value()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.tap("copy-link")
    assert me.page.evaluate("navigator.clipboard.readText()") == link
    friend.page.goto(link.replace(me.base, friend.base))
    friend.tap("watch-from")
    friend.shows("passengers")
    assert step_of(friend) == step_of(me) > here
    friend.tap("eyes")
    expect(friend.see("eyes-2")).to_have_attribute("aria-pressed", "true")


def test_keys_alone_watch_a_match(person: Callable[..., Person], matches: Callable[[str], str]):
    me = person("Оленка", size=DESK)
    opens(me, matches("spyfall"))
    me.see("watch").press("Enter")
    me.shows("spyfall")
    me.see("slider").focus()
    me.page.keyboard.press(" ")
    expect(me.see("play")).to_have_accessible_name(me.reads("replay-play"))
    me.page.keyboard.press("End")
    assert me.see("slider").input_value() == str(last(me))
    me.page.keyboard.press("Home")
    me.page.keyboard.press("ArrowRight")
    assert me.see("slider").input_value() == "1"
    spoken = me.see("slider").get_attribute("aria-valuetext") or ""
    assert spoken.startswith(
        me.reads("replay-moment-round", round=1, moment=2, moments=last(me) + 1, time="").rstrip(
            ", "
        )
    )
    me.page.keyboard.press("ArrowLeft")
    assert me.see("slider").input_value() == "0"


def test_the_story_tells_no_more_than_has_been_watched(
    person: Callable[..., Person], matches: Callable[[str], str]
):
    me = person("Pete", lang="en")
    opens(me, matches("trolley"))
    me.tap("watch")
    me.shows("trolley")
    me.tap("play")
    slide(me, 12)
    me.tap("eyes")
    me.shows("eyes-1")
    me.page.keyboard.press("Escape")
    me.tap("more")
    me.shows("story")
    me.tap("story")
    lines = me.see("story-lines").get_by_role("button")
    told = lines.count()
    assert 3 < told <= 13
    assert "Victory" not in me.see("story-lines").inner_text()
    lines.nth(1).click()
    expect(me.see("story-lines")).to_be_hidden()
    assert 0 < int(me.see("slider").input_value()) < 12


def test_a_forged_record_is_found_out_on_the_page(
    person: Callable[..., Person], matches: Callable[[str], str], server: Server
):
    """The server lies in the file that the page checks."""
    me = person("Оленка")
    match = exported(server, matches("wink"))
    dealt = next(e for e in match["steps"][0]["events"] if e["type"] == "dealt")
    dealt["hands"].reverse()
    me.page.route("**/api/matches/*.json", lambda route: route.fulfill(body=json.dumps(match)))
    opens(me, matches("wink"))
    me.tap("to-the-end")
    me.shows("wink")
    me.tap("more")
    me.tap("fair")
    expect(me.see("verdict")).to_have_attribute("data-fair", "false")
    expect(me.see("verdict")).to_have_text(me.reads("replay-fair-no"))


def checks(somebody: Person, match: str, fair: str) -> None:
    opens(somebody, match)
    somebody.tap("to-the-end")
    somebody.tap("more")
    somebody.tap("fair")
    expect(somebody.see("verdict")).to_have_attribute("data-fair", fair)


def test_a_phone_holds_a_match_against_what_it_was_shown_before_the_deal(
    person: Callable[..., Person], server: Server, tmp_path: Path
):
    """A record with a seed of the forger's choice and a print that fits it is found out."""
    me = person("Оленка")
    sit_down([me], bots=3)
    me.page.reload()  # what was given before is given again
    me.tap("start")
    me.shows("spyfall")
    end_early(me, [me])
    match = me.room["match"]
    checks(me, match, "true")
    command = me.see("verify").inner_text().split()
    assert command[:3] == ["zmova", "verify", "FILE"]
    assert command[-2] == "--salt"
    file = tmp_path / "match.json"
    file.write_text(json.dumps(exported(server, match)))
    assert cli.main(["verify", str(file), *command[3:]]) == 0

    forged = msgspec.to_builtins(played("spyfall"))
    me.page.route("**/api/matches/*.json", lambda route: route.fulfill(body=json.dumps(forged)))
    checks(me, match, "false")
    file.write_text(json.dumps(forged))
    assert cli.main(["verify", str(file), *command[3:]]) == 1


def test_a_record_whose_words_do_not_come_says_so_and_opens_when_they_do(
    person: Callable[..., Person], matches: Callable[[str], str]
):
    me = person("Оленка")
    words = "**/assets/replay-*.js"
    me.page.route(words, lambda route: route.abort())
    me.page.goto(f"{me.base}/m/{matches('wink')}")
    failed = me.reads("table-replay-failed")
    expect(me.see("farewell")).to_contain_text(failed, timeout=PATIENCE)
    me.page.unroute(words)
    me.button("house-again").click()
    expect(me.see("watch")).to_have_text(me.reads("replay-watch"), timeout=PATIENCE)


def test_what_one_presses_in_a_record_changes_nothing(
    person: Callable[..., Person], matches: Callable[[str], str], server: Server
):
    me = person("Оленка")
    sent: list[str] = []
    me.page.on("request", lambda one: sent.append(one.method))
    steps = exported(server, matches("spyfall"))["steps"]
    asked = next(n for n, step in enumerate(steps) if step["events"][0]["type"] == "asked")
    opens(me, matches("spyfall"), f"?at={asked}&eyes={steps[asked]['events'][0]['to']}")
    me.tap("watch-from")
    me.tap("answer-aloud")
    expect(me.page.get_by_text(me.reads("replay-watching")).first).to_be_visible()
    assert step_of(me) == asked
    me.shows("answer-aloud")
    assert set(sent) == {"GET"}
    assert me.frames == []


def test_a_match_in_play_has_no_record(person: Callable[..., Person]):
    me, stranger = person("Оленка"), person("Чужа")
    me.new_table("passengers")
    for _ in range(4):
        me.tap("add-bot")
    me.tap("start")
    me.shows("passengers")
    stranger.page.goto(f"{stranger.base}/m/{me.room['match']}")
    expect(stranger.see("farewell")).to_contain_text(stranger.reads("replay-gone"))


def test_the_end_screen_leads_to_the_record(
    person: Callable[..., Person], matches: Callable[[str], str], server: Server
):
    me = person("Оленка")
    [(code,)] = server.rows("SELECT room FROM matches WHERE id = ?", matches("trolley"))
    me.join(code)
    me.shows("over")
    with me.context.expect_page() as opened:
        me.tap("replay")
    assert opened.value.url == f"{me.base}/m/{matches('trolley')}"
    expect(opened.value.get_by_test_id("cover")).to_be_visible()
    expect(me.see("over")).to_be_visible()
