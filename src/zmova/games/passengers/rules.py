"""The rules of Passengers: what each move brings about, or why it may not be made."""

from collections.abc import Callable
from copy import copy
from typing import Any

from zmova.games.passengers.boats import BOATS, ROUNDS, SPACES, VOICES, Boat, room_aboard
from zmova.games.passengers.ending import ending
from zmova.games.passengers.events import (
    Called,
    Claimed,
    Counted,
    Placed,
    RoundBegan,
    Shaded,
    Shown,
    Skipped,
    Traded,
    Used,
    Voted,
    VoteOpened,
)
from zmova.games.passengers.evolve import evolve
from zmova.games.passengers.gifts import gift_of
from zmova.games.passengers.moves import Claim, Gift, Place, Shade, Show, Vote, template
from zmova.games.passengers.refusals import why_not
from zmova.games.passengers.state import (
    Gaze,
    Giving,
    Over,
    Placing,
    Shading,
    Showing,
    State,
    Voting,
)
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat, left_of

MOST_CLAIMS = 200
"""Of one seat in a match: far more than anybody needs."""


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    try:
        judge = JUDGES[type(move)]
    except KeyError:
        raise Illegal("not-a-move") from None
    return judge(state, seat, move, now)


def not_now(state: State) -> Illegal:
    """What the table waits for instead."""
    match state.phase:
        case Gaze():
            return Illegal("gaze-on")
        case Shading():
            return Illegal("shadows-first")
        case Placing():
            return Illegal("placing-on")
        case Giving():
            return Illegal("gifts-on")
        case Showing():
            return Illegal("showing-on")
        case Voting():
            return Illegal("vote-on")
        case Over():
            return Illegal("match-over")


# placing


def decide_shade(state: State, seat: Seat, move: Shade, now: int) -> list[Event]:
    """P10: on any space; the second one in the other boat."""
    phase = state.phase
    if type(phase) is not Shading:
        raise Illegal("no-shadows-now") if type(phase) is not Over else not_now(state)
    if seat != phase.seat:
        raise Illegal("not-your-shadow")
    if phase.boat is not None and move.boat != phase.boat:
        raise Illegal("other-boat")
    must_be_free(state, move.boat, move.space)
    return [Shaded(now, seat, move.boat, move.space)]


def decide_place(state: State, seat: Seat, move: Place, now: int) -> list[Event]:
    """P11: a hand card, on a free space of a boat that is not full."""
    phase = state.phase
    if type(phase) is not Placing:
        raise not_now(state)
    if seat != phase.seat:
        raise Illegal("not-your-turn")
    if not 0 <= move.card < len(state.hands[seat]):
        raise Illegal("no-such-card")
    must_be_free(state, move.boat, move.space)
    placed = Placed(now, seat, move.card, move.boat, move.space)
    if left_of(seat, state.seats) != state.coin:
        return [placed]
    return onward(state, [placed], -1, now)


def must_be_free(state: State, boat: Boat, space: int) -> None:
    row = state.boats[boat]
    if row[space] is not None:
        raise Illegal("space-taken")
    if SPACES - row.count(None) >= room_aboard(state.seats):
        raise Illegal("boat-full")


def decide_claim(state: State, seat: Seat, move: Claim, now: int) -> list[Event]:
    """P12: talk about a passenger in play, true or not."""
    if type(state.phase) is Over:
        raise not_now(state)
    if seat in state.hushed:
        raise Illegal("hushed")
    if not state.boats or state.boats[move.boat][move.space] is None:
        raise Illegal("nobody-there")
    if move.kind is None and move.color is None:
        raise Illegal("say-something")
    if state.spoken[seat] >= MOST_CLAIMS:
        raise Illegal("too-much-talk")
    return [Claimed(now, seat, move.boat, move.space, move.kind, move.color)]


# gifts


def onward(state: State, events: list[Event], number: int, now: int) -> list[Event]:
    """P13: after these events the next gift is called; those that need no choice just happen.

    It looks ahead on a copy, since what one gift did may leave the next without a target.
    """
    ahead = copy(state)
    for event in events:
        evolve(ahead, event)
    held = ahead.held
    for later in range(number + 1, len(VOICES)):
        if later not in held:
            continue
        seat = held.index(later)
        gift = gift_of(ahead, later)
        if gift.by_itself:
            more: list[Event] = [Used(now, seat, later), *gift.use(ahead, seat, Gift(), now)]
        elif gift.choices(ahead, seat):
            return [*events, Called(now, seat, later)]
        else:
            more = [Skipped(now, seat, later)]
        for event in more:
            evolve(ahead, event)
        events = [*events, *more]
    return [*events, VoteOpened(now)]


def decide_gift(state: State, seat: Seat, move: Gift, now: int) -> list[Event]:
    """P13: in ascending number each holder uses the gift."""
    phase = state.phase
    if type(phase) is not Giving:
        raise not_now(state)
    if seat != phase.seat:
        raise Illegal("not-your-gift")
    gift = gift_of(state, phase.number)
    choice = template(move)
    assert type(choice) is Gift
    if choice not in gift.choices(state, seat):
        raise why_not(state, seat, gift, choice)
    events: list[Event] = [Used(now, seat, phase.number, choice)]
    events += gift.use(state, seat, choice, now)
    if gift.asks_back:
        return events
    return onward(state, events, phase.number, now)


def decide_show(state: State, seat: Seat, move: Show, now: int) -> list[Event]:
    """Mirror, Trade: a seat that was named chooses one of its cards."""
    phase = state.phase
    if type(phase) is not Showing:
        raise Illegal("nothing-to-show") if type(phase) is not Over else not_now(state)
    if seat not in phase.waiting:
        raise Illegal("not-asked-to-show")
    hand = state.hands[seat]
    if not 0 <= move.card < len(hand):
        raise Illegal("no-such-card")
    card = hand[move.card]
    if phase.give is None:
        events: list[Event] = [Shown(now, seat, phase.seat, move.card, card)]
    else:
        given = state.hands[phase.seat][phase.give]
        seats, indices = [phase.seat, seat], [phase.give, move.card]
        events = [Traded(now, seats, indices, [given, card])]
    if len(phase.waiting) > 1:
        return events
    return onward(state, events, phase.number, now)


# the vote


def decide_vote(state: State, seat: Seat, move: Vote, now: int) -> list[Event]:
    """P19: everybody votes once, in secret; the last ballot opens them all."""
    phase = state.phase
    if type(phase) is not Voting:
        raise not_now(state)
    if seat in phase.ballots:
        raise Illegal("already-voted")
    first = state.votes_first
    if first is not None and first != seat and first not in phase.ballots:
        raise Illegal("waits-for-the-first", seat=first)
    voted = Voted(now, seat, move.boat, first == seat)
    if len(phase.ballots) + 1 < state.seats:
        return [voted]
    return [voted, *count(state, {**phase.ballots, seat: move.boat}, now)]


def count(state: State, ballots: dict[Seat, Boat], now: int) -> list[Event]:
    """P20: more voices win; a tie goes where the coin holder voted."""
    voices = dict.fromkeys(BOATS, 0)
    for seat, boat in ballots.items():
        voices[boat] += state.voices[seat]
    raven, wolf = voices["raven"], voices["wolf"]
    winner: Boat = ballots[state.coin] if raven == wolf else "raven" if raven > wolf else "wolf"
    chosen = [ballots[seat] for seat in range(state.seats)]
    counted = Counted(now, chosen, list(state.voices), raven, wolf, state.coin, winner)
    if state.round < ROUNDS:
        return [counted, RoundBegan(now, state.round + 1)]
    ahead = copy(state)
    evolve(ahead, counted)
    return [counted, ending(ahead, now)]


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


Judge = Callable[[State, Seat, Any, int], list[Event]]
JUDGES: dict[type, Judge] = {
    Shade: decide_shade,
    Place: decide_place,
    Claim: decide_claim,
    Gift: decide_gift,
    Show: decide_show,
    Vote: decide_vote,
}
