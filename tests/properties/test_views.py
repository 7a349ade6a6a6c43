"""The law of views: view before, plus what the viewer was told, is the view after."""

from typing import Any

import msgspec

import zmova
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match, each_match
from zmova.games import named
from zmova.table.delta import apply, delta
from zmova.table.view import View


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(zmova.encode(thing))


class Client:
    """What a device keeps: the first view whole, then only changes."""

    def __init__(self, view: View) -> None:
        self.last = view
        self.page = as_json(view)

    def update(self, view: View) -> None:
        changes = as_json(
            {"table": delta(self.last.table, view.table)}
            | ({} if view.mine is None else {"mine": delta(self.last.mine, view.mine)})
        )
        for part, changed in changes.items():
            self.page[part] = apply(self.page[part], changed)
        self.page["choices"] = as_json(view.choices)
        self.last = view


@each_match(16)
def test_updates_put_together_are_the_view_and_no_notice_means_no_change(name, batch):
    """G3, G5"""
    for seed in batch:
        match = Match(lambda: named(name), oracle_of(name), 20_000 + seed)
        table = match.table
        viewers = (None, *range(table.opened.seats))
        clients = {viewer: Client(table.view(viewer)) for viewer in viewers}
        before = {viewer: zmova.encode(table.view(viewer)) for viewer in viewers}
        for step, events in match:
            for viewer in viewers:
                told = f"{name}, seed {20_000 + seed}, viewer {viewer}, {step}"
                view = table.view(viewer)
                after = zmova.encode(view)
                if not table.tells(events, viewer):
                    assert after == before[viewer], told
                if after == before[viewer]:
                    continue
                clients[viewer].update(view)
                assert clients[viewer].page == msgspec.json.decode(after), told
                before[viewer] = after


@each_match(16)
def test_a_view_once_given_never_changes_under_the_viewer(name, batch):
    """G3: views share nothing with the match that goes on."""
    for seed in batch:
        match = Match(lambda: named(name), oracle_of(name), 30_000 + seed)
        kept: list[tuple[View, bytes]] = []
        for step, _ in match:
            view = match.table.view(step.seat)
            kept.append((view, zmova.encode(view)))
        assert all(zmova.encode(view) == then for view, then in kept), f"{name}, seed {seed}"
