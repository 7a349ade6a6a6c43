"""What happens in Spyfall."""

from typing import Annotated, Any, Literal

import msgspec

from zmova.games.spyfall.moves import Grade, Topic, Wording
from zmova.games.spyfall.places import Place
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.told import Secret, of_table, only
from zmova.table.wording import told_as

Ending = Literal["time", "accusation", "vote", "guess", "wrong-guess", "silence", "called-off"]
Outcome = Literal["caught", "innocent", "escaped", "guessed", "missed", "silent", "closed"]
Reason = Literal["spy-won", "right-guess", "innocent-condemned", "spy-lost", "good-accusation"]
How = Literal["typed", "chosen", "aloud"]

OUTCOMES: dict[Ending, Outcome] = {
    "time": "escaped",
    "guess": "guessed",
    "wrong-guess": "missed",
    "silence": "silent",
    "called-off": "closed",
}


class Point(msgspec.Struct, frozen=True, gc=False):
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
    spy: Secret[Seat]
    location: Secret[str]
    roles: Secret[list[int | None]]


class ClockStarted(Event, frozen=True, tag="clock-started"):
    """S7: by the dealer; None: by itself, everybody has looked long enough."""

    seat: Seat | None = None


def how(text: str | None, wording: int | None) -> How:
    """Neither typed nor chosen from the content: it was said at the real table."""
    return "typed" if text else "aloud" if wording is None else "chosen"


class Asked(Event, frozen=True, tag="asked"):
    seat: Seat
    to: Seat
    text: str | None = None
    topic: Topic | None = None
    wording: Annotated[Wording, told_as("questions")] | None = None

    @property
    def how(self) -> How:
        return how(self.text, self.wording)


class Answered(Event, frozen=True, tag="answered"):
    seat: Seat
    text: str | None = None
    grade: Grade | None = None
    wording: Annotated[Wording, told_as("answers")] | None = None

    @property
    def how(self) -> How:
        return how(self.text, self.wording)

    @of_table
    def topic(self, table: Any) -> Topic | None:
        """Of the question."""
        topic: str | None = table.exchanges[-1].topic
        return topic


class Explained(Event, frozen=True, tag="explained"):
    """The last question or answer, in words that bots understand."""

    seat: Seat
    topic: Topic | None = None
    grade: Grade | None = None


class Accused(Event, frozen=True, tag="accused"):
    seat: Seat
    suspect: Seat


class TimeRanOut(Event, frozen=True, tag="time-ran-out"):
    beat = 1500


class DiscussionOpened(Event, frozen=True, tag="discussion-opened"):
    """S10: the table may talk before it votes."""


class Readied(Event, frozen=True, tag="readied"):
    """S10: the seat waits for the vote."""

    seat: Seat


class Nominated(Event, frozen=True, tag="nominated"):
    """S10: the next candidate is put to the vote."""

    suspect: Seat


class Voted(Event, frozen=True, tag="voted"):
    """That a seat voted; how, only to itself."""

    seat: Seat
    guilty: Annotated[bool, only("seat")]


class Counted(Event, frozen=True, tag="counted"):
    """All ballots opened together; None for the suspect; the silent voted no (S16)."""

    beat = 2500
    suspect: Seat
    accuser: Seat | None
    ballots: list[bool | None]
    silent: list[Seat]
    condemned: bool

    @property
    def yes(self) -> int:
        return self.ballots.count(True)

    @property
    def no(self) -> int:
        return self.ballots.count(False)


class SpyShown(Event, frozen=True, tag="spy-shown"):
    seat: Seat


class Guessed(Event, frozen=True, tag="guessed"):
    beat = 2500
    seat: Seat
    location: Place | None
    """None: silence (S13)."""
    right: bool


class CalledOff(Event, frozen=True, tag="called-off"):
    """The match ends; a round that was on counts for nothing."""


class RoundEnded(Event, frozen=True, tag="round-ended"):
    ending: Ending
    points: list[Point]

    @property
    def outcome(self) -> Outcome:
        """How the round is remembered."""
        innocent = any(point.reason == "innocent-condemned" for point in self.points)
        return OUTCOMES.get(self.ending, "innocent" if innocent else "caught")

    @of_table
    def location(self, table: Any) -> Place:
        """S20: what the cards that came up say."""
        return str(table.finished[-1].location)

    @of_table
    def spy(self, table: Any) -> Seat:
        spy: Seat = table.finished[-1].spy
        return spy

    @of_table
    def guess(self, table: Any) -> Place | None:
        guess: str | None = table.finished[-1].guess
        return guess


Events = (
    Dealt
    | ClockStarted
    | Asked
    | Answered
    | Explained
    | Accused
    | TimeRanOut
    | DiscussionOpened
    | Readied
    | Nominated
    | Voted
    | Counted
    | SpyShown
    | Guessed
    | RoundEnded
    | CalledOff
)
