"""What the tests of every game need to know of it, written by hand from its rules.

An oracle never asks the game's view code who may know what: it would miss what that code leaks.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from zmova import Table
from zmova.table.move import Move
from zmova.table.seat import Seat, Viewer

ODD = ("x", "…", " ", "\u202ehm\n", "a" * 280)
"""Words at the edge of what may be said."""


class Twin(NamedTuple):
    """A match that differs from another only in what one viewer can't know."""

    seed: int | bytes
    stacked: dict[str, Any]
    moves: dict[int, Move | dict[str, Any]]
    """Steps whose move is another one (a ballot that is still secret)."""
    differs: set[str]
    """In what, so that tests can tell that all secrets were tried."""
    without: frozenset[int] = frozenset()
    """Steps that are not made there (a wink that the viewer did not see)."""


class Saying(NamedTuple):
    """Talk is never offered: what a seat might say, and whether it may."""

    seat: Seat
    wish: dict[str, Any]
    allowed: bool


class Oracle(ABC):
    """A game says what its secrets are, which moves there might be, and how twins are made."""

    secrets: Mapping[str, float]
    """In what twins may differ, and how many of a match's twins do, on average or more."""
    share = 1.0
    """How many matches of this game are played for each one that a test asks for."""
    looks = 0.3
    """At what part of a match's moments all offers are tried."""
    pauses: tuple[float, ...] = (20, 90)
    """How many seconds random play waits at most, where it does."""
    words: tuple[str, ...] = ("Я нічого не знаю.", "Who was that?", *ODD)
    """What people say."""

    def options(self, rng: Random) -> dict[str, Any]:
        """Options of a short match."""
        return {}

    def stacked(self, rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """A deal with later rounds fixed, so that the future is there to be leaked."""
        return {}

    def salts(self, rng: Random, seats: int) -> list[str]:
        return [f"salt {rng.randrange(100)}" for _ in range(seats)] if rng.random() < 0.5 else []

    def fill(self, move: Move, rng: Random) -> Move | dict[str, Any]:
        """The offered move with its free parts filled in somehow; mostly none is left free."""
        return move

    def cuts(self, seats: int) -> float:
        """At how many moments of a match each viewer gets a twin, on average."""
        return 1

    def zeal(self, move: Move, table: Table) -> float:
        """How readily random play makes an offered move: 1, less where it leads nowhere.

        It may steer by things that nobody knows."""
        return 1

    def chatter(self, table: Table) -> float:
        """How much of what happens now is talk; it may steer by things that nobody knows."""
        return 0.08

    def talk(self, table: Table, rng: Random) -> tuple[Seat, dict[str, Any]]:
        """Somebody and something to say, or nonsense of that kind."""
        return rng.randrange(table.opened.seats), rng.choice(
            [
                {"type": "say", "text": rng.choice(self.words)},
                {"type": "say", "phrase": "suspicious"},
                {"type": "say", "text": "psst", "to": rng.choice(["all", "team", "whisper"])},
                {"type": "say"},
            ]
        )

    def sayings(self, table: Table) -> Iterable[Saying]:
        """All kinds of talk, by every seat, that are allowed now or not.

        Unless a game knows better, everybody may always talk to all, and to nobody else (G4)."""
        for seat in range(table.opened.seats):
            yield Saying(seat, {"type": "say", "text": "hm"}, True)
            yield Saying(seat, {"type": "say", "phrase": "suspicious"}, True)
            for to in ("team", "whisper"):
                yield Saying(seat, {"type": "say", "text": "hm", "to": to}, False)

    @abstractmethod
    def universe(self, table: Table) -> list[dict[str, Any]]:
        """Every well-formed move there might be, legal now or not; talk is not among them."""

    def nonsense(self, table: Table) -> list[Any]:
        """What is never a move, whoever makes it."""
        return [{}, None, "move", {"type": "dance"}, {"type": "say"}]

    @abstractmethod
    def twin(self, table: Table, steps: list[Any], viewer: Viewer, rng: Random) -> Twin:
        """Another match that the viewer can't tell from this one, as far as it has come.

        `steps` brought `table` there."""


def oracle_of(game: str) -> Oracle:
    found: Oracle = import_module(f"tests.games.{game}.oracle").ORACLE
    return found
