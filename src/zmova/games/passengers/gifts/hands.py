"""Gifts that reach into other hands; those seats choose the card themselves."""

from functools import cache

from zmova.games.passengers.events import Asked
from zmova.games.passengers.gifts.gift import Gift, one_player, two_players, with_cards
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.seat import Seat


class Mirror(Gift):
    """Two seats each show the holder one hand card of their choice."""

    name = "mirror"
    fields = ("players",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return two_players(with_cards(state, seat))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.players is not None
        return [Asked(now, seat, list(choice.players))]


class SmallMirror(Gift):
    """With four players: one seat."""

    name = "small-mirror"
    fields = ("player",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return one_player(with_cards(state, seat))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        return [Asked(now, seat, [choice.player])]


class Trade(Gift):
    """The holder and one seat swap a hand card each."""

    name = "trade"
    fields = ("player", "card")

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return trades(with_cards(state, seat), len(state.hands[seat]))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        return [Asked(now, seat, [choice.player], choice.card)]


@cache
def trades(seats: tuple[Seat, ...], cards: int) -> list[Choice]:
    return [Choice(player=seat, card=card) for seat in seats for card in range(cards)]
