"""What a seat may ask for in Trial by Trolley."""

from typing import Annotated

import msgspec

from zmova.games.trolley.reasons import Reason
from zmova.games.trolley.tracks import Spot, Track
from zmova.table.move import Move
from zmova.table.seat import Seat

PickIndex = Annotated[int, msgspec.Meta(ge=0, le=2)]


class Arrange(Move, frozen=True, tag="arrange"):
    """T3: who of the team holds which hand; further hands of modifiers go round in seat order."""

    innocents: Seat
    guilty: Seat
    modifiers: Seat


class Innocent(Move, frozen=True, tag="innocent"):
    """T5: `card` is the index in the hand as the seat's own view lists it."""

    card: PickIndex


class Guilty(Move, frozen=True, tag="guilty"):
    """T6"""

    card: PickIndex


class Modifier(Move, frozen=True, tag="modifier"):
    """T7"""

    card: Annotated[int, msgspec.Meta(ge=0, le=8)]
    target: Spot


class Pass(Move, frozen=True, tag="pass"):
    """T15: keeps the helper's extra modifier."""


class Argue(Move, frozen=True, tag="argue"):
    """T8: talk in a form that bots and both languages understand: a character, and why.

    `modifier` is the number of a modifier on it, when that is what the reason is about.
    """

    target: Spot
    reason: Reason
    modifier: Annotated[int, msgspec.Meta(ge=0, le=40)] | None = None
    wording: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class Steer(Move, frozen=True, tag="steer"):
    """T9"""

    track: Track


Moves = Arrange | Innocent | Guilty | Modifier | Pass | Argue | Steer
