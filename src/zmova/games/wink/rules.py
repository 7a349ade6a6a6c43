"""The rules of Wink: what each move does, what follows by itself, and what time brings."""

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
from zmova.games.wink.moves import Call, Catch, Look, Moves, Name, Pass, Wink
from zmova.games.wink.score import ending, is_over
from zmova.games.wink.state import State, Turn
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
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


def decide(state: State, seat: Seat, move: Moves, now: int, throw: Throw) -> list[Event]:
    """W6-W8, W10, W11, W13, W15-W20"""
    match move:
        case Name(player=player):
            agent = called_by(state, seat)
            return [Named(now, seat, agent, player, state.holder_of(agent))]
        case Call(agent=agent):
            return [Called(now, seat, agent)]
        case Pass():
            return [Passed(now, seat)]
        case Look(player=player):
            return [Looked(now, seat, player)]
        case Wink():
            caller = state.gazes[seat].player
            agent = called_by(state, caller)
            return [Winked(now, seat, caller, agent, watchers(state, seat, now))]
        case Catch(agent=agent, player=player):
            right = agent in state.hands[player]
            return [Caught(now, seat, agent, state.caller_of(agent), player, right)]


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """W4, W11, W22: the end of the match, or the next turn once this one is done."""
    phase = state.phase
    if type(phase) is not Turn:
        return []
    if is_over(state):
        return [ending(state, now)]
    return [TurnBegan(now, left_of(phase.seat, state.seats))] if phase.done else []


def called_by(state: State, seat: Seat) -> int:
    agent = state.pawns[seat]
    assert agent is not None, "it is offered only while a number is called"
    return agent


def watchers(state: State, seat: Seat, now: int) -> list[Seat]:
    """W15: who has been looking at the seat for long enough to see it wink now."""
    return [
        other
        for other, gaze in enumerate(state.gazes)
        if gaze.player == seat and now - gaze.since >= DWELL
    ]


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
