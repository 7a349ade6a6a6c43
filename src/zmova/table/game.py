"""The contract between a game and everything else: pure rules in, views and notices out.

`decide` judges and changes nothing; `evolve` applies and never judges; `public`, `private` and
`notice` are the only ways out. Rules read no clock and roll no dice of their own: `now` (the
table's time in milliseconds) and `throw` are arguments, and whatever chance decided is written
into the event, so that a log replays without dice.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from zmova.table.content import content
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat, Viewer
from zmova.table.story import Scene, Words, sentence
from zmova.table.talk import Audience
from zmova.table.told import tell
from zmova.table.view import View
from zmova.table.whim import Whim

S = TypeVar("S")


class Game(ABC, Generic[S]):
    """One game. `S` is its state: changed in place by `evolve` and by nothing else."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Written into each match: a log is replayed by the rules that made it."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    options: ClassVar[type[msgspec.Struct]]
    limits: ClassVar[tuple[str, ...]] = ()
    """The options that are limits of time: a host may change them while a match runs."""
    house: ClassVar[dict[str, Any]] = {}
    """What a new room starts from where that differs from the bare options (limits of time)."""
    moves: ClassVar[Any]
    """The union of the move types."""
    events: ClassVar[Any]
    """The union of the event types."""
    shapes: ClassVar[dict[str, Any]]
    """The types that a client sees, by name: Table, Mine, Move, Notice, Options."""

    @abstractmethod
    def open(self, seats: int, options: Any, stacked: dict[str, Any]) -> S:
        """The state before the first event; raises BadDeal for what can't be."""

    @abstractmethod
    def deal(self, state: S, now: int, throw: Throw) -> list[Event]:
        """The first events of a match."""

    @abstractmethod
    def decide(self, state: S, seat: Seat, move: Move, now: int, throw: Throw) -> list[Event]:
        """What the move brings about; raises Illegal and changes nothing when it is refused."""

    @abstractmethod
    def evolve(self, state: S, event: Event) -> None:
        """Applies what happened."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[Move]:
        """Every move that the seat may make now, free parts left at their defaults."""

    def template(self, move: Move) -> Move:
        """The offered move that this one fills in: free text and the like set back to nothing."""
        return move

    def read_file(self, name: str, raw: bytes) -> dict[str, Any]:
        """A part of the options from a host's own file of cards; raises Illegal."""
        raise Illegal("bad-file")

    @abstractmethod
    def deadline(self, state: S) -> Deadline | None:
        """When the table next moves by itself, if nobody does anything."""

    @abstractmethod
    def decide_timeout(self, state: S, now: int, throw: Throw) -> list[Event]:
        """What happens at a deadline that waits for no steward."""

    def call_off(self, state: S, now: int) -> list[Event]:
        """The end of a match that a host breaks off: what was decided so far counts (G8).

        Where nothing was decided yet, nobody wins.
        """
        raise Illegal("no-early-end")

    def parts(self, state: S) -> list[dict[str, int]]:
        """By seat: which parts it had in the match and how often, once it is over."""
        return []

    @abstractmethod
    def public(self, state: S) -> msgspec.Struct:
        """What everybody may see, onlookers too."""

    @abstractmethod
    def private(self, state: S, seat: Seat) -> msgspec.Struct:
        """What only this seat may see beside that."""

    def view(self, state: S, viewer: Viewer) -> View:
        if viewer is None:
            return View(None, self.public(state), None, [])
        return View(
            viewer, self.public(state), self.private(state, viewer), self.legal(state, viewer)
        )

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        """What the viewer is told of the event, or None: as the event declares it."""
        return tell(event, viewer)

    def sentence(self, notice: Notice, scene: Scene) -> str | None:
        """The notice in words; None where it is not worth any."""
        return sentence(self.name, notice, scene, self.called)

    def called(self, kind: str, which: Any, scene: Scene) -> str:
        """The name of something that a notice is about, from the game's content."""
        return str(content(type(self).__module__, kind)[str(which)][scene.words.lang]["name"])

    def spoken(self, phrase: str, words: Words) -> str | None:
        """A phrase that a bot said which is in no catalogue."""
        return None

    def audiences(self, state: S, seat: Seat) -> dict[Audience, list[Seat] | None]:
        """To whom the seat may talk now, and who hears it (None: everybody)."""
        return {"all": None}

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result once the match is over, None before."""

    @abstractmethod
    def plan(self, view: View, whim: Whim, persona: int = 0) -> Plan | None:
        """The game's bot: from a seat's view alone to a move, or None to wait and see."""

    @abstractmethod
    def steward(self, view: View, whim: Whim) -> Move:
        """The move for a seat that must move now (G6): always one of the view's choices."""
