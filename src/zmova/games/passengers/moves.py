"""What a seat may ask for in Passengers."""

from typing import Annotated, Literal

import msgspec

from zmova.games.passengers.boats import Boat, Space, Spot
from zmova.games.passengers.cards import Color, Kind
from zmova.table.move import Move
from zmova.table.offer import Range
from zmova.table.seat import Seat

HandIndex = Annotated[int, msgspec.Meta(ge=0, le=2)]
Direction = Literal["left", "right"]
Seats = Annotated[tuple[Seat, ...], msgspec.Meta(max_length=2)]
Spots = Annotated[tuple[Spot, ...], msgspec.Meta(max_length=2)]


class Shade(Move, frozen=True, tag="shade"):
    """P10: puts the top shadow on a space."""

    boat: Boat
    space: Space


class Place(Move, frozen=True, tag="place"):
    """P11: `card` is the index in the hand as the seat's own view lists it."""

    card: HandIndex
    boat: Boat
    space: Space


class Gift(Move, frozen=True, tag="gift"):
    """P13: uses the gift in turn; each gift reads the fields that it needs."""

    color: Color | None = None
    player: Seat | None = None
    players: Seats | None = None
    passenger: Spot | None = None
    passengers: Spots | None = None
    mask: Color | None = None
    boat: Boat | None = None
    direction: Direction | None = None
    to: Space | None = None
    card: HandIndex | None = None


class Show(Move, frozen=True, tag="show"):
    """Mirror, Trade: the hand card that the seat chose."""

    card: HandIndex


class Vote(Move, frozen=True, tag="vote"):
    """P19: a first choice is seen to be made, a change of it is not."""

    boat: Boat


class Claim(Move, frozen=True, tag="claim"):
    """P12: talk in a form that bots and both languages understand; it may be false."""

    boat: Boat
    space: Space
    kind: Kind | None = None
    color: Color | None = None


class Claims(Range, frozen=True, tag="claim"):
    """P12: about whom the seat may talk: the spaces of those in play, by boat."""

    raven: tuple[Space, ...]
    wolf: tuple[Space, ...]

    def __contains__(self, move: Move) -> bool:
        if type(move) is not Claim or (move.kind is None and move.color is None):
            return False
        return move.space in (self.raven if move.boat == "raven" else self.wolf)


Moves = Shade | Place | Gift | Show | Vote | Claim


def template(move: Move) -> Move:
    """Two of a kind are named in either order; they are offered in one."""
    if type(move) is not Gift:
        return move
    if move.players is not None and list(move.players) != sorted(move.players):
        move = msgspec.structs.replace(move, players=tuple(sorted(move.players)))
    if move.passengers is not None:
        pair = tuple(sorted(move.passengers, key=lambda spot: (spot.boat, spot.space)))
        if pair != move.passengers:
            move = msgspec.structs.replace(move, passengers=pair)
    return move


def openly(choice: Gift) -> Gift:
    """What everybody may know of a choice: not the hand card that a trader offers."""
    return choice if choice.card is None else msgspec.structs.replace(choice, card=None)
