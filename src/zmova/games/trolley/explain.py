"""Why a move is refused: the first thing that a player would do otherwise (G5)."""

from collections.abc import Callable
from typing import Any

from zmova.games.trolley.arranging import MOST_ARRANGEMENTS, possible
from zmova.games.trolley.decks import Deck
from zmova.games.trolley.moves import Argue, Arrange, Guilty, Innocent, Modifier, Pass, Steer
from zmova.games.trolley.state import Arguing, Modifying, Over, Pause, Picking, State
from zmova.games.trolley.tracks import Spot, track_of
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.seat import Seat


def explain(state: State, seat: Seat, move: Move) -> Illegal:
    return EXPLAIN[type(move)](state, seat, move)


def not_now(state: State) -> Illegal:
    """What the table waits for instead."""
    match state.phase:
        case Picking(deck="guilty"):
            return Illegal("guilty-on", "T6")
        case Modifying():
            return Illegal("modifiers-on", "T7")
        case Arguing():
            return Illegal("argument-on", "T8")
        case Pause():
            return Illegal("tram-runs", "T9")
        case Over():
            return Illegal("match-over", "T12")
    return Illegal("innocents-on", "T5")


def you_drive() -> Illegal:
    return Illegal("you-drive", "T2")


def stands_there(state: State, spot: Spot) -> bool:
    return spot.place in range(len(state.tracks[spot.track]))


def about_arrange(state: State, seat: Seat, move: Arrange) -> Illegal:
    phase = state.phase
    if type(phase) is not Picking:
        return not_now(state)
    track = track_of(seat, state.driver, state.seats)
    if track is None:
        return you_drive()
    if not state.options.arrange:
        return Illegal("no-arranging")
    if phase.deck != "innocents" or track in phase.picks:
        return Illegal("card-played", "T3")
    team = state.teams[track]
    if len(team) == 1:
        return Illegal("alone", "T3")
    if state.arranged[track] >= MOST_ARRANGEMENTS:
        return Illegal("arranged-enough")
    return Illegal("held-so") if move in possible(team) else Illegal("hands-not-so", "T3")


def about_innocent(state: State, seat: Seat, move: Innocent) -> Illegal:
    return about_pick(state, seat, "innocents")


def about_guilty(state: State, seat: Seat, move: Guilty) -> Illegal:
    return about_pick(state, seat, "guilty")


def about_pick(state: State, seat: Seat, deck: Deck) -> Illegal:
    phase = state.phase
    if type(phase) is not Picking or phase.deck != deck:
        return not_now(state)
    track = track_of(seat, state.driver, state.seats)
    if track is None:
        return you_drive()
    if track in phase.picks:
        return Illegal("already-picked", "T5")
    if not getattr(state.hands[seat], deck):
        return Illegal("not-your-hand", "T5")
    return Illegal("no-such-card")


def about_modifier(state: State, seat: Seat, move: Modifier) -> Illegal:
    if type(state.phase) is not Modifying or state.phase.seat != seat:
        return not_called(state, seat)
    if move.card not in range(len(state.hands[seat].all_modifiers)):
        return Illegal("no-such-card")
    return Illegal("nobody-there", "T7")


def about_pass(state: State, seat: Seat, move: Pass) -> Illegal:
    if type(state.phase) is not Modifying or state.phase.seat != seat:
        return not_called(state, seat)
    return Illegal("must-play", "T7")


def not_called(state: State, seat: Seat) -> Illegal:
    if type(state.phase) is not Modifying:
        return not_now(state)
    return you_drive() if seat == state.driver else Illegal("not-your-turn", "T7")


def about_argue(state: State, seat: Seat, move: Argue) -> Illegal:
    if type(state.phase) is not Arguing:
        return not_now(state)
    if seat == state.driver:
        return you_drive()
    if not stands_there(state, move.target):
        return Illegal("nobody-there", "T7")
    pins = state.tracks[move.target.track][move.target.place].modifiers
    if move.modifier is not None and move.modifier not in range(len(pins)):
        return Illegal("no-such-card")
    return Illegal("too-much-talk")


def about_steer(state: State, seat: Seat, move: Steer) -> Illegal:
    return Illegal("not-the-driver", "T9") if type(state.phase) is Arguing else not_now(state)


EXPLAIN: dict[type, Callable[[State, Seat, Any], Illegal]] = {
    Arrange: about_arrange,
    Innocent: about_innocent,
    Guilty: about_guilty,
    Modifier: about_modifier,
    Pass: about_pass,
    Argue: about_argue,
    Steer: about_steer,
}
