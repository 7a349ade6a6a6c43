"""What each viewer is told of an event."""

from zmova.games.wink.events import (
    Called,
    Caught,
    Dealt,
    Looked,
    MatchEnded,
    Named,
    Passed,
    Rested,
    Strain,
    TurnBegan,
    Winked,
)
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer


class BallBegan(Notice, frozen=True, tag="dealt"):
    first: Seat


class NewTurn(Notice, frozen=True, tag="turn-began"):
    seat: Seat


class HasLooked(Notice, frozen=True, tag="looked"):
    seat: Seat
    player: Seat


class HasWinked(Notice, frozen=True, tag="winked"):
    """Only for those who saw it, and for the winker."""

    seat: Seat
    player: Seat


class HasRested(Notice, frozen=True, tag="rested"):
    """Only for that seat."""

    strain: Strain


class HasNamed(Notice, frozen=True, tag="named"):
    seat: Seat
    agent: int
    player: Seat
    holder: Seat


class HasCalled(Notice, frozen=True, tag="called"):
    seat: Seat
    agent: int


class HasPassed(Notice, frozen=True, tag="passed"):
    seat: Seat


class HasCaught(Notice, frozen=True, tag="caught"):
    seat: Seat
    agent: int
    caller: Seat
    player: Seat
    right: bool


class MatchIsOver(Notice, frozen=True, tag="match-ended"):
    winners: list[Seat]


Notices = (
    BallBegan
    | NewTurn
    | HasLooked
    | HasWinked
    | HasRested
    | HasNamed
    | HasCalled
    | HasPassed
    | HasCaught
    | MatchIsOver
)

OPEN: dict[type, type[Notice]] = {
    Dealt: BallBegan,
    TurnBegan: NewTurn,
    Looked: HasLooked,
    Named: HasNamed,
    Called: HasCalled,
    Passed: HasPassed,
    Caught: HasCaught,
    MatchEnded: MatchIsOver,
}
"""Each notice names the fields that it passes on: no more leaves the table."""


def notice(event: Event, viewer: Viewer) -> Notice | None:
    """The same for everybody, but for winks and for eyes that have rested."""
    if type(event) is Winked:
        saw = viewer == event.seat or viewer in event.seen_by
        return HasWinked(event.seat, event.player) if saw else None
    if type(event) is Rested:
        return HasRested(event.strain) if viewer == event.seat else None
    told = OPEN[type(event)]
    return told(*(getattr(event, field) for field in told.__struct_fields__))
