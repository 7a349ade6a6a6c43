"""The contract between a game and everything else: pure rules in, views and notices out.

A game is a record of functions. `offers` is the law of what may be done; `decide` says what a legal
move does and `follow` what then comes by itself; `explain` names the reason of a refusal and can
make nothing legal; `evolve` applies an event and never judges; `public`, `private` and `notice` are
the only ways out. Rules read no clock and roll no dice of their own: `now` (the table's time in
milliseconds) and `throw` are arguments, and whatever chance decided is written into the event, so
that a log replays without dice.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeVar, Union, get_args

import msgspec

from zmova.table.content import content
from zmova.table.cover import ROOMY, Cover
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.offer import Offer
from zmova.table.plan import Plan
from zmova.table.result import Result
from zmova.table.seat import Seat, Viewer
from zmova.table.story import Scene, Words, sentence
from zmova.table.talk import Audience
from zmova.table.told import notices, tell
from zmova.table.view import View
from zmova.table.whim import Whim

S = TypeVar("S")
Audiences = dict[Audience, list[Seat] | None]


def _as_it_is(move: Move) -> Move:
    return move


def _nothing_follows(_state: Any, _now: int, _throw: Throw) -> list[Event]:
    return []


def _no_deadline(_state: Any) -> Deadline | None:
    return None


def _to_everybody(_state: Any, _seat: Seat) -> Audiences:
    return {"all": None}


def _without_parts(_state: Any) -> list[dict[str, int]]:
    return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """One game. `S` is its state: changed in place by `evolve` and by nothing else."""

    name: str
    """That of its folder."""
    version: str
    """Written into each match: a log is replayed by the rules that made it."""
    earlier: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By version: what of this record was different in rules that stored matches were made by."""
    fewest: int
    most: int

    # types
    options: type[msgspec.Struct]
    moves: Any
    """The union of the move types."""
    events: Any
    """The union of the event types; notices follow from them (`zmova.table.told`)."""
    table: type[msgspec.Struct]
    """What `public` gives, and `mine` what `private` gives."""
    mine: type[msgspec.Struct]
    ranges: tuple[type[msgspec.Struct], ...] = ()
    """Descriptions that may stand among the offers (`zmova.table.offer`)."""

    limits: tuple[str, ...] = ()
    """The options that are limits of time: a host may change them while a match runs."""
    room_options: dict[str, Any] = field(default_factory=dict)
    """What a new room starts from where that differs from the bare options (limits of time)."""

    # the course of a match
    open: Callable[[int, Any, dict[str, Any]], S]
    """(seats, options, stacked): the state before the first event; raises BadDeal."""
    deal: Callable[[S, int, Throw], list[Event]]
    """(state, now, throw): the first events of a match; what follows them is left to `follow`."""
    offers: Callable[[S, Seat], Sequence[Offer]]
    """The law: every move that the seat may make now, free parts left at their defaults."""
    template: Callable[[Move], Move] = _as_it_is
    """The offered move that this one fills in: free text and the like set back to nothing."""
    decide: Callable[[S, Seat, Any, int, Throw], list[Event]]
    """(state, seat, move, now, throw): what a legal move does."""
    follow: Callable[[S, int, Throw], list[Event]] = _nothing_follows
    """What comes by itself from where the table now stands; asked until it says nothing."""
    explain: Callable[[S, Seat, Any], Illegal]
    """(state, seat, move): why a move that is not on offer is refused."""
    evolve: Callable[[S, Any], None]
    """Applies what happened."""
    deadline: Callable[[S], Deadline | None] = _no_deadline
    """When the table next moves by itself, if nobody does anything."""
    decide_timeout: Callable[[S, int, Throw], list[Event]] = _nothing_follows
    """What happens at a deadline that waits for no steward."""
    call_off: Callable[[S, int], list[Event]] | None = None
    """The end of a match that a host breaks off: what was decided so far counts (G8).

    Where nothing was decided yet, nobody wins. None: it can't be broken off."""
    result: Callable[[S], Result[Any, Any] | None]
    """The result once the match is over, None before."""
    parts: Callable[[S], list[dict[str, int]]] = _without_parts
    """By seat: which parts it had in the match and how often, once it is over."""

    # what leaves the process
    public: Callable[[S], msgspec.Struct]
    """What everybody may see, onlookers too."""
    private: Callable[[S, Seat], msgspec.Struct]
    """What only this seat may see beside that."""
    notice: Callable[[Event, Viewer], Notice | None] = tell
    """What the viewer is told of the event, or None: as the event declares it."""
    cover: Cover = ROOMY
    """How long a seat's secrets may be: all that might carry any is as long (G3)."""
    audience: Any = Literal["all"]
    """The names of all audiences that it ever grants."""
    audiences: Callable[[S, Seat], Audiences] = _to_everybody
    """To whom the seat may talk now, and who hears it (None: everybody)."""

    # who plays
    plan: Callable[..., Plan | None]
    """(view, whim, persona): the game's bot, from a seat's view alone; None: it waits."""
    steward: Callable[[View, Whim], Move]
    """The move for a seat that must move now (G6): always one of the view's choices."""

    # words and files
    called: Callable[[str, Any, Scene], str] | None = None
    """(kind, which, scene): the name of something that a notice is about, where the game's content
    does not say it under that kind."""
    spoken: Callable[[str, Words], str | None] | None = None
    """A phrase that a bot said which is in no catalogue."""
    read_file: Callable[[str, bytes], dict[str, Any]] | None = None
    """(name, bytes): a part of the options from a host's own file of cards; raises Illegal."""

    def by_rules(self, version: str) -> "Game[S]":
        """The game as that version plays it; raises BadDeal where it is not known any more."""
        if version == self.version:
            return self
        if version not in self.earlier:
            known = ", ".join([*self.earlier, self.version])
            raise BadDeal(f"{self.name} has no rules {version}; there are: {known}")
        return replace(self, version=version, earlier={}, **self.earlier[version])

    def knows_rules(self, version: str) -> bool:
        return version == self.version or version in self.earlier

    @property
    def logged(self) -> Any:
        """The union of the event types that a log may hold, those of earlier rules too."""
        kinds = [self.events, *(rules.get("events") for rules in self.earlier.values())]
        return Union[tuple(kind for kind in kinds if kind is not None)]  # noqa: UP007  of a list

    @property
    def notices(self) -> Any:
        """The union of the notice types."""
        return notices(self.events)

    @property
    def shapes(self) -> dict[str, Any]:
        """The types that a client sees, by name; a choice is a move, or a range of moves."""
        described = {kind.__struct_config__.tag for kind in self.ranges}
        moves = get_args(self.moves) or (self.moves,)
        single = [kind for kind in moves if kind.__struct_config__.tag not in described]
        return {
            "Table": self.table,
            "Mine": self.mine,
            "Move": self.moves,
            "Choice": Union[(*single, *self.ranges)],
            "Notice": self.notices,
            "Options": self.options,
        }

    def sentence(self, notice: Notice, scene: Scene) -> str | None:
        """The notice in words; None where it is not worth any."""
        return sentence(self.name, notice, scene, self.called or self._by_content)

    def _by_content(self, kind: str, which: Any, scene: Scene) -> str:
        named = content(f"zmova.games.{self.name}", kind)[str(which)]
        return str(named[scene.words.lang]["name"])
