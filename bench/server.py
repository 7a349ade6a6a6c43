"""The server under rooms of eight, each seat moving every ten seconds, beside a bare echo."""

import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from bench.load import Outcome, Spec
from bench.parties import SEATS
from bench.processes import most_open_files
from bench.serving import ROOT, Server, serving
from tests.facts import EXAMPLE

SERVERS: tuple[Server, ...] = ("zmova", "echo")
SEAT_MOVES_EVERY = 10.0
SPARE_FILES = 200
AIM_ROOMS, AIM_P99 = 1000, 150.0


class Effort(NamedTuple):
    """`flood` parties move without any pause, to find the most that a server does."""

    rooms: tuple[int, ...]
    flood: int
    arrival: float
    warm_up: float
    seconds: float


FULL = Effort((100, 300, 1000), flood=100, arrival=20.0, warm_up=5.0, seconds=25.0)
QUICK = Effort((20,), flood=20, arrival=1.0, warm_up=1.0, seconds=4.0)


class Pair(msgspec.Struct, frozen=True):
    """The same load on us and on an echo; `flooded` without pauses."""

    ours: Outcome
    echo: Outcome
    flooded: bool = False


def measure(effort: Effort, console: Console) -> list[Pair]:
    most = most_open_files()
    runs = [(rooms, SEAT_MOVES_EVERY / SEATS) for rooms in effort.rooms] + [(effort.flood, 0.0)]
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    pairs = []
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("server", total=2 * len(runs))
        for rooms, pause in runs:
            if rooms * SEATS + SPARE_FILES > most:
                console.print(f"{rooms} rooms are left out: ulimit -n gives {most} files only")
                continue
            measured = {}
            for server in SERVERS:
                told = f"{rooms} rooms, {server}" + ("" if pause else ", without pause")
                progress.update(task, description=told)
                measured[server] = run(server, rooms, pause, effort)
                progress.advance(task)
            pairs.append(Pair(measured["zmova"], measured["echo"], flooded=not pause))
    return pairs


def run(server: Server, rooms: int, pause: float, effort: Effort, game: str = EXAMPLE) -> Outcome:
    """A server of its own with a load of its own."""
    with serving(server) as (port, pid):
        pace = (pause, effort.arrival, effort.warm_up, effort.seconds)
        spec = Spec(server, port, pid, rooms, *pace, game)
        load = [sys.executable, "-m", "bench.load", msgspec.json.encode(spec).decode()]
        done = subprocess.run(load, cwd=ROOT, stdout=subprocess.PIPE, check=True)
        return msgspec.json.decode(done.stdout, type=Outcome)


def table(pairs: list[Pair], effort: Effort) -> Table:
    told = Table(
        "",
        title=f"Server: {SEATS} seats a room, each moving every {SEAT_MOVES_EVERY:g} s, "
        f"{effort.seconds:g} s long",
        caption=f"aim: p99 under {AIM_P99:g} ms with {AIM_ROOMS:,} rooms. "
        "Without pause each room moves again as soon as it is answered.",
    )
    for pair in pairs:
        pause = ", no pause" if pair.flooded else ""
        told.add_column(f"{pair.ours.rooms:,} rooms{pause}", justify="right")
    for name, figure in FIGURES.items():
        told.add_row(name, *(figure(pair.ours, pair.echo) for pair in pairs))
    return told


FIGURES: dict[str, Callable[[Outcome, Outcome], str]] = {
    "moves/s, each durable": lambda us, _: f"{us.rate:,.0f}",
    "p50 of acknowledgement, ms": lambda us, _: f"{us.p50:.2f}",
    "p99 of acknowledgement, ms": lambda us, _: f"{us.p99:.1f}",
    "echoes/s of bare aiohttp": lambda _, echo: f"{echo.rate:,.0f}",
    "p50 of an echo, ms": lambda _, echo: f"{echo.p50:.2f}",
    "p99 of an echo, ms": lambda _, echo: f"{echo.p99:.1f}",
    "p50, a move to an echo": lambda us, echo: f"{us.p50 / echo.p50:.1f} x",
    "p99, a move to an echo": lambda us, echo: f"{us.p99 / echo.p99:.1f} x",
    "moves per CPU second": lambda us, _: f"{us.per_cpu_second:,.0f}",
    "echoes per CPU second": lambda _, echo: f"{echo.per_cpu_second:,.0f}",
    "bytes per move to all seats": lambda us, _: f"{us.bytes_per_move:,.0f}",
    "memory per idle socket, KB": lambda us, _: f"{us.memory_per_socket / 1024:.1f}",
    "the same of bare aiohttp, KB": lambda _, echo: f"{echo.memory_per_socket / 1024:.1f}",
    "others had of the cores": lambda us, echo: f"{us.others:.0%}, {echo.others:.0%}",
}
