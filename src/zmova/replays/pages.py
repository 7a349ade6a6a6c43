"""What the page of a match loads: changes from moment to moment, a number of steps at a time."""

from collections.abc import Iterator
from typing import Any

import msgspec

from zmova.replays.moments import moments, retold
from zmova.store.export import Export
from zmova.table.delta import delta
from zmova.table.seat import Seat, Viewer
from zmova.table.view import View

LONGEST = 600
"""Steps of one page: a ball has thousands of looks."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment: what was told at that step, and which fields of the view changed."""

    step: int
    at: int
    notices: list[Any]
    table: dict[str, Any] = {}
    mine: dict[str, Any] = {}
    choices: list[Any] | None = None


class Moments(msgspec.Struct, frozen=True):
    """The moments of one viewer; with the first page comes the whole view of the deal."""

    view: Any
    moments: list[Change]
    next: int | None
    """The step that the next page begins with."""


class Turned(msgspec.Struct, frozen=True):
    """How the private part of a seat changed at a step."""

    step: int
    seat: Seat
    mine: dict[str, Any]


class Minds(msgspec.Struct, frozen=True):
    """The private parts of all seats, whole at the deal (by seat), then as they changed."""

    minds: list[Any]
    turns: list[Turned]
    next: int | None


def moments_pages(match: Export, viewer: Viewer) -> Iterator[Moments]:
    """As the viewer's socket got it, in one pass."""
    found = moments(match, viewer)
    first = next(found)
    told = [Change(0, first.at, first.notices)]
    view: View | None = first.view
    before, end = first.view, LONGEST
    for moment in found:
        while moment.step >= end:
            yield Moments(view, told, end)
            told, view, end = [], None, end + LONGEST
        told.append(_change(moment.step, moment.at, moment.notices, before, moment.view))
        before = moment.view
    yield Moments(view, told, None)


def _change(step: int, at: int, notices: list[Any], before: View, after: View) -> Change:
    return Change(
        step,
        at,
        notices,
        delta(before.table, after.table),
        {} if before.mine is None else delta(before.mine, after.mine),
        None if before.choices == after.choices else list(after.choices),
    )


def minds_pages(match: Export) -> Iterator[Minds]:
    """What each seat alone knew, in one pass: all is public once the match is over."""
    minds: list[msgspec.Struct] = []
    turns: list[Turned] = []
    dealt, end = minds, LONGEST
    for step, table, _ in retold(match):
        if step == end:
            yield Minds(dealt, turns, end)
            dealt, turns, end = [], [], end + LONGEST
        now = [table.game.private(table.state, seat) for seat in range(table.opened.seats)]
        if step == 0:
            dealt = now
        for seat, (before, after) in enumerate(zip(minds, now, strict=False)):
            if before != after:
                turns.append(Turned(step, seat, delta(before, after)))
        minds = now
    yield Minds(dealt, turns, None)
