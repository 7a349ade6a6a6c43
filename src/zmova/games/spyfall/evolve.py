"""What each event changes. It sets fields anew and changes nothing that a field holds."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from zmova.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
    CalledOff,
    ClockStarted,
    Counted,
    Dealt,
    DiscussionOpened,
    Explained,
    Guessed,
    Nominated,
    Readied,
    RoundEnded,
    SpyShown,
    TimeRanOut,
    Voted,
)
from zmova.games.spyfall.options import round_minutes
from zmova.games.spyfall.state import (
    Ballots,
    Between,
    Discussing,
    Exchange,
    Guessing,
    Looking,
    Over,
    Questions,
    Shown,
    State,
    TimeUp,
    Voting,
)
from zmova.table.event import Event
from zmova.table.seat import Seat, at_seat, clockwise_from


def evolve(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


def limit(now: int, seconds: int | None) -> int | None:
    return None if seconds is None else now + seconds * 1000


def dealt(state: State, event: Dealt) -> None:
    state.round, state.dealer, state.spy = event.round, event.dealer, event.spy
    state.location, state.roles = event.location, event.roles
    state.used = (*state.used, event.location)
    state.may_accuse = (True,) * state.seats
    state.exchanges, state.votes = (), ()
    if state.options.look_seconds == 0:  # by earlier rules
        run(state, event.at)
    else:
        state.phase = Looking(limit(event.at, state.options.look_seconds))


def clock_started(state: State, event: ClockStarted) -> None:
    run(state, event.at)


def run(state: State, now: int) -> None:
    """S7: the clock runs, and it is the dealer's turn to ask."""
    ask(state, state.dealer, now + round_minutes(state.options, state.seats) * 60_000, None, now)


def ask(state: State, asker: Seat, ends: int, barred: Seat | None, now: int) -> None:
    """S8: it is somebody's turn to ask."""
    state.phase = Questions(asker, ends, None, barred, limit(now, state.options.turn_seconds))


def asked(state: State, event: Asked) -> None:
    asker, to, at = event.seat, event.to, event.at
    phase = state.phase
    assert type(phase) is Questions
    turn_ends = limit(at, state.options.turn_seconds)
    state.phase = Questions(asker, phase.ends, to, phase.barred, turn_ends)
    said = Exchange(asker, to, event.text, event.topic, event.wording)
    state.exchanges = (*state.exchanges, said)


def answered(state: State, event: Answered) -> None:
    """S8: who answered asks next, but not back."""
    phase = state.phase
    assert type(phase) is Questions
    ask(state, event.seat, phase.ends, phase.asker, event.at)
    add(state, answered=True, answer=event.text, grade=event.grade, answer_wording=event.wording)


def add(state: State, **more: Any) -> None:
    """The last question with more to it."""
    *before, last = state.exchanges
    state.exchanges = (*before, replace(last, **more))


def explained(state: State, event: Explained) -> None:
    if event.topic is not None:
        add(state, topic=event.topic)
    else:
        add(state, grade=event.grade)


def accused(state: State, event: Accused) -> None:
    """S11: the clock stands still; the accuser has voted by accusing."""
    phase, seat, at = state.phase, event.seat, event.at
    assert type(phase) is Questions
    ends = limit(at, state.options.vote_seconds)
    state.phase = Voting(event.suspect, seat, ends, (), phase, at)
    state.may_accuse = at_seat(state.may_accuse, seat, False)
    state.ballots = {seat: True}


def time_ran_out(state: State, _: TimeRanOut) -> None:
    """S10: candidates come from the dealer clockwise, the dealer first."""
    state.phase = TimeUp(tuple(clockwise_from(state.dealer, state.seats)))


def discussion_opened(state: State, event: DiscussionOpened) -> None:
    phase = state.phase
    assert type(phase) is TimeUp
    state.phase = Discussing(phase.to_come, limit(event.at, state.options.discuss_seconds))


def readied(state: State, event: Readied) -> None:
    phase = state.phase
    assert type(phase) is Discussing
    state.phase = replace(phase, ready=(*phase.ready, event.seat))


def nominated(state: State, event: Nominated) -> None:
    phase = state.phase
    assert type(phase) is TimeUp or type(phase) is Discussing or type(phase) is Voting
    ends = limit(event.at, state.options.vote_seconds)
    state.phase = Voting(event.suspect, None, ends, phase.to_come[1:])
    state.ballots = {}


def voted(state: State, event: Voted) -> None:
    state.ballots = {**state.ballots, event.seat: event.guilty}


def counted(state: State, event: Counted) -> None:
    """A failed accusation gives the clock back what it had left (S11)."""
    phase = state.phase
    assert type(phase) is Voting
    opened = Ballots(event.suspect, event.accuser, event.ballots, event.silent, event.condemned)
    state.votes = (*state.votes, opened)
    if event.silent:
        state.ballots = {**state.ballots, **dict.fromkeys(event.silent, False)}
    stopped = phase.stopped
    if stopped is None or event.condemned:
        state.phase = replace(phase, counted=True)
        return
    stood, turn = event.at - phase.since, stopped.turn_ends
    state.phase = Questions(
        stopped.asker, stopped.ends + stood, stopped.asked, stopped.barred, turn and turn + stood
    )


def spy_shown(state: State, event: SpyShown) -> None:
    phase = state.phase
    assert type(phase) is Questions
    state.phase = Guessing(limit(event.at, state.options.guess_seconds), phase.ends - event.at)


def guessed(state: State, event: Guessed) -> None:
    phase = state.phase
    assert type(phase) is Guessing
    state.phase = Guessing(None, phase.left, event)


def round_ended(state: State, event: RoundEnded) -> None:
    phase, scores = state.phase, list(state.scores)
    for point in event.points:
        scores[point.seat] += point.points
    state.scores = tuple(scores)
    shown = Shown(
        state.round,
        state.dealer,
        state.spy,
        state.location,
        state.roles,
        event.ending,
        phase.named.location if type(phase) is Guessing and phase.named else None,
        event.points,
    )
    state.finished = (*state.finished, shown)
    last = state.round >= state.options.rounds
    state.phase = Over() if last else Between(limit(event.at, state.options.next_seconds))


def called_off(state: State, _: CalledOff) -> None:
    state.phase = Over()
    state.called_off = True


APPLY: dict[type, Callable[[State, Any], None]] = {
    Dealt: dealt,
    ClockStarted: clock_started,
    Asked: asked,
    Answered: answered,
    Explained: explained,
    Accused: accused,
    TimeRanOut: time_ran_out,
    DiscussionOpened: discussion_opened,
    Readied: readied,
    Nominated: nominated,
    Voted: voted,
    Counted: counted,
    SpyShown: spy_shown,
    Guessed: guessed,
    RoundEnded: round_ended,
    CalledOff: called_off,
}
