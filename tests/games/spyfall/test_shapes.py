"""The JSON shapes of moves, as the rules list them; anything else is refused with no trace."""

import pytest

from tests.games.spyfall.playing import (
    MINUTE,
    all_are_ready,
    as_json,
    dealt,
    let_time_run_out,
    phase,
    refusal,
    round_of,
    seen,
    start,
)


def test_a_round_played_in_json_shapes_alone():
    """S7, S8, S10, S11, S13, G5: start, ask, answer, accuse, vote, reveal, guess, next, ready."""
    table = dealt(4, spy=1, location="bank", rounds=2)
    table.play(0, {"type": "start"})
    table.play(0, {"type": "ask", "to": 2, "text": "Is it warm here?"})
    table.play(2, {"type": "answer", "text": "It depends."})
    table.play(2, {"type": "ask", "to": 3})
    table.play(3, {"type": "answer"})
    table.play(3, {"type": "accuse", "suspect": 0})
    table.play(1, {"type": "vote", "guilty": True})
    table.play(2, {"type": "vote", "guilty": False})
    table.play(1, {"type": "reveal"})
    table.play(1, {"type": "guess", "location": "bank"})
    table.play(1, {"type": "next"})
    assert (phase(table), seen(table).round) == ("look", 2)
    table.wait(30 + 6 * MINUTE + 1.5)
    for seat in range(4):
        table.play(seat, {"type": "ready"})
    assert phase(table) == "vote"


def test_moves_are_offered_in_the_shapes_in_which_they_are_made():
    """G5"""
    table = dealt(3, spy=1, location="bank", rounds=2)
    questions = [{"type": "ask", "to": 1}, {"type": "ask", "to": 2}]
    assert as_json(table.moves(0)) == [*questions, {"type": "start"}]
    assert table.moves(1) == table.moves(2) == []
    start(table)
    assert as_json(table.moves(0)) == [
        {"type": "ask", "to": 1},
        {"type": "ask", "to": 2},
        {"type": "accuse", "suspect": 1},
        {"type": "accuse", "suspect": 2},
    ]
    assert as_json(table.moves(1)) == [
        {"type": "accuse", "suspect": 0},
        {"type": "accuse", "suspect": 2},
        {"type": "reveal"},
    ]
    table.play(0, {"type": "ask", "to": 2})
    assert as_json(table.moves(2))[0] == {"type": "answer"}
    let_time_run_out(table)
    assert as_json([table.moves(seat) for seat in range(3)]) == [[{"type": "ready"}]] * 3
    all_are_ready(table)
    votes = [{"type": "vote", "guilty": True}, {"type": "vote", "guilty": False}]
    assert as_json(table.moves(1)) == votes


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "dance"},
        {"type": None},
        {"type": ["ask"]},
        {"to": 1},
        {"type": "ask"},
        {"type": "ask", "to": "2"},
        {"type": "ask", "to": 2.5},
        {"type": "ask", "to": None},
        {"type": "ask", "to": True},
        {"type": "ask", "to": 2, "seat": 0},
        {"type": "ask", "to": 2, "text": ""},
        {"type": "ask", "to": 2, "text": "x" * 281},
        {"type": "ask", "to": 2, "text": 5},
        {"type": "ask", "to": 2, "wording": -1},
        {"type": "answer", "grade": 5},
        {"type": "answer", "grade": -1},
        {"type": "answer", "grade": "very"},
        {"type": "accuse"},
        {"type": "accuse", "suspect": "1"},
        {"type": "accuse", "suspect": None},
        {"type": "accuse", "seat": 1},
        {"type": "vote"},
        {"type": "vote", "guilty": 1},
        {"type": "vote", "guilty": "yes"},
        {"type": "vote", "guilty": None},
        {"type": "reveal", "seat": 1},
        {"type": "guess"},
        {"type": "guess", "location": 3},
        {"type": "guess", "location": ""},
        {"type": "guess", "location": ["bank"]},
        {"type": "next", "round": 2},
        {"type": "start", "seat": 0},
        {"type": "ready", "vote": True},
        {1: 2},
    ],
    ids=str,
)
def test_a_move_in_another_shape_is_refused(move):
    """G5"""
    table = round_of(4, spy=0)
    for seat in range(4):
        assert refusal(table, seat, move) == "not-a-move"


@pytest.mark.parametrize("move", ["ask", 5, None, [], b"{}"])
def test_what_is_no_object_at_all_is_refused(move):
    """G5"""
    assert refusal(round_of(4), 0, move) == "not-a-move"


def test_what_is_typed_is_tidied_before_anybody_reads_it():
    """S7: no line breaks, no characters that turn the writing round."""
    table = round_of(4)
    table.play(0, {"type": "ask", "to": 2, "text": "  Is\n it\u202e warm\u0007? "})
    table.play(2, {"type": "answer", "text": " \n "})
    (exchange,) = seen(table).exchanges
    assert exchange.text == "Is it warm ?"
    assert exchange.answer is None
