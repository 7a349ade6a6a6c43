"""A server, and a match that was played on it."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tests.player import Player
from tests.server.gathering import finish_round, gathered
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def match(played: tuple[Any, Player]) -> Any:
    """A finished match as a player downloads it."""
    return played[0]


@pytest.fixture(scope="module")
def player(played: tuple[Any, Player]) -> Player:
    """One of its players, with what they were shown before it was dealt."""
    return played[1]


@pytest.fixture(scope="module")
def shown(player: Player) -> str:
    """The commitment that its players saw then."""
    return player.openings[0][0]


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Any, Player]:
    async def play() -> tuple[str, Player]:
        async with gathered(server.url, "Оля", "Тарас", "Віра", rounds=2) as people:
            await people[0].done("start")
            for one in people:
                await one.until(lambda me: me.view)
            await people[0].play(type="say", text="почнімо")
            await finish_round(people, right=True)
            spy = next(one for one in people if one.view["mine"]["spy"])
            await spy.play(type="next")
            for one in people:
                await one.until(lambda me: me.view["table"]["round"] == 2)
            await finish_round(people)
            await people[0].until(lambda me: me.room["phase"] == "over")
            return str(people[0].room["match"]), people[0]

    id, player = asyncio.run(play())
    with urllib.request.urlopen(f"{server.url}/api/matches/{id}.json") as page:
        return json.load(page), player
