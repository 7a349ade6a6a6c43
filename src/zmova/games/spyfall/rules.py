"""The rules of Spyfall: what each move does, what follows by itself, and what time brings."""

from zmova.games.spyfall import score
from zmova.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
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
    Moves,
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
from zmova.table.seat import Seat
from zmova.table.text import tidy


def decide(state: State, seat: Seat, move: Moves, now: int, throw: Throw) -> list[Event]:
    """S4, S7-S13"""
    match move:
        case Vote():  # the most frequent first
            return [Voted(now, seat, move.guilty)]
        case Accuse():
            return [Accused(now, seat, move.suspect)]
        case Ask():  # the first question starts the clock too
            asked = Asked(now, seat, move.to, tidy(move.text), move.topic, move.wording)
            return [ClockStarted(now, seat), asked] if type(state.phase) is Looking else [asked]
        case Answer():
            return [Answered(now, seat, tidy(move.text), move.grade, move.wording)]
        case About():
            return [Explained(now, seat, topic=move.topic)]
        case Meant():
            return [Explained(now, seat, grade=move.grade)]
        case Ready():
            return [Readied(now, seat)]
        case Start():
            return [ClockStarted(now, seat)]
        case Reveal():
            return [SpyShown(now, seat)]
        case Guess(location=location):
            return [Guessed(now, seat, location, location == state.location)]
        case Next():  # the spy of the round that ended deals the next one
            return deal(state, now, throw)


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """S10, S11, S13: what a full vote, the end of time, of talk and of a guess bring about."""
    phase = state.phase
    if type(phase) is Voting:
        if len(state.ballots) + 1 < state.seats:
            return []
        return [after_vote(state, phase, now) if phase.counted else count(state, phase, now)]
    if type(phase) is Questions:
        return []
    if type(phase) is TimeUp and state.options.discuss_seconds != 0:
        return [DiscussionOpened(now)]
    if type(phase) is TimeUp or (type(phase) is Discussing and len(phase.ready) == state.seats):
        return [Nominated(now, phase.to_come[0])]
    if type(phase) is Guessing and phase.named is not None:
        return [after_guess(state, phase.named, now)]
    return []


def deal(state: State, now: int, throw: Throw) -> list[Event]:
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


def after_guess(state: State, named: Guessed, now: int) -> RoundEnded:
    if named.right:
        return RoundEnded(now, "guess", score.spy_wins(state, "right-guess"))
    ending: Ending = "silence" if named.location is None else "wrong-guess"
    return RoundEnded(now, ending, score.spy_loses(state))


# time


def deadline(state: State) -> Deadline | None:
    """G6: stewards ask, answer and deal; in all else the table goes on without the silent."""
    phase = state.phase
    if type(phase) is Questions and phase.turn_ends is not None and phase.turn_ends < phase.ends:
        return Deadline(phase.turn_ends, tuple(state.waiting))
    ends = getattr(phase, "ends", None)
    seats = state.waiting if type(phase) is Between else ()
    return None if ends is None else Deadline(ends, tuple(seats))


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
