"""What each event changes. It sets fields anew and changes nothing that a field holds."""

from collections.abc import Callable
from typing import Any

import msgspec

from zmova.games.wink.events import (
    Called,
    Caught,
    Dealt,
    Looked,
    MatchEnded,
    Named,
    Passed,
    Rested,
    TurnBegan,
    Winked,
)
from zmova.games.wink.state import (
    COUNTER_INTELLIGENCE,
    Deed,
    Gaze,
    Over,
    Seen,
    Silence,
    State,
    Turn,
)
from zmova.table.event import Event
from zmova.table.seat import Seat, at_seat, left_of

MOST_LOOKS = 4
"""W15: in a second."""
SECOND = 1000
WINK_REST = 2000
"""W15: milliseconds from one wink of a seat to its next."""


def evolve(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


def dealt(state: State, event: Dealt) -> None:
    seats = state.seats
    state.hands = tuple(tuple(hand) for hand in event.hands)
    state.crowd, state.up = tuple(event.crowd), frozenset(event.crowd)
    state.pawns = (None,) * seats
    state.cards, state.laid = (COUNTER_INTELLIGENCE,) * seats, (0,) * seats
    state.won = state.fallen = ((),) * seats
    state.seen = state.glances = ((),) * seats
    if state.options.eyes == "masks":
        state.gazes = tuple(Gaze(left_of(seat, seats), event.at) for seat in range(seats))


def turn_began(state: State, event: TurnBegan) -> None:
    seconds = state.options.turn_seconds
    state.turn += 1
    state.phase = Turn(event.seat, None if seconds is None else event.at + seconds * 1000)
    if state.barred:
        state.barred = {agent: seat for agent, seat in state.barred.items() if seat != event.seat}


def tell(state: State, deed: Deed) -> None:
    state.story = (*state.story, deed)


def looked(state: State, event: Looked) -> None:
    """W15: after four changes within a second the seat rests until the first is that old."""
    seat, now = event.seat, event.at
    state.gazes = at_seat(state.gazes, seat, Gaze(event.player, now))
    recent = (*state.glances[seat], now)[-MOST_LOOKS:]
    state.glances = at_seat(state.glances, seat, recent)
    if len(recent) == MOST_LOOKS and now - recent[0] < SECOND:
        state.strained = {**state.strained, (seat, "look"): recent[0] + SECOND}


def winked(state: State, event: Winked) -> None:
    one = Seen(event.at, event.seat, event.player, event.agent)
    for seat in {event.seat, *event.seen_by}:
        state.seen = at_seat(state.seen, seat, (*state.seen[seat], one))
    state.winks = (*state.winks, event)
    state.waiting -= {event.player}
    state.strained = {**state.strained, (event.seat, "wink"): event.at + WINK_REST}


def rested(state: State, event: Rested) -> None:
    done = event.seat, event.strain
    state.strained = {key: until for key, until in state.strained.items() if key != done}


def move_pawn(state: State, seat: Seat, agent: int | None) -> None:
    state.pawns = at_seat(state.pawns, seat, agent)


def answer_due(state: State, caller: Seat) -> None:
    """W12: the caller does something in its turn, and the time to wink is over."""
    agent = state.open_call(caller)
    if agent is not None and caller in state.waiting:
        state.silent = (*state.silent, Silence(state.holder_of(agent), caller, agent))
    state.waiting -= {caller}


def lose_card(state: State, holder: Seat, agent: int) -> None:
    """W17: a number that is out of play, and all that was known of it."""
    left = tuple(card for card in state.hands[holder] if card != agent)
    state.hands = at_seat(state.hands, holder, left)
    state.up -= {agent}
    state.barred = {other: seat for other, seat in state.barred.items() if other != agent}
    state.seen = tuple(tuple(one for one in seen if one.agent != agent) for seen in state.seen)


def win(state: State, seat: Seat, *agents: int) -> None:
    state.won = at_seat(state.won, seat, (*state.won[seat], *agents))


def named(state: State, event: Named) -> None:
    seat, agent, holder = event.seat, event.agent, event.holder
    right = event.player == holder
    answer_due(state, seat)
    lose_card(state, holder, agent)
    if right:
        win(state, seat, agent)
        win(state, holder, agent)
        move_pawn(state, seat, None)
    else:
        state.down |= {agent}
        state.fallen = at_seat(state.fallen, holder, (*state.fallen[holder], agent))
    tell(state, Deed(event.at, "named", seat, agent, event.player, holder, right))


def end_turn(state: State) -> None:
    assert type(state.phase) is Turn
    state.phase = msgspec.structs.replace(state.phase, done=True)


def called(state: State, event: Called) -> None:
    state.passes = 0
    end_turn(state)
    answer_due(state, event.seat)
    move_pawn(state, event.seat, event.agent)
    if state.gazes:
        state.waiting |= {event.seat}
    tell(state, Deed(event.at, "called", event.seat, event.agent))


def passed(state: State, event: Passed) -> None:
    state.passes += 1
    end_turn(state)
    answer_due(state, event.seat)
    move_pawn(state, event.seat, None)
    tell(state, Deed(event.at, "passed", event.seat))


def caught(state: State, event: Caught) -> None:
    seat, agent, player = event.seat, event.agent, event.player
    state.cards = at_seat(state.cards, seat, state.cards[seat] - 1)
    if event.right:
        state.laid = at_seat(state.laid, seat, state.laid[seat] + 1)
        lose_card(state, player, agent)
        win(state, seat, agent, agent)
        if event.caller is not None:
            move_pawn(state, event.caller, None)
    elif state.seats == 4:  # W20
        state.barred = {**state.barred, agent: seat if event.caller is None else event.caller}
    holder = player if event.right else None
    tell(state, Deed(event.at, "caught", seat, agent, player, holder, event.right))


def match_ended(state: State, event: MatchEnded) -> None:
    state.phase, state.ended, state.strained = Over(), event, {}


APPLY: dict[type, Callable[[State, Any], None]] = {
    Dealt: dealt,
    TurnBegan: turn_began,
    Looked: looked,
    Winked: winked,
    Rested: rested,
    Named: named,
    Called: called,
    Passed: passed,
    Caught: caught,
    MatchEnded: match_ended,
}
