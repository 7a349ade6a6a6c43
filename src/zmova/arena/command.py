"""`zmova arena`: balance reports and duels, from the command line to the files they write."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from zmova.arena import balance, balance_chart, balance_page, duel
from zmova.arena.spread import spread
from zmova.arena.study import Duel, NoSuchTable, Played, Setting, chosen, study_of

Task = tuple[Setting, int]
One = TypeVar("One")
STOPPED = 130
"""What a shell calls a command that Ctrl-C ended."""


def run(given: argparse.Namespace) -> int:
    what = {"balance": _balance, "duel": _duel}[given.what]
    try:
        settings = chosen(study_of(given.game), given.seats, given.gifts)
        given.out.mkdir(parents=True, exist_ok=True)
        return what(given, settings)
    except (NoSuchTable, OSError) as error:
        print(f"zmova arena: {error}", file=sys.stderr)
        return 2


def _balance(given: argparse.Namespace, settings: list[Setting]) -> int:
    console = Console()
    work = partial(play, given.game, given.seed, given.fork_every)
    played, stopped = _collect(console, work, settings, given)
    if not played:
        return STOPPED
    study = study_of(given.game)
    report = balance.balance(given.game, study, _command(given), given.matches, played)
    for sheet in balance_page.sheets(report):
        console.print(sheet.terminal())
    name = given.out / given.game
    _write(
        {
            name.with_suffix(".md"): balance_page.page(report),
            name.with_suffix(".json"): _json(report),
            name.with_suffix(".svg"): balance_chart.win_chart(report),
            name.with_name(f"{given.game}-gifts.svg"): balance_chart.fork_chart(report),
        },
        console,
    )
    return STOPPED if stopped else 0


def _duel(given: argparse.Namespace, settings: list[Setting]) -> int:
    console = Console()
    work = partial(fight, given.game, given.seed)
    fought, stopped = _collect(console, work, settings, given)
    if not fought:
        return STOPPED
    report = duel.duels(given.game, _command(given), fought)
    console.print(duel.sheet(report).terminal())
    name = given.out / f"{given.game}-duel.md"
    _write({name: duel.page(report), name.with_suffix(".json"): _json(report)}, console)
    return STOPPED if stopped else 0


def play(game: str, seed: int, fork_every: int, tasks: Sequence[Task]) -> list[Played]:
    """The work of one process."""
    study, found = study_of(game), []
    for setting, index in tasks:
        forked = Random(index).randrange(fork_every) == 0
        with _naming(setting, seed, index):
            found.append(study.play(setting, seed, index, forked))
    return found


def fight(game: str, seed: int, tasks: Sequence[Task]) -> list[Duel]:
    study, found = study_of(game), []
    for setting, index in tasks:
        with _naming(setting, seed, index):
            found += study.duels(setting, seed, index)
    return found


@contextmanager
def _naming(setting: Setting, seed: int, index: int) -> Iterator[None]:
    """A match in which something goes wrong can be played again."""
    try:
        yield
    except Exception as error:
        error.add_note(f"in match {index} with seed {seed}: {setting}")
        raise


def _collect(
    console: Console,
    work: Callable[[Sequence[Task]], list[One]],
    settings: list[Setting],
    given: argparse.Namespace,
) -> tuple[list[One], bool]:
    """All that was played, and whether it was stopped before the end; tables go on side by side."""
    tasks = [(setting, index) for index in range(given.matches) for setting in settings]
    found: list[One] = []
    bar = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*bar, console=console) as progress:
        task = progress.add_task(f"{given.game}, {given.jobs} at once", total=len(tasks))
        try:
            for done, some in spread(work, tasks, given.jobs):
                found += some
                progress.advance(task, done)
        except KeyboardInterrupt:
            console.print("stopped: the report is of what was played")
            return found, True
    return found, False


def _command(given: argparse.Namespace) -> str:
    """What makes the same report on any machine."""
    words = ["./zmova arena", given.what, given.game, "--matches", given.matches]
    for flag in ("seats", "gifts", "seed", "fork_every"):
        value = getattr(given, flag, None)
        if value is not None:
            words += [f"--{flag.replace('_', '-')}", *(value if type(value) is list else [value])]
    return " ".join(map(str, words))


def _json(report: balance.Balance | duel.Duels) -> str:
    return msgspec.json.format(msgspec.json.encode(report)).decode() + "\n"


def _write(pages: dict[Path, str], console: Console) -> None:
    for file, content in pages.items():
        file.write_text(content, "utf-8")
        console.print(f"{file}", highlight=False)
