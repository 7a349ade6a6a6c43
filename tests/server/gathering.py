"""People around a table: in the lobby, in a match, at the end of a round."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.player import Player


@asynccontextmanager
async def gathered(
    url: str, *names: str, bots: int = 0, game: str = "spyfall", **options: Any
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
    url: str, *names: str, bots: int = 0, game: str = "spyfall", **options: Any
) -> AsyncIterator[Any]:
    """The same with the cards dealt, and the clock of Spyfall started."""
    async with gathered(url, *names, bots=bots, game=game, **options) as players:
        await players[0].done("start")
        for player in players:
            await player.until(lambda me: me.view)
        if game == "spyfall":
            await start_the_clock(players)
        yield players


async def start_the_clock(players: list[Player]) -> None:
    """The dealer does; a bot by itself."""
    dealer = players[0].view["table"]["dealer"]
    for player in players:
        if player.seat == dealer:
            await player.play(type="start")
    for player in players:
        await player.until(lambda me: me.view["table"]["phase"]["type"] != "look")


async def finish_round(players: list[Player], right: bool = False) -> None:
    """The spy, one of these people, shows the card and guesses."""
    spy = next(player for player in players if player.view and player.view["mine"]["spy"])
    other = next(player for player in players if player is not spy)
    place = other.view["mine"]["location"]
    wrong = next(p["id"] for p in spy.view["table"]["places"] if p["id"] != place)
    number = spy.view["table"]["round"]
    if spy.view["table"]["phase"]["type"] == "look":
        await start_the_clock(players)
    await spy.play(type="reveal")
    await spy.play(type="guess", location=place if right else wrong)
    for player in players:
        await player.until(lambda me: len(me.view["table"]["finished"]) == number)
