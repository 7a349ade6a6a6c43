"""One match at a table of Wink, and what it tells."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from zmova.arena.match import Player, play_on
from zmova.arena.study import Setting
from zmova.games.wink import GAME
from zmova.games.wink.arena.fates import Tally, tally
from zmova.games.wink.events import Dealt
from zmova.table.seat import Seat, clockwise_from
from zmova.table.table import Table


class Evening(msgspec.Struct, frozen=True):
    """Lists go by place in turn: the first seat to call comes first."""

    setting: Setting
    index: int
    first: Seat
    tally: Tally
    scores: list[int]
    won: list[bool]
    minutes: float

    def of(self, seat: Seat) -> tuple[int, bool]:
        """A seat's points, and whether it won."""
        place = (seat - self.first) % self.setting.seats
        return self.scores[place], self.won[place]


def play(setting: Setting, seed: int, index: int, players: Sequence[Player]) -> Evening:
    chance = f"{seed} {setting.seats} {index}"
    table = Table.deal(GAME, setting.seats, sha256(chance.encode()).digest())
    play_on(table, players, chance)
    first = next(event.first for event in table.log if type(event) is Dealt)
    ended = table.state.ended
    places = clockwise_from(first, setting.seats)
    return Evening(
        setting=setting,
        index=index,
        first=first,
        tally=tally(table.log),
        scores=[ended.scores[seat] for seat in places],
        won=[seat in ended.winners for seat in places],
        minutes=table.now / 60_000,
    )
