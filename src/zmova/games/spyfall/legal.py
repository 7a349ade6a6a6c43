"""Which moves a seat is offered. The lists are few and small, so they are made once and kept."""

from functools import lru_cache

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
from zmova.games.spyfall.state import Between, Guessing, Questions, State, Voting
from zmova.table.move import Move
from zmova.table.seat import Seat

VOTES: list[Move] = [Vote(True), Vote(False)]
NEXT: list[Move] = [Next()]


def legal(state: State, seat: Seat) -> list[Move]:
    phase = state.phase
    if type(phase) is Questions:
        exchanges = state.exchanges
        about = meant = False
        if exchanges:
            last = exchanges[-1]
            about = last.topic is None and last.asker == seat
            meant = last.answered and last.grade is None and last.to == seat
        return offered_questions(
            state.seats,
            seat,
            phase.asked is None and phase.asker == seat,
            phase.asked == seat,
            phase.barred,
            state.may_accuse[seat],
            seat == state.spy,
            about,
            meant,
        ).copy()
    if type(phase) is Voting:
        return VOTES.copy() if seat != phase.suspect and seat not in phase.ballots else []
    if type(phase) is Guessing and seat == state.spy:
        return [Guess(place) for place in state.places]
    if type(phase) is Between and seat == state.spy:
        return NEXT.copy()
    return []


@lru_cache(maxsize=16384)
def offered_questions(
    seats: int,
    seat: Seat,
    asks: bool,
    answers: bool,
    barred: Seat | None,
    may_accuse: bool,
    spy: bool,
    about: bool,
    meant: bool,
) -> list[Move]:
    others = [other for other in range(seats) if other != seat]
    moves: list[Move] = []
    if asks:
        moves += [Ask(other) for other in others if other != barred]
    if answers:
        moves.append(Answer())
    if about:
        moves.append(About())
    if meant:
        moves.append(Meant())
    if may_accuse:
        moves += [Accuse(other) for other in others]
    if spy:
        moves.append(Reveal())
    return moves
