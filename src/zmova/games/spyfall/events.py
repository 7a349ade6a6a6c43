"""What happens in Spyfall."""

from typing import Literal

import msgspec

from zmova.table.event import Event
from zmova.table.seat import Seat

Ending = Literal["time", "accusation", "vote", "guess", "wrong-guess", "silence", "called-off"]
Reason = Literal["spy-won", "right-guess", "innocent-condemned", "spy-lost", "good-accusation"]


class Point(msgspec.Struct, frozen=True):
    """Some points of one seat in one round, and the rule that gave them."""

    round: int
    seat: Seat
    rule: str
    points: int
    reason: Reason


class Dealt(Event, frozen=True, tag="dealt"):
    """S3, S4: the round's cards; `roles` by seat, None for the spy or where roles ran out."""

    round: int
    dealer: Seat
    spy: Seat
    location: str
    roles: list[int | None]


class Asked(Event, frozen=True, tag="asked"):
    seat: Seat
    to: Seat
    text: str | None = None
    topic: str | None = None
    wording: int | None = None


class Answered(Event, frozen=True, tag="answered"):
    seat: Seat
    text: str | None = None
    grade: int | None = None
    wording: int | None = None


class Explained(Event, frozen=True, tag="explained"):
    """The last question or answer, in words that bots understand."""

    seat: Seat
    topic: str | None = None
    grade: int | None = None


class Accused(Event, frozen=True, tag="accused"):
    seat: Seat
    suspect: Seat


class TimeRanOut(Event, frozen=True, tag="time-ran-out"):
    pass


class Nominated(Event, frozen=True, tag="nominated"):
    """S10: the next candidate is put to the vote."""

    suspect: Seat


class Voted(Event, frozen=True, tag="voted"):
    seat: Seat
    guilty: bool


class Counted(Event, frozen=True, tag="counted"):
    """All ballots opened together; None for the suspect; the silent voted no (S16)."""

    suspect: Seat
    accuser: Seat | None
    ballots: list[bool | None]
    silent: list[Seat]
    condemned: bool


class SpyShown(Event, frozen=True, tag="spy-shown"):
    seat: Seat


class Guessed(Event, frozen=True, tag="guessed"):
    seat: Seat
    location: str | None
    """None: silence (S13)."""
    right: bool


class CalledOff(Event, frozen=True, tag="called-off"):
    """The match ends; a round that was on counts for nothing."""


class RoundEnded(Event, frozen=True, tag="round-ended"):
    ending: Ending
    points: list[Point]


Events = (
    Dealt
    | Asked
    | Answered
    | Explained
    | Accused
    | TimeRanOut
    | Nominated
    | Voted
    | Counted
    | SpyShown
    | Guessed
    | RoundEnded
    | CalledOff
)
