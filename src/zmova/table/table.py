"""A running match: state, log, dice and the table's own clock."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from zmova.table.deadline import Deadline
from zmova.table.dice import Dice, Throw, commitment, seed_from_number
from zmova.table.event import Event, Opened
from zmova.table.game import Game
from zmova.table.host import CallOff, HostMoves, LimitsChanged, Relimited, changed
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.offer import Offer, is_offered, listed
from zmova.table.result import Result
from zmova.table.seat import Seat, Viewer
from zmova.table.talk import Heard, Said, Say, heard
from zmova.table.text import tidy
from zmova.table.told import complete
from zmova.table.view import View
from zmova.table.whim import Whim

MOST_LINES = 2000
"""Of one seat in a match: talk must not fill the disk."""
MOST_LIMITS = 100
"""Changes of them in a match, for the same reason."""


class Due(NamedTuple):
    """A deadline that has come: whose steward moves, if anybody's, and what happens then."""

    seat: Seat | None
    move: Move | None
    steps: Iterator[list[Event]]

    def events(self) -> list[Event]:
        return [event for batch in self.steps for event in batch]


class Table:
    """One match of one game. Everything random comes from `seed` and `salts`."""

    def __init__(self, game: Game[Any], opened: Opened) -> None:
        if not game.fewest <= opened.seats <= game.most:
            raise BadDeal(f"{game.name} takes {game.fewest} to {game.most} seats")
        self.game = game = game.by_rules(opened.version)
        self.opened = opened
        self.now = opened.at
        """Milliseconds of the table's own time; it stands still while the table is paused."""
        self.log: list[Event] = [opened]
        self.lines: Counter[Seat] = Counter()
        """How many each seat has said."""
        self.relimited = 0
        self.dice = Dice(bytes.fromhex(opened.seed), opened.salts)
        try:
            options = msgspec.convert(opened.options, game.options)
        except msgspec.ValidationError as error:
            raise BadDeal(f"options: {error}") from None
        self.state = game.open(opened.seats, options, opened.stacked)
        self._offers: dict[Seat, Sequence[Offer]] = {}
        self._open: Any = None

    @classmethod
    def deal(
        cls,
        game: Game[Any],
        seats: int,
        seed: int | bytes,
        options: dict[str, Any] | None = None,
        stacked: dict[str, Any] | None = None,
        salts: list[str] | None = None,
        beats: float = 1.0,
    ) -> "Table":
        raw = seed_from_number(seed) if isinstance(seed, int) else seed
        return cls.dealt(
            game,
            Opened(
                0,
                game.name,
                game.version,
                seats,
                raw.hex(),
                salts or [],
                options or {},
                stacked or {},
                float(beats),
            ),
        )

    @classmethod
    def dealt(cls, game: Game[Any], opened: Opened) -> "Table":
        """The table that such an opening gives."""
        table = cls(game, opened)
        throw = table.throw()
        for _ in table.unfold(game.deal(table.state, table.now, throw), throw):
            pass
        return table

    @classmethod
    def replay(cls, game: Game[Any], log: list[Event]) -> "Table":
        """An equal table, from the events alone."""
        if not log or not isinstance(log[0], Opened):
            raise BadDeal("a log begins with its opening")
        table = cls(game, log[0])
        table.take(log[1:])
        return table

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.log == other.log and bool(self.state == other.state)

    __hash__ = None  # type: ignore[assignment]  # a table changes

    # what a viewer gets

    def view(self, viewer: Viewer) -> View:
        game, state = self.game, self.state
        if viewer is None:
            return View(None, game.public(state), None, [])
        offers = self.offers(viewer)
        return View(viewer, game.public(state), game.private(state, viewer), [*offers])

    def offers(self, seat: Seat) -> Sequence[Offer]:
        """What the seat may do now; worked out once for view, check and bot alike."""
        found = self._offers.get(seat) if type(seat) is int else None
        if found is None:
            self._must_sit(seat)
            found = self._offers[seat] = self.game.offers(self.state, seat)
        return found

    def moves(self, seat: Seat) -> list[Move]:
        """The moves on offer, one by one."""
        offers = self.offers(seat)
        return listed(offers) if self.game.ranges else [*offers]  # type: ignore[list-item]

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        if isinstance(event, Said):
            return heard(event, viewer)
        if isinstance(event, Opened):
            return None
        if isinstance(event, Relimited):
            return LimitsChanged()
        told = self.game.notice(event, viewer)
        return told and complete(told, self._open_now)

    def _open_now(self) -> Any:
        """What everybody sees, worked out once for all who are told of it."""
        if self._open is None:
            self._open = self.game.public(self.state)
        return self._open

    def tells(self, events: list[Event], viewer: Viewer) -> bool:
        """Whether the viewer is told of any of the events; if not, nothing changed for it."""
        return any(self.notice(event, viewer) is not None for event in events)

    def talk(self, viewer: Viewer, last: int = 100) -> list[Heard]:
        """The latest lines that the viewer heard, oldest first."""
        lines: list[Heard] = []
        for event in reversed(self.log):
            if isinstance(event, Said) and (line := heard(event, viewer)):
                lines.append(line)
                if len(lines) == last:
                    break
        return lines[::-1]

    @property
    def result(self) -> Result[Any, Any] | None:
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        return self.game.result(self.state) is not None

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.opened.seed))

    # what a seat does

    def read(self, move: Move | dict[str, Any]) -> Move:
        """A typed move from its JSON shape; anything else is refused (G5).

        A move that is typed already goes the same way: Python checks no field by itself.
        """
        if isinstance(move, Move):
            move = msgspec.to_builtins(move)
        if not isinstance(move, dict):
            raise Illegal("not-a-move")
        try:
            kind = Say if move.get("type") == "say" else self.game.moves
            typed: Move = msgspec.convert(move, kind)
        except msgspec.ValidationError as error:
            raise Illegal("not-a-move", detail=str(error)) from None
        return typed

    def check(self, seat: Seat, move: Move | dict[str, Any]) -> Move:
        """The move, typed; raises Illegal where it may not be made, and changes nothing (G5)."""
        offers = self.offers(seat)
        if isinstance(move, Move):
            try:  # the offer itself: its fields are of the right types
                return offers[offers.index(move)]  # type: ignore[return-value]  # equal to a move
            except ValueError:
                pass
        typed = self.read(move)
        if isinstance(typed, Say):
            self._said(seat, typed)
        elif not is_offered(self.game.template(typed), offers):
            raise self.game.explain(self.state, seat, typed)
        return typed

    def steps(self, seat: Seat, move: Move | dict[str, Any]) -> Iterator[list[Event]]:
        """Makes a move. Each batch of events is given when the table has just come there, and the
        next one follows from it by itself; all of them belong to one entry of the log."""
        return self.unfold(*self._decide(seat, move))

    def play(self, seat: Seat, move: Move | dict[str, Any]) -> list[Event]:
        """Makes a move; raises Illegal where it may not be made."""
        happened, throw = self._decide(seat, move)
        events = happened
        while events:
            self.take(events)
            events = self._follow(events[-1].beat, throw)
            if events:
                happened = [*happened, *events]
        return happened

    def _decide(self, seat: Seat, move: Move | dict[str, Any]) -> tuple[list[Event], Throw]:
        typed, throw = self.check(seat, move), self.throw()
        if type(typed) is Say:
            return [self._said(seat, typed)], throw
        return self.game.decide(self.state, seat, typed, self.now, throw), throw

    def _follow(self, beat: int, throw: Throw) -> list[Event]:
        at = self.now + self.stands(beat) if beat else self.now
        return self.game.follow(self.state, at, throw)

    def host_steps(self, move: HostMoves) -> Iterator[list[Event]]:
        """What a host does to the match, like `steps`."""
        if self.over:
            raise Illegal("match-over")
        if isinstance(move, CallOff):
            if self.game.call_off is None:
                raise Illegal("no-early-end")
            return self.unfold(self.game.call_off(self.state, self.now), self.throw())
        if self.relimited >= MOST_LIMITS:
            raise Illegal("limits-enough")
        try:
            if not move.limits.keys() <= set(self.game.limits):
                raise ValueError("not a limit of time")
            changed(self.state.options, move.limits)
        except (msgspec.ValidationError, ValueError) as error:
            raise Illegal("bad-options", detail=str(error)) from None
        return self.unfold([Relimited(self.now, move.limits)], self.throw())

    def play_as_host(self, move: HostMoves) -> list[Event]:
        return [event for batch in self.host_steps(move) for event in batch]

    def unfold(self, events: list[Event], throw: Throw) -> Iterator[list[Event]]:
        """Applies events as they come, then what follows from them; a pause where one has a beat.

        One throw serves it all: chance depends on where in the log the move was made.
        """
        batch: list[Event] = []
        while events:
            self.take(events)
            batch += events
            beat = events[-1].beat
            if beat:
                yield batch
                batch = []
            events = self._follow(beat, throw)
        if batch:
            yield batch

    def stands(self, beat: int) -> int:
        """How long a beat is at this table, in milliseconds."""
        return round(beat * self.opened.beats)

    def take(self, events: list[Event]) -> None:
        """Writes events down and applies them."""
        self._offers.clear()
        self._open = None
        self.log += events
        evolve, state = self.game.evolve, self.state
        for event in events:
            if event.at > self.now:
                self.now = event.at
            if type(event) is Said:
                self.lines[event.seat] += 1
            elif type(event) is Relimited:
                state.options = changed(state.options, event.options)
                self.relimited += 1
            else:
                evolve(state, event)

    def throw(self) -> Throw:
        return self.dice.at(len(self.log))

    def whim(self, seat: Seat) -> Whim:
        """The chance of a bot or steward in that seat, at this place of the log."""
        return Whim(self.dice.secret(seat), len(self.log))

    # time

    def due(self) -> Due | None:
        """What the passing of time brings about now, or None; one deadline at a time.

        A deadline that waits for seats is met by the first one's steward, who knows no more
        than that seat's view (G6).
        """
        due = self.overdue()
        if due is None:
            return None
        seat = due.seats[0] if due.seats else None
        if seat is None:
            return self.met(None, None)
        return self.met(seat, self.game.steward(self.view(seat), self.whim(seat)))

    def overdue(self) -> Deadline | None:
        """The deadline that has come, if one has."""
        due = self.game.deadline(self.state)
        return None if due is None or due.at > self.now else due

    def met(self, seat: Seat | None, move: Move | None) -> Due:
        """A deadline is met by that move of a steward, or by time alone."""
        if seat is None or move is None:
            throw = self.throw()
            events = self.game.decide_timeout(self.state, self.now, throw)
            return Due(None, None, self.unfold(events, throw))
        return Due(seat, move, self.steps(seat, move))

    def wait(self, seconds: float) -> list[Event]:
        """Virtual time passes; every deadline on the way is met at its own moment."""
        if seconds < 0:
            raise ValueError("time runs forwards")
        until = self.now + round(seconds * 1000)
        happened: list[Event] = []
        while (due := self.game.deadline(self.state)) is not None and due.at <= until:
            self.now = max(self.now, due.at)
            met = self.due()
            events = [] if met is None else met.events()
            if not events:
                break
            happened += events
        self.now = max(self.now, until)
        return happened

    def _said(self, seat: Seat, say: Say) -> Said:
        text = tidy(say.text)
        if (text is None) == (say.phrase is None):
            raise Illegal("say-something")
        if self.lines[seat] >= MOST_LINES:
            raise Illegal("too-much-talk")
        audiences = self.game.audiences(self.state, seat)
        if say.to not in audiences:
            raise Illegal("hushed" if not audiences else "no-such-audience")
        return Said(self.now, seat, say.to, audiences[say.to], text, say.phrase)

    def _must_sit(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.opened.seats:
            raise Illegal("no-such-seat", seat=seat)
