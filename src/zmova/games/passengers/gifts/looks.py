"""Gifts that turn a passenger over: for one seat's eyes, or for everybody's."""

from zmova.games.passengers.boats import BOATS, Boat
from zmova.games.passengers.events import Hushed, Peeked, Revealed
from zmova.games.passengers.gifts.gift import (
    Gift,
    Which,
    one_passenger,
    sitting,
    spaces,
    two_passengers,
)
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import Passenger, Row, State
from zmova.table.event import Event
from zmova.table.seat import Seat


def face_down(row: Row) -> Which:
    return tuple([one is not None and not one.up for one in row])


class Peek(Gift):
    """P18: one face-down passenger, seen by the holder alone."""

    fields = ("passenger",)
    boats: tuple[Boat, ...] = BOATS

    def may_look_at(self, passenger: Passenger) -> bool:
        return not passenger.up

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        row = spaces(state, self.boats)
        return one_passenger(tuple([one is not None and self.may_look_at(one) for one in row]))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.passenger is not None
        card = sitting(state, choice.passenger).card
        return [Peeked(now, seat, [choice.passenger], [card])]


class HamsaHand(Peek):
    name = "hamsa-hand"


class RavensEye(Peek):
    name = "ravens-eye"
    boats = ("raven",)


class WolfsEye(Peek):
    name = "wolfs-eye"
    boats = ("wolf",)


class Shade(Peek):
    """Only a shadow."""

    name = "shade"

    def may_look_at(self, passenger: Passenger) -> bool:
        return not passenger.up and passenger.owner is None


class Key(Gift):
    """Two passengers of one boat, and then silence."""

    name = "key"
    fields = ("passengers",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        rows = [spaces(state, (boat,)) for boat in BOATS]
        return [choice for row in rows for choice in two_passengers(face_down(row))]

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.passengers is not None
        cards = [sitting(state, spot).card for spot in choice.passengers]
        return [Peeked(now, seat, list(choice.passengers), cards), Hushed(now, [seat])]


class Torch(Gift):
    """One passenger, for everybody, for good."""

    name = "torch"
    fields = ("passenger",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return one_passenger(face_down(spaces(state)))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.passenger is not None
        return [Revealed(now, choice.passenger, sitting(state, choice.passenger).card)]
