"""The clock and the questions: S7 to S9."""

import pytest

from tests.games.spyfall.playing import (
    accuse,
    acquit,
    answer,
    as_json,
    ask,
    call_the_vote,
    deal_next,
    dealt,
    exchange,
    phase,
    refusal,
    round_of,
    seen,
    start,
)
from zmova import Table


def may_ask(table: Table, seat: int) -> set[int]:
    return {move["to"] for move in as_json(table.moves(seat)) if move["type"] == "ask"}


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_dealer_asks_first_and_may_ask_any_other_seat(seats):
    """S7"""
    for dealer in range(seats):
        table = round_of(seats, dealer=dealer)
        others = set(range(seats)) - {dealer}
        assert may_ask(table, dealer) == others
        for seat in others:
            assert not may_ask(table, seat)
            assert refusal(table, seat, {"type": "ask", "to": dealer}) == "not-your-question"
        for other in others:
            fresh = round_of(seats, dealer=dealer)
            ask(fresh, dealer, other)
            assert seen(fresh).phase.asked == other


# the clock


@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_studies_the_card_before_the_clock_runs(seats):
    """S7: nobody but the dealer may do anything yet."""
    table = dealt(seats, spy=1, dealer=2)
    assert phase(table) == "look"
    assert [bool(table.moves(seat)) for seat in range(seats)] == [s == 2 for s in range(seats)]
    assert [table.view(seat).mine.spy for seat in range(seats)].index(True) == 1


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_dealer_starts_the_clock(seats):
    """S7: then it has all its time, and the dealer asks."""
    for dealer in range(seats):
        table = dealt(seats, spy=1, dealer=dealer)
        table.wait(17)
        table.play(dealer, {"type": "start"})
        assert as_json(table.notice(table.log[-1], None)) == {
            "type": "clock-started",
            "seat": dealer,
        }
        assert seen(table).phase.ends == table.now + seen(table).clock
        assert may_ask(table, dealer) == set(range(seats)) - {dealer}


def test_nobody_else_starts_it():
    """S7: the spy neither."""
    table = dealt(4, spy=1, dealer=0)
    for seat in (1, 2, 3):
        assert refusal(table, seat, {"type": "start"}) == "clock-not-started"


def test_the_clock_is_started_once():
    """S7"""
    table = round_of(4, rounds=1)
    for seat in range(4):
        assert refusal(table, seat, {"type": "start"}) == "clock-runs"
    accuse(table, 0, 2)
    assert refusal(table, 0, {"type": "start"}) == "vote-on"


def test_the_first_question_starts_the_clock_too():
    """S7"""
    table = dealt(4, dealer=2)
    table.wait(9)
    ask(table, 2, 3, "Cold?")
    assert (seen(table).phase.asked, seen(table).exchanges[0].text) == (3, "Cold?")
    assert seen(table).phase.ends == table.now + seen(table).clock


def test_at_the_latest_the_clock_starts_by_itself():
    """S7: half a minute after the deal unless agreed otherwise."""
    table = dealt(4, dealer=2)
    assert seen(table).phase.ends == 30_000
    table.wait(29.999)
    assert phase(table) == "look"
    table.wait(0.001)
    assert as_json(table.notice(table.log[-1], 3)) == {"type": "clock-started", "seat": None}
    assert (seen(table).phase.asker, seen(table).phase.ends) == (2, 30_000 + seen(table).clock)


@pytest.mark.parametrize("seconds", [5, 600])
def test_hosts_change_how_long_everybody_may_look(seconds):
    """S7"""
    table = dealt(4, look_seconds=seconds)
    table.wait(seconds - 0.001)
    assert phase(table) == "look"
    table.wait(0.001)
    assert phase(table) == "questions"


def test_without_a_limit_the_clock_waits_for_the_dealer():
    """S7, G6: a phone goes round in peace."""
    table = dealt(4, look_seconds=None)
    table.wait(1_000_000)
    assert phase(table) == "look"
    start(table)
    assert seen(table).phase.ends - table.now == seen(table).clock


def test_accusations_and_the_spy_s_guess_wait_for_the_clock():
    """S7, S11, S13"""
    table = dealt(4, spy=1, dealer=0)
    for seat in range(4):
        accusation = {"type": "accuse", "suspect": (seat + 1) % 4}
        assert refusal(table, seat, accusation) == "clock-not-started"
    assert refusal(table, 1, {"type": "reveal"}) == "clock-not-started"
    for seat in (1, 2, 3):
        assert refusal(table, seat, {"type": "ask", "to": 0}) == "clock-not-started"
    assert seen(table).may_accuse == [True] * 4
    ask(table, 0, 2)
    table.play(1, {"type": "reveal"})
    assert phase(table) == "guess"


def test_a_first_question_that_can_not_be_starts_nothing():
    """S7, G5"""
    table = dealt(4, dealer=0)
    assert refusal(table, 0, {"type": "ask", "to": 0}) == "not-yourself"
    assert refusal(table, 0, {"type": "ask", "to": 4}) == "no-such-seat"
    assert refusal(table, 0, {"type": "ask", "to": 1, "topic": "?"}) == "no-such-topic"


def test_the_limit_of_a_turn_begins_with_the_clock():
    """S7, G6"""
    table = dealt(4, turn_seconds=40)
    table.wait(25)
    start(table)
    assert seen(table).phase.turn_ends == 65_000


def test_each_round_begins_with_a_look():
    """S4, S7: its dealer, the spy of the round before, starts the clock."""
    table = round_of(4, spy=[2, 0], location=["bank", "spa"], rounds=2)
    table.play(2, {"type": "reveal"})
    table.play(2, {"type": "guess", "location": "bank"})
    table.play(2, {"type": "next"})
    assert phase(table) == "look"
    assert refusal(table, 0, {"type": "start"}) == "clock-not-started"
    table.play(2, {"type": "start"})
    assert phase(table) == "questions"


def test_that_roles_are_acted_is_a_note_for_all_and_no_rule():
    """S7: the printed rules let the table agree on it before the match."""
    plain, acted = dealt(4), dealt(4, acted=True)
    assert [seen(table).acted for table in (plain, acted)] == [False, True]
    start(plain)
    start(acted)
    assert all(plain.moves(seat) == acted.moves(seat) for seat in range(4))
    assert plain.state.phase == acted.state.phase


# questions


def test_nobody_asks_themselves_or_an_empty_chair():
    """S7"""
    table = round_of(4)
    assert refusal(table, 0, {"type": "ask", "to": 0}) == "not-yourself"
    assert refusal(table, 0, {"type": "ask", "to": 4}) == "no-such-seat"
    assert refusal(table, 0, {"type": "ask", "to": -1}) == "no-such-seat"


def test_questions_and_answers_are_typed_or_spoken():
    """S7: what is typed is shown to everybody; a question without text was asked aloud."""
    table = round_of(4)
    ask(table, 0, 2, "Чи тут гучно?")
    answer(table, 2, "Буває.")
    ask(table, 2, 3)
    answer(table, 3)
    for viewer in (None, 0, 1, 2, 3):
        typed, spoken = table.view(viewer).table.exchanges
        assert (typed.asker, typed.to, typed.text) == (0, 2, "Чи тут гучно?")
        assert (typed.answered, typed.answer) == (True, "Буває.")
        assert (spoken.asker, spoken.to, spoken.text) == (2, 3, None)
        assert (spoken.answered, spoken.answer) == (True, None)


def test_only_the_seat_that_was_asked_answers():
    """S8"""
    table = round_of(4)
    assert refusal(table, 2, {"type": "answer"}) == "nothing-asked"
    ask(table, 0, 2)
    for seat in (0, 1, 3):
        assert refusal(table, seat, {"type": "answer"}) == "not-asked"
    answer(table, 2)


@pytest.mark.parametrize("seats", range(3, 9))
def test_whoever_answered_asks_anybody_but_the_one_who_asked(seats):
    """S8"""
    table = round_of(seats, dealer=0)
    exchange(table, 0, 2)
    assert may_ask(table, 2) == set(range(seats)) - {0, 2}
    assert refusal(table, 2, {"type": "ask", "to": 0}) == "not-back"
    for seat in set(range(seats)) - {2}:
        assert not may_ask(table, seat)
        assert refusal(table, seat, {"type": "ask", "to": 2}) == "not-your-question"
    exchange(table, 2, 1)
    assert may_ask(table, 1) == set(range(seats)) - {1, 2}


def test_at_a_table_of_three_questions_go_round():
    """S8: with three seats only one is left to ask."""
    table = round_of(3, dealer=0)
    exchange(table, 0, 1)
    for asker, to in ((1, 2), (2, 0), (0, 1), (1, 2)):
        assert may_ask(table, asker) == {to}
        exchange(table, asker, to)


def test_the_one_who_asked_may_be_asked_again_later():
    """S8: only the seat that has just asked is barred."""
    table = round_of(4, dealer=0)
    exchange(table, 0, 1)
    exchange(table, 1, 2)
    exchange(table, 2, 0)
    assert may_ask(table, 0) == {1, 3}


def test_one_question_at_a_time():
    """S9"""
    table = round_of(4)
    ask(table, 0, 2)
    assert refusal(table, 0, {"type": "ask", "to": 2}) == "question-open"
    assert refusal(table, 0, {"type": "ask", "to": 3}) == "question-open"
    assert refusal(table, 1, {"type": "ask", "to": 3}) == "question-open"
    assert refusal(table, 2, {"type": "ask", "to": 3}) == "answer-first"


def test_one_answer_to_a_question():
    """S8, S9"""
    table = round_of(4)
    exchange(table, 0, 2)
    assert refusal(table, 2, {"type": "answer", "text": "And more"}) == "nothing-asked"
    assert refusal(table, 0, {"type": "ask", "to": 2}) == "not-your-question"


def test_a_failed_accusation_changes_nothing_about_whose_turn_it_is():
    """S8, S11"""
    table = round_of(4, dealer=0)
    exchange(table, 0, 2)
    accuse(table, 3, 1)
    acquit(table)
    assert may_ask(table, 2) == {1, 3}
    ask(table, 2, 1)
    accuse(table, 0, 2)
    acquit(table)
    assert seen(table).phase.asked == 1
    answer(table, 1)
    assert may_ask(table, 1) == {0, 3}


def test_nobody_asks_or_answers_when_the_clock_does_not_run():
    """S10, S11, S13"""
    ask_1, reply = {"type": "ask", "to": 1}, {"type": "answer"}
    table = round_of(4, spy=2, rounds=2)
    accuse(table, 3, 1)
    assert refusal(table, 0, ask_1) == refusal(table, 1, reply) == "vote-on"
    acquit(table)
    table.play(2, {"type": "reveal"})
    assert refusal(table, 0, ask_1) == refusal(table, 1, reply) == "spy-is-guessing"
    table.play(2, {"type": "guess", "location": "bank"})
    assert refusal(table, 0, ask_1) == refusal(table, 1, reply) == "round-over"
    deal_next(table, 2)
    call_the_vote(table)
    assert refusal(table, 2, ask_1) == refusal(table, 1, reply) == "time-is-up"


def test_a_new_round_begins_with_no_questions():
    """S7"""
    table = round_of(4, spy=2, rounds=2)
    exchange(table, 0, 1)
    table.play(2, {"type": "reveal"})
    table.play(2, {"type": "guess", "location": "bank"})
    deal_next(table, 2)
    assert seen(table).exchanges == []
    assert may_ask(table, 2) == {0, 1, 3}
