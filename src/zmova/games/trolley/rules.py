"""The rules of Trial by Trolley: what each move brings about, or why it may not be made."""

from collections.abc import Callable
from typing import Any

from zmova.games.trolley import drawing, score
from zmova.games.trolley.ahead import Ahead
from zmova.games.trolley.arranging import MOST_ARRANGEMENTS, arrangements, possible
from zmova.games.trolley.decks import Deck
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
    Steered,
)
from zmova.games.trolley.moves import (
    Argue,
    Arrange,
    Guilty,
    Innocent,
    Modifier,
    Pass,
    Steer,
)
from zmova.games.trolley.state import Arguing, Modifying, Over, Pause, Picking, State
from zmova.games.trolley.tracks import TRACKS, Spot, Track, track_of
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat

MOST_ARGUMENTS = 200
"""Of one seat in a match: far more than anybody needs."""


def deal(state: State, now: int, throw: Throw) -> list[Event]:
    ahead = Ahead(state, now, throw)
    drawing.shuffle(ahead)
    return begin(ahead, drawing.first_driver(ahead))


def begin(ahead: Ahead, driver: Seat) -> list[Event]:
    """T3-T5"""
    drawing.deal(ahead, driver)
    ahead.happens(PickOpened(ahead.now, "innocents"))
    return onward(ahead)


def onward(ahead: Ahead) -> list[Event]:
    """What follows by itself until somebody has something to decide."""
    while type(phase := ahead.state.phase) is Picking:
        if waiting(ahead.state, phase):
            return ahead.events
        ahead.happens(PicksShown(ahead.now, phase.deck))
        if phase.deck == "guilty":
            break
        ahead.happens(PickOpened(ahead.now, "guilty"))
    turn = next_turn(ahead.state)
    ahead.happens(ArgumentBegan(ahead.now) if turn is None else Called(ahead.now, *turn))
    return ahead.events


def decide(state: State, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
    try:
        judge = JUDGES[type(move)]
    except KeyError:
        raise Illegal("not-a-move") from None
    return judge(Ahead(state, now, throw), seat, move)


def not_now(state: State) -> Illegal:
    """What the table waits for instead."""
    match state.phase:
        case Picking(deck=deck):
            return Illegal(f"{deck}-on")
        case Modifying():
            return Illegal("modifiers-on")
        case Arguing():
            return Illegal("argument-on")
        case Pause():
            return Illegal("tram-runs")
        case Over():
            return Illegal("match-over")


def own_track(state: State, seat: Seat) -> Track:
    track = track_of(seat, state.driver, state.seats)
    if track is None:
        raise Illegal("you-drive")
    return track


# hands


def decide_arrange(ahead: Ahead, seat: Seat, move: Arrange) -> list[Event]:
    """T3: any one of the team may, until the team has chosen its innocent."""
    state, phase = ahead.state, ahead.state.phase
    if type(phase) is not Picking:
        raise not_now(state)
    track = own_track(state, seat)
    if not state.options.arrange:
        raise Illegal("no-arranging")
    if phase.deck != "innocents" or track in phase.picks:
        raise Illegal("card-played")
    team = state.teams[track]
    if len(team) == 1:
        raise Illegal("alone")
    if state.arranged[track] >= MOST_ARRANGEMENTS:
        raise Illegal("arranged-enough")
    if move not in possible(team):
        raise Illegal("hands-not-so")
    if move not in arrangements(state, track):
        raise Illegal("held-so")
    ahead.happens(Arranged(ahead.now, seat, move.innocents, move.guilty, move.modifiers))
    return ahead.events


def waiting(state: State, phase: Picking) -> list[Seat]:
    """T5, T6: who still has to choose."""
    holders = [state.holder(track, phase.deck) for track in TRACKS if track not in phase.picks]
    return [seat for seat in holders if seat is not None]


def decide_innocent(ahead: Ahead, seat: Seat, move: Innocent) -> list[Event]:
    return pick(ahead, seat, "innocents", move.card)


def decide_guilty(ahead: Ahead, seat: Seat, move: Guilty) -> list[Event]:
    return pick(ahead, seat, "guilty", move.card)


def pick(ahead: Ahead, seat: Seat, deck: Deck, card: int) -> list[Event]:
    """T5, T6: in secret; both appear together."""
    state, phase = ahead.state, ahead.state.phase
    if type(phase) is not Picking or phase.deck != deck:
        raise not_now(state)
    track = own_track(state, seat)
    if track in phase.picks:
        raise Illegal("already-picked")
    hand = getattr(state.hands[seat], deck)
    if not hand:
        raise Illegal("not-your-hand")
    if not 0 <= card < len(hand):
        raise Illegal("no-such-card")
    ahead.happens(Picked(ahead.now, seat, deck, hand[card]))
    return onward(ahead)


# modifiers


def next_turn(state: State) -> tuple[Seat, bool] | None:
    """T7: teams in turn, the left one first, inside a team in seat order; True: it may pass."""
    if not state.spots():
        return None
    for track in sorted(TRACKS, key=lambda track: state.turns[track]):
        for seat in state.teams[track]:
            if state.owes[seat]:
                return seat, False
            if state.may[seat]:
                return seat, True
    return None


def decide_modifier(ahead: Ahead, seat: Seat, move: Modifier) -> list[Event]:
    state = ahead.state
    must_be_called(state, seat)
    hand = state.hands[seat].all_modifiers
    if not 0 <= move.card < len(hand):
        raise Illegal("no-such-card")
    must_stand_there(state, move.target)
    ahead.happens(Pinned(ahead.now, seat, hand[move.card], move.target))
    return onward(ahead)


def decide_pass(ahead: Ahead, seat: Seat, move: Pass) -> list[Event]:
    """T15"""
    if not must_be_called(ahead.state, seat).extra:
        raise Illegal("must-play")
    ahead.happens(Passed(ahead.now, seat))
    return onward(ahead)


def must_be_called(state: State, seat: Seat) -> Modifying:
    phase = state.phase
    if type(phase) is not Modifying:
        raise not_now(state)
    if seat != phase.seat:
        raise Illegal("you-drive" if seat == state.driver else "not-your-turn")
    return phase


def must_stand_there(state: State, spot: Spot) -> None:
    if spot not in state.spots():
        raise Illegal("nobody-there")


# the argument


def decide_argue(ahead: Ahead, seat: Seat, move: Argue) -> list[Event]:
    """T8: talk to the driver, about a character or a modifier on it."""
    state = ahead.state
    if type(state.phase) is not Arguing:
        raise not_now(state)
    own_track(state, seat)
    must_stand_there(state, move.target)
    on_it = state.tracks[move.target.track][move.target.place].modifiers
    if move.modifier is not None and move.modifier >= len(on_it):
        raise Illegal("no-such-card")
    if state.spoken[seat] >= MOST_ARGUMENTS:
        raise Illegal("too-much-talk")
    said = Argued(ahead.now, seat, move.target, move.reason, move.modifier, move.wording)
    ahead.happens(said)
    return ahead.events


def decide_steer(ahead: Ahead, seat: Seat, move: Steer) -> list[Event]:
    """T9: at any moment of the argument."""
    state = ahead.state
    if type(state.phase) is not Arguing:
        raise not_now(state)
    if seat != state.driver:
        raise Illegal("not-the-driver")
    return run(ahead, move.track)


def run(ahead: Ahead, track: Track, by_chance: bool = False) -> list[Event]:
    """T9, T11, T12, T15"""
    state = ahead.state
    helper = None
    if state.options.valerii:
        hit = state.teams[track]
        skulls = tuple(count + (seat in hit) for seat, count in enumerate(state.skulls))
        helper = score.helper_of(skulls, state.helper)
    ahead.happens(Steered(ahead.now, state.driver, track, by_chance, helper))
    if state.round == score.rounds(state.seats):
        ahead.happens(score.ending(state, ahead.now))
    elif state.options.pause_seconds is None:
        return begin(ahead, drawing.next_driver(ahead))
    return ahead.events


# time


def deadline(state: State) -> Deadline | None:
    match state.phase:
        case Picking(ends=int(ends)) as phase:
            return Deadline(ends, tuple(waiting(state, phase)))
        case Modifying(seat=seat, ends=int(ends)):
            return Deadline(ends, (seat,))
        case Arguing(ends=int(ends)) | Pause(ends=ends):
            return Deadline(ends)
    return None


def decide_timeout(state: State, now: int, throw: Throw) -> list[Event]:
    """T9: the lever falls by chance. After the pause the next round begins."""
    ahead = Ahead(state, now, throw)
    match state.phase:
        case Arguing():
            return run(ahead, throw.pick(TRACKS), by_chance=True)
        case Pause():
            return begin(ahead, drawing.next_driver(ahead))
    return []


Judge = Callable[[Ahead, Seat, Any], list[Event]]
JUDGES: dict[type, Judge] = {
    Arrange: decide_arrange,
    Innocent: decide_innocent,
    Guilty: decide_guilty,
    Modifier: decide_modifier,
    Pass: decide_pass,
    Argue: decide_argue,
    Steer: decide_steer,
}
