"""What stands on every screen before the next comes: an opened vote, a guess, the end of time."""

from typing import Any

import pytest

from tests.games.spyfall.playing import (
    MINUTE,
    accuse,
    acquit,
    as_json,
    call_the_vote,
    guess,
    phase,
    round_of,
    seen,
    start,
    vote,
    voters,
)
from zmova import Table

COUNTED, GUESSED, TIME_RAN_OUT = 2500, 2500, 1500


def moments(table: Table, seat: int, move: dict[str, Any]) -> list[Any]:
    """The phase that everybody sees after each batch of what the move brings."""
    return [as_json(seen(table).phase) for _ in table.steps(seat, move)]


def test_an_opened_vote_is_seen_before_the_round_ends():
    """S11"""
    table = round_of(4, spy=1)
    accuse(table, 0, 1)
    vote(table, yes=[2])
    began = table.now
    opened, shown = moments(table, 3, {"type": "vote", "guilty": True})
    assert (opened["type"], opened["voted"]) == ("vote", [0, 2, 3])
    assert shown["type"] == "between"
    assert table.now == began + COUNTED


def test_nobody_votes_while_the_opened_ballots_are_seen():
    """S16: not even who was silent, and everybody sees that all votes are in."""
    table = round_of(4, spy=1, dealer=0)
    call_the_vote(table)
    vote(table, yes=[2])
    table.now = table.state.phase.ends
    due = table.due()
    assert due is not None
    next(due.steps)
    assert seen(table).phase.voted == [1, 2, 3]
    assert [table.view(seat).mine.ballot for seat in range(4)] == [None, False, True, False]
    assert voters(table) == []


def test_the_next_vote_begins_after_the_opened_one_was_seen():
    """S10, S16: its limit too."""
    table = round_of(4, dealer=0, vote_seconds=20)
    call_the_vote(table)
    began = table.now
    acquit(table)
    assert table.now == began + COUNTED
    assert (seen(table).phase.suspect, seen(table).phase.ends) == (1, table.now + 20_000)


def test_a_clock_that_goes_on_waits_for_nothing():
    """S11: after a failed accusation the time that was left runs at once."""
    table = round_of(4)
    accuse(table, 0, 2)
    acquit(table)
    assert (phase(table), table.now) == ("questions", 0)
    assert seen(table).phase.ends == seen(table).clock


@pytest.mark.parametrize(("seconds", "follows"), [(60, "discuss"), (0, "vote")])
def test_that_time_is_up_is_seen_before_anything_follows(seconds, follows):
    """S10: the talk, or the first candidate where there is none."""
    table = round_of(4, dealer=2, minutes=1, discuss_seconds=seconds)
    table.now = MINUTE * 1000
    due = table.due()
    assert due is not None
    next(due.steps)
    assert as_json(seen(table).phase) == {"type": "time-up", "to_come": [2, 3, 0, 1]}
    assert all(table.moves(seat) == [] for seat in range(4))
    next(due.steps)
    assert phase(table) == follows
    assert seen(table).phase.ends == table.now + (seconds or 30) * 1000
    assert table.now == MINUTE * 1000 + TIME_RAN_OUT


@pytest.mark.parametrize(("place", "right"), [("bank", True), ("spa", False)])
def test_a_guess_is_seen_before_the_cards_come_up(place, right):
    """S13, S20: which place, and whether it was right; not yet which one it was."""
    table = round_of(4, spy=1, location="bank")
    table.play(1, {"type": "reveal"})
    named, shown = moments(table, 1, {"type": "guess", "location": place})
    assert (named["type"], named["location"], named["right"]) == ("guess", place, right)
    assert shown["type"] == "between"
    assert table.now == GUESSED


def test_a_silent_spy_is_seen_to_have_named_nothing():
    """S13"""
    table = round_of(4, spy=1, guess_seconds=5)
    table.play(1, {"type": "reveal"})
    assert (seen(table).phase.location, seen(table).phase.right) == (None, None)
    table.now = 5000
    due = table.due()
    assert due is not None
    next(due.steps)
    assert (seen(table).phase.location, seen(table).phase.right) == (None, False)
    assert table.moves(1) == []


def test_a_match_without_beats_has_the_times_of_version_0_1():
    """S13"""
    opened = round_of(4, spy=1, location="bank").opened
    table = start(Table.deal(round_of().game, 4, 1, stacked=opened.stacked, beats=0))
    guess(table, 1, "bank")
    assert {event.at for event in table.log} == {0}
