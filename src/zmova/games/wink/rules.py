"""The rules of Wink: what each move brings about, or why it may not be made."""

from collections.abc import Callable
from copy import copy
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
from zmova.games.wink.evolve import evolve
from zmova.games.wink.moves import Call, Catch, Look, Name, Pass, Wink
from zmova.games.wink.score import ending, is_over
from zmova.games.wink.state import State, Turn
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import Illegal
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
    if type(state.phase) is not Turn:
        raise Illegal("match-over")
    try:
        judge = JUDGES[type(move)]
    except KeyError:
        raise Illegal("not-a-move") from None
    return judge(state, seat, move, now)


def must_sit(state: State, player: Seat) -> None:
    if not 0 <= player < state.seats:
        raise Illegal("no-such-player")


def must_be_turn(state: State, seat: Seat) -> None:
    if type(state.phase) is Turn and state.phase.seat != seat:
        raise Illegal("not-your-turn")


# a turn


def decide_name(state: State, seat: Seat, move: Name, now: int) -> list[Event]:
    """W6-W8"""
    must_be_turn(state, seat)
    agent = state.open_call(seat)
    if agent is None:
        raise Illegal("nothing-to-name")
    must_sit(state, move.player)
    if move.player == seat:
        raise Illegal("not-yourself")
    return unless_over(state, Named(now, seat, agent, move.player, state.holder_of(agent)))


def decide_call(state: State, seat: Seat, move: Call, now: int) -> list[Event]:
    """W10"""
    must_be_turn(state, seat)
    agent = move.agent
    if agent not in state.crowd:
        raise Illegal("not-at-the-ball")
    if agent not in state.up:
        raise Illegal("not-face-up")
    if agent in state.hands[seat]:
        raise Illegal("you-hold-it")
    if agent == state.pawns[seat]:
        raise Illegal("called-already")
    if agent in state.pawns:
        raise Illegal("taken-by-a-pawn")
    return [Called(now, seat, agent), TurnBegan(now, left_of(seat, state.seats))]


def decide_pass(state: State, seat: Seat, move: Pass, now: int) -> list[Event]:
    """W11: only where there is nobody to call; all in a row end the match."""
    must_be_turn(state, seat)
    if state.callable(seat):
        raise Illegal("must-call")
    passed = Passed(now, seat)
    if state.passes + 1 < state.seats:
        return [passed, TurnBegan(now, left_of(seat, state.seats))]
    return [passed, ending(after(state, passed), now)]


def after(state: State, event: Event) -> State:
    """A second state, one event later."""
    later = copy(state)
    evolve(later, event)
    return later


def unless_over(state: State, event: Event) -> list[Event]:
    """W22: the event, and the end of the match if that is what it means."""
    later = after(state, event)
    return [event, ending(later, event.at)] if is_over(later) else [event]


# eyes


def must_wear_masks(state: State) -> None:
    if state.options.eyes == "real":
        raise Illegal("real-eyes")


def decide_look(state: State, seat: Seat, move: Look, now: int) -> list[Event]:
    """W15"""
    must_wear_masks(state)
    must_sit(state, move.player)
    if move.player == seat:
        raise Illegal("not-yourself")
    if move.player == state.gazes[seat].player:
        raise Illegal("looking-there")
    if (seat, "look") in state.strained:
        raise Illegal("looks-too-fast")
    return [Looked(now, seat, move.player)]


def decide_wink(state: State, seat: Seat, move: Wink, now: int) -> list[Event]:
    """W13, W15"""
    must_wear_masks(state)
    caller = state.gazes[seat].player
    agent = state.open_call(caller)
    if agent is None or agent not in state.hands[seat]:
        raise Illegal("nobody-to-wink-at")
    if (seat, "wink") in state.strained:
        raise Illegal("winks-too-fast")
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
    must_sit(state, player)
    if not state.cards[seat]:
        raise Illegal("no-cards-left")
    if player == seat:
        raise Illegal("not-yourself")
    caller = state.caller_of(agent)
    if caller is None:
        raise Illegal("not-called")
    if caller == seat:
        raise Illegal("your-own-call")
    if agent in state.hands[seat]:
        raise Illegal("you-hold-it")
    if agent in state.barred:
        raise Illegal("tried-already")
    right = agent in state.hands[player]
    return unless_over(state, Caught(now, seat, agent, caller, player, right))


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


Judge = Callable[[State, Seat, Any, int], list[Event]]
JUDGES: dict[type, Judge] = {
    Name: decide_name,
    Call: decide_call,
    Pass: decide_pass,
    Look: decide_look,
    Wink: decide_wink,
    Catch: decide_catch,
}
