"""How version 1 was played. Modifiers came openly and one at a time, the teams in turn (T7); of
several with most skulls only who held the token already had it (T15); accomplices drew modifiers
beside those of T3, and played one of either (T16).
"""

from collections.abc import Callable
from typing import Any

from zmova.games.trolley import events, evolve, explain, rules
from zmova.games.trolley.decks import DECKS, Card
from zmova.games.trolley.drawing import draw, drawing
from zmova.games.trolley.moves import Modifier, Moves, Pass, Steer
from zmova.games.trolley.score import most_skulls
from zmova.games.trolley.state import Arguing, Dealing, Modifying, Played, State
from zmova.games.trolley.tracks import OTHER, TRACKS, Spot, Track, track_of
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer
from zmova.table.told import tell


class Called(Event, frozen=True, tag="called"):
    """T7: a seat's turn to play a modifier; `extra` where it may pass (T15)."""

    seat: Seat
    extra: bool = False


class Pinned(Event, frozen=True, tag="pinned"):
    """T7: a modifier on a character."""

    seat: Seat
    card: Card
    target: Spot


class HadTurn(Played, frozen=True):
    """T7: the seat has played its modifier, or kept it."""

    seat: Seat


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    match state.phase:
        case Dealing():
            return draw(state, drawing(state, DECKS), now, throw)
        case Played(deck="guilty" | "modifiers") as phase:
            turn = next_turn(state, phase)
            return [events.ArgumentBegan(now) if turn is None else Called(now, *turn)]
    return rules.follow(state, now, throw)


def next_turn(state: State, phase: Played) -> tuple[Seat, bool] | None:
    """Teams in turn, the left one first, inside a team in seat order; True: it may pass."""
    last = track_of(phase.seat, state.driver, state.seats) if isinstance(phase, HadTurn) else None
    for track in TRACKS if last is None else (OTHER[last], last):
        for seat in state.teams[track]:
            if seat in state.pinning:
                return seat, not state.owes[seat]
    return None


def decide(state: State, seat: Seat, move: Moves, now: int, throw: Throw) -> list[Event]:
    match move:
        case Modifier():
            return [Pinned(now, seat, state.hands[seat].all_modifiers[move.card], move.target)]
        case Pass():
            return [events.Passed(now, seat)]
        case Steer():
            return [rules.steered(state, move.track, now, helper=helper_of)]
    return rules.decide(state, seat, move, now, throw)


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    if type(state.phase) is Arguing:
        return [rules.steered(state, throw.pick(TRACKS), now, by_chance=True, helper=helper_of)]
    return rules.decide_timeout(state, now, throw)


def helper_of(state: State, track: Track) -> Seat | None:
    most = most_skulls(state, state.teams[track])
    if len(most) == 1:
        return most[0]
    return state.helper if state.helper in most else None


def called(state: State, event: Called) -> None:
    ends = evolve.ends(event.at, state.options.modifier_seconds)
    state.phase = Modifying((), ends, event.seat)


def pinned(state: State, event: Pinned) -> None:
    evolve.pin(state, event.seat, event.card, event.target)
    had_turn(state, event.seat, event.card)


def passed(state: State, event: events.Passed) -> None:
    had_turn(state, event.seat, None)


def had_turn(state: State, seat: Seat, card: Card | None) -> None:
    evolve.leaves_hand(state, seat, card)
    state.phase = HadTurn("modifiers", seat)


APPLY: dict[type, Callable[[State, Any], None]] = {
    **evolve.APPLY,
    Called: called,
    Pinned: pinned,
    events.Passed: passed,
}


def apply(state: State, event: Event) -> None:
    APPLY[type(event)](state, event)


def notice(event: Event, viewer: Viewer) -> Notice | None:
    """In today's words."""
    match event:
        case Called():
            return tell(events.PickOpened(event.at, "modifiers"), viewer)
        case Pinned():
            return tell(events.Shown(event.at, event.seat, event.card, event.target), viewer)
    return tell(event, viewer)


def why_not(state: State, seat: Seat, move: Moves) -> Illegal:
    refused = explain.explain(state, seat, move)
    later = refused.key in ("already-laid", "no-modifiers")
    return Illegal("not-your-turn", "T7") if later else refused


VERSION_1: dict[str, Any] = {
    "events": events.Events | Called | Pinned,
    "follow": follow,
    "decide": decide,
    "decide_timeout": decide_timeout,
    "evolve": apply,
    "notice": notice,
    "explain": why_not,
}
