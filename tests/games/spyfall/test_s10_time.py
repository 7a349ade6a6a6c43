"""The talk and the vote when time has run out: S10, with S16 for silence."""

import pytest

from tests.games.spyfall.playing import (
    MINUTE,
    accuse,
    acquit,
    all_are_ready,
    as_json,
    call_the_vote,
    dealt,
    let_time_run_out,
    phase,
    refusal,
    round_of,
    seen,
    start,
    vote,
    voters,
)

# the talk


@pytest.mark.parametrize("seats", range(3, 9))
def test_when_time_is_up_the_table_may_talk_before_it_votes(seats):
    """S10: a minute unless agreed otherwise, and the first candidate is the dealer."""
    table = round_of(seats, dealer=2)
    let_time_run_out(table)
    began = table.now
    assert phase(table) == "discuss"
    assert seen(table).phase.ends == began + 60_000
    table.play(1, {"type": "say", "text": "Who was that?"})
    table.wait(59.999)
    assert phase(table) == "discuss"
    table.wait(0.001)
    assert (phase(table), seen(table).phase.suspect) == ("vote", 2)


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_talk_ends_when_every_seat_is_ready(seats):
    """S10: the spy's too, and not one before."""
    table = round_of(seats, spy=1)
    let_time_run_out(table)
    for seat in reversed(range(seats)):
        assert phase(table) == "discuss"
        assert as_json(table.moves(seat)) == [{"type": "ready"}]
        table.play(seat, {"type": "ready"})
    assert (phase(table), seen(table).phase.suspect) == ("vote", 0)


def test_everybody_sees_who_is_ready_and_who_will_be_put_to_the_vote():
    """S10: the same for all, whoever the spy is."""
    table = round_of(4, spy=1, dealer=2)
    let_time_run_out(table)
    table.play(3, {"type": "ready"})
    (notice,) = [as_json(table.notice(table.log[-1], None))]
    assert notice == {"type": "readied", "seat": 3}
    table.play(1, {"type": "ready"})
    for viewer in (None, 0, 1, 2, 3):
        shown = table.view(viewer).table.phase
        assert (shown.to_come, shown.ready) == ([2, 3, 0, 1], [1, 3])


def test_a_seat_is_ready_once_and_takes_nothing_back():
    """S10"""
    table = round_of(4)
    let_time_run_out(table)
    table.play(3, {"type": "ready"})
    assert table.moves(3) == []
    assert refusal(table, 3, {"type": "ready"}) == "already-ready"


def test_nobody_is_ready_for_a_vote_before_time_is_up():
    """S10"""
    table = dealt(4, spy=1, rounds=1)
    ready = {"type": "ready"}
    assert refusal(table, 0, ready) == "clock-not-started"
    start(table)
    assert refusal(table, 0, ready) == "time-not-up"
    accuse(table, 0, 2)
    assert refusal(table, 0, ready) == "vote-on"
    acquit(table)
    call_the_vote(table)
    assert refusal(table, 0, ready) == "time-is-up"


def test_nothing_but_talk_goes_on_before_the_vote():
    """S10, S13, S14: no question, no guess, and no ballot yet."""
    table = round_of(4, spy=1)
    let_time_run_out(table)
    for move in ({"type": "ask", "to": 2}, {"type": "answer"}, {"type": "start"}):
        assert refusal(table, 0, move) == "time-is-up"
    assert refusal(table, 1, {"type": "reveal"}) == "time-is-up"
    assert refusal(table, 0, {"type": "vote", "guilty": True}) == "no-vote-on"


@pytest.mark.parametrize("seconds", [5, 600])
def test_hosts_change_how_long_the_table_may_talk(seconds):
    """S10"""
    table = round_of(4, discuss_seconds=seconds)
    let_time_run_out(table)
    table.wait(seconds - 0.001)
    assert phase(table) == "discuss"
    table.wait(0.001)
    assert phase(table) == "vote"


def test_a_table_that_wants_no_talk_votes_at_once():
    """S10"""
    table = round_of(4, dealer=2, discuss_seconds=0)
    let_time_run_out(table)
    assert (phase(table), seen(table).phase.suspect) == ("vote", 2)


def test_without_a_limit_the_talk_waits_for_the_last():
    """S10, G6"""
    table = round_of(4, discuss_seconds=None)
    let_time_run_out(table)
    table.wait(1_000_000)
    assert phase(table) == "discuss"
    all_are_ready(table)
    assert phase(table) == "vote"


# the vote


@pytest.mark.parametrize("seats", range(3, 9))
def test_candidates_come_one_after_another_clockwise_the_dealer_first(seats):
    """S10, G1"""
    for dealer in range(seats):
        table = round_of(seats, dealer=dealer)
        call_the_vote(table)
        order = []
        while phase(table) == "vote":
            order.append(seen(table).phase.suspect)
            assert seen(table).phase.accuser is None
            acquit(table)
        assert order == [(dealer + step) % seats for step in range(seats)]
        assert phase(table) == "between"


def test_everybody_sees_which_candidates_are_to_come():
    """S10"""
    table = round_of(4, dealer=2)
    call_the_vote(table)
    assert (seen(table).phase.suspect, list(seen(table).phase.to_come)) == (2, [3, 0, 1])
    acquit(table)
    assert (seen(table).phase.suspect, list(seen(table).phase.to_come)) == (3, [0, 1])


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_other_seat_votes_on_a_candidate(seats):
    """S10, S12: the candidate does not; the spy does."""
    table = round_of(seats, spy=1, dealer=0)
    call_the_vote(table)
    for suspect in range(seats):
        assert voters(table) == [seat for seat in range(seats) if seat != suspect]
        no = {"type": "vote", "guilty": False}
        assert refusal(table, suspect, no) == "suspect-does-not-vote"
        acquit(table)


@pytest.mark.parametrize("candidate", range(4))
def test_the_first_candidate_with_all_yes_ends_the_round(candidate):
    """S10"""
    table = round_of(4, spy=1, dealer=0)
    call_the_vote(table)
    for _ in range(candidate):
        acquit(table)
    assert phase(table) == "vote"
    vote(table, yes=voters(table))
    (shown,) = seen(table).finished
    assert shown.ending == "vote"
    assert seen(table).votes[-1].suspect == candidate
    assert seen(table).votes[-1].condemned


@pytest.mark.parametrize("lone", [0, 2, 3])
def test_one_no_saves_a_candidate(lone):
    """S10: at a table of four, seat 1 being the candidate."""
    table = round_of(4, dealer=1)
    call_the_vote(table)
    vote(table, yes=[seat for seat in (0, 2, 3) if seat != lone], no=[lone])
    assert seen(table).votes[-1].condemned is False
    assert seen(table).phase.suspect == 2


def test_if_nobody_is_condemned_the_spy_wins():
    """S10, S17"""
    table = round_of(4, spy=1, dealer=3)
    call_the_vote(table)
    for _ in range(4):
        acquit(table)
    (shown,) = seen(table).finished
    assert shown.ending == "time"
    assert seen(table).scores == [0, 2, 0, 0]


def test_ballots_are_opened_all_at_once():
    """S10: until the last one, everybody knows who has voted and only oneself how."""
    table = round_of(4, dealer=0)
    call_the_vote(table)
    vote(table, yes=[3], no=[1])
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer).table.phase.voted == [1, 3]
        assert table.view(viewer).table.votes == []
    assert [table.view(seat).mine.ballot for seat in range(4)] == [None, False, None, True]
    vote(table, yes=[2])
    assert seen(table).votes[-1].ballots == [None, False, True, True]


def test_nobody_votes_twice_or_takes_a_vote_back():
    """S10"""
    table = round_of(4, dealer=0)
    call_the_vote(table)
    vote(table, yes=[1])
    assert refusal(table, 1, {"type": "vote", "guilty": False}) == "already-voted"
    assert refusal(table, 1, {"type": "vote", "guilty": True}) == "already-voted"


def test_each_candidate_gets_fresh_ballots_and_a_fresh_limit():
    """S10, S16"""
    table = round_of(3, dealer=0, vote_seconds=20)
    call_the_vote(table)
    table.wait(15)
    acquit(table)
    assert voters(table) == [0, 2]
    assert seen(table).phase.ends == table.now + 20_000
    table.wait(19.999)
    assert seen(table).phase.suspect == 1
    table.wait(0.001)
    assert seen(table).phase.suspect == 2


def test_silence_is_a_no():
    """S16: two of three said yes, the third nothing."""
    table = round_of(4, spy=0, dealer=0)
    call_the_vote(table)
    vote(table, yes=[1, 2])
    table.wait(29.999)
    assert seen(table).phase.suspect == 0
    table.wait(0.001)
    assert seen(table).votes[-1].ballots == [None, True, True, False]
    assert seen(table).votes[-1].silent == [3]
    assert not seen(table).votes[-1].condemned
    assert seen(table).phase.suspect == 1


def test_a_silent_table_lets_the_spy_win():
    """S10, S16"""
    table = round_of(5, spy=2, dealer=1)
    table.wait(7 * MINUTE + 1.5 + 60 + 5 * (30 + 2.5))
    assert phase(table) == "between"
    assert [ballots.suspect for ballots in seen(table).votes] == [1, 2, 3, 4, 0]
    assert all(len(ballots.silent) == 4 for ballots in seen(table).votes)
    assert seen(table).scores == [0, 0, 2, 0, 0]


def test_without_a_limit_the_vote_waits():
    """S16, G6"""
    table = round_of(4, vote_seconds=None)
    call_the_vote(table)
    table.wait(1_000_000)
    assert seen(table).phase.suspect == 0
    vote(table, yes=[1, 2, 3])
    assert phase(table) == "between"


def test_time_is_up_for_accusations_too():
    """S10, S11: they belong to the running clock."""
    table = round_of(4)
    let_time_run_out(table)
    assert refusal(table, 0, {"type": "accuse", "suspect": 1}) == "time-is-up"
    all_are_ready(table)
    assert refusal(table, 0, {"type": "accuse", "suspect": 1}) == "time-is-up"


def test_time_runs_out_in_the_middle_of_a_question():
    """S10"""
    table = round_of(4, spy=1)
    table.play(0, {"type": "ask", "to": 1})
    let_time_run_out(table)
    assert phase(table) == "discuss"


def test_an_accusation_at_the_last_moment_only_puts_the_end_off():
    """S10, S11"""
    table = round_of(4, minutes=1, vote_seconds=30)
    table.wait(59.999)
    accuse(table, 2, 3)
    acquit(table)
    assert phase(table) == "questions"
    table.wait(0.001)
    assert phase(table) == "discuss"
