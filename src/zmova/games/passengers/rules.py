"""The rules of Passengers: what each move does, what follows by itself, and what time brings."""

from collections.abc import Callable
from typing import Any

from zmova.games.passengers.boats import BOATS, ROUNDS, Boat
from zmova.games.passengers.ending import ending
from zmova.games.passengers.events import (
    Called,
    Claimed,
    Counted,
    Placed,
    Revoted,
    RoundBegan,
    Shaded,
    Shown,
    Skipped,
    Traded,
    Used,
    Voted,
    VoteOpened,
)
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.moves import Claim, Gift, Place, Shade, Show, Vote, template
from zmova.games.passengers.state import (
    Gaze,
    Giving,
    Placing,
    Shading,
    Showing,
    State,
    Voting,
)
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.seat import Seat


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    return DECIDE[type(move)](state, seat, move, now)


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """P11, P13, P19-P21: the next gift, the count of the votes, the next round, the end."""
    phase = state.phase
    if type(phase) is Placing and state.held[phase.seat] is not None:
        return next_gift(state, 0, now)
    if type(phase) is Giving and phase.done:
        return next_gift(state, phase.number + 1, now)
    if type(phase) is Voting and len(phase.ballots) == state.seats:
        return after_vote(state, phase.ballots, now)
    return []


# placing and talk


def decide_shade(state: State, seat: Seat, move: Shade, now: int) -> list[Event]:
    """P10"""
    return [Shaded(now, seat, move.boat, move.space)]


def decide_place(state: State, seat: Seat, move: Place, now: int) -> list[Event]:
    """P11"""
    return [Placed(now, seat, move.card, move.boat, move.space)]


def decide_claim(state: State, seat: Seat, move: Claim, now: int) -> list[Event]:
    """P12"""
    return [Claimed(now, seat, move.boat, move.space, move.kind, move.color)]


# gifts


def next_gift(state: State, least: int, now: int) -> list[Event]:
    """P13: the next one from this number on; what needs no choice just happens."""
    later = [number for number in state.held if number is not None and number >= least]
    if not later:
        return [VoteOpened(now)]
    number = min(later)
    seat, gift = state.held.index(number), gift_of(state, number)
    if gift.by_itself:
        return [Used(now, seat, number), *gift.use(state, seat, Gift(), now)]
    return [(Called if gift.choices(state, seat) else Skipped)(now, seat, number)]


def decide_gift(state: State, seat: Seat, move: Gift, now: int) -> list[Event]:
    """P13"""
    phase, choice = state.phase, template(move)
    assert type(phase) is Giving
    assert type(choice) is Gift
    used = Used(now, seat, phase.number, choice)
    return [used, *gift_of(state, phase.number).use(state, seat, choice, now)]


def decide_show(state: State, seat: Seat, move: Show, now: int) -> list[Event]:
    """Mirror, Trade: a seat that was named chooses one of its cards."""
    phase = state.phase
    assert type(phase) is Showing
    card = state.hands[seat][move.card]
    if phase.give is None:
        return [Shown(now, seat, phase.seat, move.card, card)]
    given = state.hands[phase.seat][phase.give]
    return [Traded(now, [phase.seat, seat], [phase.give, move.card], [given, card])]


# the vote


def decide_vote(state: State, seat: Seat, move: Vote, now: int) -> list[Event]:
    """P19: a first choice is seen to be made, a change of it is not."""
    phase = state.phase
    assert type(phase) is Voting
    if seat in phase.ballots:
        return [Revoted(now, seat, move.boat)]
    return [Voted(now, seat, move.boat, state.votes_first == seat)]


def after_vote(state: State, ballots: dict[Seat, Boat], now: int) -> list[Event]:
    """P20, P21: once all have voted the boats open; then the next round, or the end."""
    if len(state.counts) < state.round:
        return [count(state, ballots, now)]
    if state.round < ROUNDS:
        return [RoundBegan(now, state.round + 1)]
    return [ending(state, now)]


def count(state: State, ballots: dict[Seat, Boat], now: int) -> Counted:
    """P20: more voices win; a tie goes where the coin holder voted."""
    voices = dict.fromkeys(BOATS, 0)
    for seat, boat in ballots.items():
        voices[boat] += state.voices[seat]
    raven, wolf = voices["raven"], voices["wolf"]
    winner: Boat = ballots[state.coin] if raven == wolf else "raven" if raven > wolf else "wolf"
    chosen = [ballots[seat] for seat in range(state.seats)]
    return Counted(now, chosen, list(state.voices), raven, wolf, state.coin, winner)


# time


def deadline(state: State) -> Deadline | None:
    match state.phase:
        case Gaze(ends=ends):
            return Deadline(ends)
        case (
            Shading(seat=seat, ends=int(ends))
            | Placing(seat=seat, ends=int(ends))
            | Giving(seat=seat, ends=int(ends))
        ):
            return Deadline(ends, (seat,))
        case Showing(waiting=waiting, ends=int(ends)):
            return Deadline(ends, waiting)
        case Voting(ballots=ballots, ends=int(ends)):
            first = state.votes_first
            if first is not None and first not in ballots:
                return Deadline(ends, (first,))
            return Deadline(ends, tuple(s for s in range(state.seats) if s not in ballots))
    return None


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    """P5: the Gaze is over. Every other limit waits for a steward."""
    return [RoundBegan(now, 1)] if type(state.phase) is Gaze else []


DECIDE: dict[type, Callable[[State, Seat, Any, int], list[Event]]] = {
    Shade: decide_shade,
    Place: decide_place,
    Claim: decide_claim,
    Gift: decide_gift,
    Show: decide_show,
    Vote: decide_vote,
}
