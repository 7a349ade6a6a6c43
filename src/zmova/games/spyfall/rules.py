"""The rules of Spyfall: what each move brings about, or why it may not be made."""

from collections.abc import Callable
from typing import Any

from zmova.games.spyfall import score
from zmova.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
    CalledOff,
    Counted,
    Dealt,
    Ending,
    Explained,
    Guessed,
    Nominated,
    Point,
    RoundEnded,
    SpyShown,
    TimeRanOut,
    Voted,
)
from zmova.games.spyfall.knowledge import topics
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
from zmova.games.spyfall.stacked import roles_at
from zmova.games.spyfall.state import Between, Guessing, Over, Questions, State, Voting
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat, clockwise_from
from zmova.table.text import tidy


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    try:
        judge = JUDGES[type(move)]
    except KeyError:
        raise Illegal("not-a-move") from None
    return judge(state, seat, move, now, throw)


# dealing


def deal_round(state: State, now: int, throw: Throw) -> list[Event]:
    """S3, S4: a place not yet used, one spy, and for the others different roles of the place."""
    number = state.round + 1
    stacked = state.stacked
    taken = {*state.used, *stacked.locations[number:]}  # the latter are kept for later rounds
    fresh = [place for place in state.places if place not in taken]
    location = stacked.location(number) or throw.pick(fresh)
    spy = stacked.spy(number)
    if spy is None:
        spy = throw.below(state.seats)
    if number > 1:
        dealer = state.spy
    else:
        dealer = stacked.dealer if stacked.dealer is not None else throw.below(state.seats)
    roles = stacked.roles_of(number)
    if roles is None:
        there = roles_at(location, state.options)
        blanks = max(0, state.seats - 1 - there)  # shuffled in: who has none must tell nothing
        deck = throw.shuffled([*range(there), *[None] * blanks])
        roles = [None if seat == spy else deck.pop(0) for seat in range(state.seats)]
    return [Dealt(now, number, dealer, spy, location, roles)]


def decide_next(state: State, seat: Seat, _: Next, now: int, throw: Throw) -> list[Event]:
    """S4: the spy of the round that ended deals the next one."""
    if isinstance(state.phase, Over):
        raise Illegal("match-over")
    if not isinstance(state.phase, Between):
        raise Illegal("round-still-on")
    if seat != state.spy:
        raise Illegal("not-the-dealer")
    return deal_round(state, now, throw)


# questions


def questions(state: State) -> Questions:
    """The phase in which the clock runs, or a refusal that says what is on instead (S14, S15)."""
    phase = state.phase
    if type(phase) is Questions:
        return phase
    if type(phase) is Voting:
        raise Illegal("vote-on" if phase.accuser is not None else "time-is-up")
    if type(phase) is Guessing:
        raise Illegal("spy-is-guessing")
    raise Illegal("match-over" if type(phase) is Over else "round-over")


def decide_ask(state: State, seat: Seat, move: Ask, now: int, _: Throw) -> list[Event]:
    """S7, S8: whoever answered last asks anybody but the one who asked."""
    phase = questions(state)
    if phase.asked is not None:
        raise Illegal("answer-first" if phase.asked == seat else "question-open")
    if seat != phase.asker:
        raise Illegal("not-your-question")
    if not 0 <= move.to < state.seats:
        raise Illegal("no-such-seat", seat=move.to)
    if move.to == seat:
        raise Illegal("not-yourself")
    if move.to == phase.barred:
        raise Illegal("not-back")
    if move.topic is not None and move.topic not in topics():
        raise Illegal("no-such-topic")
    return [Asked(now, seat, move.to, tidy(move.text), move.topic, move.wording)]


def decide_answer(state: State, seat: Seat, move: Answer, now: int, _: Throw) -> list[Event]:
    """S8, S9: the seat that was asked answers, once."""
    phase = questions(state)
    if phase.asked is None:
        raise Illegal("nothing-asked")
    if seat != phase.asked:
        raise Illegal("not-asked")
    return [Answered(now, seat, tidy(move.text), move.grade, move.wording)]


def decide_about(state: State, seat: Seat, move: About, now: int, _: Throw) -> list[Event]:
    questions(state)
    last = state.exchanges[-1] if state.exchanges else None
    if last is None or last.asker != seat or last.topic is not None:
        raise Illegal("nothing-to-explain")
    if move.topic != "other" and move.topic not in topics():
        raise Illegal("no-such-topic")
    return [Explained(now, seat, topic=move.topic)]


def decide_meant(state: State, seat: Seat, move: Meant, now: int, _: Throw) -> list[Event]:
    questions(state)
    last = state.exchanges[-1] if state.exchanges else None
    if last is None or last.to != seat or not last.answered or last.grade is not None:
        raise Illegal("nothing-to-explain")
    return [Explained(now, seat, grade=move.grade)]


# accusations and votes


def decide_accuse(state: State, seat: Seat, move: Accuse, now: int, _: Throw) -> list[Event]:
    """S11, S12: once a round each seat may stop the clock and point at another."""
    questions(state)
    if not state.may_accuse[seat]:
        raise Illegal("already-accused")
    if not 0 <= move.suspect < state.seats:
        raise Illegal("no-such-seat", seat=move.suspect)
    if move.suspect == seat:
        raise Illegal("not-yourself")
    return [Accused(now, seat, move.suspect)]


def decide_vote(state: State, seat: Seat, move: Vote, now: int, _: Throw) -> list[Event]:
    """S10, S11, S12: everybody but the suspect, once, in secret; the last ballot opens them all."""
    phase = state.phase
    if type(phase) is not Voting:
        raise Illegal("no-vote-on")
    if seat == phase.suspect:
        raise Illegal("suspect-does-not-vote")
    if seat in phase.ballots:
        raise Illegal("already-voted")
    voted = Voted(now, seat, move.guilty)
    if len(phase.ballots) + 2 < state.seats:
        return [voted]
    return [voted, *count(state, phase, {**phase.ballots, seat: move.guilty}, now)]


def count(state: State, phase: Voting, given: dict[Seat, bool], now: int) -> list[Event]:
    """Opens the ballots. S16: a seat that gave none voted no."""
    suspect, accuser = phase.suspect, phase.accuser
    ballots = list(map(given.get, range(state.seats)))
    silent = []
    if len(given) + 1 < state.seats:
        silent = [seat for seat in range(state.seats) if seat != suspect and seat not in given]
        for seat in silent:
            ballots[seat] = False
    condemned = False not in ballots
    counted: Event = Counted(now, suspect, accuser, ballots, silent, condemned)
    if condemned:
        ending: Ending = "vote" if accuser is None else "accusation"
        if suspect == state.spy:
            return [counted, ended(now, ending, score.spy_loses(state, accuser))]
        return [counted, ended(now, ending, score.spy_wins(state, "innocent-condemned"))]
    if accuser is not None:
        return [counted]
    if phase.to_come:
        return [counted, Nominated(now, phase.to_come[0])]
    return [counted, ended(now, "time", score.spy_wins(state))]


def ended(now: int, ending: Ending, points: list[Point]) -> RoundEnded:
    return RoundEnded(now, ending, points)


# the spy's guess


def decide_reveal(state: State, seat: Seat, _: Reveal, now: int, __: Throw) -> list[Event]:
    """S13, S14: only while the clock runs and no vote is on."""
    if seat != state.spy:
        raise Illegal("not-the-spy")
    questions(state)
    return [SpyShown(now, seat)]


def decide_guess(state: State, seat: Seat, move: Guess, now: int, _: Throw) -> list[Event]:
    """S13: one place, named once."""
    if type(state.phase) is not Guessing or seat != state.spy:
        raise Illegal("show-the-card-first" if seat == state.spy else "not-the-spy")
    if move.location not in state.places:
        raise Illegal("no-such-place")
    return guessed(state, move.location, now)


def guessed(state: State, location: str | None, now: int) -> list[Event]:
    right = location == state.location
    told = Guessed(now, state.spy, location, right)
    if right:
        return [told, ended(now, "guess", score.spy_wins(state, "right-guess"))]
    ending: Ending = "silence" if location is None else "wrong-guess"
    return [told, ended(now, ending, score.spy_loses(state))]


# time


def deadline(state: State) -> Deadline | None:
    phase = state.phase
    match phase:
        case Questions(ends=ends, turn_ends=turn) if turn is not None and turn < ends:
            return Deadline(turn, (phase.asker if phase.asked is None else phase.asked,))
        case Questions(ends=ends):
            return Deadline(ends)
        case Voting(ends=int(ends)) | Guessing(ends=int(ends)):
            return Deadline(ends)
        case Between(ends=int(ends)):
            return Deadline(ends, (state.spy,))
    return None


def decide_timeout(state: State, now: int, _: Throw) -> list[Event]:
    """S10 when the round's clock runs out, S16 for a vote, S13 for a silent spy."""
    phase = state.phase
    match phase:
        case Questions():
            return [TimeRanOut(now), Nominated(now, state.dealer)]
        case Voting():
            return count(state, phase, phase.ballots, now)
        case Guessing():
            return guessed(state, None, now)
    return []


def candidates(state: State) -> tuple[Seat, ...]:
    """S10: from the dealer clockwise, the dealer first."""
    return tuple(clockwise_from(state.dealer, state.seats))


Judge = Callable[[State, Seat, Any, int, Throw], list[Event]]
JUDGES: dict[type, Judge] = {
    Ask: decide_ask,
    Answer: decide_answer,
    About: decide_about,
    Meant: decide_meant,
    Accuse: decide_accuse,
    Vote: decide_vote,
    Reveal: decide_reveal,
    Guess: decide_guess,
    Next: decide_next,
}


def call_off(state: State, now: int) -> list[Event]:
    """The round that was on lies open like any other, and brings nobody a point."""
    on = type(state.phase) is not Between
    return [*([ended(now, "called-off", [])] if on else []), CalledOff(now)]
