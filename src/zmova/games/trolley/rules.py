"""The rules of Trial by Trolley: what each move does, what follows by itself, what time brings."""

from collections.abc import Callable
from typing import Any

from zmova.games.trolley.decks import DECKS, Deck
from zmova.games.trolley.drawing import draw
from zmova.games.trolley.events import (
    Argued,
    ArgumentBegan,
    Arranged,
    Called,
    Passed,
    Picked,
    PickOpened,
    PicksShown,
    Pinned,
    RoundBegan,
    Shuffled,
    Steered,
)
from zmova.games.trolley.moves import Argue, Arrange, Guilty, Innocent, Modifier, Pass, Steer
from zmova.games.trolley.options import cards_in_play
from zmova.games.trolley.score import ending, helper_of, rounds
from zmova.games.trolley.state import Arguing, Dealing, Modifying, Pause, Picking, Played, State
from zmova.games.trolley.tracks import TRACKS, Track
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.seat import Seat, left_of


def deal(state: State, now: int, throw: Throw) -> list[Event]:
    """T1, T2: what is stacked lies on top."""
    events: list[Event] = []
    for deck in DECKS:
        top = state.stacked.top(deck)
        rest = [card for card in cards_in_play(state.options, deck) if card not in {*top}]
        events.append(Shuffled(now, deck, [*top, *throw.shuffled(rest)]))
    stacked = state.stacked.driver
    driver = throw.below(state.seats) if stacked is None else stacked
    return [*events, RoundBegan(now, 1, driver)]


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    return [DECIDE[type(move)](state, seat, move, now)]


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """What comes by itself until somebody has something to decide."""
    match state.phase:
        case Dealing():
            return draw(state, now, throw)
        case Picking(deck=deck) as phase if not state.waiting(phase):
            return [PicksShown(now, deck)]
        case Played(deck="innocents"):
            return [PickOpened(now, "guilty")]
        case Played():
            turn = next_turn(state)
            return [ArgumentBegan(now) if turn is None else Called(now, *turn)]
        case Pause(ends=None):
            last = state.round == rounds(state.seats)
            return [ending(state, now) if last else next_round(state, now)]
    return []


def next_round(state: State, now: int) -> RoundBegan:
    """T11"""
    return RoundBegan(now, state.round + 1, left_of(state.driver, state.seats))


# hands


def decide_arrange(state: State, seat: Seat, move: Arrange, now: int) -> Event:
    """T3: any one of the team may, until the team has chosen its innocent."""
    return Arranged(now, seat, move.innocents, move.guilty, move.modifiers)


def decide_innocent(state: State, seat: Seat, move: Innocent, now: int) -> Event:
    return pick(state, seat, "innocents", move.card, now)


def decide_guilty(state: State, seat: Seat, move: Guilty, now: int) -> Event:
    return pick(state, seat, "guilty", move.card, now)


def pick(state: State, seat: Seat, deck: Deck, card: int, now: int) -> Event:
    """T5, T6: in secret; both appear together."""
    return Picked(now, seat, deck, getattr(state.hands[seat], deck)[card])


# modifiers


def next_turn(state: State) -> tuple[Seat, bool] | None:
    """T7: teams in turn, the left one first, inside a team in seat order; True: it may pass."""
    if not any(state.tracks.values()):
        return None
    for track in sorted(TRACKS, key=lambda track: state.turns[track]):
        for seat in state.teams[track]:
            if state.owes[seat]:
                return seat, False
            if state.may[seat]:
                return seat, True
    return None


def decide_modifier(state: State, seat: Seat, move: Modifier, now: int) -> Event:
    """T7"""
    return Pinned(now, seat, state.hands[seat].all_modifiers[move.card], move.target)


def decide_pass(state: State, seat: Seat, move: Pass, now: int) -> Event:
    """T15"""
    return Passed(now, seat)


# the argument


def decide_argue(state: State, seat: Seat, move: Argue, now: int) -> Event:
    """T8: talk to the driver, about a character or a modifier on it."""
    return Argued(now, seat, move.target, move.reason, move.modifier, move.wording)


def decide_steer(state: State, seat: Seat, move: Steer, now: int) -> Event:
    """T9: at any moment of the argument."""
    return steered(state, move.track, now)


def steered(state: State, track: Track, now: int, by_chance: bool = False) -> Event:
    """T9, T15"""
    helper = None
    if state.options.valerii:
        hit = state.teams[track]
        skulls = tuple(count + (seat in hit) for seat, count in enumerate(state.skulls))
        helper = helper_of(skulls, state.helper)
    return Steered(now, state.driver, track, by_chance, helper)


# time


def deadline(state: State) -> Deadline | None:
    match state.phase:
        case Picking(ends=int(ends)) as phase:
            return Deadline(ends, tuple(state.waiting(phase)))
        case Modifying(seat=seat, ends=int(ends)):
            return Deadline(ends, (seat,))
        case Arguing(ends=int(ends)) | Pause(ends=int(ends)):
            return Deadline(ends)
    return None


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    """T9: the lever falls by chance. After the pause the next round begins."""
    if type(state.phase) is Arguing:
        return [steered(state, throw.pick(TRACKS), now, by_chance=True)]
    return [next_round(state, now)]


DECIDE: dict[type, Callable[[State, Seat, Any, int], Event]] = {
    Arrange: decide_arrange,
    Innocent: decide_innocent,
    Guilty: decide_guilty,
    Modifier: decide_modifier,
    Pass: decide_pass,
    Argue: decide_argue,
    Steer: decide_steer,
}
