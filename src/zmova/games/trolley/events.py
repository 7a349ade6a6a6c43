"""What happens in Trial by Trolley."""

from typing import Annotated, Any, Literal

import msgspec

from zmova.games.trolley.decks import Card, Deck
from zmova.games.trolley.reasons import Reason
from zmova.games.trolley.tracks import TRACKS, Character, Spot, Track
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.told import Secret, of_table
from zmova.table.wording import told_as

Named = Annotated[Card, told_as("cards")]
Variant = Literal["valerii", "accomplices"]


class Skull(msgspec.Struct, frozen=True):
    """T9: a skull that a seat took, and from whom."""

    round: int
    seat: Seat
    rule: str
    points: int
    driver: Seat
    track: Track


class Stands(msgspec.Struct, frozen=True):
    """T5, T6: whom a team has just put on a track."""

    track: Track
    card: Named


class Shuffled(Event, frozen=True, tag="shuffled"):
    """T1, T10: the deck from its top; its discard is in it now."""

    deck: Deck
    cards: Secret[list[Card]]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """T2, T11"""

    round: int
    driver: Seat


class Drew(Event, frozen=True, tag="drew"):
    """T3, or the modifiers that a variant adds (T15, T16). Views alone tell of it."""

    told = ()
    seat: Seat
    deck: Deck
    cards: list[Card]
    variant: Variant | None = None


class Turned(Event, frozen=True, tag="turned"):
    """T4: an innocent from the deck onto a track."""

    track: Track
    card: Named


class Arranged(Event, frozen=True, tag="arranged"):
    """T3: a team has passed its hands round, as its move said; nobody sees the cards."""

    seat: Seat
    innocents: Seat
    guilty: Seat
    modifiers: Seat


class PickOpened(Event, frozen=True, tag="pick-opened"):
    """T5, T6, T7: who holds cards of that deck chooses in secret."""

    deck: Deck


class Picked(Event, frozen=True, tag="picked"):
    """T5, T6: a team's choice, still face down; what it is, the team's own view tells."""

    seat: Seat
    deck: Deck
    card: Secret[Card]


class PicksShown(Event, frozen=True, tag="picks-shown"):
    """T5, T6: both choices appear together; the rest of those hands is discarded."""

    beat = 2000
    deck: Deck

    @of_table
    def shown(self, table: Any) -> Annotated[list[Stands], told_as("trolley-stands")]:
        guilty = self.deck == "guilty"
        return [
            Stands(track, one.card)
            for track in TRACKS
            for one in getattr(table.tracks, track)
            if one.seat is not None and one.guilty == guilty
        ]


class Laid(Event, frozen=True, tag="laid"):
    """T7: a seat's choice, still face down; T15: it may be to keep the extra modifier."""

    seat: Seat
    card: Secret[Card | None] = None
    target: Secret[Spot | None] = None


class Shown(Event, frozen=True, tag="shown"):
    """T7: a modifier that lay face down, for all to read."""

    beat = 3000
    seat: Seat
    card: Annotated[Card, told_as("modifiers")]
    target: Spot

    @property
    def track(self) -> Track:
        return self.target.track

    @of_table
    def character(self, table: Any) -> Annotated[Card, told_as("short")]:
        return standing(self.target, table).card


class Passed(Event, frozen=True, tag="passed"):
    """T15: the extra modifier was kept."""

    seat: Seat


class ArgumentBegan(Event, frozen=True, tag="argument-began"):
    """T8: modifiers that were not played are discarded."""


class Argued(Event, frozen=True, tag="argued"):
    """T8: said to the driver."""

    touches = ("seat",)
    seat: Seat
    target: Spot
    reason: Annotated[Reason, told_as("argument")]
    modifier: int | None = None
    wording: int = 0

    @of_table
    def card(self, table: Any) -> Card:
        """About whom, and about which modifier on it."""
        return standing(self.target, table).card

    @of_table
    def pin(self, table: Any) -> Card | None:
        pins = standing(self.target, table).modifiers
        return None if self.modifier is None else pins[self.modifier].card


class Steered(Event, frozen=True, tag="steered"):
    """T9: by the driver, or by chance where time ran out; T15: who holds the helper token now."""

    beat = 3000
    driver: Seat
    track: Track
    by_chance: bool = False
    helper: Seat | None = None


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """T13"""

    winners: list[Seat]
    scores: list[int]
    why: list[Skull]


def standing(spot: Spot, table: Any) -> Character:
    row: list[Character] = getattr(table.tracks, spot.track)
    return row[spot.place]


Events = (
    Shuffled
    | RoundBegan
    | Drew
    | Turned
    | Arranged
    | PickOpened
    | Picked
    | PicksShown
    | Laid
    | Shown
    | Passed
    | ArgumentBegan
    | Argued
    | Steered
    | MatchEnded
)
