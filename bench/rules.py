"""The rules in random play beside OpenSpiel's C++ and boardgame.io."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.boardgame import BoardgameIo, Unavailable, Way
from bench.spyfall import SEATS, Spyfall
from bench.work import Contender, Effort, in_turn, ratio

FULL = Effort(slices=11, seconds=1.0, warm_up=6.0)
QUICK = Effort(slices=3, seconds=0.3, warm_up=1.0)
WAYS: tuple[Way, ...] = ("client", "reducer")
AIMS = {"OpenSpiel": 0.4, "boardgame.io": 20.0}


class Row(msgspec.Struct, frozen=True):
    """`ratio` is how many of our decisions fall into the time of one of theirs."""

    name: str
    rate: float
    ratio: float = 1.0
    aim: float | None = None


def measure(effort: Effort, console: Console) -> list[Row]:
    with ExitStack() as leaving:
        contenders: list[Contender] = [Spyfall()]
        try:
            from bench.openspiel import OpenSpiel

            contenders.append(OpenSpiel())
        except ImportError:
            console.print("OpenSpiel is left out: ./zmova bench installs it")
        try:
            for way in WAYS:
                contenders.append(leaving.enter_context(closing(BoardgameIo(way))))
        except Unavailable as why:
            console.print(f"boardgame.io is left out: {why}")
        with Progress(console=console, transient=True) as progress:
            steps = (effort.slices + 1) * len(contenders)
            task = progress.add_task("rules in random play", total=steps)
            return compare(contenders, effort, lambda: progress.advance(task))


def compare(
    contenders: Sequence[Contender], effort: Effort, tick: Callable[[], None] = lambda: None
) -> list[Row]:
    """The first contender beside each of the others."""
    rates = in_turn(contenders, effort, tick)
    ours = rates[contenders[0].name]
    rows = [Row(contenders[0].name, median(ours))]
    for name, theirs in list(rates.items())[1:]:
        rows.append(Row(name, median(theirs), ratio(ours, theirs), AIMS.get(name.split()[0])))
    return rows


def table(rows: list[Row], effort: Effort) -> Table:
    told = Table(
        "", title=f"Rules: random play at {SEATS} seats, medians of {effort.slices} slices each"
    )
    for column in ("decisions per CPU second", "we are", "aim"):
        told.add_column(column, justify="right")
    for row in rows:
        aim = "" if row.aim is None else f"{row.aim:g} x"
        told.add_row(row.name, f"{row.rate:,.0f}", f"{row.ratio:.2f} x", aim)
    return told
