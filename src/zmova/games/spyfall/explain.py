"""Why a move is refused: the first thing that forbids it (G5)."""

from zmova.games.spyfall.moves import (
    About,
    Accuse,
    Answer,
    Ask,
    Guess,
    Next,
    Ready,
    Reveal,
    Start,
    Vote,
)
from zmova.games.spyfall.state import (
    Between,
    Discussing,
    Guessing,
    Looking,
    Over,
    Questions,
    State,
    Voting,
)
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


def explain(state: State, seat: Seat, move: Move) -> Illegal:
    phase = state.phase
    match move:
        case Next() if type(phase) is not Over:
            between = type(phase) is Between
            return Illegal("not-the-dealer" if between else "round-still-on", "S4")
        case Vote():
            return about_vote(state, seat)
        case Guess() | Reveal() if seat != state.spy:
            return Illegal("not-the-spy", "S13")
        case Guess():
            if type(phase) is Guessing:
                return Illegal("no-such-place", "S6")
            return Illegal("show-the-card-first", "S13")
        case Ask(to=to) if type(phase) is Looking and seat == state.dealer:
            return about_whom(state, seat, to)
        case Ready() if type(phase) is Discussing:
            return Illegal("already-ready", "S10")
    return about_talk(state, phase, seat, move) if type(phase) is Questions else instead(state)


def instead(state: State) -> Illegal:
    """S14, S15: what is on while no clock runs."""
    phase = state.phase
    if type(phase) is Over:
        return Illegal("match-over", "S1")
    if type(phase) is Looking:
        return Illegal("clock-not-started", "S7")
    if type(phase) is Discussing:
        return Illegal("time-is-up", "S10")
    if type(phase) is Guessing:
        return Illegal("spy-is-guessing", "S13")
    if type(phase) is not Voting:
        return Illegal("round-over")
    return Illegal("time-is-up", "S10") if phase.accuser is None else Illegal("vote-on", "S11")


def about_vote(state: State, seat: Seat) -> Illegal:
    phase = state.phase
    if type(phase) is not Voting:
        return Illegal("no-vote-on", "S11")
    if seat == phase.suspect:
        return Illegal("suspect-does-not-vote", "S12")
    return Illegal("already-voted", "S11")


def about_talk(state: State, phase: Questions, seat: Seat, move: Move) -> Illegal:
    last = state.exchanges[-1] if state.exchanges else None
    match move:
        case Ask() if phase.asked == seat:
            return Illegal("answer-first", "S8")
        case Ask() if phase.asked is not None:
            return Illegal("question-open", "S9")
        case Ask() if phase.asker != seat:
            return Illegal("not-your-question", "S8")
        case Ask(to=to) if to == phase.barred:
            return Illegal("not-back", "S8")
        case Answer():
            return Illegal("nothing-asked" if phase.asked is None else "not-asked", "S8")
        case Accuse() if not state.may_accuse[seat]:
            return Illegal("already-accused", "S11")
        case Ask(to=other) | Accuse(suspect=other):
            return about_whom(state, seat, other)
        case Start():
            return Illegal("clock-runs", "S7")
        case Ready():
            return Illegal("time-not-up", "S10")
        case About() if last is not None and last.asker == seat and last.topic is None:
            return Illegal("no-such-topic")
    return Illegal("nothing-to-explain")


def about_whom(state: State, seat: Seat, other: Seat) -> Illegal:
    """Where it is the seat's turn, and the question or the accusation itself that won't do."""
    if not 0 <= other < state.seats:
        return Illegal("no-such-seat", seat=other)
    return Illegal("not-yourself" if other == seat else "no-such-topic")
