"""Which moves a seat is offered. Moves are few and never change, so they are made once and kept."""

from functools import cache

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
ANSWER, ABOUT, MEANT, REVEAL = Answer(), About(), Meant(), Reveal()


def legal(state: State, seat: Seat) -> list[Move]:
    phase = state.phase
    if type(phase) is Voting:
        return VOTES.copy() if seat != phase.suspect and seat not in phase.ballots else []
    if type(phase) is Questions:
        return legal_questions(state, phase, seat)
    if seat == state.spy:
        if type(phase) is Guessing:
            return [Guess(place) for place in state.places]
        if type(phase) is Between:
            return NEXT.copy()
    return []


def legal_questions(state: State, phase: Questions, seat: Seat) -> list[Move]:
    moves: list[Move] = []
    if phase.asked is None:
        if phase.asker == seat:
            moves += questions(state.seats, seat, phase.barred)
    elif phase.asked == seat:
        moves.append(ANSWER)
    if state.exchanges:
        last = state.exchanges[-1]
        if last.topic is None and last.asker == seat:
            moves.append(ABOUT)
        if last.answered and last.grade is None and last.to == seat:
            moves.append(MEANT)
    if state.may_accuse[seat]:
        moves += accusations(state.seats, seat)
    if seat == state.spy:
        moves.append(REVEAL)
    return moves


@cache
def questions(seats: int, seat: Seat, barred: Seat | None) -> list[Ask]:
    return [Ask(other) for other in range(seats) if other not in (seat, barred)]


@cache
def accusations(seats: int, seat: Seat) -> list[Accuse]:
    return [Accuse(other) for other in range(seats) if other != seat]
