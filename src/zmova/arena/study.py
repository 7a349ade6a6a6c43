"""What a game tells about its balance: the tables it is played at, and one match of bots."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeVar

import msgspec

from zmova.arena.sheet import Sheet
from zmova.games import folder, names

P = TypeVar("P")


class Setting(msgspec.Struct, frozen=True, order=True):
    """A kind of table: how many seats, and which of the game's variants."""

    seats: int
    variant: str


class Fork(msgspec.Struct, frozen=True):
    """A match played on from one moment: as it was, so again with other whims, and without it.

    `again` and `without` share their whims. Each is the faction that won.
    """

    what: str
    holder: str
    """The faction of who did it."""
    first: str
    again: str
    without: str


class Played(msgspec.Struct, frozen=True):
    """One match: who won and how long it took; `minutes` are the table's own."""

    setting: Setting
    index: int
    winner: str
    scores: dict[str, float]
    decisions: int
    claims: int
    minutes: float
    forks: list[Fork]


class Duel(msgspec.Struct, frozen=True):
    """One deal played twice: with bots in a faction's seats, and with the others' kind there."""

    setting: Setting
    index: int
    faction: str
    opponent: str
    bots_won: bool
    others_won: bool


class Report(msgspec.Struct, frozen=True):
    """Tables for the terminal, and files by how their names go on after that of the game."""

    sheets: list[Sheet]
    files: dict[str, str]


class Study(Protocol[P]):
    """A game that can be studied. The same seed and index are the same match for ever.

    `P` is what a match of bots tells, mostly a `Played`.
    """

    @property
    def settings(self) -> Sequence[Setting]: ...

    @property
    def duelling(self) -> str:
        """How a duel is fought and who the opponents are, in Markdown."""

    def factions(self, setting: Setting) -> Sequence[str]: ...

    def band(self, setting: Setting) -> tuple[float, float]:
        """Between which shares of wins a faction is balanced."""

    def play(self, setting: Setting, seed: int, index: int, forked: bool) -> P: ...

    def report(self, command: str, asked: int, played: Sequence[P]) -> Report:
        """What `command` found out; `asked` matches were to be played at each kind of table."""

    def duels(self, setting: Setting, seed: int, index: int) -> list[Duel]: ...


class NoSuchTable(Exception):
    """A game, a number of seats or a variant that can't be studied, and what there is."""


def studied() -> list[str]:
    """The games that have a folder `arena`, where their study lies."""
    return [game for game in names() if folder(game).joinpath("arena").is_dir()]


def study_of(game: str) -> Study[Any]:
    if game not in studied():
        raise NoSuchTable(f"no study of {game}; there is: {', '.join(studied())}")
    study: Study[Any] = import_module(f"zmova.games.{game}.arena").STUDY
    return study


def chosen(
    study: Study[Any], seats: Iterable[int] | None = None, variants: Iterable[str] | None = None
) -> list[Setting]:
    """The settings of these seats and variants, all of them where none are named."""
    known = study.settings
    for given, there in (
        (seats, sorted({one.seats for one in known})),
        (variants, list(dict.fromkeys(one.variant for one in known))),
    ):
        for value in given or ():
            if value not in there:
                raise NoSuchTable(f"not {value}: choose among {', '.join(map(str, there))}")
    found = [
        one
        for one in known
        if (not seats or one.seats in seats) and (not variants or one.variant in variants)
    ]
    if not found:
        raise NoSuchTable("these seats and these variants never meet at one table")
    return found
