"""Recomputes an exported match from its seed: the deal, every throw and every move.

That seed and salts were chosen in time can't be told from the file, whose commitment and seals
anybody can write who writes the file. It takes what a player was shown before, and the salt that
they gave.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from zmova.games import named
from zmova.store.export import FORMAT, Export, Step
from zmova.table.dice import commitment
from zmova.table.event import Event, Opened
from zmova.table.game import Game
from zmova.table.host import HostMoves
from zmova.table.illegal import BadDeal, Illegal
from zmova.table.sealed import opens, print_of
from zmova.table.table import Table


class Unfair(Exception):
    """The match is not what its seed and moves give."""


class Uncheckable(Exception):
    """The match may well be fair: this Zmova can't tell."""


def verify(match: Export, shown: str | None = None, given: Sequence[str] = ()) -> Table:
    """The table at the end of the match; raises Unfair at the first step that does not follow.

    `shown` is the print that a player kept from before the deal: of everything that was promised,
    or of the seed alone. `given` are the salts of players who ask. What follows from its seed may
    be forged all the same: see `proven`.
    """
    game = _rules(match)
    if not match.steps or not match.steps[0].events:
        raise Unfair("the match has no deal")
    try:
        opened = msgspec.convert(match.steps[0].events[0], Opened)
    except msgspec.ValidationError as error:
        raise Unfair(f"the opening can't be read: {error}") from None
    if opened.version != match.version:
        raise Unfair("its deal was made by other rules than the match says")
    seed = bytes.fromhex(opened.seed)
    if match.commitment not in (None, commitment(seed)):
        raise Unfair("the seed is not the one that was committed to")
    _opened_as_sealed(match, opened)
    if shown not in (None, commitment(seed), promised(match)):
        raise Unfair("what was promised is not what you were shown")
    if missing := [salt for salt in given if salt not in opened.salts]:
        raise Unfair(f"your salt is not among those of the deal: {', '.join(missing)}")
    table = Table.dealt(game, opened)
    if opened.stacked:
        raise Unfair("the deck was stacked: not everything was left to chance")
    _compare(0, table.log, match.steps[0].events)
    for number, step in enumerate(match.steps[1:], 1):
        table.now = step.at
        _compare(number, _made(table, number, step), step.events)
    if not table.over:
        raise Unfair("the match stops before its end")
    return table


def promised(match: Export) -> str | None:
    """The print of all that the file says was promised; None where it has no seals."""
    if match.commitment is None or match.seals is None:
        return None
    return print_of(match.commitment, match.seals)


def proven(match: Export, table: Table, shown: str | None, given: Sequence[str] = ()) -> bool:
    """Whether what was shown before the deal left no choice to whoever wrote the file.

    The seed's commitment alone does not where others have salts in the dice: those may have been
    chosen afterwards.
    """
    if shown is None:
        return False
    return shown == promised(match) or not Counter(table.opened.salts) - Counter(given)


def _opened_as_sealed(match: Export, opened: Opened) -> None:
    """The salts in the dice are those that lay under the seals."""
    if match.seals is None:
        return
    seed, salts = match.commitment, match.salts or []
    if seed is None or not len(match.seals) == len(salts) == opened.seats:
        raise Unfair("seals and salts are not those of its seats")
    try:
        for seat, (seal, salt) in enumerate(zip(match.seals, salts, strict=True)):
            if not opens(seed, seal, salt):
                raise Unfair(f"the salt of seat {seat} is not the one under its seal")
        print_of(seed, match.seals)
    except ValueError:
        raise Unfair("a seal can't be read") from None
    if [salt for salt in salts if salt is not None] != opened.salts:
        raise Unfair("the salts of the deal are not those that were shown")


def _rules(match: Export) -> Game[Any]:
    if match.zmova != FORMAT:
        raise Uncheckable(f"the file has format {match.zmova}; this Zmova reads format {FORMAT}")
    try:
        return named(match.game).by_rules(match.version)
    except BadDeal as unknown:
        raise Uncheckable(str(unknown)) from None


def _made(table: Table, number: int, step: Step) -> list[Event]:
    """What the step brings about by these rules."""
    try:
        if step.seat is not None:
            return table.play(step.seat, step.move)
        if step.move is not None:
            return table.play_as_host(msgspec.convert(step.move, HostMoves))
        due = table.due()
    except (Illegal, msgspec.ValidationError) as refused:
        raise Unfair(f"step {number}: the move was not legal: {refused}") from None
    return due.events() if due else []


def _compare(number: int, due: list[Event], told: list[Any]) -> None:
    if msgspec.json.decode(msgspec.json.encode(due)) != told:
        raise Unfair(f"step {number}: the rules give other events than the log")
