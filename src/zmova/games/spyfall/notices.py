"""What each viewer is told of an event."""

from zmova.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
    CalledOff,
    Counted,
    Dealt,
    Ending,
    Explained,
    Guessed,
    Nominated,
    Point,
    RoundEnded,
    SpyShown,
    TimeRanOut,
    Voted,
)
from zmova.table.event import Event
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer


class RoundBegan(Notice, frozen=True, tag="dealt"):
    """S3: each seat is told its own card alone."""

    round: int
    dealer: Seat
    spy: bool | None = None
    location: str | None = None
    role: int | None = None


class WasAsked(Notice, frozen=True, tag="asked"):
    seat: Seat
    to: Seat
    text: str | None = None
    topic: str | None = None
    wording: int | None = None


class WasAnswered(Notice, frozen=True, tag="answered"):
    seat: Seat
    text: str | None = None
    grade: int | None = None
    wording: int | None = None


class WasExplained(Notice, frozen=True, tag="explained"):
    seat: Seat
    topic: str | None = None
    grade: int | None = None


class WasAccused(Notice, frozen=True, tag="accused"):
    seat: Seat
    suspect: Seat


class TimeIsUp(Notice, frozen=True, tag="time-ran-out"):
    pass


class WasNominated(Notice, frozen=True, tag="nominated"):
    suspect: Seat


class HasVoted(Notice, frozen=True, tag="voted"):
    """That a seat voted; how, only to itself."""

    seat: Seat
    guilty: bool | None = None


class WasCounted(Notice, frozen=True, tag="counted"):
    suspect: Seat
    accuser: Seat | None
    ballots: list[bool | None]
    silent: list[Seat]
    condemned: bool


class SpyWasShown(Notice, frozen=True, tag="spy-shown"):
    seat: Seat


class WasGuessed(Notice, frozen=True, tag="guessed"):
    seat: Seat
    location: str | None
    right: bool


class RoundIsOver(Notice, frozen=True, tag="round-ended"):
    ending: Ending
    points: list[Point]


class WasCalledOff(Notice, frozen=True, tag="called-off"):
    """The match was ended before its last round was."""


Notices = (
    RoundBegan
    | WasAsked
    | WasAnswered
    | WasExplained
    | WasAccused
    | TimeIsUp
    | WasNominated
    | HasVoted
    | WasCounted
    | SpyWasShown
    | WasGuessed
    | RoundIsOver
    | WasCalledOff
)

OPEN: dict[type, type[Notice]] = {
    Asked: WasAsked,
    Answered: WasAnswered,
    Explained: WasExplained,
    Accused: WasAccused,
    TimeRanOut: TimeIsUp,
    Nominated: WasNominated,
    Counted: WasCounted,
    SpyShown: SpyWasShown,
    Guessed: WasGuessed,
    RoundEnded: RoundIsOver,
    CalledOff: WasCalledOff,
}
"""Events that everybody sees happen; each notice names the fields that it passes on."""


def notice(event: Event, viewer: Viewer) -> Notice | None:
    if isinstance(event, Dealt):
        if viewer is None:
            return RoundBegan(event.round, event.dealer)
        if viewer == event.spy:
            return RoundBegan(event.round, event.dealer, True)
        return RoundBegan(event.round, event.dealer, False, event.location, event.roles[viewer])
    if isinstance(event, Voted):
        return HasVoted(event.seat, event.guilty if viewer == event.seat else None)
    told = OPEN.get(type(event))
    if told is None:
        return None
    return told(*(getattr(event, field) for field in told.__struct_fields__))
