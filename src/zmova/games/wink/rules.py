"""The rules of Wink: what each move does, what follows by itself, and what time brings."""

from collections.abc import Callable
from typing import Any

from zmova.games.wink.agents import agents_of, hand_size
from zmova.games.wink.events import (
    Called,
    Caught,
    Dealt,
    Looked,
    Named,
    Passed,
    Rested,
    TurnBegan,
    Winked,
)
from zmova.games.wink.moves import Call, Catch, Look, Name, Pass, Wink
from zmova.games.wink.score import ending, is_over
from zmova.games.wink.state import State, Turn
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.seat import Seat, left_of

DWELL = 300
"""W15: milliseconds that an eye must rest on a face to see it wink."""


def deal(state: State, now: int, throw: Throw) -> list[Event]:
    """W1-W4"""
    stacked, seats, size = state.stacked, state.seats, hand_size(state.seats)
    crowd = throw.shuffled(agents_of(seats)) if stacked.crowd is None else stacked.crowd
    hands = stacked.hands
    if hands is None:
        deck = throw.shuffled(agents_of(seats))
        hands = [sorted(deck[size * seat : size * (seat + 1)]) for seat in range(seats)]
    first = throw.below(seats) if stacked.first is None else stacked.first
    return [Dealt(now, hands, crowd, first), TurnBegan(now, first)]


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    return DECIDE[type(move)](state, seat, move, now)


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """W4, W11, W22: the end of the match, or the next turn once this one is done."""
    phase = state.phase
    if type(phase) is not Turn:
        return []
    if is_over(state):
        return [ending(state, now)]
    return [TurnBegan(now, left_of(phase.seat, state.seats))] if phase.done else []


# a turn


def decide_name(state: State, seat: Seat, move: Name, now: int) -> list[Event]:
    """W6-W8"""
    agent = state.pawns[seat]
    assert agent is not None, "it is offered only to whoever has called"
    return [Named(now, seat, agent, move.player, state.holder_of(agent))]


def decide_call(state: State, seat: Seat, move: Call, now: int) -> list[Event]:
    """W10"""
    return [Called(now, seat, move.agent)]


def decide_pass(state: State, seat: Seat, move: Pass, now: int) -> list[Event]:
    """W11"""
    return [Passed(now, seat)]


# eyes


def decide_look(state: State, seat: Seat, move: Look, now: int) -> list[Event]:
    """W15"""
    return [Looked(now, seat, move.player)]


def decide_wink(state: State, seat: Seat, move: Wink, now: int) -> list[Event]:
    """W13, W15"""
    caller = state.gazes[seat].player
    agent = state.pawns[caller]
    assert agent is not None, "it is offered only while its number is called"
    return [Winked(now, seat, caller, agent, watchers(state, seat, now))]


def watchers(state: State, seat: Seat, now: int) -> list[Seat]:
    """W15: who has been looking at the seat for long enough to see it wink now."""
    return [
        other
        for other, gaze in enumerate(state.gazes)
        if gaze.player == seat and now - gaze.since >= DWELL
    ]


# counter-intelligence


def decide_catch(state: State, seat: Seat, move: Catch, now: int) -> list[Event]:
    """W16-W20"""
    agent, player = move.agent, move.player
    caller = state.caller_of(agent)
    return [Caught(now, seat, agent, caller, player, agent in state.hands[player])]


# time


def deadline(state: State) -> Deadline | None:
    """G6: a turn that lasts too long; W15: eyes that have rested."""
    phase = state.phase
    if type(phase) is not Turn:
        return None
    rests = min(state.strained.values(), default=None)
    if phase.ends is not None and (rests is None or phase.ends < rests):
        return Deadline(phase.ends, (phase.seat,))
    return None if rests is None else Deadline(rests)


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    """W15"""
    return [
        Rested(now, seat, "look" if strain == "look" else "wink")
        for (seat, strain), until in state.strained.items()
        if until <= now
    ]


DECIDE: dict[type, Callable[[State, Seat, Any, int], list[Event]]] = {
    Name: decide_name,
    Call: decide_call,
    Pass: decide_pass,
    Look: decide_look,
    Wink: decide_wink,
    Catch: decide_catch,
}
