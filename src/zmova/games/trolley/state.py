"""A match of Trial by Trolley as it stands.

`evolve` sets its fields and never changes what a field holds.
"""

from typing import Any

import msgspec

from zmova.games.trolley.decks import Card, Deck
from zmova.games.trolley.events import MatchEnded
from zmova.games.trolley.options import Options
from zmova.games.trolley.reasons import Reason
from zmova.games.trolley.stacked import Stacked, read_stacked
from zmova.games.trolley.tracks import TRACKS, Character, Spot, Track, teams
from zmova.table.seat import Seat, clockwise_from


class Pile(msgspec.Struct, frozen=True):
    """A deck from its top, and its discard."""

    draw: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()


class Hand(msgspec.Struct, frozen=True):
    """What a seat holds; `extra` are the modifiers of T15 and T16, which never change hands."""

    innocents: tuple[Card, ...] = ()
    guilty: tuple[Card, ...] = ()
    modifiers: tuple[Card, ...] = ()
    extra: tuple[Card, ...] = ()

    @property
    def all_modifiers(self) -> tuple[Card, ...]:
        return self.modifiers + self.extra


class Argument(msgspec.Struct, frozen=True, omit_defaults=True):
    """T8: what a seat said to the driver."""

    seat: Seat
    target: Spot
    reason: Reason
    modifier: int | None = None
    wording: int = 0
    card: Card = ""
    """About whom, and about which modifier on it."""
    pin: Card | None = None


Tracks = dict[Track, tuple[Character, ...]]


class Verdict(msgspec.Struct, frozen=True):
    """A round that was decided, open to everybody."""

    round: int
    driver: Seat
    track: Track
    by_chance: bool
    tracks: Tracks
    arguments: tuple[Argument, ...]


class Dealing(msgspec.Struct, frozen=True):
    """T3, T4: a round has begun; what is drawn follows by itself."""


class Picking(msgspec.Struct, frozen=True):
    """T5, T6: `picks` are face down, by track of the team that chose."""

    deck: Deck
    picks: dict[Track, Card]
    ends: int | None


class Played(msgspec.Struct, frozen=True):
    """T5, T6: cards of this deck came onto the tracks; what is next follows by itself."""

    deck: Deck


class FaceDown(msgspec.Struct, frozen=True):
    """T7: a choice, face down; without a card the extra modifier is kept (T15)."""

    seat: Seat
    card: Card | None
    target: Spot | None


class Modifying(msgspec.Struct, frozen=True):
    """T7: what has been chosen, in the order in which it will be shown."""

    laid: tuple[FaceDown, ...]
    ends: int | None
    turn: Seat | None = None
    """The one seat that chooses, where modifiers are played one at a time (version 1)."""


class Arguing(msgspec.Struct, frozen=True):
    """T8, T9"""

    ends: int | None


class Pause(msgspec.Struct, frozen=True):
    """The tram has run; the next round begins then. None: at once, or the match is over."""

    ends: int | None


class Over(msgspec.Struct, frozen=True):
    pass


Phase = Dealing | Picking | Played | Modifying | Arguing | Pause | Over


class State(msgspec.Struct):
    seats: int
    options: Options
    stacked: Stacked
    phase: Phase
    piles: dict[Deck, Pile] = {}
    skulls: tuple[int, ...] = ()
    round: int = 0
    driver: Seat = 0
    helper: Seat | None = None
    """T15: who holds the token."""
    hands: tuple[Hand, ...] = ()
    owes: tuple[int, ...] = ()
    """By seat: modifiers that it must still play, and `may` those that it may (T15)."""
    may: tuple[int, ...] = ()
    tracks: Tracks = {}
    arranged: dict[Track, int] = {}
    """How often a team has passed its hands round."""
    arguments: tuple[Argument, ...] = ()
    spoken: tuple[int, ...] = ()
    """How many arguments each seat has made: talk must not fill the disk."""
    verdicts: tuple[Verdict, ...] = ()
    ended: MatchEnded | None = None

    @property
    def teams(self) -> dict[Track, tuple[Seat, ...]]:
        return teams(self.driver, self.seats)

    def holder(self, track: Track, deck: Deck) -> Seat | None:
        """Who of the team has cards of that deck to choose from."""
        for seat in self.teams[track]:
            if getattr(self.hands[seat], deck):
                return seat
        return None

    def choosing(self, phase: Picking | Modifying) -> list[Seat]:
        """T5-T7: who still has to choose."""
        if isinstance(phase, Modifying):
            return self.pinning if phase.turn is None else [phase.turn]
        holders = [self.holder(track, phase.deck) for track in TRACKS if track not in phase.picks]
        return [seat for seat in holders if seat is not None]

    @property
    def waiting(self) -> list[Seat]:
        """Whom the table waits for; an argument is the driver's to end."""
        match self.phase:
            case Picking() | Modifying() as phase:
                return self.choosing(phase)
            case Arguing():
                return [self.driver]
        return []

    @property
    def pinning(self) -> list[Seat]:
        """T7, T15: who has a modifier to play, from the driver's left, if anybody is there."""
        return [
            seat
            for seat in clockwise_from(self.driver, self.seats)
            if (self.owes[seat] or self.may[seat]) and any(self.tracks.values())
        ]


def opened(seats: int, options: Options, stacked: dict[str, Any]) -> State:
    return State(
        seats=seats,
        options=options,
        stacked=read_stacked(stacked, seats, options),
        phase=Over(),
        skulls=(0,) * seats,
        spoken=(0,) * seats,
    )
