"""Commands sent one to five times, over lines that break: each has its effect once."""

import asyncio
import json
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from campaigns.campaign import DONE, Campaign, Figures, has
from tests.local_server import LocalServer
from tests.own_time import OwnTime
from tests.player import Player
from tests.server.gathering import playing
from zmova.games import named, names

COMMANDS = 1000
PEOPLE = 3
MOST_TIMES = 5
BREAKS = 0.02
"""How often a line breaks between two commands, with some on their way."""


def run(batch: int) -> Figures:
    games = names()
    with (
        tempfile.TemporaryDirectory(prefix="zmova-campaign-") as folder,
        asyncio.Runner(loop_factory=OwnTime) as runner,
    ):
        return runner.run(_run(games[batch % len(games)], Random(batch), Path(folder)))


async def _run(game: str, rng: Random, folder: Path) -> Figures:
    server = LocalServer(folder)
    await server.start()
    counts = Counter({DONE: 0})
    people = [f"{number}" for number in range(PEOPLE)]
    bots = max(0, named(game).fewest - PEOPLE)
    try:
        async with playing(server.url, *people, bots=bots, game=game) as players:
            sent = [await _often(rng.choice(players), rng, counts) for _ in range(COMMANDS)]
            for one in players:
                await one.ask("take-back")  # answered: so all that was sent before is too
            _once(server, sent, counts)
    finally:
        await server.close()
    return {**counts, "rooms": 1}


Sent = tuple[Player, dict[str, Any], list[str]]


async def _often(one: Player, rng: Random, counts: Counter[str]) -> Sent:
    """A command and its repetitions; the first answer is waited for."""
    await one.until(lambda me: me.online and me.room)
    counts[DONE] += 1
    command = _command(one, rng, f"c{counts[DONE]}")
    since = len(one.frames)
    answer = one.send(command)
    times = rng.randrange(MOST_TIMES)
    for _ in range(times):
        if rng.random() < BREAKS:
            one.break_off()
            counts["lines broken"] += 1
            break
        await one.raw(json.dumps(command).encode())
        counts["sent again"] += 1
    await answer
    await asyncio.sleep(0.01)
    kinds = [
        frame
        for frame in one.frames[since:]
        if f'"id":"{command["id"]}"' in frame
        and frame.startswith(('{"type":"done', '{"type":"ref'))
    ]
    if len(set(kinds)) > 1:
        raise AssertionError(f"{command} was answered in more than one way: {set(kinds)}")
    counts["refused"] += answer.result()["type"] == "refused"
    return one, command, kinds


def _command(one: Player, rng: Random, id: str) -> dict[str, Any]:
    if one.room["phase"] != "playing" and one.room["host"] == one.me:
        return {"type": "again" if one.room["phase"] == "over" else "start", "id": id}
    moves = [*(one.view["choices"] if one.view else []), {"type": "say", "text": id}]
    if rng.random() < 0.1:
        return {"type": "profile", "id": id, "name": f"{one.name} {id}", "mask": [1, 2, 3]}
    return {"type": "play", "id": id, "move": rng.choice(moves)}


def _once(server: LocalServer, sent: list[Sent], counts: Counter[str]) -> None:
    """What was done is in the log once, what was refused is not there."""
    kept = Counter(server.rows("SELECT member, command FROM entries WHERE command IS NOT NULL"))
    for one, command, kinds in sent:
        if command["type"] != "play":
            continue
        done = any(kind.startswith('{"type":"done') for kind in kinds)
        often = kept[one.me, command["id"]]
        if often != done:
            raise AssertionError(f"{command} is in the log {often} times; it was answered {kinds}")
        counts["moves in the log"] += often


def judge(figures: Figures, _: float) -> list[str]:
    """A doubled command fails its batch; here, that there was something to double."""
    return has(figures, "sent again", "lines broken", "moves in the log", "refused")


REPEATS = Campaign(
    "A command that is sent again, over whatever line, has its effect once and the same answer.",
    unit="commands",
    amount=1_000_000,
    run=run,
    judge=judge,
)
