"""The law of what a seat may do. Moves are few and never change: they are made once and kept."""

from functools import cache

from zmova.games.trolley.arranging import arrangements, may_arrange
from zmova.games.trolley.decks import Deck
from zmova.games.trolley.moves import Argue, Guilty, Innocent, Modifier, Pass, Steer
from zmova.games.trolley.state import Arguing, Modifying, Picking, State
from zmova.games.trolley.tracks import TRACKS, Spot, track_of
from zmova.table.move import Move
from zmova.table.offer import Offer, Range
from zmova.table.seat import Seat

MOST_ARGUMENTS = 200
"""Of one seat in a match: far more than anybody needs."""
PASS, STEER = Pass(), [Steer(track) for track in TRACKS]


class Arguments(Range, frozen=True, tag="argue"):
    """T8: what may be said to the driver; how many modifiers lie on each character of a track."""

    left: tuple[int, ...]
    right: tuple[int, ...]

    def __contains__(self, move: Move) -> bool:
        if type(move) is not Argue:
            return False
        row = self.left if move.target.track == "left" else self.right
        if move.target.place >= len(row):
            return False
        return move.modifier is None or move.modifier < row[move.target.place]


def offers(state: State, seat: Seat) -> list[Offer]:
    phase = state.phase
    if type(phase) is Picking:
        return picks(state, seat, phase)
    if type(phase) is Modifying and seat in state.choosing(phase):
        lengths = [len(state.tracks[track]) for track in TRACKS]
        extra = not state.owes[seat]
        return [*modifiers(len(state.hands[seat].all_modifiers), *lengths, extra)]
    if type(phase) is Arguing and seat == state.driver:
        return [*STEER]
    if type(phase) is Arguing and state.spoken[seat] < MOST_ARGUMENTS:
        pins = [tuple(len(one.modifiers) for one in state.tracks[track]) for track in TRACKS]
        return [Arguments(*pins)]
    return []


def picks(state: State, seat: Seat, phase: Picking) -> list[Offer]:
    """T3, T5, T6"""
    track = track_of(seat, state.driver, state.seats)
    if track is None or track in phase.picks:
        return []
    found: list[Offer] = [*cards(phase.deck, len(getattr(state.hands[seat], phase.deck)))]
    if may_arrange(state, track):
        found.append(arrangements(state, track))
    return found


@cache
def cards(deck: Deck, count: int) -> list[Move]:
    kind = Guilty if deck == "guilty" else Innocent
    return [kind(card) for card in range(count)]


@cache
def modifiers(cards: int, left: int, right: int, extra: bool) -> list[Move]:
    """T7, T15"""
    spots = [Spot("left", place) for place in range(left)]
    spots += [Spot("right", place) for place in range(right)]
    played: list[Move] = [Modifier(card, spot) for card in range(cards) for spot in spots]
    return [*played, PASS] if extra else played
