"""Accusations: S11 and S12, with S16 for silence."""

import pytest

from tests.games.spyfall.playing import (
    MINUTE,
    accuse,
    acquit,
    as_json,
    condemn,
    deal_next,
    phase,
    refusal,
    round_of,
    seen,
    vote,
    voters,
)


@pytest.mark.parametrize("seats", range(3, 9))
def test_any_seat_may_accuse_any_other(seats):
    """S11, S12: the spy too."""
    for accuser in range(seats):
        for suspect in set(range(seats)) - {accuser}:
            table = round_of(seats, spy=1)
            accuse(table, accuser, suspect)
            assert (seen(table).phase.accuser, seen(table).phase.suspect) == (accuser, suspect)


def test_nobody_accuses_themselves_or_an_empty_chair():
    """S11"""
    table = round_of(4)
    assert refusal(table, 2, {"type": "accuse", "suspect": 2}) == "not-yourself"
    assert refusal(table, 2, {"type": "accuse", "suspect": 4}) == "no-such-seat"
    assert refusal(table, 2, {"type": "accuse", "suspect": -1}) == "no-such-seat"


@pytest.mark.parametrize("seats", range(3, 9))
def test_everyone_but_the_suspect_votes_and_the_accuser_has_said_yes(seats):
    """S11, S12"""
    table = round_of(seats, spy=1)
    accuse(table, 0, 2)
    assert seen(table).phase.voted == [0]
    assert table.view(0).mine.ballot is True
    assert voters(table) == [seat for seat in range(seats) if seat not in (0, 2)]
    assert refusal(table, 0, {"type": "vote", "guilty": False}) == "already-voted"
    assert refusal(table, 2, {"type": "vote", "guilty": True}) == "suspect-does-not-vote"
    acquit(table)
    expected = [False] * seats
    assert seen(table).votes[-1].ballots == [True, expected[1], None, *expected[3:]]


@pytest.mark.parametrize("suspect", [1, 2])
def test_all_yes_ends_the_round_whoever_the_suspect_is(suspect):
    """S11: seat 1 is the spy, seat 2 is not."""
    table = round_of(4, spy=1)
    condemn(table, 0, suspect)
    assert phase(table) == "between"
    (shown,) = seen(table).finished
    assert shown.ending == "accusation"


@pytest.mark.parametrize("lone", [1, 3, 4])
def test_one_no_saves_the_suspect(lone):
    """S11"""
    table = round_of(5, spy=1)
    accuse(table, 0, 2)
    vote(table, yes=[seat for seat in (1, 3, 4) if seat != lone], no=[lone])
    assert phase(table) == "questions"
    assert seen(table).finished == []


def test_a_no_does_not_open_the_ballots_early():
    """S11: all vote at once, so nobody learns the outcome before the last ballot."""
    table = round_of(5)
    accuse(table, 0, 2)
    vote(table, no=[1, 3])
    assert phase(table) == "vote"
    assert seen(table).votes == []
    vote(table, no=[4])
    assert phase(table) == "questions"


def test_the_clock_stands_still_during_the_vote_and_goes_on_with_what_was_left():
    """S11: to the millisecond."""
    table = round_of(4, minutes=6)
    table.wait(100.25)
    accuse(table, 0, 2)
    left = 6 * MINUTE * 1000 - 100_250
    assert seen(table).phase.left == left
    table.wait(17.5)
    assert seen(table).phase.left == left
    acquit(table)
    assert seen(table).phase.ends - table.now == left
    table.wait(left / 1000 - 0.001)
    assert phase(table) == "questions"
    table.wait(0.001)
    assert phase(table) == "discuss"


def test_a_vote_that_nobody_hurries_costs_no_time_of_the_round():
    """S11: the clock can't run out during a vote, however long it takes."""
    table = round_of(4, minutes=1, vote_seconds=600)
    table.wait(30)
    accuse(table, 0, 2)
    table.wait(599)
    assert phase(table) == "vote"
    acquit(table)
    assert seen(table).phase.ends - table.now == 30_000


def test_three_accusations_in_a_round_keep_the_clock_exact():
    """S11"""
    table = round_of(4, minutes=1)
    for accuser in (3, 1, 0):
        table.wait(7.007)
        accuse(table, accuser, 2)
        table.wait(11)
        acquit(table)
    assert seen(table).phase.ends - table.now == 60_000 - 3 * 7_007


def test_a_seat_accuses_once_a_round():
    """S11"""
    table = round_of(4, spy=[1, 1], location=["bank", "spa"], rounds=2)
    accuse(table, 0, 2)
    acquit(table)
    assert seen(table).may_accuse == [False, True, True, True]
    assert refusal(table, 0, {"type": "accuse", "suspect": 3}) == "already-accused"
    accuse(table, 3, 0)
    acquit(table)
    assert seen(table).may_accuse == [False, True, True, False]
    condemn(table, 2, 1)
    deal_next(table, 1)
    assert seen(table).may_accuse == [True] * 4
    accuse(table, 0, 2)


def test_only_one_accusation_at_a_time():
    """S11"""
    table = round_of(4)
    accuse(table, 0, 2)
    assert refusal(table, 1, {"type": "accuse", "suspect": 3}) == "vote-on"
    acquit(table)
    accuse(table, 1, 3)


def test_one_accuses_while_a_question_is_open_too():
    """S11: whenever the clock runs."""
    table = round_of(4)
    table.play(0, {"type": "ask", "to": 2})
    accuse(table, 2, 0)
    assert phase(table) == "vote"


def test_the_spy_accuses_and_votes_like_everyone():
    """S12"""
    table = round_of(4, spy=1)
    accuse(table, 1, 2)
    assert seen(table).phase.voted == [1]
    vote(table, yes=[0, 3])
    assert seen(table).votes[-1].condemned
    table = round_of(4, spy=1)
    accuse(table, 0, 2)
    vote(table, yes=[3])
    assert voters(table) == [1]
    vote(table, no=[1])
    assert seen(table).votes[-1].ballots == [True, False, None, True]


def test_the_spy_does_not_vote_as_the_suspect():
    """S12"""
    table = round_of(4, spy=1)
    accuse(table, 0, 1)
    assert refusal(table, 1, {"type": "vote", "guilty": False}) == "suspect-does-not-vote"
    assert voters(table) == [2, 3]


def test_who_stays_silent_votes_no():
    """S16: thirty seconds unless agreed otherwise."""
    table = round_of(5)
    table.wait(10)
    accuse(table, 0, 2)
    vote(table, yes=[1])
    table.wait(29.999)
    assert phase(table) == "vote"
    table.wait(0.001)
    assert phase(table) == "questions"
    assert seen(table).votes[-1].ballots == [True, True, None, False, False]
    assert seen(table).votes[-1].silent == [3, 4]
    assert seen(table).phase.ends - table.now == 7 * MINUTE * 1000 - 10_000


def test_hosts_change_how_long_a_vote_takes():
    """S16"""
    table = round_of(4, vote_seconds=5)
    accuse(table, 0, 2)
    table.wait(4.999)
    assert phase(table) == "vote"
    table.wait(0.001)
    assert phase(table) == "questions"


def test_nobody_votes_when_no_vote_is_on():
    """S11"""
    table = round_of(4)
    assert refusal(table, 0, {"type": "vote", "guilty": True}) == "no-vote-on"


def test_ballots_stay_secret_until_they_are_counted():
    """S11, G3"""
    told = []
    for guilty in (True, False):
        table = round_of(5)
        accuse(table, 0, 2)
        events = table.play(3, {"type": "vote", "guilty": guilty})
        told.append(
            [
                as_json([table.notice(event, 1) for event in events]),
                as_json(table.view(1)),
                as_json(table.view(None)),
            ]
        )
        assert as_json(table.notice(events[0], 3))["guilty"] is guilty
    assert told[0] == told[1]
