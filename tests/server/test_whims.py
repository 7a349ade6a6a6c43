"""The file of a finished match holds the secrets of its bots: all they did follows from it."""

import json
from typing import Any

import pytest

import zmova
from tests.browsing import exported
from tests.facts import facts_of, quick, seats_of
from tests.player import Player
from tests.replays.matches import plain
from zmova.games import named
from zmova.table.event import Event
from zmova.table.move import Move
from zmova.table.table import Table
from zmova.table.talk import Said

FRAMES = 60
"""Enough of a match; its host breaks it off then."""


async def played(url: str, game: str) -> Any:
    """A match between bots alone; somebody looks on."""
    async with Player(url, "Оля") as host:
        await host.join(await host.create(game))
        await host.done("stand")
        for _ in range(seats_of(game)):
            await host.done("add-bot")
        await host.done("options", options=quick(game))
        await host.done("start")
        await host.until(lambda me: len(me.frames) > FRAMES or me.room["phase"] == "over", 3600)
        await host.ask("end-early")
        await host.until(lambda me: me.room["phase"] == "over")
        return json.loads(await exported(url, host.room["match"]))


class Minds:
    """What every bot means to do, thought anew whenever its seat is told something."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.meant: dict[int, Move | None] = {}
        for seat in range(table.opened.seats):
            self.think(seat)

    def think(self, seat: int) -> None:
        plan = self.table.game.plan(self.table.view(seat), self.table.whim(seat), seat)
        self.meant[seat] = None if plan is None else plan.move

    def may_have_meant(self, seat: int, move: Any) -> bool:
        """By itself, or as the steward whom the clock sends."""
        steward = self.table.game.deadline(self.table.state)
        meant = [self.meant[seat]]
        if steward is not None and seat in steward.seats:
            meant.append(self.table.game.steward(self.table.view(seat), self.table.whim(seat)))
        return move in plain(meant)

    def take(self, events: list[Event], mover: int | None) -> None:
        self.table.take(events)
        if all(isinstance(event, Said) for event in events):
            return  # nothing that a bot sees has changed
        for seat in self.meant:
            if seat == mover or self.table.tells(events, seat):
                self.think(seat)


@pytest.mark.parametrize("game", zmova.games.names())
async def test_every_move_of_a_bot_follows_from_the_exported_match(local, game):
    match = await played(local.url, game)
    log = [zmova.read_log(game, step["events"]) for step in match["steps"]]
    minds, moved = Minds(Table.replay(named(game), log[0])), 0
    for step, events in zip(match["steps"][1:], log[1:], strict=True):
        seat, move = step.get("seat"), step.get("move")
        minds.table.now = step["at"]
        if seat is not None and move["type"] != "say":
            assert minds.may_have_meant(seat, move), step
            moved += 1
        minds.take(events, seat)
    assert moved >= facts_of(game).length
