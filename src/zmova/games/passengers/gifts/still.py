"""Gifts that need no choice: only their voices, or the coin."""

from zmova.games.passengers.events import CoinTaken
from zmova.games.passengers.gifts.gift import Gift
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.seat import Seat


class Still(Gift):
    by_itself = True

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return []

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        return []


class Canteen(Still):
    name = "canteen"


class Anchor(Still):
    name = "anchor"


class Ballast(Still):
    name = "ballast"


class Drachma(Still):
    """P16: takes the coin at once."""

    name = "drachma"

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        return [CoinTaken(now, seat)]
