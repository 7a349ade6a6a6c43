"""A match of Wink as it stands. `evolve` sets its fields and never changes what a field holds."""

from typing import Any, Literal

import msgspec

from zmova.games.wink.events import MatchEnded, Winked
from zmova.games.wink.options import Options
from zmova.games.wink.stacked import Stacked, read_stacked
from zmova.table.seat import Seat

COUNTER_INTELLIGENCE = 4
"""W3: cards of each seat."""


class Gaze(msgspec.Struct, frozen=True):
    """W15: whom a seat looks at, and since which moment of the table's time."""

    player: Seat
    since: int


class Seen(msgspec.Struct, frozen=True):
    """W15: a wink that a seat saw, or made; the number was called for all to hear."""

    at: int
    seat: Seat
    player: Seat
    agent: int


class Silence(msgspec.Struct, frozen=True):
    """W12: a partner who had not winked when the caller's turn was over."""

    seat: Seat
    player: Seat
    agent: int


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody saw happen, for the record."""

    at: int
    kind: Literal["called", "passed", "named", "caught"]
    seat: Seat
    agent: int | None = None
    player: Seat | None = None
    """W6, W16: who was said to hold the number."""
    holder: Seat | None = None
    """Who did hold it, where that came out."""
    right: bool = False


class Turn(msgspec.Struct, frozen=True):
    """W6-W11: `ends` is a moment of the table's time; `done`: the next one begins."""

    seat: Seat
    ends: int | None
    done: bool = False


class Over(msgspec.Struct, frozen=True):
    pass


Phase = Turn | Over


class State(msgspec.Struct):
    seats: int
    options: Options
    stacked: Stacked
    phase: Phase
    turn: int = 0
    passes: int = 0
    """W11: how many seats in a row have passed."""
    hands: tuple[tuple[int, ...], ...] = ()
    crowd: tuple[int, ...] = ()
    """As it was laid out; of these `up` lie face up, `down` were turned over, the rest is taken."""
    up: frozenset[int] = frozenset()
    down: frozenset[int] = frozenset()
    pawns: tuple[int | None, ...] = ()
    """W10: the crowd card that each pawn stands on; None: off the board."""
    cards: tuple[int, ...] = ()
    """W3: counter-intelligence cards in hand, and `laid` those laid out (W19)."""
    laid: tuple[int, ...] = ()
    won: tuple[tuple[int, ...], ...] = ()
    """Agents face up before each seat, and `fallen` those face down (W8)."""
    fallen: tuple[tuple[int, ...], ...] = ()
    barred: dict[int, Seat] = {}
    """W20: numbers that nobody may try, and the seat whose next turn ends it."""
    gazes: tuple[Gaze, ...] = ()
    """W15; empty where real eyes play."""
    glances: tuple[tuple[int, ...], ...] = ()
    """When each seat changed its look of late."""
    strained: dict[tuple[Seat, str], int] = {}
    """W15: who may not look, or wink, until when."""
    seen: tuple[tuple[Seen, ...], ...] = ()
    """W17: by seat, winks for numbers that still lie face up."""
    winks: tuple[Winked, ...] = ()
    waiting: frozenset[Seat] = frozenset()
    """W12: callers at whom nobody has winked yet; and what came of it."""
    silent: tuple[Silence, ...] = ()
    story: tuple[Deed, ...] = ()
    ended: MatchEnded | None = None

    @property
    def turn_of(self) -> Seat | None:
        return self.phase.seat if type(self.phase) is Turn else None

    def open_call(self, seat: Seat) -> int | None:
        """W10: the number that the seat has called, while its pawn stands on it."""
        agent = self.pawns[seat]
        return agent if agent in self.up else None

    def caller_of(self, agent: int) -> Seat | None:
        """Whose open call the number is."""
        if agent in self.up and agent in self.pawns:
            return self.pawns.index(agent)
        return None

    def holder_of(self, agent: int) -> Seat:
        return next(seat for seat, hand in enumerate(self.hands) if agent in hand)

    def callable(self, seat: Seat) -> list[int]:
        """W10"""
        hand = self.hands[seat]
        return [
            agent
            for agent in self.crowd
            if agent in self.up and agent not in hand and agent not in self.pawns
        ]


def opened(seats: int, options: Options, stacked: dict[str, Any]) -> State:
    return State(seats, options, read_stacked(stacked, seats), Over())
