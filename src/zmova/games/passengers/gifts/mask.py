"""P15: a colour over a face."""

from functools import cache

from zmova.games.passengers.cards import Color
from zmova.games.passengers.events import Masked
from zmova.games.passengers.gifts.gift import Gift, Which, spaces, spots
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.seat import Seat


class Mask(Gift):
    """An unused mask on any passenger in play that wears none."""

    name = "mask"
    fields = ("mask", "passenger")

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        bare = tuple([one is not None and one.mask is None for one in spaces(state)])
        return maskings(state.masks, bare)

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.passenger is not None
        assert choice.mask is not None
        return [Masked(now, choice.passenger, choice.mask)]


@cache
def maskings(masks: tuple[Color, ...], bare: Which) -> list[Choice]:
    return [Choice(mask=mask, passenger=spot) for mask in masks for spot in spots(bare)]
