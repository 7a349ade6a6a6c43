"""What each viewer is told of an event."""

from zmova.games.trolley.decks import Card, Deck
from zmova.games.trolley.events import (
    Argued,
    ArgumentBegan,
    Arranged,
    Called,
    Drew,
    MatchEnded,
    Passed,
    Picked,
    PickOpened,
    PicksShown,
    Pinned,
    RoundBegan,
    Shuffled,
    Steered,
    Turned,
)
from zmova.games.trolley.reasons import Reason
from zmova.games.trolley.tracks import Spot, Track
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer


class WasShuffled(Notice, frozen=True, tag="shuffled"):
    """T10: that a deck was made anew, never its order."""

    deck: Deck


class NewRound(Notice, frozen=True, tag="round-began"):
    round: int
    driver: Seat


class WasTurned(Notice, frozen=True, tag="turned"):
    track: Track
    card: Card


class WasArranged(Notice, frozen=True, tag="arranged"):
    """Everybody sees the hands go round, and nobody their cards."""

    seat: Seat
    innocents: Seat
    guilty: Seat
    modifiers: Seat


class PickIsOpen(Notice, frozen=True, tag="pick-opened"):
    deck: Deck


class HasPicked(Notice, frozen=True, tag="picked"):
    """That a team has chosen; what, its own view tells."""

    seat: Seat
    deck: Deck


class PicksAreShown(Notice, frozen=True, tag="picks-shown"):
    deck: Deck


class WasCalled(Notice, frozen=True, tag="called"):
    seat: Seat
    extra: bool


class WasPinned(Notice, frozen=True, tag="pinned"):
    seat: Seat
    card: Card
    target: Spot


class HasPassed(Notice, frozen=True, tag="passed"):
    seat: Seat


class ArgumentIsOpen(Notice, frozen=True, tag="argument-began"):
    pass


class HasArgued(Notice, frozen=True, tag="argued"):
    seat: Seat
    target: Spot
    reason: Reason
    modifier: int | None
    wording: int


class HasSteered(Notice, frozen=True, tag="steered"):
    driver: Seat
    track: Track
    by_chance: bool
    helper: Seat | None


class MatchIsOver(Notice, frozen=True, tag="match-ended"):
    """The skulls come with the view."""

    winners: list[Seat]


Notices = (
    WasShuffled
    | NewRound
    | WasTurned
    | WasArranged
    | PickIsOpen
    | HasPicked
    | PicksAreShown
    | WasCalled
    | WasPinned
    | HasPassed
    | ArgumentIsOpen
    | HasArgued
    | HasSteered
    | MatchIsOver
)

OPEN: dict[type, type[Notice]] = {
    Shuffled: WasShuffled,
    RoundBegan: NewRound,
    Turned: WasTurned,
    Arranged: WasArranged,
    PickOpened: PickIsOpen,
    Picked: HasPicked,
    PicksShown: PicksAreShown,
    Called: WasCalled,
    Pinned: WasPinned,
    Passed: HasPassed,
    ArgumentBegan: ArgumentIsOpen,
    Argued: HasArgued,
    Steered: HasSteered,
    MatchEnded: MatchIsOver,
}
"""Each notice names the fields that it passes on: no more leaves the table."""


def notice(event: Event, viewer: Viewer) -> Notice | None:
    """The same for everybody; whose cards are whose, each one's own view tells."""
    if type(event) is Drew:
        return None
    told = OPEN[type(event)]
    return told(*(getattr(event, field) for field in told.__struct_fields__))
