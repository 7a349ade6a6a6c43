"""Recomputes an exported match from its seed: the deal, every throw and every move.

That seed and salts were chosen in time can't be told from the file, whose commitment and seals
anybody can write who writes the file. It takes what a player was shown before, and the salt that
they gave.
"""

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


def verify(
    match: Export, shown: str | None = None, given: Sequence[str] = (), sealed: str | None = None
) -> Table:
    """The table at the end of the match; raises Unfair at the first step that does not follow.

    `shown` is the commitment that a player saw before the deal, `given` the salts of players who
    ask, `sealed` the print of all seals that they saw before any salt: without the first the match
    follows from its seed, and may be forged all the same.
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
    if shown not in (None, commitment(seed)):
        raise Unfair("the seed is not the one whose commitment you were shown")
    _opened_as_sealed(match, opened, sealed)
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


def _opened_as_sealed(match: Export, opened: Opened, sealed: str | None) -> None:
    """The salts in the dice are those that lay under the seals."""
    if match.seals is None:
        if sealed is not None:
            raise Unfair("it has none of the seals that you were shown")
        return
    promised, salts = match.commitment, match.salts or []
    if promised is None or not len(match.seals) == len(salts) == opened.seats:
        raise Unfair("seals and salts are not those of its seats")
    try:
        for seat, (seal, salt) in enumerate(zip(match.seals, salts, strict=True)):
            if not opens(promised, seal, salt):
                raise Unfair(f"the salt of seat {seat} is not the one under its seal")
        if sealed not in (None, print_of(promised, match.seals)):
            raise Unfair("the seals are not those that you were shown")
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
