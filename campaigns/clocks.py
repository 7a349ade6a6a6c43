"""Steps of the machine's clock, both ways, while people play: no table and no room notices.

A server in a process of its own hears another time of day from a library that is loaded before all
others; the machine's own clock stays as it is. It takes a C compiler.
"""

import asyncio
import os
import subprocess
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import parsedate_to_datetime
from pathlib import Path
from random import Random

from campaigns.campaign import DONE, Campaign, Figures, has
from tests.player import Player
from tests.server.gathering import playing
from tests.serving import Server, serving
from zmova.games import named, names

STEPS = 20
HOUR, YEAR = 3600, 365 * 24 * 3600
BY = [sign * size for sign in (1, -1) for size in (2, HOUR, 24 * HOUR, YEAR, 30 * YEAR)]
"""Seconds. A machine without a clock of its own begins decades ago."""
RESTARTS = 0.1
"""How often the server is killed and starts at the new time."""
WITHIN = 5.0
"""Seconds by which a table's clock may be before a stopwatch."""
SHIM = Path(__file__).with_name("clock.c")


def run(batch: int) -> Figures:
    games = names()
    with tempfile.TemporaryDirectory(prefix="zmova-campaign-") as name:
        folder = Path(name)
        with stepped(folder) as step, serving(folder, away_seconds=600) as server:
            counts = asyncio.run(_run(games[batch % len(games)], Random(batch), server, step))
            log = server.log.read_text()
    for word in ("Traceback", "room-failed"):
        if word in log:
            raise AssertionError(f"{word} in the log:\n{log[-3000:]}")
    return {**counts}


class Step:
    """By how many seconds the server's time of day is off."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.to(0)

    def to(self, seconds: int) -> None:
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(seconds.to_bytes(8, "little", signed=True))


@contextmanager
def stepped(folder: Path) -> Iterator[Step]:
    """Servers that are started inside live by the time of `Step`."""
    library, step = folder / "clock.so", Step(folder / "offset")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, SHIM, "-ldl"], check=True)
    ours = {"LD_PRELOAD": str(library), "ZMOVA_TEST_CLOCK": str(step.file)}
    before = {name: os.environ.get(name) for name in ours}
    os.environ.update(ours)
    try:
        yield step
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


async def _run(game: str, rng: Random, server: Server, step: Step) -> Counter[str]:
    counts = Counter({DONE: 0})
    bots = max(0, named(game).fewest - 3)
    async with playing(server.url, "Оля", "Тарас", "Віра", bots=bots, game=game) as people:
        began, since, returned = time.monotonic(), people[0].now, 1
        for number in range(STEPS):
            by = rng.choice(BY)
            step.to(by)
            must_be_off_by(server, by)
            counts["forward" if by > 0 else "back"] += 1
            if rng.random() < RESTARTS:
                await server.restart(kill=True)
                returned += 1
                counts["restarts at another time"] += 1
            for one in people:
                await one.until(lambda me, n=returned: len(me.welcomes) == n and me.online)
            if people[0].room["phase"] != "playing":
                break
            await rng.choice(people).ask("play", move={"type": "say", "text": f"{number}"})
            passed = (max(one.now for one in people) - since) / 1000
            if passed > time.monotonic() - began + WITHIN:
                raise AssertionError(f"after a step of {by} s the table's clock jumped to {passed}")
            _nobody_is_away(people)
            counts[DONE] += 1
        if not server.healthy():
            raise AssertionError("the server is not well")
    return counts


def must_be_off_by(server: Server, seconds: int) -> None:
    """The step has reached the server: its answers are dated by it."""
    with urllib.request.urlopen(f"{server.url}/api/openapi.json") as answer:
        told = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    if abs(told - time.time() - seconds) > 60:
        raise AssertionError(f"the server does not live {seconds} s off, so nothing was tried")


def _nobody_is_away(people: list[Player]) -> None:
    for one in people:
        chairs = [chair for chair in one.room["chairs"] if chair["member"]]
        if one.over or any(chair["steward"] for chair in chairs):
            raise AssertionError(f"{one.name} lost the seat: {one.bye} {chairs}")


def judge(figures: Figures, _: float) -> list[str]:
    return has(figures, "forward", "back", "restarts at another time")


CLOCKS = Campaign(
    "Whatever time of day the machine believes it is, no table's clock jumps and no room is lost.",
    unit="steps of the clock",
    amount=1000,
    run=run,
    judge=judge,
)
