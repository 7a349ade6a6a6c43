"""People around a table: in the lobby, in a match, at the end of a round."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.facts import EXAMPLE, facts_of
from tests.player import Player


@asynccontextmanager
async def gathered(
    url: str, *names: str, bots: int = 0, game: str = EXAMPLE, **options: Any
) -> AsyncIterator[Any]:
    """People in the lobby of a new room, the first one its host, with so many bots."""
    players = [Player(url, name) for name in names]
    try:
        code = await players[0].create(game)
        for player in players:
            await player.join(code)
        for _ in range(bots):
            await players[0].done("add-bot")
        if options:
            await players[0].done("options", options=options)
        await players[0].until(lambda me: len(me.room["members"]) == len(names))
        for player in players:
            await player.until(lambda me: me.room == players[0].room)
        yield players
        assert [player.gaps for player in players] == [0] * len(players)
    finally:
        for player in players:
            await player.close()


@asynccontextmanager
async def playing(
    url: str, *names: str, bots: int = 0, game: str = EXAMPLE, **options: Any
) -> AsyncIterator[Any]:
    """The same with the cards dealt, and whatever has to be done before anybody moves."""
    async with gathered(url, *names, bots=bots, game=game, **options) as players:
        await players[0].done("start")
        for player in players:
            await player.until(lambda me: me.view)
        if begin := facts_of(game).begin:
            await begin(players)
        yield players


async def finish_round(players: list[Player], right: bool = False) -> None:
    """One of the game that people play where it does not matter which."""
    finish = facts_of(EXAMPLE).finish_round
    assert finish is not None
    await finish(players, right)
