"""How long a move takes while another visitor asks for the costliest things that there are.

The server has its usual limits, but for those on how many rooms, codes and messages: the one who
asks and the one who plays come from the same address.
"""

import asyncio
import http.client
import multiprocessing
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table

from tests.facts import EXAMPLE
from tests.server.gathering import playing
from tests.server.long_match import LONG, write_long_match
from tests.serving import serving

AIM = 100.0
"""Milliseconds that one visitor may add to the wait of another, at p99."""
EVERY = 0.02
"""Seconds between two moves."""
FULL, QUICK = 20.0, 2.0
"""Seconds for each kind of visitor."""
FILE = {"X-File-Name": "my.toml"}
Ask = Callable[[http.client.HTTPConnection, Random], None]


class Delay(msgspec.Struct, frozen=True):
    """How long moves took, in milliseconds, and how often the other visitor was answered."""

    visitor: str
    asked: int
    moves: int
    p50: float
    p99: float
    worst: float


def answered(
    line: http.client.HTTPConnection, method: str, path: str, body: bytes | None = None
) -> None:
    line.request(method, path, body, FILE)
    line.getresponse().read()


def nothing(_line: http.client.HTTPConnection, _whim: Random) -> None:
    """Only the noise of the machine."""


def card_file(line: http.client.HTTPConnection, whim: Random) -> None:
    """A file of cards that is made to be read slowly."""
    raw = ("a." * (30_000 + whim.randrange(1000)) + "a = 1").encode()
    answered(line, "POST", f"/api/games/{EXAMPLE}/own-content", raw)


def long_record(line: http.client.HTTPConnection, whim: Random) -> None:
    """The moments of a match of thousands of entries, through any eyes."""
    answered(line, "GET", f"/api/matches/{LONG}/moments?seat={whim.randrange(3)}")


def whole_match(line: http.client.HTTPConnection, _whim: Random) -> None:
    """That match as a file."""
    answered(line, "GET", f"/api/matches/{LONG}.json")


def codes(line: http.client.HTTPConnection, whim: Random) -> None:
    """Rooms that may be there."""
    code = "".join(whim.choice("bdgklmnprstz") + whim.choice("aiou") for _ in range(3))
    answered(line, "GET", f"/api/rooms/{code}")


def pictures(line: http.client.HTTPConnection, whim: Random) -> None:
    """QR codes of rooms."""
    answered(line, "GET", f"/api/rooms/{LONG[:6]}/qr.svg?{whim.random()}")


def nonsense(line: http.client.HTTPConnection, _whim: Random) -> None:
    """The largest body that is no room."""
    answered(line, "POST", "/api/rooms", b"[" * 150_000)


VISITORS: dict[str, Ask] = {
    "nobody": nothing,
    "a file of cards": card_file,
    "a long record": long_record,
    "a whole match": whole_match,
    "any codes": codes,
    "QR codes": pictures,
    "nonsense": nonsense,
}


def visit(visitor: str, port: int, asked: "multiprocessing.sharedctypes.Synchronized[int]") -> None:
    """In a process of its own, until it is ended: it asks as fast as it is answered."""
    whim = Random(visitor)
    for number in count():
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        if VISITORS[visitor] is nothing:
            return
        for _ in range(50):
            try:
                VISITORS[visitor](line, whim)
            except (OSError, http.client.HTTPException):
                break
            asked.value = number = number + 1
        line.close()


def measure(seconds: float, console: Console) -> list[Delay]:
    found = []
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        asyncio.run(write_long_match(Path(folder) / "db.sqlite3"))
        with serving(Path(folder)) as server:
            for visitor in VISITORS:
                with console.status(f"somebody asks for {visitor}"):
                    found.append(asyncio.run(delay(visitor, server.url, server.port, seconds)))
    return found


async def delay(visitor: str, url: str, port: int, seconds: float) -> Delay:
    spawned = multiprocessing.get_context("spawn")
    asked = spawned.Value("i", 0)
    async with playing(url, "Оля", "Тарас", bots=1, turn_seconds=None) as (olia, _):
        other = spawned.Process(target=visit, args=(visitor, port, asked), daemon=True)
        other.start()
        while other.is_alive() and not asked.value:  # until the first answer
            await asyncio.sleep(0.05)
        waits, until = list[float](), perf_counter() + seconds
        while perf_counter() < until:
            began = perf_counter()
            await olia.play(type="say", text=f"line {len(waits)}")
            waits.append((perf_counter() - began) * 1000)
            await asyncio.sleep(EVERY)
        other.kill()
        other.join()
    waits.sort()
    p50, p99 = (waits[len(waits) * part // 100] for part in (50, 99))
    return Delay(visitor, asked.value, len(waits), p50, p99, waits[-1])


def table(delays: list[Delay]) -> Table:
    told = Table(
        "somebody asks for",
        "times",
        "moves of others",
        "p50, ms",
        "p99, ms",
        "worst, ms",
        title="A move while another visitor asks for costly things",
        caption=f"aim: at p99 at most {AIM:g} ms more than beside nobody",
    )
    for one in delays:
        cells = (one.asked, one.moves, f"{one.p50:.1f}", f"{one.p99:.1f}", f"{one.worst:.1f}")
        told.add_row(one.visitor, *map(str, cells))
    return told
