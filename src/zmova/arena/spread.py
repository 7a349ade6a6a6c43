"""Matches by the thousand over all cores; what they give does not depend on how many there are."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

CHUNK = 5
"""Tasks that a process takes at once: what an interrupt loses."""


def spread(
    work: Callable[[Sequence[Task]], Outcome], tasks: Sequence[Task], jobs: int
) -> Iterator[tuple[int, Outcome]]:
    """How many tasks are done and what they gave, chunk by chunk, in any order.

    `work` has to be picklable where there is more than one job.
    """
    chunks = [tasks[at : at + CHUNK] for at in range(0, len(tasks), CHUNK)]
    if jobs == 1:
        yield from map(partial(_counted, work), chunks)
        return
    # Ctrl-C reaches every process of a terminal: only the first one listens, and ends the others.
    deaf = (signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with multiprocessing.get_context("spawn").Pool(jobs, *deaf) as pool:
        yield from pool.imap_unordered(partial(_counted, work), chunks)


def _counted(
    work: Callable[[Sequence[Task]], Outcome], chunk: Sequence[Task]
) -> tuple[int, Outcome]:
    return len(chunk), work(chunk)
