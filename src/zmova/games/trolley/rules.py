"""The rules of Trial by Trolley: what each move does, what follows by itself, what time brings."""

from collections.abc import Callable

from zmova.games.trolley.decks import DECKS
from zmova.games.trolley.drawing import draw, left_to_draw
from zmova.games.trolley.events import (
    Argued,
    ArgumentBegan,
    Arranged,
    Laid,
    Passed,
    Picked,
    PickOpened,
    PicksShown,
    RoundBegan,
    Shown,
    Shuffled,
    Steered,
)
from zmova.games.trolley.moves import Argue, Arrange, Guilty, Innocent, Modifier, Moves, Pass, Steer
from zmova.games.trolley.options import cards_in_play
from zmova.games.trolley.score import ending, helper_of, rounds
from zmova.games.trolley.state import (
    Arguing,
    Dealing,
    FaceDown,
    Modifying,
    Pause,
    Picking,
    Played,
    State,
)
from zmova.games.trolley.tracks import TRACKS, Track
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.seat import Seat, left_of


def deal(state: State, now: int, throw: Throw) -> list[Event]:
    """T1, T2: what is stacked lies on top."""
    events: list[Event] = []
    for deck in DECKS:
        top, cards = state.stacked.top(deck), cards_in_play(state.options, deck)
        rest = [card for card in cards if card not in top] if top else cards
        events.append(Shuffled(now, deck, [*top, *throw.shuffled(rest)]))
    stacked = state.stacked.driver
    driver = throw.below(state.seats) if stacked is None else stacked
    return [*events, RoundBegan(now, 1, driver)]


def decide(state: State, seat: Seat, move: Moves, now: int, throw: Throw) -> list[Event]:
    """T3, T5-T9, T15"""
    hand = state.hands[seat]
    match move:
        case Arrange():
            return [Arranged(now, seat, move.innocents, move.guilty, move.modifiers)]
        case Innocent():
            return [Picked(now, seat, "innocents", hand.innocents[move.card])]
        case Guilty():
            return [Picked(now, seat, "guilty", hand.guilty[move.card])]
        case Modifier():
            return [Laid(now, seat, hand.all_modifiers[move.card], move.target)]
        case Pass():
            return [Laid(now, seat)]
        case Argue():
            return [Argued(now, seat, move.target, move.reason, move.modifier, move.wording)]
        case Steer():
            return [steered(state, move.track, now)]


def follow(state: State, now: int, throw: Throw) -> list[Event]:
    """What comes by itself until somebody has something to decide."""
    match state.phase:
        case Dealing():
            return draw(state, left_to_draw(state), now, throw)
        case Picking(deck=deck) as phase if not state.choosing(phase):
            return [PicksShown(now, deck)]
        case Played(deck="innocents"):
            return [PickOpened(now, "guilty")]
        case Played() if state.pinning:
            return [PickOpened(now, "modifiers")]
        case Modifying(laid=laid) if laid and not state.pinning:
            return [shown(laid[0], now)]
        case Played() | Modifying(laid=()) if not state.pinning:
            return [ArgumentBegan(now)]
        case Pause(ends=None):
            last = state.round == rounds(state.seats)
            return [ending(state, now) if last else next_round(state, now)]
    return []


def next_round(state: State, now: int) -> RoundBegan:
    """T11"""
    return RoundBegan(now, state.round + 1, left_of(state.driver, state.seats))


def shown(choice: FaceDown, now: int) -> Event:
    """T7, T15"""
    if choice.card is None or choice.target is None:
        return Passed(now, choice.seat)
    return Shown(now, choice.seat, choice.card, choice.target)


def steered(
    state: State,
    track: Track,
    now: int,
    by_chance: bool = False,
    helper: Callable[[State, Track], Seat | None] = helper_of,
) -> Event:
    """T9, T15"""
    helps = helper(state, track) if state.options.valerii else None
    return Steered(now, state.driver, track, by_chance, helps)


# time


def deadline(state: State) -> Deadline | None:
    ends = getattr(state.phase, "ends", None)
    seats = () if type(state.phase) is Arguing else state.waiting
    return None if ends is None else Deadline(ends, tuple(seats))


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    """T9: the lever falls by chance. After the pause the next round begins."""
    if type(state.phase) is Arguing:
        return [steered(state, throw.pick(TRACKS), now, by_chance=True)]
    return [next_round(state, now)]
