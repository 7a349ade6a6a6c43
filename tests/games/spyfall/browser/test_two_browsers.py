"""Firefox and Chromium at one table, each in its own language."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import zmova
from tests.e2e.person import PATIENCE, Person
from tests.e2e.together import deal, everybody_sees, sit_down, wait_until
from tests.games.spyfall.browser.thumbs import (
    answer_aloud,
    ask_aloud,
    guess_the_place,
    in_questions,
    set_up_match,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
PLACES = Path(zmova.__file__).parent / "games/spyfall/content/classic.toml"


def test_firefox_and_chromium_play_a_round_together(
    firefox: Browser, person: Callable[..., Person]
):
    """S7, S8, S13, S20"""
    fox = person("Лисичка", firefox, lang="uk")
    people = [fox, person("Chrome", lang="en"), person("Марта", lang="uk")]
    sit_down(people)
    set_up_match(fox, rounds=1, minutes=6)
    deal(people)
    in_questions(people)

    the_question_comes_to(fox, people)
    answer = "Сьогодні як завжди, але пахне інакше."
    fox.see("answer-text").fill(answer)
    fox.see("answer-text").press("Enter")
    for somebody in people:
        expect(somebody.see("answer")).to_contain_text(answer, timeout=PATIENCE)

    before = fox.view["table"]
    fox.frames.clear()
    fox.page.reload()
    fox.shows("spyfall")
    wait_until(people, lambda: any(frame["type"] == "view" for frame in fox.frames), "the view")
    assert fox.view["table"] == before == people[1].view["table"]
    expect(fox.see("answer")).to_contain_text(answer)

    spy = next(somebody for somebody in people if somebody.is_spy)
    place = next(p for p in people if not p.is_spy).view["mine"]["location"]
    guess_the_place(spy, place, witnesses=people)
    everybody_sees(people, "over")
    names = tomllib.loads(PLACES.read_text("utf-8"))[place]
    for somebody in people:
        expect(somebody.page.locator("html")).to_have_attribute("lang", somebody.lang)
        heading = somebody.see("reveal").get_by_role("heading", name=names[somebody.lang]["name"])
        expect(heading).to_be_visible(timeout=PATIENCE)
        assert somebody.view["table"]["finished"][0]["ending"] == "guess"
        assert somebody.troubles == []
    the_score_has_one_winner(fox, spy, people)


def the_score_has_one_winner(reader: Person, spy: Person, people: list[Person]) -> None:
    """Won once of once, and once the spy; the others not at all."""
    reader.tap("score-button")
    sheet = reader.see("evening-score")
    chart = sheet.get_by_role("figure", name=reader.reads("game-spyfall-part-spy"))
    for somebody in people:
        times = int(somebody is spy)
        row = sheet.get_by_test_id("evening-standings").locator("li", has_text=somebody.name)
        expect(row.locator("b")).to_have_text(str(times))
        expect(row).to_contain_text(reader.reads("evening-won-of", wins=times, played=1))
        spied = chart.locator("li", has_text=somebody.name)
        expect(spied).to_contain_text(f": {reader.reads('evening-times', times=times)}")
    listed = sheet.get_by_test_id("evening-matches").locator("li")
    expect(listed).to_contain_text(reader.reads("evening-winners", names=spy.name))


def the_question_comes_to(wanted: Person, people: list[Person]) -> None:
    """Everything is said aloud until somebody asks the wanted one."""
    while not wanted.may("answer"):
        for somebody in people:
            if somebody.may("ask"):
                allowed = [c["to"] for c in somebody.view["choices"] if c["type"] == "ask"]
                ask_aloud(somebody, wanted.seat if wanted.seat in allowed else None)
            elif somebody.may("answer") and somebody is not wanted:
                answer_aloud(somebody)
        people[0].page.wait_for_timeout(50)
