"""The printed rulebook of Spyfall (Ukrainian, 2021) part by part: its examples, move by move.

Written from the book, in words of our own: what people say there is only hinted at.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import zmova
from tests.games.spyfall.playing import (
    MINUTE,
    accuse,
    acquit,
    answer,
    as_json,
    ask,
    call_the_vote,
    condemn,
    deal_next,
    guess,
    let_time_run_out,
    phase,
    refusal,
    round_of,
    seen,
    vote,
    voters,
)
from zmova import Table

CLASSIC: dict[str, Any] = tomllib.loads(
    (Path(zmova.__file__).parent / "games/spyfall/content/classic.toml").read_text("utf-8")
)


def role(place: str, called: str) -> int:
    """Which of the place's roles is called so, in either form."""
    roles: list[str] = CLASSIC[place]["uk"]["roles"]
    words = [f" {text} ".replace(",", " ") for text in roles]
    (found,) = [number for number, text in enumerate(words) if f" {called} " in text]
    return found


# "An example of a round", with the crusaders

ANNA, IVAN, MARIA, DMYTRO = range(4)
CRUSADERS = ["лицар", "зброєносець", "лучник"]


def crusaders(**options: Any) -> Table:
    """The first paragraph: Anna is the spy, the others are knight, squire and archer."""
    roles = [None, *(role("crusader-army", called) for called in CRUSADERS)]
    return round_of(4, spy=ANNA, location="crusader-army", dealer=MARIA, roles=roles, **options)


def the_example(table: Table) -> None:
    """The second paragraph, question by question."""
    ask(table, MARIA, DMYTRO, "Which sea was that?")
    answer(table, DMYTRO, "The one in the middle of the lands.")
    assert refusal(table, DMYTRO, {"type": "ask", "to": MARIA}) == "not-back"
    ask(table, DMYTRO, IVAN, "When are we paid?")
    answer(table, IVAN, "When the chief feels generous.")
    ask(table, IVAN, ANNA, "What was there for dinner?")
    answer(table, ANNA, "Potatoes, as ever.")


def test_the_crusaders_hold_the_cards_of_the_example():
    """S3: the archer among them; Anna's card says that she is the spy, and no more."""
    table = crusaders()
    cards = [as_json(table.view(seat).mine) for seat in range(4)]
    assert cards[ANNA] == {"spy": True, "location": None, "role": None, "ballot": None}
    held = [CLASSIC["crusader-army"]["uk"]["roles"][card["role"]] for card in cards[1:]]
    assert [text.split()[0].strip(",") for text in held] == CRUSADERS


def test_the_crusaders_ask_each_other_in_the_order_of_the_example():
    """S7, S8: Maria, then Dmytro, who may not ask back, then Ivan; then it would be Anna's turn."""
    table = crusaders()
    the_example(table)
    spoken = [(one.asker, one.to) for one in seen(table).exchanges]
    assert spoken == [(MARIA, DMYTRO), (DMYTRO, IVAN), (IVAN, ANNA)]
    assert seen(table).phase.asker == ANNA
    assert refusal(table, ANNA, {"type": "ask", "to": IVAN}) == "not-back"


def test_places_that_anna_considers_are_on_the_list():
    """S6, S13: the beach, the pirate ship, the partisans, the garrison; each would be wrong."""
    thoughts = {"beach", "pirate-ship", "partisan-squad", "military-base"}
    assert thoughts <= {place.id for place in seen(crusaders()).places}
    for thought in thoughts:
        table = crusaders()
        the_example(table)
        guess(table, ANNA, thought)
        assert seen(table).scores == [0, 1, 1, 1]


@pytest.mark.parametrize("accuser", [IVAN, MARIA, DMYTRO])
def test_the_potatoes_give_anna_away(accuser):
    """S11, S18: whoever says it first is believed by all, and she deals the next round (S4)."""
    table = crusaders(rounds=2)
    the_example(table)
    accuse(table, accuser, ANNA)
    vote(table, yes=voters(table))
    points = [0, 1, 1, 1]
    points[accuser] += 1
    assert seen(table).scores == points
    assert seen(table).finished[-1].ending == "accusation"
    deal_next(table, ANNA)
    assert seen(table).dealer == ANNA
    assert "crusader-army" not in {table.view(seat).mine.location for seat in range(4)}


def test_anna_may_yet_guess_right_before_she_is_caught():
    """S13, S17"""
    table = crusaders()
    the_example(table)
    guess(table, ANNA, "crusader-army")
    assert seen(table).scores == [4, 0, 0, 0]


# "The beginning of a round"


def test_five_players_are_dealt_five_cards():
    """S3: four of the place and the spy's; the rest of its cards stay out of the round."""
    table = round_of(5, spy=3)
    mine = [table.view(seat).mine for seat in range(5)]
    assert [card.spy for card in mine].count(True) == 1
    assert len({card.role for card in mine if not card.spy}) == 4


def test_a_first_evening_has_five_rounds():
    """S1: what the book recommends is what a table begins with."""
    assert seen(zmova.deal("spyfall", 4, 1)).rounds == 5


# "How it goes": a question at the university that each role answers in its own way


def test_a_professor_and_a_student_can_be_asked_about_the_party_they_missed():
    """S3: the table has agreed to act its roles, which changes no rule."""
    roles = [role("university", "професор"), None, role("university", "студент"), None]
    roles[1] = role("university", "ректор")
    table = round_of(4, spy=3, location="university", dealer=1, roles=roles, acted=True)
    assert seen(table).acted
    ask(table, 1, 0, "Why did nobody see you at our little party?")
    answer(table, 0, "My old bones!")
    ask(table, 0, 2, "And you?")
    answer(table, 2, "Nobody invited me.")
    assert [one.answered for one in seen(table).exchanges] == [True, True]


@pytest.mark.parametrize(
    ("place", "forms"),
    [("plane", ("стюард", "стюардеса")), ("supermarket", ("продавець", "продавчиня"))],
)
def test_a_role_is_whoever_plays_it(place, forms):
    """S2: under the list of locations the book names two roles that are men or women alike."""
    text = CLASSIC[place]["uk"]["roles"][role(place, forms[0])]
    assert tuple(form.split(",")[0] for form in text.split(" | ")) == forms


def test_the_locations_of_the_picture_list_and_of_the_prose_are_there():
    """S2: the fifteen that are printed with a picture, and four that the prose names."""
    pictured = """
        terrorist-base bank military-base film-studio corporate-party hospital space-station
        partisan-squad passenger-train police-station polar-station embassy supermarket theatre
        university
    """
    told = "crusader-army pirate-ship beach plane"
    places = [place.id for place in seen(round_of()).places]
    assert places[:15] == pictured.split()
    assert {*told.split()} <= {*places}
    assert len(places) == 30


# "The end of a round", its three ways


@pytest.mark.parametrize("seats", range(3, 9))
def test_time_runs_out_after_the_printed_minutes(seats):
    """S5, S10: 6, 7 or 8; then the table may talk, and votes from the dealer on, clockwise."""
    minutes = {3: 6, 4: 6, 5: 7, 6: 7, 7: 8, 8: 8}[seats]
    table = round_of(seats, spy=1, dealer=2)
    assert seen(table).phase.ends - table.now == minutes * MINUTE * 1000
    let_time_run_out(table)
    assert phase(table) == "discuss"
    table.play(0, {"type": "say", "text": "I have my doubts about one of us."})
    for seat in range(seats):
        table.play(seat, {"type": "ready"})
    order = []
    while phase(table) == "vote":
        order.append(seen(table).phase.suspect)
        acquit(table)
    assert order == [(2 + step) % seats for step in range(seats)]
    assert seen(table).scores == [0, 2, *[0] * (seats - 2)]


def test_when_time_is_up_the_spy_loses_by_the_voices_of_all_others():
    """S10, S18: a point each, and nobody's more."""
    table = round_of(4, spy=1, dealer=0)
    call_the_vote(table)
    acquit(table)
    assert voters(table) == [0, 2, 3]
    vote(table, yes=[0, 2, 3])
    assert seen(table).scores == [1, 0, 1, 1]


def test_an_accusation_that_all_support_ends_the_round_even_for_an_innocent():
    """S11, S17"""
    table = round_of(4, spy=1)
    condemn(table, 0, 2)
    assert seen(table).scores == [0, 4, 0, 0]


def test_an_accusation_that_fails_lets_the_round_go_on_where_it_was():
    """S11: at the same question and with the same time; once a round for each."""
    table = round_of(4, spy=1)
    table.wait(100)
    ask(table, 0, 2)
    left = seen(table).phase.ends - table.now
    accuse(table, 3, 2)
    table.wait(20)
    vote(table, yes=[0], no=[1])
    assert (seen(table).phase.asked, seen(table).phase.ends - table.now) == (2, left)
    assert refusal(table, 3, {"type": "accuse", "suspect": 1}) == "already-accused"


def test_the_spy_may_accuse_to_turn_suspicion_away():
    """S12"""
    table = round_of(4, spy=1)
    accuse(table, 1, 3)
    acquit(table)
    assert phase(table) == "questions"


def test_arguing_over_a_night_shirt_during_a_vote_is_talk_and_no_move():
    """S11: the book only advises against it, since the spy listens."""
    table = round_of(4, spy=1)
    accuse(table, 0, 2)
    table.play(0, {"type": "say", "text": "His is pink, and it should be green!"})
    assert phase(table) == "vote"


def test_a_suspected_spy_can_not_guess_until_the_vote_has_failed():
    """S14"""
    table = round_of(4, spy=1, location="bank")
    accuse(table, 0, 1)
    assert refusal(table, 1, {"type": "reveal"}) == "vote-on"
    acquit(table)
    guess(table, 1, "bank")
    assert seen(table).scores == [0, 4, 0, 0]


# "Tasks and strategies": a question that tells too much


def test_a_teller_s_question_about_robbers_gives_the_bank_away():
    """S13, S17: asked of the guard; the spy beside them has heard enough."""
    roles = [role("bank", "касир"), role("bank", "охоронець"), None]
    table = round_of(3, spy=2, location="bank", dealer=0, roles=roles)
    ask(table, 0, 1, "Did the robbers take much out of our till?")
    guess(table, 2, "bank")
    assert seen(table).scores == [0, 0, 4]


# "Points" and "The end of the match"


def test_the_printed_points_of_a_match_of_three_rounds():
    """S17, S18, S19: 2 + 2 for a guess, 1 + 1 for an accusation, 2 for hiding; the most win."""
    table = round_of(3, spy=[0, 1, 2], location=["bank", "beach", "plane"], dealer=2, rounds=3)
    guess(table, 0, "bank")
    assert seen(table).scores == [4, 0, 0]
    deal_next(table, 0)
    condemn(table, 2, 1)
    assert seen(table).scores == [5, 0, 2]
    deal_next(table, 1)
    call_the_vote(table)
    for _ in range(3):
        acquit(table)
    assert seen(table).scores == [5, 0, 4]
    assert as_json(table.result)["winners"] == [0]


def test_a_location_that_was_played_is_out_of_the_match():
    """S3: its cards go back into the box."""
    others = [place for place in CLASSIC if place not in ("bank", "beach")]
    table = round_of(3, spy=0, location="bank", rounds=2, off=others)
    guess(table, 0, "bank")
    deal_next(table, 0)
    places = {table.view(seat).mine.location for seat in range(3)} - {None}
    assert places == {"beach"}
