"""Which moves a seat is offered."""

from zmova.games.trolley.arranging import arrangements, may_arrange
from zmova.games.trolley.moves import Guilty, Innocent, Modifier, Pass, Steer
from zmova.games.trolley.rules import waiting
from zmova.games.trolley.state import Arguing, Modifying, Picking, State
from zmova.games.trolley.tracks import TRACKS, track_of
from zmova.table.move import Move
from zmova.table.seat import Seat


def legal(state: State, seat: Seat) -> list[Move]:
    """Arguments are talk and are not offered, like talk."""
    match state.phase:
        case Picking() as phase:
            return picks(state, seat, phase)
        case Modifying(seat=called, extra=extra) if called == seat:
            cards = range(len(state.hands[seat].all_modifiers))
            played = [Modifier(card, spot) for card in cards for spot in state.spots()]
            return [*played, Pass()] if extra else [*played]
        case Arguing() if seat == state.driver:
            return [Steer(track) for track in TRACKS]
    return []


def picks(state: State, seat: Seat, phase: Picking) -> list[Move]:
    track = track_of(seat, state.driver, state.seats)
    if track is None or track in phase.picks:
        return []
    found: list[Move] = []
    if seat in waiting(state, phase):
        if phase.deck == "innocents":
            found += [Innocent(card) for card in range(len(state.hands[seat].innocents))]
        else:
            found += [Guilty(card) for card in range(len(state.hands[seat].guilty))]
    if may_arrange(state, track):
        found += arrangements(state, track)
    return found
