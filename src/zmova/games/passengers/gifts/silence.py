"""Gifts over who may talk, and with whom."""

from zmova.games.passengers.events import Hushed, Paired
from zmova.games.passengers.gifts.gift import Gift, OnOther, others, two_players
from zmova.games.passengers.moves import Gift as Choice
from zmova.games.passengers.state import State
from zmova.table.event import Event
from zmova.table.seat import Seat


class Hush(OnOther):
    """One seat may not talk until the vote is counted."""

    name = "hush"

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        return [Hushed(now, [choice.player])]


class Gag(Gift):
    """Two seats may not."""

    name = "gag"
    fields = ("players",)

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        return two_players(others(state, seat))

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.players is not None
        return [Hushed(now, list(choice.players))]


class Whisper(OnOther):
    """The holder and one seat may talk in private until the vote."""

    name = "whisper"

    def use(self, state: State, seat: Seat, choice: Choice, now: int) -> list[Event]:
        assert choice.player is not None
        return [Paired(now, [seat, choice.player])]
