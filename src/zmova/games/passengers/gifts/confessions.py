"""P18: what the table answers for a seat or a boat, truly and aloud."""

from functools import cache

from zmova.games.passengers.boats import BOATS
from zmova.games.passengers.cards import COLOR, COLORS, KIND, like_a_demon
from zmova.games.passengers.events import DemonsAboard, DemonsInHand, HasColor, PlacedKind
from zmova.games.passengers.gifts.gift import Gift, OnOther, aboard, one_player, with_cards
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.seat import Seat


class Chromatis(Gift):
    """Every other seat confesses whether its hand has the colour."""

    name = "chromatis"
    fields = ("color",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return every_color() if with_cards(state, seat) else []

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.color is not None
        answers: list[bool | None] = [
            any(COLOR[card] == choice.color for card in hand) for hand in state.hands
        ]
        answers[seat] = None
        return [HasColor(now, choice.color, answers)]


class Bell(Gift):
    """One seat confesses how many demons its hand holds."""

    name = "bell"
    fields = ("player",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return one_player(with_cards(state, seat))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        count = sum(map(like_a_demon, state.hands[choice.player]))
        return [DemonsInHand(now, choice.player, count)]


class Lantern(OnOther):
    """One seat confesses the type that it placed this round."""

    name = "lantern"

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        player = choice.player
        assert player is not None
        card = next(one.card for _, one in aboard(state) if one.owner == player)
        return [PlacedKind(now, player, KIND[card])]


class Census(Gift):
    """All learn how many demons sit in one boat."""

    name = "census"
    fields = ("boat",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return every_boat()

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.boat is not None
        count = sum(like_a_demon(one.card) for _, one in aboard(state, (choice.boat,)))
        return [DemonsAboard(now, choice.boat, count)]


@cache
def every_color() -> list[Choice]:
    return [Choice(color=color) for color in COLORS]


@cache
def every_boat() -> list[Choice]:
    return [Choice(boat=boat) for boat in BOATS]
