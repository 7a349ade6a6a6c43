"""Four phones in two languages and an onlooker: a match of Wink, with eyes that few may see."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.habits import over, play_on
from tests.e2e.person import PATIENCE, Person
from tests.e2e.senses import feels_anew, felt, has_senses
from tests.e2e.sockets import no_frame_held_anothers_secret
from tests.e2e.together import deal, everybody_sees, name_of, sit_down, wait_until
from tests.games.wink.browser.ball import Ball, Chase
from tests.games.wink.browser.thumbs import (
    call,
    catch,
    look,
    open_call,
    same_table,
    say,
    seated,
    set_up,
    wink,
)
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300), pytest.mark.served(away_seconds=30)]
SEATS = 4
WINK = 600
WORD = "Якось тихо"


def test_a_match_of_winks_that_few_see_and_one_who_is_caught(
    person: Callable[..., Person], server: Server
):
    """W2-W24, G3"""
    people = [
        person("Оленка", touch=True),
        person("Brian", lang="en", touch=True),
        person("Тарас", touch=True),
        person("Judy", lang="en", touch=True),
    ]
    onlooker = person("Zoe", lang="en", size=(1280, 720))
    everybody = [*people, onlooker]
    for somebody in everybody:
        has_senses(somebody)
    code = sit_down(people, game="wink")
    set_up(people[0])
    deal(people)
    onlooker.join(code)
    onlooker.shows("wink")
    wait_until([onlooker], lambda: bool(onlooker.view), "the table")

    ball = Ball(people, onlooker)
    only_the_caller_sees_it(ball)
    a_third_sees_it_and_catches(ball)
    chase = Chase(ball)
    play_on(people, chase, over(everybody))
    assert chase.wrong
    assert chase.missed
    for somebody in everybody:
        the_end_is_shown(somebody)
        the_book_is_open(somebody, ball)
    no_frame_held_anothers_secret(server, everybody, people[0].room["match"])
    people[0].tap("again")
    everybody_sees(everybody, "room-code")
    assert [somebody.troubles for somebody in everybody] == [[]] * 5


def only_the_caller_sees_it(ball: Ball) -> None:
    """W15: whoever looks elsewhere gets no frame at all, and nothing on the page changes.

    Nobody hears or feels a wink, not even who sees it.
    """
    caller, partner, spy, dreamer = ball.caller, ball.partner, ball.spy, ball.dreamer
    call(caller, ball.agent)
    for one, face in ((partner, caller), (caller, partner), (spy, dreamer), (dreamer, spy)):
        look(one, seated(face))
    ball.rest()
    blind = [spy, dreamer, ball.onlooker]
    before = [len(told(one)) for one in blind]
    for one in ball.everybody:
        feels_anew(one)
    wink(partner)
    wait_until([caller], lambda: bool(ball.eyes[caller.name].signs()), "the wink")
    caller.page.wait_for_timeout(WINK)
    assert ball.who_saw() == {caller.name, partner.name}
    for one in blind:
        assert ball.eyes[one.name].changes() == [], one.name
    assert ball.eyes[caller.name].changes() != []  # its live region, which reads it out
    assert [felt(one) for one in ball.everybody] == [[]] * 5
    wait_until([partner], lambda: partner.may("wink"), "the lids have rested")
    wait_until(blind, lambda: any(ball.eyes[one.name].blinks() for one in blind), "a blink")
    say(spy, WORD)
    for one, number in zip(blind, before, strict=True):
        wait_until([one], lambda p=one, n=number: len(told(p)) > n, "the word after it")  # type: ignore[misc]
        last, *fresh = told(one)[number - 1 :]
        assert [notice["text"] for f in fresh for notice in f["notices"]] == [WORD], one.name
        assert [frame["n"] for frame in fresh] == [last["n"] + 1], one.name


def told(somebody: Person) -> list[dict[str, Any]]:
    """All that came but answers to the page's own questions."""
    return [frame for frame in somebody.frames if frame["type"] not in ("pong", "done")]


def a_third_sees_it_and_catches(ball: Ball) -> None:
    """W15, W19: both cards lie before the one who caught them, on every page."""
    caller, partner, spy, dreamer = ball.caller, ball.partner, ball.spy, ball.dreamer
    look(caller, seated(dreamer))
    look(spy, seated(partner))
    ball.rest()
    wink(partner, "right")
    wait_until([spy], lambda: bool(ball.eyes[spy.name].signs()), "the wink")
    caller.page.wait_for_timeout(WINK)
    assert ball.who_saw() == {spy.name, partner.name}
    assert [one["seat"] for one in spy.view["mine"]["seen"]] == [partner.seat]
    catch(spy, seated(partner), ball.agent, seen=True)
    same_table(ball.everybody)
    for one in ball.everybody:
        wait_until([one], lambda p=one: felt(p) == felt(ball.onlooker) != [], "a catch is heard")  # type: ignore[misc]
        table, seat = one.view["table"], seated(spy)
        assert table["won"][seat] == [ball.agent] * 2
        assert (table["cards"][seat], table["laid"][seat]) == (3, 1)
        assert open_call(one, seated(caller)) is None
        has = one.reads("wink-points", points=2)
        expect(one.see(f"seat-{seat}")).to_have_accessible_name(re.compile(has), timeout=PATIENCE)
        names = {"seat-name": name_of(one, seat), "player-name": name_of(one, seated(partner))}
        you = "you" if one is spy else "other"
        story = one.reads("wink-story-caught", seat=you, agent=ball.agent, right="yes", **names)
        expect(one.see("deed")).to_have_text(re.compile(re.escape(story)), timeout=PATIENCE)


def the_end_is_shown(somebody: Person) -> None:
    """W22-W24"""
    somebody.shows("over")
    skip = somebody.see("skip")
    if skip.is_visible():
        with suppress(TimeoutError):
            skip.click(timeout=1000)
    table, result = somebody.view["table"], somebody.phase["result"]
    scores = result["scores"]
    for seat in range(SEATS):
        assert scores[seat] == len(table["won"][seat]) + table["cards"][seat]
        own = sum(point["points"] for point in result["why"] if point["seat"] == seat)
        assert own == scores[seat]
    assert {scores[seat] for seat in result["winners"]} == {max(scores)}
    rows = somebody.see("standing").get_by_role("listitem")
    expect(rows).to_have_count(SEATS)
    heading = somebody.see("over").get_by_role("heading", level=2)
    for seat in range(SEATS):
        row = rows.filter(has_text=name_of(somebody, seat))
        expect(row).to_contain_text(somebody.reads("wink-points", points=scores[seat]))
    winners = [name_of(somebody, seat) for seat in result["winners"]]
    expect(heading).to_contain_text(winners[0], timeout=PATIENCE)


def the_book_is_open(somebody: Person, ball: Ball) -> None:
    """Every wink with who saw it, in the reader's own language."""
    rows = somebody.see("winks").get_by_role("listitem")
    expect(rows).to_have_count(2)
    silent = {one["seat"] for one in somebody.view["table"]["silent"]}
    expect(somebody.see("silent").get_by_role("listitem")).to_have_count(len(silent))
    names = {
        "name": name_of(somebody, seated(ball.partner)),
        "player": name_of(somebody, seated(ball.caller)),
    }
    line = somebody.reads("wink-book-line", agent=ball.agent, signal="wink", **names)
    for row, witness in enumerate((ball.caller, ball.spy)):
        seen = somebody.reads("wink-book-seen", names=name_of(somebody, seated(witness)))
        expect(rows.nth(row)).to_contain_text(line)
        expect(rows.nth(row)).to_contain_text(seen)
