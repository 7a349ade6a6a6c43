"""Pages of a store that hold something else: the server names it, or shows what is true."""

import asyncio
import atexit
import shutil
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aiohttp

from campaigns.campaign import DONE, Campaign, Figures, has
from tests.browsing import get
from tests.facts import quick
from tests.local_server import LocalServer
from tests.own_time import OwnTime
from tests.player import Player
from tests.server.gathering import finish_round, playing
from zmova.games import named, names
from zmova.store.opening import Unusable
from zmova.store.restoring import restore

COPIES = 10
"""Damaged one after another, in a batch."""
PAGE = 4096
KINDS = ("noise", "zeros", "another page", "a torn page")
LINES = 40
"""So many things are said in each room: a store of some hundred pages."""


class Sound(NamedTuple):
    """A store as its server left it, and what it holds."""

    folder: "tempfile.TemporaryDirectory[str]"
    exports: dict[str, bytes]
    """What the file of each finished match must be."""
    tables: list[tuple[str, aiohttp.CookieJar, Any, Any]]
    """Of each match that goes on: room, somebody's browser, view and talk."""

    @property
    def path(self) -> Path:
        return Path(self.folder.name) / "db.sqlite3"


@cache
def sound() -> Sound:
    with asyncio.Runner(loop_factory=OwnTime) as runner:
        made = runner.run(_written())
    atexit.register(made.folder.cleanup)
    return made


async def _written() -> Sound:
    made = Sound(tempfile.TemporaryDirectory(prefix="zmova-campaign-"), {}, [])
    server = LocalServer(Path(made.folder.name))
    await server.start()
    try:
        async with playing(server.url, "Оля", "Тарас", "Віра", rounds=1) as people:
            match = people[0].room["match"]
            await _talk(people)
            await finish_round(people)
            await people[0].until(lambda me: me.room["phase"] == "over")
            made.exports[match] = (await get(server.url, f"/api/matches/{match}.json"))[1]
        for game in names():
            bots = max(0, named(game).fewest - 3)
            async with playing(
                server.url, "Оля", "Тарас", "Віра", bots=bots, game=game, **quick(game)
            ) as people:
                await _talk(people)
                one = people[0]
                made.tables.append((one.room["code"], one.jar, None, None))
        for place, (code, jar, *_) in enumerate(made.tables):
            made.tables[place] = (code, jar, *await _looked(server, code, jar))
    finally:
        await server.close()
    with closing(sqlite3.connect(made.path)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return made


async def _talk(people: list[Player]) -> None:
    for number in range(LINES):
        text = f"рядок {number} " + "слово " * (number % 40)
        await people[number % len(people)].ask("play", move={"type": "say", "text": text})


async def _looked(server: LocalServer, code: str, jar: aiohttp.CookieJar) -> tuple[Any, Any]:
    """What somebody finds who comes back to the table; nothing where the server says no."""
    async with Player(server.url, "Оля", jar) as one:
        await one.join(code)
        if one.turned_away is not None:
            return None, None
        await one.until(lambda me: me.view)
        return one.view, one.talk


def run(batch: int) -> Figures:
    counts = Counter({DONE: 0})
    for copy in range(COPIES):
        rng = Random(f"{batch} {copy}")
        with (
            tempfile.TemporaryDirectory(prefix="zmova-campaign-") as name,
            asyncio.Runner(loop_factory=OwnTime) as runner,
        ):
            path = Path(name) / "db.sqlite3"
            shutil.copy(sound().path, path)
            kind = spoil(path, rng)
            counts[kind] += 1
            counts[runner.run(_seen(path))] += 1
            restore(sound().path, path, replace=True)
            if copy == COPIES - 1:
                if runner.run(_seen(path)) != HARMLESS:
                    raise AssertionError("the backup does not give the tables back")
                counts["looked at after a restore"] += 1
        counts[DONE] += 1
    return {**counts}


HARMLESS = "no page that is read"
AT_THE_START, LATER = "named at the start", "named when it was read"


def spoil(path: Path, rng: Random) -> str:
    """One page or a few are overwritten, with what disks leave there."""
    raw = bytearray(path.read_bytes())
    pages = len(raw) // PAGE
    kind = rng.choice(KINDS)
    for _ in range(rng.choice([1, 1, 2, 5])):
        start, other = (rng.randrange(pages) * PAGE for _ in range(2))
        match kind:
            case "noise":
                raw[start : start + PAGE] = rng.randbytes(PAGE)
            case "zeros":
                raw[start : start + PAGE] = bytes(PAGE)
            case "another page":
                raw[start : start + PAGE] = raw[other : other + PAGE]
            case _:
                half = start + rng.randrange(512, PAGE, 512)
                raw[half : start + PAGE] = rng.randbytes(start + PAGE - half)
    path.write_bytes(raw)
    return kind


async def _seen(path: Path) -> str:
    """Whether the damage is named, at the start or by an answer; raises where it is not."""
    server = LocalServer(path.parent)
    try:
        await server.start()
    except Unusable as told:
        await server.close()
        if "zmova restore" not in str(told):
            raise AssertionError(f"no way back is told: {told}") from None
        return AT_THE_START
    except Exception as accident:
        await server.close()
        raise AssertionError(f"the start breaks: {accident!r}") from accident
    named = False
    try:
        for match, true in sound().exports.items():
            status, found = await get(server.url, f"/api/matches/{match}.json")
            named |= _is_named(status, found)
            if status == 200 and found != true:
                raise AssertionError(f"another match is exported: {found[:500]!r}")
        for code, jar, view, talk in sound().tables:
            status, found = await get(server.url, f"/api/rooms/{code}")
            named |= _is_named(status, found)
            if status != 200:
                continue
            seen = await _looked(server, code, jar)
            if seen == (None, None):
                named = True
            elif seen != (view, talk):
                raise AssertionError(f"another table is shown: {differing(seen, (view, talk))}")
    finally:
        await server.close()
    return LATER if named else HARMLESS


def differing(seen: tuple[Any, Any], true: tuple[Any, Any]) -> str:
    parts = [part for part in true[0] if seen[0].get(part) != true[0][part]]
    return f"other {parts}; {len(seen[1])} lines of talk instead of {len(true[1])}"


def _is_named(status: int, found: bytes) -> bool:
    if status not in (200, 503):
        raise AssertionError(f"{status} {found[:500]!r}")
    return status == 503


def judge(figures: Figures, _: float) -> list[str]:
    return has(
        figures,
        AT_THE_START,
        LATER,
        "looked at after a restore",
        "noise",
        "zeros",
        "another page",
        "a torn page",
    )


DAMAGE = Campaign(
    "A store with damaged pages is named, or what is shown of it is true; a backup gives it back.",
    unit="damaged stores",
    amount=1000,
    run=run,
    judge=judge,
)
