"""Proves from the log of a finished match that a socket carried what its seat may know, no more.

Every frame of the match must be byte for byte what the Python face gives that viewer at some
step, steps in order: the changes of one step, or the whole view after one.
"""

import json
from typing import Any

from zmova import encode, read_log
from zmova.games import named
from zmova.table.delta import delta
from zmova.table.event import Event, Opened, batches
from zmova.table.seat import Viewer
from zmova.table.table import Table


class Expected:
    """What one viewer may be sent for each step of a match."""

    def __init__(self, export: dict[str, Any], viewer: Viewer) -> None:
        game = named(export["game"])
        steps = [read_log(export["game"], step["events"]) for step in export["steps"]]
        opened = steps[0][0]
        assert isinstance(opened, Opened)
        self.viewer = viewer
        self.table = Table(game, opened)
        self.table.take(steps[0][1:])
        self.views = [_plain(self.table.view(viewer))]
        self.updates: list[dict[str, Any]] = [{}]
        for events in (batch for step in steps[1:] for batch in batches(step)):
            self.updates.append(self._update(events))
            self.views.append(_plain(self.table.view(viewer)))

    def _update(self, events: list[Event]) -> dict[str, Any]:
        before = self.table.view(self.viewer)
        self.table.take(events)
        after = self.table.view(self.viewer)
        told = [self.table.notice(event, self.viewer) for event in events]
        mine = {} if before.mine is None else delta(before.mine, after.mine)
        return {
            "notices": _plain([notice for notice in told if notice is not None]),
            "table": _plain(delta(before.table, after.table)),
            "mine": _plain(mine),
            "choices": None if before.choices == after.choices else _plain(after.choices),
        }


def audit(frames: list[dict[str, Any]], export: dict[str, Any], viewer: Viewer) -> int:
    """Checks the frames of this match, in their order; the number of them that it checked."""
    expected = Expected(export, viewer)
    step = checked = 0
    for frame in frames:
        if frame["type"] == "view":
            step = _find(expected.views, frame["view"], step)
        elif frame["type"] == "update":
            told = {part: frame[part] for part in ("notices", "table", "mine", "choices")}
            step = _find(expected.updates, told, step + 1)
        else:
            continue
        checked += 1
    return checked


def _find(candidates: list[Any], told: Any, start: int) -> int:
    for step in range(start, len(candidates)):
        if candidates[step] == told:
            return step
    raise AssertionError(f"no step from {start} on gives this viewer: {json.dumps(told)[:600]}")


def _plain(thing: Any) -> Any:
    return json.loads(encode(thing))
