"""A server, and a match that was played on it."""

import asyncio
import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.gathering import finish_round, playing
from tests.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def match(server: Server) -> Any:
    """A finished match as a player downloads it."""

    async def play() -> str:
        async with playing(server.url, "Оля", "Тарас", "Віра", rounds=2) as people:
            await people[0].play(type="say", text="почнімо")
            await finish_round(people, right=True)
            spy = next(one for one in people if one.view["mine"]["spy"])
            await spy.play(type="next")
            for one in people:
                await one.until(lambda me: me.view["table"]["round"] == 2)
            await finish_round(people)
            await people[0].until(lambda me: me.room["phase"] == "over")
            return str(people[0].room["match"])

    with urllib.request.urlopen(f"{server.url}/api/matches/{asyncio.run(play())}.json") as page:
        return json.load(page)
