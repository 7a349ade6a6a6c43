"""G3: a bot moves at a moment that it planned from what its seat saw; its room adds nothing."""

import pytest

import zmova
from tests.facts import facts_of
from tests.server.test_whims import played
from zmova.games import named
from zmova.table.table import Table

NEAR = 3
"""Milliseconds."""


class Moments:
    """When each bot may have meant to move, thought anew whenever its seat was told something."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.meant: dict[int, set[float]] = {}
        for seat in range(table.opened.seats):
            self.think(seat, 0, 0)

    def think(self, seat: int, at: int, seen: int) -> None:
        """What was due while a beat stood is due when it is over."""
        plan = self.table.game.plan(self.table.view(seat), self.table.whim(seat), seat)
        if plan is not None:
            self.meant.setdefault(seat, set()).add(seen + 1000 * plan.seconds)
            if seen > at:
                self.meant[seat].add(seen)


@pytest.mark.parametrize("game", zmova.games.names())
async def test_every_bot_moves_when_it_meant_to(local, game):
    match = await played(local.url, game)
    log = [zmova.read_log(game, step["events"]) for step in match["steps"]]
    moments, looked_at = Moments(Table.replay(named(game), log[0])), 0
    table = moments.table
    for step, events in zip(match["steps"][1:], log[1:], strict=True):
        seat, at = step.get("seat"), step["at"]
        deadline = table.game.deadline(table.state)
        if (
            seat is not None
            and step["move"]["type"] != "say"
            and (deadline is None or deadline.at > at)
        ):
            assert any(abs(at - due) <= NEAR for due in moments.meant[seat]), step
            looked_at += 1
        table.take(events)
        table.now = max(at, table.now)
        for other in range(table.opened.seats):
            if other == seat or table.tells(events, other):
                moments.think(other, at, table.now)
    assert looked_at >= facts_of(game).length // 2
