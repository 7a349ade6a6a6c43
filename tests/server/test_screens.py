"""A television receives what an onlooker may know of a match, byte by byte."""

import json
from typing import Any

import pytest

import zmova
from tests.audit import audit
from tests.browsing import exported
from tests.facts import quick, seats_of
from tests.player import Player
from tests.server.gathering import gathered


@pytest.mark.parametrize("game", zmova.games.names())
async def test_a_television_is_told_what_an_onlooker_may_know(local, game):
    """G3"""
    async with (
        gathered(local.url, "Оля", game=game, bots=seats_of(game) - 1, **quick(game)) as (host,),
        Player(local.url, "tv", screen=True) as screen,
    ):
        await screen.join(host.room["code"])
        await host.done("start")
        await host.done("leave")  # a bot plays for her, and she looks on
        async with Player(local.url, "Глядачка") as onlooker:
            await onlooker.join(screen.room["code"])
            await screen.until(lambda me: me.room["phase"] == "over", 36_000)
        match: dict[str, Any] = json.loads(await exported(local.url, screen.room["match"]))
        frames = [json.loads(frame) for frame in screen.frames]
        told = [frame for frame in frames if frame["type"] in ("view", "update")]
        assert audit(told, match, None) == len(told) > 5
        with pytest.raises(AssertionError, match="no step"):
            audit(told, match, 0)
