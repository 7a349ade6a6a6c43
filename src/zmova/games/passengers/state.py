"""A match of Passengers as it stands. `evolve` sets fields and never changes what a field holds."""

from typing import Any

import msgspec

from zmova.games.passengers.boats import LAYOUT, SPACES, Boat, Layout, room_aboard
from zmova.games.passengers.cards import Card, Color, Faction, Kind
from zmova.games.passengers.events import MatchEnded
from zmova.games.passengers.moves import Gift
from zmova.games.passengers.options import GiftSet, Options, gift_sets
from zmova.games.passengers.stacked import Stacked, read_stacked
from zmova.table.seat import Seat
from zmova.table.talk import Audience


class Passenger(msgspec.Struct, frozen=True):
    """A card in a boat. `owner` placed it, None for a shadow; `seen` are the seats that know it."""

    id: int
    owner: Seat | None
    card: Card
    seen: tuple[Seat, ...] = ()
    mask: Color | None = None
    up: bool = False


RETHINKS = 100
"""Changes of one seat's votes in a match: far more than anybody needs."""
Row = tuple[Passenger | None, ...]
EMPTY: Row = (None,) * SPACES
Taken = tuple[bool, ...]
"""For each of the ten spaces, the Raven's first, whether somebody sits there: quick to look up."""


class Use(msgspec.Struct, frozen=True, omit_defaults=True):
    """A gift that was used this match and all that everybody learned from it.

    `ids` are the passengers it touched, as they were numbered when they came aboard.
    """

    round: int
    seat: Seat
    number: int
    gift: str
    skipped: bool = False
    choice: Gift | None = None
    ids: tuple[int, ...] = ()
    answers: list[bool | None] | None = None
    count: int | None = None
    kind: Kind | None = None
    card: Card | None = None


class Look(msgspec.Struct, frozen=True):
    """P18: a hand card of another seat that this seat has seen; `mine` was given for it (Trade)."""

    round: int
    seat: Seat
    card: Card
    mine: Card | None = None


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """The latest claim of a seat about a passenger."""

    round: int
    seat: Seat
    id: int
    kind: Kind | None = None
    color: Color | None = None


class Count(msgspec.Struct, frozen=True):
    """P20: a vote that was counted, open to everybody."""

    round: int
    ballots: list[Boat]
    voices: list[int]
    raven: int
    wolf: int
    coin: Seat
    winner: Boat


class Landed(msgspec.Struct, frozen=True):
    """A boat that left the river: to the Afterlands, or away."""

    round: int
    boat: Boat
    row: Row


class Gaze(msgspec.Struct, frozen=True):
    """P5: the moment in which smugglers look for each other."""

    ends: int


class Shading(msgspec.Struct, frozen=True):
    """P10: `boat` is the one that the second shadow must board."""

    seat: Seat
    boat: Boat | None
    ends: int | None


class Placing(msgspec.Struct, frozen=True):
    seat: Seat
    ends: int | None


class Giving(msgspec.Struct, frozen=True):
    """P13: the holder of this number chooses; `done`: the next gift follows."""

    seat: Seat
    number: int
    ends: int | None
    done: bool = False


class Showing(msgspec.Struct, frozen=True):
    """Mirror, Trade: `waiting` owe a card to `seat`, who for a trade gives `give`."""

    seat: Seat
    number: int
    waiting: tuple[Seat, ...]
    give: int | None
    ends: int | None


class Voting(msgspec.Struct, frozen=True):
    ballots: dict[Seat, Boat]
    ends: int | None


class Over(msgspec.Struct, frozen=True):
    pass


Phase = Gaze | Shading | Placing | Giving | Showing | Voting | Over


class State(msgspec.Struct):
    seats: int
    options: Options
    sets: tuple[GiftSet, ...]
    stacked: Stacked
    phase: Phase
    layout: Layout
    """P8"""
    most: int
    """How many passengers a boat takes (P9)."""
    rethinks: tuple[int, ...]
    """How often each seat may still change a vote (P19): fists must not fill the disk."""
    factions: tuple[Faction, ...] = ()
    first: tuple[Card, ...] = ()
    """The cards that fixed the factions."""
    hands: tuple[tuple[Card, ...], ...] = ()
    shadows: tuple[Card, ...] = ()
    coin: Seat = 0
    round: int = 0
    boarded: int = 0
    """Passengers that came aboard so far: the next one's number."""
    boats: dict[Boat, Row] = {}
    taken: Taken = ()
    held: tuple[int | None, ...] = ()
    """Gift numbers by seat."""
    voices: tuple[int, ...] = ()
    masks: tuple[Color, ...] = ()
    """Masks not used yet (P15)."""
    hushed: tuple[Seat, ...] = ()
    pair: tuple[Seat, ...] = ()
    """Two seats that whisper."""
    votes_first: Seat | None = None
    uses: tuple[Use, ...] = ()
    looks: tuple[tuple[Look, ...], ...] = ()
    claims: tuple[Said, ...] = ()
    spoken: tuple[int, ...] = ()
    """How many claims each seat has made: talk must not fill the disk."""
    counts: tuple[Count, ...] = ()
    crossed: tuple[Landed, ...] = ()
    """The Afterlands, the first round's boat first."""
    sunk: tuple[Landed, ...] = ()
    ended: MatchEnded | None = None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the table waits for."""
        match self.phase:
            case Shading(seat=seat) | Placing(seat=seat) | Giving(seat=seat, done=False):
                return (seat,)
            case Showing(waiting=waiting):
                return waiting
            case Voting(ballots=ballots):
                if self.votes_first is not None and self.votes_first not in ballots:
                    return (self.votes_first,)
                return tuple(seat for seat in range(self.seats) if seat not in ballots)
        return ()


def opened(seats: int, options: Options, stacked: dict[str, Any]) -> State:
    return State(
        seats=seats,
        options=options,
        sets=gift_sets(options, seats),
        stacked=read_stacked(stacked, seats),
        phase=Over(),
        layout=LAYOUT,
        most=room_aboard(seats),
        rethinks=(RETHINKS,) * seats,
    )


def audiences(state: State, seat: Seat) -> dict[Audience, list[Seat] | None]:
    """Hushed seats have none; a whispering pair has one more, while gifts are used."""
    if seat in state.hushed:
        return {}
    if seat in state.pair and type(state.phase) in (Giving, Showing):
        return {"all": None, "whisper": sorted(state.pair)}
    return {"all": None}
