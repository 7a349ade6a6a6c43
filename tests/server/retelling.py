"""A match told again from its log: the truth that screens and exports are held against."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

import zmova
from tests.serving import OnDisk
from zmova.games import named
from zmova.store.export import Step
from zmova.table.event import Event, Opened, batches
from zmova.table.host import HostMoves
from zmova.table.table import Table


def steps_on_disk(kept: OnDisk, match: str) -> list[Step]:
    rows = kept.rows("SELECT at, events, seat, move FROM entries WHERE match = ? ORDER BY n", match)
    return [Step(at, json.loads(e), seat, json.loads(m) if m else None) for at, e, seat, m in rows]


class Told(NamedTuple):
    """What was seen together, and the table when it was."""

    table: Table
    events: list[Event]
    at: int
    """When the step was made."""
    beat: int
    """How long it stands before more of the step is told; 0 where that was all."""


def retold(game: str, steps: Iterable[Step]) -> Iterator[Told]:
    """A match from the events alone, in the parts in which it was told."""
    table: Table | None = None
    for step in steps:
        events = zmova.read_log(game, step.events)
        seen = list(batches(events)) if table else [events]
        for batch in seen:
            if table is None:
                table = Table.replay(named(game), batch)
            else:
                table.take(batch)
            table.now = step.at
            yield Told(
                table, batch, step.at, table.stands(batch[-1].beat) if batch is not seen[-1] else 0
            )


def recomputed(game: str, steps: list[Step]) -> Table:
    """The table from the seed and the moves, every event judged and thrown again."""
    opened = zmova.read_log(game, steps[0].events)[0]
    assert isinstance(opened, Opened)
    table = Table.dealt(named(game), opened)
    for step in steps[1:]:
        table.now = step.at
        if step.seat is None and step.move is not None:
            table.play_as_host(msgspec.convert(step.move, HostMoves))
        elif step.seat is None:
            due = table.due()
            assert due is not None
            due.events()
        else:
            table.play(step.seat, step.move)
    return table


def json_of(thing: Any) -> Any:
    return json.loads(zmova.encode(thing))
