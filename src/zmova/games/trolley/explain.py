"""Why a move is refused: the first thing that a player would do otherwise (G5)."""

from typing import cast

from zmova.games.trolley.arranging import MOST_ARRANGEMENTS, possible
from zmova.games.trolley.decks import Deck
from zmova.games.trolley.moves import Argue, Arrange, Guilty, Innocent, Modifier, Moves, Pass, Steer
from zmova.games.trolley.state import Arguing, Modifying, Over, Pause, Phase, Picking, State
from zmova.games.trolley.tracks import Track, track_of
from zmova.table.illegal import Illegal
from zmova.table.seat import Seat

WHEN: dict[type, type] = {
    Arrange: Picking,
    Innocent: Picking,
    Guilty: Picking,
    Modifier: Modifying,
    Pass: Modifying,
    Argue: Arguing,
    Steer: Arguing,
}
PICKS: dict[type, Deck] = {Innocent: "innocents", Guilty: "guilty"}


def explain(state: State, seat: Seat, move: Moves) -> Illegal:
    phase, track = state.phase, track_of(seat, state.driver, state.seats)
    if type(phase) is not WHEN[type(move)]:
        return not_now(phase)
    if type(phase) is Picking and PICKS.get(type(move), phase.deck) != phase.deck:
        return not_now(phase)
    if type(move) is Steer:
        return Illegal("not-the-driver", "T9")
    if track is None:
        return Illegal("you-drive", "T2")
    if type(phase) is Modifying and seat not in state.choosing(phase):
        return chosen(state, phase, seat)
    match move:
        case Modifier():
            return about_modifier(state, seat, move)
        case Pass():
            return Illegal("must-play", "T7")
        case Argue():
            return about_argue(state, move)
        case Arrange():
            return about_arrange(state, track, move)
    return about_pick(state, seat, track)


def not_now(phase: Phase) -> Illegal:
    """What the table waits for instead."""
    match phase:
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


def about_arrange(state: State, track: Track, move: Arrange) -> Illegal:
    phase, team = cast(Picking, state.phase), state.teams[track]
    if not state.options.arrange:
        return Illegal("no-arranging")
    if phase.deck != "innocents" or track in phase.picks:
        return Illegal("card-played", "T3")
    if len(team) == 1:
        return Illegal("alone", "T3")
    if state.arranged[track] >= MOST_ARRANGEMENTS:
        return Illegal("arranged-enough")
    return Illegal("held-so") if move in possible(team) else Illegal("hands-not-so", "T3")


def about_pick(state: State, seat: Seat, track: Track) -> Illegal:
    phase = cast(Picking, state.phase)
    if track in phase.picks:
        return Illegal("already-picked", "T5")
    if not getattr(state.hands[seat], phase.deck):
        return Illegal("not-your-hand", "T5")
    return Illegal("no-such-card")


def chosen(state: State, phase: Modifying, seat: Seat) -> Illegal:
    """T7: whose cards are read now, lie face down, or are not there."""
    if not state.choosing(phase):
        return Illegal("modifiers-shown", "T7")
    if any(choice.seat == seat for choice in phase.laid):
        return Illegal("already-laid", "T7")
    return Illegal("no-modifiers", "T7")


def about_modifier(state: State, seat: Seat, move: Modifier) -> Illegal:
    if move.card >= len(state.hands[seat].all_modifiers):
        return Illegal("no-such-card")
    return Illegal("nobody-there", "T7")


def about_argue(state: State, move: Argue) -> Illegal:
    row = state.tracks[move.target.track]
    if move.target.place >= len(row):
        return Illegal("nobody-there", "T7")
    if move.modifier is not None and move.modifier >= len(row[move.target.place].modifiers):
        return Illegal("no-such-card")
    return Illegal("too-much-talk")
