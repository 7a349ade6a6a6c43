"""Gifts over the vote to come."""

from zmova.games.passengers.events import VoicesSwapped, VoiceTaken, VotesFirst
from zmova.games.passengers.gifts.gift import Gift, OnOther, one_player, others, two_players
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.seat import Seat


class Scales(Gift):
    """Takes one voice from a seat that has more."""

    name = "scales"
    fields = ("player",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        voices = state.voices
        richer = (other for other in others(state, seat) if voices[other] > voices[seat])
        return one_player(tuple(richer))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        return [VoiceTaken(now, seat, choice.player)]


class Chain(Gift):
    """Two seats swap their voices, the holder's too if it likes."""

    name = "chain"
    fields = ("players",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return two_players(tuple(range(state.seats)))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.players is not None
        return [VoicesSwapped(now, list(choice.players))]


class Hourglass(OnOther):
    """One seat must vote first, and openly."""

    name = "hourglass"

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        return [VotesFirst(now, choice.player)]
