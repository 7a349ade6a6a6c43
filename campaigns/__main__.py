"""`./zmova campaign NAME`: a long test with progress and figures, which may be interrupted."""

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from functools import partial
from itertools import count, islice

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from campaigns.campaign import DONE, Campaign, Figures, course
from campaigns.clocks import CLOCKS
from campaigns.damage import DAMAGE
from campaigns.disk import DISK
from campaigns.fuzz import FUZZ
from campaigns.http import HTTP
from campaigns.kills import KILLING
from campaigns.readers import READERS
from campaigns.repeats import REPEATS
from campaigns.soak import SOAK
from campaigns.state import State, file_of, load, save
from campaigns.twins import TWINS
from zmova.arena.spread import spread

CAMPAIGNS: dict[str, Campaign] = {
    "twins": TWINS,
    "fuzz": FUZZ,
    "repeats": REPEATS,
    "kills": KILLING,
    "soak": SOAK,
    "readers": READERS,
    "clocks": CLOCKS,
    "disk": DISK,
    "damage": DAMAGE,
    "http": HTTP,
}
Outcome = list[tuple[int, Figures, str | None]]
"""Batches, what they counted, and what went wrong in them."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./zmova campaign", description=__doc__)
    parser.add_argument("name", nargs="?", choices=CAMPAIGNS, help="without one: what there is")
    parser.add_argument("--amount", type=int, metavar="N", help="so many instead of a whole one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--anew", action="store_true", help="forget what an earlier run has done")
    given = parser.parse_args()
    console = Console()
    if given.name is None:
        console.print(overview())
        return 0
    if given.anew:
        file_of(given.name).unlink(missing_ok=True)
    campaign = CAMPAIGNS[given.name]
    state = load(given.name, given.amount or campaign.amount)
    if warning := state.goes_on_with(source()):
        console.print(warning, style="yellow")
    try:
        carry_out(campaign, state, given.jobs, console)
    except KeyboardInterrupt:
        console.print("Stopped; the same command goes on from here.")
    console.print(report(campaign, state))
    for batch, failure in state.failures.items():
        console.print(f"batch {batch}: {failure}", markup=False)
    wrong = judged(campaign, state)
    for complaint in wrong:
        console.print(f"Not as it must be: {complaint}", markup=False)
    if state.done < state.amount:
        console.print("Not whole yet, so its figures are not judged.")
    elif not wrong and not state.failures:
        console.print("Whole, and all as it must be.")
    return 1 if wrong or state.failures else 0


def judged(campaign: Campaign, state: State) -> list[str]:
    """What is wrong with the figures of a whole run; nothing is said of a part of one."""
    return campaign.judge(state.figures, state.seconds) if state.done >= state.amount else []


def carry_out(campaign: Campaign, state: State, jobs: int, console: Console) -> None:
    """Batch after batch, until there are enough."""
    known = set(state.batches)
    numbers = (number for number in count() if number not in known)
    began = time.monotonic() - state.seconds
    bar = Progress(
        TextColumn(state.campaign), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        TextColumn("{task.fields[wrong]}"), console=console,
    )  # fmt: skip
    with bar:
        task = bar.add_task("", total=state.amount, completed=state.done, wrong="")
        while state.done < state.amount:
            work = partial(attempt, campaign)
            some = list(islice(numbers, 1 if campaign.alone else 4 * jobs))
            for _, outcome in spread(work, some, 1 if campaign.alone else jobs, chunk=1):
                for batch, figures, failure in outcome:
                    state.add(batch, figures, failure)
                state.seconds = time.monotonic() - began
                save(state)
                wrong = f"{len(state.failures)} failed" if state.failures else ""
                bar.update(task, completed=state.done, wrong=wrong)
            if len(state.failures) > 20:
                console.print("Too much fails; the rest is not tried.")
                return


def attempt(campaign: Campaign, batches: Sequence[int]) -> Outcome:
    outcome: Outcome = []
    for batch in batches:
        try:
            outcome.append((batch, campaign.run(batch), None))
        except Exception:
            outcome.append((batch, {}, traceback.format_exc(limit=-4)))
    return outcome


def report(campaign: Campaign, state: State) -> Table:
    table = Table(title=campaign.says)
    table.add_column(campaign.unit)
    table.add_column(f"{state.done:,} of {state.amount:,}", justify="right")
    for name, figure in state.figures.items():
        if isinstance(figure, list):
            for word, value in course(figure, state.seconds).items():
                table.add_row(f"{name}: {word}", f"{value:,.2f}")
        elif name != DONE:
            table.add_row(name, f"{figure:,}")
    table.add_row("batches that failed", f"{len(state.failures)}")
    table.add_row("minutes", f"{state.seconds / 60:.1f}")
    return table


def overview() -> Table:
    table = Table()
    for column in ("campaign", "shows", "a whole one", "done"):
        table.add_column(column)
    for name, campaign in CAMPAIGNS.items():
        state = load(name, campaign.amount)
        table.add_row(
            name, campaign.says, f"{campaign.amount:,} {campaign.unit}", f"{state.done:,}"
        )
    return table


def source() -> str:
    """The commit, marked where the sources are others than it holds."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"


if __name__ == "__main__":
    sys.exit(main())
