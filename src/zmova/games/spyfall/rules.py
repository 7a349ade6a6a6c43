"""The rules of Spyfall: what each move does, what follows by itself, and what time brings."""

from collections.abc import Callable
from typing import Any

from zmova.games.spyfall import score
from zmova.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
    CalledOff,
    ClockStarted,
    Counted,
    Dealt,
    DiscussionOpened,
    Ending,
    Explained,
    Guessed,
    Nominated,
    Readied,
    RoundEnded,
    SpyShown,
    TimeRanOut,
    Voted,
)
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
from zmova.games.spyfall.stacked import roles_at
from zmova.games.spyfall.state import (
    Between,
    Discussing,
    Guessing,
    Looking,
    Questions,
    State,
    TimeUp,
    Voting,
)
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.seat import Seat
from zmova.table.text import tidy


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    return DECIDE[type(move)](state, seat, move, now, throw)


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """S10, S11, S13: what a full vote, the end of time, of talk and of a guess bring about."""
    phase = state.phase
    if type(phase) is Voting:
        if len(state.ballots) + 1 < state.seats:
            return []
        return [after_vote(state, phase, now) if phase.counted else count(state, phase, now)]
    if type(phase) is TimeUp and state.options.discuss_seconds != 0:
        return [DiscussionOpened(now)]
    if type(phase) is TimeUp or (type(phase) is Discussing and len(phase.ready) == state.seats):
        return [Nominated(now, phase.to_come[0])]
    if type(phase) is Guessing and phase.named is not None:
        return [after_guess(state, phase.named, now)]
    return []


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
        roles = [*deck[:spy], None, *deck[spy : state.seats - 1]]
    return [Dealt(now, number, dealer, spy, location, roles)]


def decide_next(state: State, seat: Seat, _: Next, now: int, throw: Throw) -> list[Event]:
    """S4: the spy of the round that ended deals the next one."""
    return deal_round(state, now, throw)


# questions


def decide_start(state: State, seat: Seat, _: Start, now: int, __: Throw) -> list[Event]:
    """S7"""
    return [ClockStarted(now, seat)]


def decide_ask(state: State, seat: Seat, move: Ask, now: int, _: Throw) -> list[Event]:
    """S7, S8: the first question starts the clock too."""
    asked = Asked(now, seat, move.to, tidy(move.text), move.topic, move.wording)
    return [ClockStarted(now, seat), asked] if type(state.phase) is Looking else [asked]


def decide_answer(state: State, seat: Seat, move: Answer, now: int, _: Throw) -> list[Event]:
    """S8, S9"""
    return [Answered(now, seat, tidy(move.text), move.grade, move.wording)]


def decide_about(state: State, seat: Seat, move: About, now: int, _: Throw) -> list[Event]:
    return [Explained(now, seat, topic=move.topic)]


def decide_meant(state: State, seat: Seat, move: Meant, now: int, _: Throw) -> list[Event]:
    return [Explained(now, seat, grade=move.grade)]


# accusations and votes


def decide_accuse(state: State, seat: Seat, move: Accuse, now: int, _: Throw) -> list[Event]:
    """S11, S12"""
    return [Accused(now, seat, move.suspect)]


def decide_ready(state: State, seat: Seat, _: Ready, now: int, __: Throw) -> list[Event]:
    """S10"""
    return [Readied(now, seat)]


def decide_vote(state: State, seat: Seat, move: Vote, now: int, _: Throw) -> list[Event]:
    """S10, S11, S12"""
    return [Voted(now, seat, move.guilty)]


def count(state: State, phase: Voting, now: int) -> Counted:
    """Opens the ballots. S16: a seat that gave none voted no."""
    suspect, given = phase.suspect, state.ballots
    ballots = list(map(given.get, range(state.seats)))
    silent = []
    if len(given) + 1 < state.seats:
        silent = [seat for seat in range(state.seats) if seat != suspect and seat not in given]
        for seat in silent:
            ballots[seat] = False
    return Counted(now, suspect, phase.accuser, ballots, silent, False not in ballots)


def after_vote(state: State, phase: Voting, now: int) -> Event:
    """S10, S11: a round ends with whoever is condemned, or when no candidate is left."""
    accuser = phase.accuser
    if state.votes[-1].condemned:
        ending: Ending = "vote" if accuser is None else "accusation"
        if phase.suspect == state.spy:
            return RoundEnded(now, ending, score.spy_loses(state, accuser))
        return RoundEnded(now, ending, score.spy_wins(state, "innocent-condemned"))
    if phase.to_come:
        return Nominated(now, phase.to_come[0])
    return RoundEnded(now, "time", score.spy_wins(state))


# the spy's guess


def decide_reveal(state: State, seat: Seat, _: Reveal, now: int, __: Throw) -> list[Event]:
    """S13"""
    return [SpyShown(now, seat)]


def decide_guess(state: State, seat: Seat, move: Guess, now: int, _: Throw) -> list[Event]:
    """S13: one place, named once."""
    return [Guessed(now, seat, move.location, move.location == state.location)]


def after_guess(state: State, named: Guessed, now: int) -> RoundEnded:
    if named.right:
        return RoundEnded(now, "guess", score.spy_wins(state, "right-guess"))
    ending: Ending = "silence" if named.location is None else "wrong-guess"
    return RoundEnded(now, ending, score.spy_loses(state))


# time


def deadline(state: State) -> Deadline | None:
    phase = state.phase
    match phase:
        case Questions(ends=ends, turn_ends=turn) if turn is not None and turn < ends:
            return Deadline(turn, (phase.asker if phase.asked is None else phase.asked,))
        case Questions(ends=ends):
            return Deadline(ends)
        case (
            Looking(ends=int(ends))
            | Discussing(ends=int(ends))
            | Voting(ends=int(ends))
            | Guessing(ends=int(ends))
        ):
            return Deadline(ends)
        case Between(ends=int(ends)):
            return Deadline(ends, (state.spy,))
    return None


def decide_timeout(state: State, now: int, _: Throw) -> list[Event]:
    """S7 and S10 when the table has looked and talked, S16 for a vote, S13 for a silent spy."""
    match state.phase:
        case Looking():
            return [ClockStarted(now)]
        case Questions():
            return [TimeRanOut(now)]
        case Discussing(to_come=to_come):
            return [Nominated(now, to_come[0])]
        case Voting() as vote:
            return [count(state, vote, now)]
        case Guessing():
            return [Guessed(now, state.spy, None, False)]
    return []


def call_off(state: State, now: int) -> list[Event]:
    """The round that was on lies open like any other, and brings nobody a point."""
    on = type(state.phase) is not Between
    return [*([RoundEnded(now, "called-off", [])] if on else []), CalledOff(now)]


DECIDE: dict[type, Callable[[State, Seat, Any, int, Throw], list[Event]]] = {
    Start: decide_start,
    Ask: decide_ask,
    Answer: decide_answer,
    About: decide_about,
    Meant: decide_meant,
    Accuse: decide_accuse,
    Ready: decide_ready,
    Vote: decide_vote,
    Reveal: decide_reveal,
    Guess: decide_guess,
    Next: decide_next,
}
