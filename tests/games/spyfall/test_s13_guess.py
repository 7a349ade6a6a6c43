"""The spy's guess: S13 to S15."""

import pytest

from tests.games.spyfall.playing import (
    accuse,
    acquit,
    as_json,
    ask,
    call_the_vote,
    deal_next,
    guess,
    phase,
    refusal,
    round_of,
    seen,
    vote,
)
from zmova import Table

REVEAL = {"type": "reveal"}
GUESS = {"type": "guess", "location": "bank"}


def may_reveal(table: Table, seat: int) -> bool:
    return REVEAL in as_json(table.moves(seat))


def test_the_spy_shows_the_card_while_the_clock_runs():
    """S13: also while a question is open, whoever's turn it is."""
    table = round_of(4, spy=1)
    assert may_reveal(table, 1)
    ask(table, 0, 2)
    table.play(1, REVEAL)
    assert phase(table) == "guess"
    assert all(table.view(viewer).table.phase.spy == 1 for viewer in (None, 0, 1, 2, 3))


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_else_can_pretend_to_be_the_spy(seat):
    """S13, G4"""
    table = round_of(4, spy=1)
    assert not may_reveal(table, seat)
    assert refusal(table, seat, REVEAL) == "not-the-spy"
    assert refusal(table, seat, GUESS) == "not-the-spy"
    table.play(1, REVEAL)
    assert refusal(table, seat, REVEAL) == "not-the-spy"
    assert refusal(table, seat, GUESS) == "not-the-spy"


def test_the_card_is_shown_before_the_place_is_named():
    """S13"""
    table = round_of(4, spy=1)
    assert refusal(table, 1, GUESS) == "show-the-card-first"


def test_any_place_of_the_list_may_be_named():
    """S13: and nothing else may be done then."""
    table = round_of(4, spy=1)
    table.play(1, REVEAL)
    places = [place.id for place in seen(table).places]
    assert as_json(table.moves(1)) == [{"type": "guess", "location": place} for place in places]
    assert all(table.moves(seat) == [] for seat in (0, 2, 3))
    assert refusal(table, 1, {"type": "guess", "location": "atlantis"}) == "no-such-place"


def test_a_right_guess_wins_the_round_for_the_spy():
    """S13, S17"""
    table = round_of(4, spy=1, location="bank")
    guess(table, 1, "bank")
    (shown,) = seen(table).finished
    assert (shown.ending, shown.guess) == ("guess", "bank")
    assert seen(table).scores == [0, 4, 0, 0]


def test_a_wrong_guess_loses_the_round():
    """S13, S18"""
    table = round_of(4, spy=1, location="bank")
    guess(table, 1, "hotel")
    (shown,) = seen(table).finished
    assert (shown.ending, shown.guess) == ("wrong-guess", "hotel")
    assert seen(table).scores == [1, 0, 1, 1]


def test_the_spy_names_one_place_only():
    """S13"""
    table = round_of(4, spy=1)
    guess(table, 1, "hotel")
    assert refusal(table, 1, GUESS) == "show-the-card-first"


def test_a_place_that_was_used_may_be_named_though_it_is_wrong():
    """S6, S13: the list is whole."""
    table = round_of(4, spy=[1, 2], location=["bank", "hotel"], rounds=2)
    guess(table, 1, "spa")
    deal_next(table, 1)
    guess(table, 2, "bank")
    assert seen(table).finished[-1].ending == "wrong-guess"


def test_silence_is_a_wrong_guess():
    """S13: sixty seconds unless agreed otherwise."""
    table = round_of(4, spy=1)
    table.play(1, REVEAL)
    table.wait(59.999)
    assert phase(table) == "guess"
    table.wait(0.001)
    (shown,) = seen(table).finished
    assert (shown.ending, shown.guess) == ("silence", None)
    assert seen(table).scores == [1, 0, 1, 1]


@pytest.mark.parametrize("seconds", [5, 600])
def test_hosts_change_how_long_the_spy_may_think(seconds):
    """S13"""
    table = round_of(4, spy=1, minutes=1, guess_seconds=seconds)
    table.wait(59)
    table.play(1, REVEAL)
    table.wait(seconds - 0.001)
    assert phase(table) == "guess"
    table.wait(0.001)
    assert phase(table) == "between"


def test_without_a_limit_the_spy_thinks_for_ever():
    """S13, G6"""
    table = round_of(4, spy=1, guess_seconds=None)
    table.play(1, REVEAL)
    table.wait(1_000_000)
    assert phase(table) == "guess"


def test_the_clock_stops_for_the_guess():
    """S13"""
    table = round_of(4, spy=1, minutes=1)
    table.wait(59)
    table.play(1, REVEAL)
    table.wait(50)
    assert phase(table) == "guess"
    assert seen(table).phase.left == 1_000


def test_no_guess_during_a_vote_and_the_right_comes_back_after_it():
    """S14"""
    table = round_of(4, spy=1)
    accuse(table, 0, 2)
    assert not may_reveal(table, 1)
    assert refusal(table, 1, REVEAL) == "vote-on"
    vote(table, yes=[1])
    assert refusal(table, 1, REVEAL) == "vote-on"
    vote(table, no=[3])
    assert may_reveal(table, 1)
    guess(table, 1, "bank")
    assert seen(table).scores == [0, 4, 0, 0]


def test_the_suspected_spy_has_no_guess_until_the_vote_failed():
    """S14"""
    table = round_of(4, spy=1)
    accuse(table, 0, 1)
    assert refusal(table, 1, REVEAL) == "vote-on"
    acquit(table)
    table.play(1, REVEAL)
    assert phase(table) == "guess"


def test_no_guess_after_time_is_up():
    """S14"""
    table = round_of(4, spy=1)
    call_the_vote(table)
    for _ in range(4):
        assert not may_reveal(table, 1)
        assert refusal(table, 1, REVEAL) == "time-is-up"
        acquit(table)
    assert refusal(table, 1, REVEAL) == "round-over"


def test_when_the_accusation_comes_first_the_guess_is_refused():
    """S15"""
    table = round_of(4, spy=1)
    accuse(table, 0, 1)
    assert refusal(table, 1, REVEAL) == "vote-on"
    assert phase(table) == "vote"


def test_when_the_guess_comes_first_the_accusation_is_refused_and_not_used_up():
    """S15, G5"""
    table = round_of(4, spy=1)
    table.play(1, REVEAL)
    assert refusal(table, 0, {"type": "accuse", "suspect": 1}) == "spy-is-guessing"
    assert phase(table) == "guess"
    assert seen(table).may_accuse == [True] * 4
