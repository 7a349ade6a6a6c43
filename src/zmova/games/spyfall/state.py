"""A Spyfall match as it stands. `evolve` sets its fields, never changes what a field holds."""

from typing import Any

import msgspec

from zmova.games.spyfall.events import Ending, Guessed, Point
from zmova.games.spyfall.options import Options, places_in_play
from zmova.games.spyfall.stacked import Stacked, read_stacked
from zmova.table.seat import Seat


class Exchange(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One question and its answer (S9: never more)."""

    asker: Seat
    to: Seat
    text: str | None = None
    topic: str | None = None
    wording: int | None = None
    answered: bool = False
    answer: str | None = None
    grade: int | None = None
    answer_wording: int | None = None


class Ballots(msgspec.Struct, frozen=True, gc=False):
    """A vote that was counted, open to everybody."""

    suspect: Seat
    accuser: Seat | None
    ballots: list[bool | None]
    silent: list[Seat]
    condemned: bool


class Shown(msgspec.Struct, frozen=True, gc=False):
    """S20: a finished round, all cards up."""

    round: int
    dealer: Seat
    spy: Seat
    location: str
    roles: list[int | None]
    ending: Ending
    guess: str | None
    points: list[Point]


class Looking(msgspec.Struct, frozen=True, gc=False):
    """S7: everybody studies the card, and the clock does not run yet."""

    ends: int | None


class Questions(msgspec.Struct, frozen=True, gc=False):
    """The clock runs. `asked` is the seat that owes an answer; `barred` may not be asked (S8)."""

    asker: Seat
    ends: int
    asked: Seat | None = None
    barred: Seat | None = None
    turn_ends: int | None = None


class TimeUp(msgspec.Struct, frozen=True, gc=False):
    """S10: the clock has run out, as everybody is about to see."""

    to_come: tuple[Seat, ...]


class Discussing(msgspec.Struct, frozen=True, gc=False):
    """S10: the table talks before the first candidate is put to the vote."""

    to_come: tuple[Seat, ...]
    ends: int | None
    ready: tuple[Seat, ...] = ()


class Voting(msgspec.Struct, frozen=True, gc=False):
    """S10 (no accuser, candidates still to come) or S11 (an accuser, the clock stopped)."""

    suspect: Seat
    accuser: Seat | None
    ends: int | None
    to_come: tuple[Seat, ...] = ()
    stopped: Questions | None = None
    """The questions that the accusation broke off, at the moment `since`."""
    since: int = 0
    counted: bool = False

    @property
    def left(self) -> int:
        """On the stopped clock."""
        return 0 if self.stopped is None else self.stopped.ends - self.since


class Guessing(msgspec.Struct, frozen=True, gc=False):
    """S13: the spy has shown the card, must name a place, and in the end has `named` it or none."""

    ends: int | None
    left: int
    named: Guessed | None = None


class Between(msgspec.Struct, frozen=True, gc=False):
    """Cards up; the dealer deals the next round when the table is ready."""

    ends: int | None


class Over(msgspec.Struct, frozen=True, gc=False):
    """The last round has been played."""


Phase = Looking | Questions | TimeUp | Discussing | Voting | Guessing | Between | Over


class State(msgspec.Struct):
    seats: int
    options: Options
    places: tuple[str, ...]
    stacked: Stacked
    phase: Phase
    scores: tuple[int, ...]
    round: int = 0
    dealer: Seat = 0
    spy: Seat = 0
    location: str = ""
    roles: list[int | None] = []
    may_accuse: tuple[bool, ...] = ()
    ballots: dict[Seat, bool] = {}
    """Of the latest vote; apart from its phase, which stays the same while they come in."""
    exchanges: tuple[Exchange, ...] = ()
    votes: tuple[Ballots, ...] = ()
    finished: tuple[Shown, ...] = ()
    used: tuple[str, ...] = ()
    called_off: bool = False

    @property
    def waiting(self) -> list[Seat]:
        """Whom the table waits for."""
        match self.phase:
            case Looking():
                return [self.dealer]
            case Questions(asker=asker, asked=asked):
                return [asker if asked is None else asked]
            case Discussing(ready=ready):
                return [seat for seat in range(self.seats) if seat not in ready]
            case Voting(suspect=suspect):
                done = {suspect, *self.ballots}
                return [seat for seat in range(self.seats) if seat not in done]
            case Guessing(named=None) | Between():
                return [self.spy]
        return []


def opened(seats: int, options: Options, stacked: dict[str, Any]) -> State:
    places = tuple(places_in_play(options))
    return State(
        seats=seats,
        options=options,
        places=places,
        stacked=read_stacked(stacked, seats, options, places),
        phase=Over(),
        scores=(0,) * seats,
    )
