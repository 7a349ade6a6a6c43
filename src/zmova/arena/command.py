"""`zmova arena`: balance reports and duels, from the command line to the files they write."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from zmova.arena import duel
from zmova.arena.sheet import as_json
from zmova.arena.spread import spread
from zmova.arena.study import Duel, NoSuchTable, Setting, chosen, study_of

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
    report = study_of(given.game).report(_command(given), given.matches, played)
    for sheet in report.sheets:
        console.print(sheet.terminal())
    _write({given.out / f"{given.game}{end}": page for end, page in report.files.items()}, console)
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
    _write({name: duel.page(report), name.with_suffix(".json"): as_json(report)}, console)
    return STOPPED if stopped else 0


def play(game: str, seed: int, fork_every: int, tasks: Sequence[Task]) -> list[Any]:
    """The work of one process: what the study's matches tell."""
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


def _write(pages: dict[Path, str], console: Console) -> None:
    for file, content in pages.items():
        file.write_text(content, "utf-8")
        console.print(f"{file}", highlight=False)
