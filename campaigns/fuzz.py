"""Messages of all kinds over real sockets: every one is answered, nothing breaks, nothing grows."""

import asyncio
from collections import Counter
from random import Random

from campaigns.campaign import DONE, Campaign, Figures, number, steady
from campaigns.nonsense import message, readable
from campaigns.shared_server import watched
from tests.player import Player
from zmova.games import names

MESSAGES = 10_000
PEOPLE = 3
AT_ONCE = 100
"""Messages that one socket sends before it waits for what comes back."""
PATIENCE = 20


def run(batch: int) -> Figures:
    return asyncio.run(_run(batch))


async def _run(batch: int) -> Figures:
    """A room of every game, with people who send whatever comes to mind."""
    server = watched()
    counts = Counter({DONE: 0})
    await asyncio.gather(*(_room(game, Random(f"{batch} {game}"), counts) for game in names()))
    complaints = server.complaints()
    if complaints:
        raise AssertionError(f"{len(complaints)} unhandled, the first: {complaints[0]!r}")
    if not server.server.healthy():
        raise AssertionError("the server is not well")
    return {**counts, **server.memory()}


async def _room(game: str, rng: Random, counts: Counter[str]) -> None:
    url = watched().server.url
    people = [Player(url, f"{game} {number}") for number in range(PEOPLE)]
    try:
        code = await people[0].create(game)
        for one in people:
            await one.join(code)
        for _ in range(2):
            await people[0].ask("add-bot")
        sent = 0
        while sent < MESSAGES // len(names()):
            host = next((one for one in people if one.room.get("host") == one.me), people[0])
            if host.online and host.room.get("phase") != "playing":
                await host.ask("again")
                await host.ask("start")
            for one in people:
                sent += await _burst(one, rng, counts)
    finally:
        for one in people:
            await one.close()


async def _burst(one: Player, rng: Random, counts: Counter[str]) -> int:
    """So many messages, then a ping: its answer shows that all before it were read."""
    lines = one.welcomes
    await one.until(lambda me: me.online or me.over, PATIENCE)
    if one.over:
        raise AssertionError(f"{one.name} was turned away: {one.bye} {one.turned_away}")
    one.frames.clear()
    choices = one.view["choices"] if one.view else []
    before = len(lines)
    sent = 0
    try:
        for _ in range(AT_ONCE):
            raw = message(rng, choices)
            await one.raw(raw)
            sent += 1
            counts["readable"] += readable(raw)
        await one.raw(b'{"type":"ping","at":1}')
        await one.until(
            lambda me: len(me.welcomes) > before or '{"type":"pong","at":1.0}' in me.frames,
            PATIENCE,
        )
    except ConnectionError:
        counts["connections lost"] += 1
    counts[DONE] += sent
    return sent


def judge(figures: Figures, seconds: float) -> list[str]:
    """Memory within 5 %, and neither all nor nothing of it was well-formed."""
    share = number(figures, "readable") / number(figures, DONE)
    strange = [] if 0.2 < share < 0.9 else [f"{share:.0%} of the messages could be read"]
    return [*strange, *steady(figures, seconds)]


FUZZ = Campaign(
    "Whatever comes over a socket is answered, and the server's memory stays as it was.",
    unit="messages",
    amount=10_000_000,
    run=run,
    judge=judge,
    alone=True,
)
