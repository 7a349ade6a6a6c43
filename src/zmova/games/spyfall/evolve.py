"""How each event changes the match. Nothing is judged here."""

from collections.abc import Callable
from typing import Any

import msgspec

from zmova.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
    CalledOff,
    Counted,
    Dealt,
    Explained,
    Guessed,
    Nominated,
    RoundEnded,
    SpyShown,
    TimeRanOut,
    Voted,
)
from zmova.games.spyfall.options import round_minutes
from zmova.games.spyfall.rules import candidates
from zmova.games.spyfall.state import (
    Ballots,
    Between,
    Exchange,
    Guessing,
    Over,
    Questions,
    Shown,
    State,
    Voting,
)
from zmova.table.event import Event


def evolve(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


def limit(now: int, seconds: int | None) -> int | None:
    return None if seconds is None else now + seconds * 1000


def dealt(state: State, event: Dealt) -> None:
    state.round = event.round
    state.dealer = event.dealer
    state.spy = event.spy
    state.location = event.location
    state.roles = event.roles
    state.used = [*state.used, event.location]
    state.may_accuse = [True] * state.seats
    state.exchanges = []
    state.votes = []
    state.guess = None
    state.phase = Questions(
        event.dealer,
        event.at + round_minutes(state.options, state.seats) * 60_000,
        turn_ends=limit(event.at, state.options.turn_seconds),
    )


def asked(state: State, event: Asked) -> None:
    phase = state.phase
    assert type(phase) is Questions
    phase.asked = event.to
    phase.turn_ends = limit(event.at, state.options.turn_seconds)
    state.exchanges.append(Exchange(event.seat, event.to, event.text, event.topic, event.wording))


def answered(state: State, event: Answered) -> None:
    phase = state.phase
    assert type(phase) is Questions
    phase.barred = phase.asker
    phase.asker = event.seat
    phase.asked = None
    phase.turn_ends = limit(event.at, state.options.turn_seconds)
    last = state.exchanges[-1]
    state.exchanges[-1] = Exchange(
        last.asker,
        last.to,
        last.text,
        last.topic,
        last.wording,
        True,
        event.text,
        event.grade,
        event.wording,
    )


def explained(state: State, event: Explained) -> None:
    last = state.exchanges[-1]
    if event.topic is not None:
        state.exchanges[-1] = msgspec.structs.replace(last, topic=event.topic)
    else:
        state.exchanges[-1] = msgspec.structs.replace(last, grade=event.grade)


def accused(state: State, event: Accused) -> None:
    """S11: the clock stands still; the accuser has voted by accusing."""
    phase = state.phase
    assert type(phase) is Questions
    state.may_accuse[event.seat] = False
    turn = phase.turn_ends
    state.phase = Voting(
        event.suspect,
        event.seat,
        limit(event.at, state.options.vote_seconds),
        {event.seat: True},
        left=phase.ends - event.at,
        turn_left=None if turn is None else turn - event.at,
        asker=phase.asker,
        asked=phase.asked,
        barred=phase.barred,
    )


def time_ran_out(state: State, _: TimeRanOut) -> None:
    state.phase = Voting(state.dealer, None, None, {}, to_come=candidates(state))


def nominated(state: State, event: Nominated) -> None:
    phase = state.phase
    assert type(phase) is Voting
    state.phase = Voting(
        event.suspect,
        None,
        limit(event.at, state.options.vote_seconds),
        {},
        to_come=phase.to_come[1:],
    )


def voted(state: State, event: Voted) -> None:
    phase = state.phase
    assert type(phase) is Voting
    phase.ballots[event.seat] = event.guilty


def counted(state: State, event: Counted) -> None:
    """A failed accusation gives the clock back what it had left (S11)."""
    phase = state.phase
    assert type(phase) is Voting
    state.votes.append(
        Ballots(event.suspect, event.accuser, event.ballots, event.silent, event.condemned)
    )
    if phase.accuser is not None and not event.condemned:
        turn = phase.turn_left
        state.phase = Questions(
            phase.asker,
            event.at + phase.left,
            phase.asked,
            phase.barred,
            None if turn is None else event.at + turn,
        )


def spy_shown(state: State, event: SpyShown) -> None:
    phase = state.phase
    assert type(phase) is Questions
    state.phase = Guessing(limit(event.at, state.options.guess_seconds), phase.ends - event.at)


def guessed(state: State, event: Guessed) -> None:
    state.guess = event.location


def round_ended(state: State, event: RoundEnded) -> None:
    for point in event.points:
        state.scores[point.seat] += point.points
    state.finished.append(
        Shown(
            state.round,
            state.dealer,
            state.spy,
            state.location,
            state.roles,
            event.ending,
            state.guess,
            event.points,
        )
    )
    last = state.round >= state.options.rounds
    state.phase = Over() if last else Between(limit(event.at, state.options.next_seconds))


def called_off(state: State, _: CalledOff) -> None:
    state.phase = Over()
    state.called_off = True


APPLY: dict[type, Callable[[State, Any], None]] = {
    Dealt: dealt,
    Asked: asked,
    Answered: answered,
    Explained: explained,
    Accused: accused,
    TimeRanOut: time_ran_out,
    Nominated: nominated,
    Voted: voted,
    Counted: counted,
    SpyShown: spy_shown,
    Guessed: guessed,
    RoundEnded: round_ended,
    CalledOff: called_off,
}
