"""Hours of rooms that come and go beside tables that stay: does the memory rise?"""

import asyncio
import time
from collections import Counter
from random import Random

from campaigns.campaign import DONE, Campaign, Figures, has, steady
from campaigns.shared_server import watched
from tests.player import Player
from zmova.games import named, names

ROOMS = 420
"""A batch is a minute: so many rooms in each, and fifty thousand in two hours."""
MINUTE = 60.0
AT_ONCE = 20
MOVES = 12


def run(batch: int) -> Figures:
    return asyncio.run(_run(batch))


async def _run(batch: int) -> Figures:
    server, began = watched(), time.monotonic()
    counts = Counter({DONE: 0})
    coming = asyncio.Semaphore(AT_ONCE)
    games = names()

    async def visit(number: int) -> None:
        await asyncio.sleep(number * (MINUTE * 0.9) / ROOMS)
        async with coming:
            await _visit(games[number % len(games)], Random(f"{batch} {number}"), counts)

    await asyncio.gather(*(visit(number) for number in range(ROOMS)))
    await asyncio.sleep(max(0.0, began + MINUTE - time.monotonic()))
    complaints = server.complaints()
    if complaints:
        raise AssertionError(f"{len(complaints)} complaints, the first: {complaints[0]!r}")
    return {**counts, **server.memory()}


async def _visit(game: str, rng: Random, counts: Counter[str]) -> None:
    """Two people and bots play a little, then go; some come back by the link before."""
    url = watched().server.url
    people = [Player(url, name) for name in ("Оля", "Тарас")]
    try:
        code = await people[0].create(game)
        for one in people:
            await one.join(code)
        for _ in range(max(1, named(game).fewest - len(people))):
            await people[0].done("add-bot")
        await people[0].done("start")
        for _ in range(MOVES):
            one = rng.choice(people)
            await one.until(lambda me: me.view)
            moves = [*one.view["choices"], {"type": "say", "text": "так"}]
            await one.ask("play", move=rng.choice(moves))
            counts["moves"] += 1
            if rng.random() < 0.05:
                one.break_off()
                await one.until(lambda me: me.online)
        if rng.random() < 0.5:
            await people[0].ask("end-early")
    finally:
        for one in people:
            await one.close()
    counts[DONE] += 1


RISE = 2.0
"""Megabytes an hour: a server that runs for a week between two updates grows by 336 at most."""


def judge(figures: Figures, seconds: float) -> list[str]:
    """Two hours at least, memory within 5 %, and hardly any slope."""
    short = [] if seconds >= 7200 else [f"only {seconds / 60:.0f} minutes"]
    return [*short, *has(figures, "moves"), *steady(figures, seconds, RISE)]


SOAK = Campaign(
    "Rooms come, play and go for two hours, and the server holds no more memory than before.",
    unit="rooms",
    amount=50_000,
    run=run,
    judge=judge,
    alone=True,
)
