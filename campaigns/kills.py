"""`kill -9` at random moments, as `tests/server/test_kills.py` does it, by the thousand."""

import asyncio
import tempfile
from pathlib import Path

from campaigns.campaign import DONE, Campaign, Figures, has
from tests.server.killing import outlive
from tests.serving import serving
from zmova.games import names

KILLS = 10


def run(batch: int) -> Figures:
    with tempfile.TemporaryDirectory(prefix="zmova-campaign-") as name:
        folder = Path(name)
        with serving(folder, away_seconds=600, bot_pace=0.02) as server:
            counts = asyncio.run(outlive(server, KILLS, batch, folder))
    return {DONE: KILLS, **counts}


def judge(figures: Figures, _: float) -> list[str]:
    """A lost or doubled move fails its batch; here, that every game was played and ended."""
    met = ("moves acknowledged in", "finished matches of")
    return has(figures, *(f"{what} {name}" for what in met for name in names()))


KILLING = Campaign(
    "What was acknowledged outlives a kill of the server at any moment, exactly once.",
    unit="kills",
    amount=1000,
    run=run,
    judge=judge,
)
