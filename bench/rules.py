"""Our rules in random play, Spyfall beside OpenSpiel's C++ and boardgame.io."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.at_random import SEATS, AtRandom
from bench.boardgame import BoardgameIo, Unavailable, Way
from bench.face import Face
from bench.spyfall import Spyfall
from bench.work import Contender, Effort, in_turn, ratio
from tests.facts import facts_of
from zmova.games import names

FULL = Effort(slices=11, seconds=1.0, warm_up=6.0)
QUICK = Effort(slices=3, seconds=0.3, warm_up=1.0)
WAYS: tuple[Way, ...] = ("client", "reducer")
AIMS = {"OpenSpiel": 0.4, "boardgame.io": 20.0}
FACE_AIM = 0.5
"""Of the bare contract, which it makes safe and convenient."""


class Row(msgspec.Struct, frozen=True):
    """`ratio` is how many decisions of our Spyfall fall into the time of one of theirs.

    Our own games have none, and aim at a rate; the face has its part of the bare contract.
    """

    name: str
    rate: float
    ratio: float | None = None
    aim: float | None = None


def measure(effort: Effort, console: Console) -> list[Row]:
    with ExitStack() as leaving:
        others = [AtRandom(game) for game in names() if game != Spyfall.game]
        contenders: list[Contender] = [Spyfall(), Face(), *others]
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
    """The first contender beside each of the peers."""
    rates = in_turn(contenders, effort, tick)
    ours = rates[contenders[0].name]
    rows = []
    for name, theirs in rates.items():
        if name == Face.name:
            rows.append(Row(name, median(theirs), ratio(theirs, ours), FACE_AIM))
        elif name.startswith("Zmova"):
            rows.append(Row(name, median(theirs), None, own_aim(name)))
        else:
            rows.append(Row(name, median(theirs), ratio(ours, theirs), AIMS.get(name.split()[0])))
    return rows


def own_aim(name: str) -> float | None:
    """Of a game of ours beside those that have peers."""
    game = name.removeprefix(AtRandom.prefix)
    return facts_of(game).bench_rate if game in names() else None


def table(rows: list[Row], effort: Effort) -> Table:
    told = Table(
        "", title=f"Rules: random play at {SEATS} seats, medians of {effort.slices} slices each"
    )
    for column in ("decisions per CPU second", "Spyfall is", "aim"):
        told.add_column(column, justify="right")
    for row in rows:
        beside = "" if row.ratio is None else f"{row.ratio:.2f} x"
        unit = "/s" if row.ratio is None else " x"
        aim = "" if row.aim is None else f"{row.aim:,g}{unit}"
        told.add_row(row.name, f"{row.rate:,.0f}", beside, aim)
    return told
