"""The law of what a seat may do. Moves are few and never change: they are made once and kept."""

from collections.abc import Sequence
from functools import cache, lru_cache

from zmova.games.spyfall.knowledge import topics
from zmova.games.spyfall.moves import (
    About,
    Accuse,
    Answer,
    Ask,
    Guess,
    Meant,
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
    Questions,
    State,
    Voting,
)
from zmova.table.move import Move
from zmova.table.seat import Seat

VOTES, NEXT, READY = (Vote(True), Vote(False)), (Next(),), (Ready(),)
ANSWER, ABOUT, MEANT, REVEAL = Answer(), About(), Meant(), Reveal()


def offers(state: State, seat: Seat) -> Sequence[Move]:
    phase = state.phase
    if type(phase) is Voting:
        return VOTES if seat != phase.suspect and seat not in state.ballots else ()
    if type(phase) is Questions:
        return in_questions(state, phase, seat)
    if type(phase) is Looking:
        return beginnings(state.seats, seat) if seat == state.dealer else ()
    if type(phase) is Discussing:
        return () if seat in phase.ready else READY
    if seat == state.spy:
        if type(phase) is Guessing and phase.named is None:
            return guesses(state.places)
        if type(phase) is Between:
            return NEXT
    return ()


def in_questions(state: State, phase: Questions, seat: Seat) -> list[Move]:
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
def beginnings(seats: int, dealer: Seat) -> list[Move]:
    """S7: the first question starts the clock too."""
    return [*questions(seats, dealer, None), Start()]


@cache
def questions(seats: int, seat: Seat, barred: Seat | None) -> list[Ask]:
    return [Ask(other) for other in range(seats) if other not in (seat, barred)]


@cache
def accusations(seats: int, seat: Seat) -> list[Accuse]:
    return [Accuse(other) for other in range(seats) if other != seat]


@lru_cache(64)  # hosts may have places of their own
def guesses(places: tuple[str, ...]) -> list[Guess]:
    return [Guess(place) for place in places]


def template(move: Move) -> Move:
    """The move with its free parts taken out; a topic that nobody knows is never on offer."""
    match move:
        case Ask(to=to, topic=topic):
            return Ask(to, topic=None if topic in topics() else topic)
        case Answer():
            return ANSWER
        case About(topic=topic):
            return ABOUT if topic in topics() else move
        case Meant():
            return MEANT
    return move
