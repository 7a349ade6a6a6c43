"""Four people on phones in two languages and a bot play Spyfall, with all that life brings."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.audit import audit
from tests.e2e.person import Person
from tests.e2e.together import everybody_sees, exported, wait_until
from tests.games.spyfall.browser.thumbs import (
    accuse,
    answer_aloud,
    ask_aloud,
    be_ready,
    deal_next,
    guess_the_place,
    in_questions,
    set_up_match,
    vote,
)
from tests.serving import Server

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(420)]


def test_a_match_of_two_rounds_with_reload_lost_line_and_a_stewarded_seat(
    person: Callable[..., Person], server: Server
):
    """S10, S11, S13, S19, S20, G3, G7"""
    olena, brian = person("Оленка", lang="uk", shell=True), person("Brian", lang="en")
    taras, judy = person("Тарас", lang="uk"), person("Judy", lang="en")
    people = [olena, brian, taras, judy]
    code = olena.new_table()
    for friend in people[1:]:
        friend.join(code)
    olena.tap("add-bot")
    set_up_match(olena, rounds=2, minutes=1)
    olena.tap("start")
    everybody_sees(people, "spyfall")

    in_questions(people)
    a_question_and_an_answer(people)
    brian.page.reload()
    brian.shows("spyfall")
    an_accusation_that_fails(people)
    taras.cable.cut()
    cut = time.monotonic()
    judy_leaves_and_comes_back(judy, olena, code)
    while time.monotonic() - cut < 20:
        olena.page.wait_for_timeout(200)
    taras.cable.mend()
    wait_until(people, lambda: same_table(people), "Taras is back in the same match")

    everybody_votes_no_when_time_is_up(people)
    assert [shown["ending"] for shown in olena.view["table"]["finished"]] == ["time"]
    everybody_sees(people, "reveal")

    played = [match_of(olena)]
    deal_next(people)
    while not the_spy_guesses(people):
        somebody_is_condemned(people)
        play_again(people)
        played.append(match_of(olena))
    everybody_sees(people, "over")
    for somebody in people:
        assert somebody.troubles == []
    for match in played:
        no_frame_held_anothers_secret(people, match, exported(server, match))
    olena.tap("again")
    everybody_sees(people, "room-code")


def a_question_and_an_answer(people: list[Person]) -> None:
    """Somebody human asks somebody; a bot's turn is waited for."""
    before = len(people[0].view["table"]["exchanges"])
    while len([e for e in people[0].view["table"]["exchanges"] if e.get("answered")]) <= before:
        for somebody in people:
            if somebody.may("ask"):
                ask_aloud(somebody)
            elif somebody.may("answer"):
                answer_aloud(somebody)
        people[0].page.wait_for_timeout(100)


def an_accusation_that_fails(people: list[Person]) -> None:
    """S11: one no, and the clock goes on with the time that was left."""
    accuser, suspect = people[0], people[1]
    assert suspect.seat is not None
    accuse(accuser, suspect.seat)
    wait_until(people, lambda: people[2].phase["type"] == "vote", "the vote is on")
    left = people[2].phase["left"]
    for somebody in people[2:]:
        vote(somebody, guilty=False)
    wait_until(people, lambda: people[0].phase["type"] == "questions", "the clock goes on")
    counted = [f for f in people[0].frames if f["type"] == "update" and "votes" in f["table"]][-1]
    assert people[0].phase["ends"] - counted["now"] == left
    assert not accuser.may("accuse")


def judy_leaves_and_comes_back(judy: Person, witness: Person, code: str) -> None:
    judy.tap("menu")
    judy.tap("leave")
    judy.tap("leave-yes")
    judy.shows("farewell")
    seat = judy.seat
    assert seat is not None
    wait_until([witness], lambda: witness.room["chairs"][seat]["steward"], "a steward sits there")
    judy.page.goto(f"{judy.base}/r/{code}")
    judy.shows("spyfall")
    wait_until(
        [witness, judy], lambda: not witness.room["chairs"][seat]["steward"], "the seat is hers"
    )
    assert judy.seat == seat


def same_table(people: list[Person]) -> bool:
    return all(somebody.view["table"] == people[0].view["table"] for somebody in people)


def everybody_votes_no_when_time_is_up(people: list[Person]) -> None:
    """S10: after a talk every candidate in turn; nobody is condemned."""
    until = time.monotonic() + 150
    while people[0].phase["type"] not in ("between", "over"):
        assert time.monotonic() < until, people[0].phase
        for somebody in people:
            if somebody.may("ready") and somebody.see("ready").is_visible():
                be_ready(somebody)
            if somebody.may("vote") and somebody.see("vote-innocent").is_visible():
                vote(somebody, guilty=False)
        people[0].page.wait_for_timeout(100)


def the_spy_guesses(people: list[Person]) -> bool:
    """S13, when chance made one of the people the spy."""
    spies = [somebody for somebody in people if somebody.is_spy]
    if not spies:
        return False
    before = len(people[0].view["table"]["finished"])
    right = next(p for p in people if not p.is_spy).view["mine"]["location"]
    guess_the_place(spies[0], right, witnesses=people)
    wait_until(people, lambda: len(people[0].view["table"]["finished"]) > before, "it counted")
    last = people[0].view["table"]["finished"][-1]
    assert (last["ending"], last["spy"]) == ("guess", spies[0].seat)
    assert sum(point["points"] for point in last["points"]) == 4
    return True


def somebody_is_condemned(people: list[Person]) -> None:
    """The bot is the spy, and will hardly save an innocent; if it does, time runs out."""
    accuser, suspect = people[0], people[1]
    assert suspect.seat is not None
    accuse(accuser, suspect.seat)
    wait_until(people, lambda: people[2].phase["type"] == "vote", "the vote is on")
    for somebody in people[2:]:
        vote(somebody, guilty=True)
    wait_until(people, lambda: people[0].phase["type"] != "vote", "the vote is counted")
    everybody_votes_no_when_time_is_up(people)


def play_again(people: list[Person]) -> None:
    """The same people, a match of one round."""
    everybody_sees(people, "over")
    people[0].tap("again")
    everybody_sees(people, "room-code")
    set_up_match(people[0], rounds=1, minutes=1)
    people[0].tap("start")
    everybody_sees(people, "spyfall")
    in_questions(people)


def match_of(somebody: Person) -> str:
    match: str = somebody.room["match"]
    return match


def no_frame_held_anothers_secret(people: list[Person], match: str, export: dict[str, Any]) -> None:
    """G3: each socket carried what the rules give its seat at each step, to the byte."""
    for somebody in people:
        frames, seat = somebody.of_match(match)
        assert audit(frames, export, seat) > 2  # a guess may end a round at once
