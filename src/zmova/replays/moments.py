"""A finished match as one viewer had it: the views and notices of each step that it was told of."""

from collections.abc import Iterator
from itertools import islice
from typing import get_args

import msgspec

from zmova import read_log
from zmova.games import named
from zmova.store.export import FORMAT, Export
from zmova.table.event import Event, batches
from zmova.table.illegal import BadDeal
from zmova.table.notice import Notice
from zmova.table.seat import Viewer
from zmova.table.table import Table
from zmova.table.view import View


class Unwatchable(Exception):
    """The match can't be told again by these rules, and why."""


class Moment(msgspec.Struct, frozen=True):
    """What the viewer was told of one step of the match, and what it saw then."""

    step: int
    at: int
    notices: list[Notice]
    view: View


def retold(match: Export) -> Iterator[tuple[int, Table, list[Event]]]:
    """The table after each step, and what happened in it.

    Steps are counted as they were seen: one of the log is several where it has beats.
    """
    if match.zmova != FORMAT:
        raise Unwatchable(f"the file has format {match.zmova}; this Zmova reads format {FORMAT}")
    try:
        game = named(match.game).by_rules(match.version)
        log = iter(read_log(match.game, [event for step in match.steps for event in step.events]))
    except (BadDeal, msgspec.ValidationError) as error:
        raise Unwatchable(str(error)) from None
    table: Table | None = None
    number = 0
    for step in match.steps:
        events = list(islice(log, len(step.events)))
        for batch in batches(events) if table else [events]:
            try:
                if table is None:
                    table = Table.replay(game, batch)
                else:
                    table.now = step.at
                    table.take(batch)
            except Exception as error:  # no rule has judged a forged log: it breaks anywhere
                what = f"step {number} does not follow from those before"
                raise Unwatchable(f"{what} ({type(error).__name__}: {error})") from None
            yield number, table, batch
            number += 1
    if table is None:
        raise Unwatchable("it has no steps")


def seen_steps(match: Export) -> list[int]:
    """For each step as it was seen, the number of the step in the log."""
    stand = {kind.__struct_config__.tag for kind in get_args(named(match.game).logged) if kind.beat}
    found = [0]
    for number, step in enumerate(match.steps[1:], 1):
        kinds = [event["type"] for event in step.events]
        batches = sum(kind in stand for kind in kinds) + (kinds[-1] not in stand)
        found += [number] * batches
    return found


def moments(match: Export, viewer: Viewer, start: int = 0) -> Iterator[Moment]:
    """How things stood at that step, then every later step that the viewer was told of.

    Who is told nothing of a step has no moment of it: nothing changed.
    """
    for step, table, events in retold(match):
        if step < start:
            continue
        told = [table.notice(event, viewer) for event in events]
        notices = [notice for notice in told if notice is not None]
        if notices or step == start:
            yield Moment(step, table.now, notices, table.view(viewer))
