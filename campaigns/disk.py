"""A disk that is full, read-only or stands still: tables wait, say so, and go on by themselves.

On a small file system of its own where the machine lets us mount one (root on Linux); elsewhere the
limit of a file's size stands in for a full disk, and the others are left out.
"""

import asyncio
import json
import os
import resource
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from uuid import uuid4

from campaigns.campaign import DONE, Campaign, Figures, has
from tests.player import Player
from tests.server.calling import call
from tests.server.gathering import playing
from tests.server.test_disk import LIMIT, stalls
from tests.serving import Server
from zmova.games import named, names

TROUBLES = 4
SIZE = 16
"""Megabytes of the file system."""
MANY = 400
"""Lines that are said at most until one does not fit any more."""
LONG = "слово " * 45
PATIENCE = 60
Trouble = Callable[[Server], AbstractContextManager[set[str]]]
"""For as long as its block lasts nothing can be written; which reasons the server may then give."""


def run(batch: int) -> Figures:
    rng, games = Random(batch), names()
    with tempfile.TemporaryDirectory(prefix="zmova-campaign-") as name:
        folder = Path(name)
        with small_disk(folder) as disk:
            kinds = [limited] if disk is None else [full, frozen, read_only, limited]
            server = Server(disk or folder, away_seconds=600)
            server.log = folder / "server.log"
            try:
                server.start()
                return dict(asyncio.run(_run(server, kinds, games[batch % len(games)], rng)))
            finally:
                server.close()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system with so many megabytes; None where we may not mount any."""
    image, disk = folder / "image", folder / "disk"
    disk.mkdir()
    with image.open("wb") as file:
        file.truncate(SIZE << 20)
    try:
        subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True, capture_output=True)
        subprocess.run(["mount", "-o", "loop", image, disk], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        yield None
        return
    try:
        yield disk
    finally:
        subprocess.run(["fsfreeze", "-u", disk], check=False, capture_output=True)
        subprocess.run(["umount", "-l", disk], check=True)  # what a killed server left may run yet


@contextmanager
def full(server: Server) -> Iterator[set[str]]:
    """Others have filled it."""
    with closing(sqlite3.connect(server.data)) as store, suppress(sqlite3.OperationalError):
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what is its own already stays its own
    ballast = server.data.with_name("ballast")
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield {"full", "broken"}
    finally:
        ballast.unlink()


@contextmanager
def frozen(server: Server) -> Iterator[set[str]]:
    """Whoever writes waits."""
    subprocess.run(["fsfreeze", "-f", server.data.parent], check=True)
    try:
        yield {"slow"}
    finally:
        subprocess.run(["fsfreeze", "-u", server.data.parent], check=True)


@contextmanager
def limited(server: Server) -> Iterator[set[str]]:
    """No file may grow."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (LIMIT, before[1]))
    try:
        yield {"full", "broken"}
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(server: Server) -> Iterator[set[str]]:
    """Nobody can make it so while the server has a file open; so it comes back to such a disk.

    It says why it is not well. SQLite never writes to a file that it could only open for reading,
    so the server is started again when the disk takes something.
    """
    server.kill()
    disk, read = server.data.parent, server.log.stat().st_size
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    try:
        with ThreadPoolExecutor(1) as pool:
            starting = pool.submit(server.start)  # never done: it waits for a server that is well
            until = time.monotonic() + PATIENCE
            while b"read-only" not in server.log.read_bytes()[read:]:
                if starting.done() or time.monotonic() > until:
                    raise AssertionError("it starts where it can't write, and does not say why")
                time.sleep(0.05)
            yield {"read-only"}
            os.kill(server.pid, signal.SIGKILL)
            starting.exception()
    finally:
        server.close()
        subprocess.run(["mount", "-o", "remount,rw", disk], check=True)
    server.start()


async def _run(server: Server, kinds: Sequence[Trouble], game: str, rng: Random) -> Counter[str]:
    counts = Counter({DONE: 0})
    bots = max(0, named(game).fewest - 3)
    async with playing(server.url, "Оля", "Тарас", "Віра", bots=bots, game=game) as people:
        starts = 1
        for _ in range(TROUBLES):
            kind = rng.choice(kinds)
            if kind is read_only:
                with kind(server):
                    starts += 1
            else:
                counts["lines that waited"] += await _borne(server, people, kind)
            for one in people:
                await one.until(lambda me, n=starts: len(me.welcomes) == n and me.online, PATIENCE)
            counts[kind.__name__.replace("_", "-")] += 1
            counts[DONE] += 1
        if [len(one.welcomes) for one in people] != [starts] * len(people):
            raise AssertionError("somebody was thrown off")
    log = server.log.read_text()
    if "room-failed" in log:
        raise AssertionError(f"a room failed:\n{log[-3000:]}")
    return counts


async def _borne(server: Server, people: list[Player], kind: Trouble) -> int:
    """Somebody says things until one can't be kept; all wait, all hear why, and all are kept."""
    before = [len(stalls(one)) for one in people]
    waiting = {}
    with kind(server) as reasons:
        for number in range(MANY):
            id = uuid4().hex
            say = {"type": "say", "text": f"{LONG}{number}"}
            waiting[id] = people[0].send({"type": "play", "id": id, "move": say})
            await asyncio.sleep(0.01)
            if len(stalls(people[0])) > before[0]:
                break
        for one, had in zip(people, before, strict=True):
            await one.until(partial(_stalled_again, had), PATIENCE)
        status, told = await asyncio.to_thread(call, server, "GET", "/healthz")
        if status != 503 or json.loads(told)["why"] not in reasons:
            raise AssertionError(f"{kind.__name__}: /healthz says {status} {told!r}")
        held = sum(not answer.done() for answer in waiting.values())
    try:
        answers = await asyncio.wait_for(asyncio.gather(*waiting.values()), PATIENCE)
    except TimeoutError:
        raise AssertionError(f"{kind.__name__}: it does not go on by itself") from None
    for one in people:
        await one.until(lambda me: stalls(me)[-1] is None, PATIENCE)
    for (id, _), answer in zip(waiting.items(), answers, strict=True):
        often = len(server.rows("SELECT 1 FROM entries WHERE command = ?", id))
        if often != (answer["type"] == "done"):
            raise AssertionError(f"{answer} and {often} times in the log")
    return held


def _stalled_again(before: int, one: Player) -> bool:
    return len(stalls(one)) > before


def judge(figures: Figures, _: float) -> list[str]:
    return has(figures, "full", "frozen", "read-only", "limited", "lines that waited")


DISK = Campaign(
    "While a disk takes nothing, tables wait and say why; then they go on, and nothing is lost.",
    unit="times that a disk failed",
    amount=300,
    run=run,
    judge=judge,
    alone=True,
)
