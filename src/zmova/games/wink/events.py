"""What happens in Wink."""

from typing import Annotated, Any, Literal

import msgspec

from zmova.games.wink.agents import Agent
from zmova.table.event import Event
from zmova.table.seat import Seat
from zmova.table.told import Secret, of_table
from zmova.table.wording import told_as

Strain = Literal["look", "wink"]
TieBreak = Literal["laid", "fallen"]


class Point(msgspec.Struct, frozen=True, omit_defaults=True):
    """W7, W19, W23: points and the agent that gave them; W24: what broke a tie, or did not."""

    seat: Seat
    rule: Literal["W7", "W19", "W23", "W24"]
    points: int
    agent: int | None = None
    tie: TieBreak | None = None
    count: int | None = None
    """W23: counter-intelligence cards in hand; W24: cards that the tie-break counts."""


class Silent(msgspec.Struct, frozen=True):
    """W12: a partner who did not wink, and for which numbers."""

    seat: Seat
    agents: list[int]


class Dealt(Event, frozen=True, tag="dealt"):
    """W1-W4"""

    hands: Secret[list[list[int]]]
    crowd: list[int]
    first: Seat


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """W4"""

    seat: Seat


class Looked(Event, frozen=True, tag="looked"):
    """W15"""

    touches = ("seat",)
    seat: Seat
    player: Seat


class Winked(Event, frozen=True, tag="winked"):
    """W13, W15: `seen_by` are those who had been looking at the winker for long enough."""

    told = ("seat", "seen_by")
    seat: Seat
    player: Seat
    agent: Secret[int]
    seen_by: Secret[list[Seat]]


class Rested(Event, frozen=True, tag="rested"):
    """W15: the seat may look, or wink, again."""

    told = ("seat",)
    seat: Seat
    strain: Strain


class Named(Event, frozen=True, tag="named"):
    """W6-W8"""

    beat = 2500
    seat: Seat
    agent: Agent
    player: Seat
    holder: Seat

    @property
    def right(self) -> bool:
        return self.player == self.holder


class Called(Event, frozen=True, tag="called"):
    """W10"""

    seat: Seat
    agent: Agent


class Passed(Event, frozen=True, tag="passed"):
    """W11"""

    seat: Seat


class Caught(Event, frozen=True, tag="caught"):
    """W19, W20: a counter-intelligence card was spent."""

    beat = 2500
    seat: Seat
    agent: Agent
    caller: Seat | None
    """Whose open call the number was; None: nobody's (W17)."""
    player: Seat
    right: bool


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """W22-W24"""

    winners: list[Seat]
    scores: list[int]
    why: list[Point]

    @of_table
    def silent(self, table: Any) -> Annotated[list[Silent], told_as("wink-silent")]:
        """Each partner once."""
        seats = sorted({one.seat for one in table.silent})
        return [
            Silent(seat, [one.agent for one in table.silent if one.seat == seat]) for seat in seats
        ]


Events = (
    Dealt | TurnBegan | Looked | Winked | Rested | Named | Called | Passed | Caught | MatchEnded
)
