"""What a masquerade costs: rooms of eight where everybody looks around all the time."""

from rich.console import Console
from rich.table import Table

from bench.load import Outcome
from bench.parties import SEATS
from bench.server import Effort, run

SEAT_LOOKS_EVERY = (2.0, 1.0, 0.5)
"""Seconds."""
AIM = 0.02
"""Of a core, for one room."""
FULL = Effort((20,), flood=0, arrival=2.0, warm_up=3.0, seconds=20.0)
QUICK = Effort((5,), flood=0, arrival=0.5, warm_up=1.0, seconds=3.0)


def measure(effort: Effort, console: Console) -> list[Outcome]:
    rooms = effort.rooms[0]
    found = []
    for every in SEAT_LOOKS_EVERY:
        with console.status(f"{rooms} rooms, each seat looks elsewhere every {every:g} s"):
            found.append(run("zmova", rooms, every / SEATS, effort, "wink"))
    return found


def table(outcomes: list[Outcome], effort: Effort) -> Table:
    told = Table(
        "each seat looks elsewhere every",
        "looks/s of a room",
        "a room takes of a core",
        "p50, ms",
        "p99, ms",
        "bytes per look to all seats",
        "others had of the cores",
        title=f"Wink: {effort.rooms[0]} rooms of {SEATS}, {effort.seconds:g} s long",
        caption=f"aim: under {AIM:.0%} of a core for a room",
    )
    for every, one in zip(SEAT_LOOKS_EVERY, outcomes, strict=True):
        told.add_row(
            f"{every:g} s",
            f"{one.rate / one.rooms:.1f}",
            f"{one.core_of_a_room:.2%}",
            f"{one.p50:.2f}",
            f"{one.p99:.1f}",
            f"{one.bytes_per_move:,.0f}",
            f"{one.others:.0%}",
        )
    return told
