"""A game with a leak planted into it: what a class below defines stands in for the game's own."""

from dataclasses import fields, replace
from typing import Any, ClassVar, Generic, TypeVar, cast

from zmova.table.deadline import Deadline
from zmova.table.event import Event
from zmova.table.game import Audiences, Game
from zmova.table.illegal import Illegal
from zmova.table.move import Move
from zmova.table.notice import Notice
from zmova.table.seat import Seat, Viewer

S = TypeVar("S")
T = TypeVar("T")
M = TypeVar("M")


class Leaky(Generic[S, T, M]):
    """Base of planted leaks. Each function is the game's own until a leak has another."""

    game: ClassVar[Game[Any]]

    @classmethod
    def planted(cls) -> Game[Any]:
        """The game with the leak in it; one object for each table."""
        leak = cls()
        others = {
            field.name: getattr(leak, field.name)
            for field in fields(Game)
            if getattr(cls, field.name, None) is not getattr(Leaky, field.name, None)
        }
        return replace(cls.game, **others)

    def public(self, state: S) -> T:
        return cast(T, self.game.public(state))

    def private(self, state: S, seat: Seat) -> M:
        return cast(M, self.game.private(state, seat))

    def deal(self, state: S, now: int, throw: Any) -> list[Event]:
        return self.game.deal(state, now, throw)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        return self.game.notice(event, viewer)

    def offers(self, state: S, seat: Seat) -> list[Any]:
        return [*self.game.offers(state, seat)]

    def decide(self, state: S, seat: Seat, move: Move, now: int, throw: Any) -> list[Event]:
        return self.game.decide(state, seat, move, now, throw)

    def follow(self, state: S, now: int, throw: Any) -> list[Event]:
        return self.game.follow(state, now, throw)

    def explain(self, state: S, seat: Seat, move: Move) -> Illegal:
        return self.game.explain(state, seat, move)

    def evolve(self, state: S, event: Event) -> None:
        self.game.evolve(state, event)

    def template(self, move: Move) -> Move:
        return self.game.template(move)

    def deadline(self, state: S) -> Deadline | None:
        return self.game.deadline(state)

    def decide_timeout(self, state: S, now: int, throw: Any) -> list[Event]:
        return self.game.decide_timeout(state, now, throw)

    def audiences(self, state: S, seat: Seat) -> Audiences:
        return self.game.audiences(state, seat)
