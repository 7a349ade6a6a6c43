"""Why a move is refused: the first thing that forbids it (G5)."""

from collections.abc import Callable
from typing import Any

from zmova.games.spyfall.moves import (
    About,
    Accuse,
    Answer,
    Ask,
    Guess,
    Meant,
    Next,
    Reveal,
    Vote,
)
from zmova.games.spyfall.state import Between, Guessing, Over, Questions, State, Voting
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


def explain(state: State, seat: Seat, move: Move) -> Illegal:
    if type(move) in WHILE_THE_CLOCK_RUNS and type(state.phase) is not Questions:
        return instead(state)
    return EXPLAIN[type(move)](state, seat, move)


def instead(state: State) -> Illegal:
    """S14, S15: what is on while no clock runs."""
    phase = state.phase
    if type(phase) is Over:
        return Illegal("match-over", "S1")
    if type(phase) is Guessing:
        return Illegal("spy-is-guessing", "S13")
    if type(phase) is not Voting:
        return Illegal("round-over")
    return Illegal("time-is-up", "S10") if phase.accuser is None else Illegal("vote-on", "S11")


def about_ask(state: State, seat: Seat, move: Ask) -> Illegal:
    phase = state.phase
    assert type(phase) is Questions
    if phase.asked is not None:
        if phase.asked == seat:
            return Illegal("answer-first", "S8")
        return Illegal("question-open", "S9")
    if seat != phase.asker:
        return Illegal("not-your-question", "S8")
    if move.to == phase.barred:
        return Illegal("not-back", "S8")
    return another(state, seat, move.to) or Illegal("no-such-topic")


def another(state: State, seat: Seat, other: Seat) -> Illegal | None:
    if not 0 <= other < state.seats:
        return Illegal("no-such-seat", seat=other)
    return Illegal("not-yourself") if other == seat else None


def about_answer(state: State, seat: Seat, move: Answer) -> Illegal:
    phase = state.phase
    assert type(phase) is Questions
    return Illegal("nothing-asked" if phase.asked is None else "not-asked", "S8")


def about_about(state: State, seat: Seat, move: About) -> Illegal:
    last = state.exchanges[-1] if state.exchanges else None
    if last is None or last.asker != seat or last.topic is not None:
        return Illegal("nothing-to-explain")
    return Illegal("no-such-topic")


def about_meant(state: State, seat: Seat, move: Meant) -> Illegal:
    return Illegal("nothing-to-explain")


def about_accuse(state: State, seat: Seat, move: Accuse) -> Illegal:
    wrong = another(state, seat, move.suspect) if state.may_accuse[seat] else None
    return wrong or Illegal("already-accused", "S11")


def about_vote(state: State, seat: Seat, move: Vote) -> Illegal:
    phase = state.phase
    if type(phase) is not Voting:
        return Illegal("no-vote-on", "S11")
    if seat == phase.suspect:
        return Illegal("suspect-does-not-vote", "S12")
    return Illegal("already-voted", "S11")


def about_reveal(state: State, seat: Seat, move: Reveal) -> Illegal:
    return Illegal("not-the-spy", "S13") if seat != state.spy else instead(state)


def about_guess(state: State, seat: Seat, move: Guess) -> Illegal:
    if seat != state.spy:
        return Illegal("not-the-spy", "S13")
    if type(state.phase) is not Guessing:
        return Illegal("show-the-card-first", "S13")
    return Illegal("no-such-place", "S6")


def about_next(state: State, seat: Seat, move: Next) -> Illegal:
    if type(state.phase) is Over:
        return Illegal("match-over", "S1")
    between = type(state.phase) is Between
    return Illegal("not-the-dealer" if between else "round-still-on", "S4")


WHILE_THE_CLOCK_RUNS = {Ask, Answer, About, Meant, Accuse}
EXPLAIN: dict[type, Callable[[State, Seat, Any], Illegal]] = {
    Ask: about_ask,
    Answer: about_answer,
    About: about_about,
    Meant: about_meant,
    Accuse: about_accuse,
    Vote: about_vote,
    Reveal: about_reveal,
    Guess: about_guess,
    Next: about_next,
}
