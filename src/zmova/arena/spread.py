"""Thousands of matches over all cores; the results do not depend on the number of cores."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

CHUNK = 5
"""Tasks that a process takes at once: what an interrupt loses."""


def spread(
    work: Callable[[Sequence[Task]], Outcome],
    tasks: Sequence[Task],
    jobs: int,
    chunk: int = CHUNK,
) -> Iterator[tuple[int, Outcome]]:
    """How many tasks are done and what they gave, chunk by chunk, in any order.

    `work` has to be picklable where there is more than one job. Each process has a line of its own
    and nothing is shared, so that an interrupt at any moment leaves no lock behind.
    """
    chunks = iter([tasks[at : at + chunk] for at in range(0, len(tasks), chunk)])
    if jobs == 1:
        yield from map(partial(_counted, work), chunks)
        return
    with _workers(work, jobs) as free:
        busy: set[Connection] = set()
        for line, some in zip(free, chunks, strict=False):
            line.send(some)
            busy.add(line)
        while busy:
            for line in (one for one in wait(busy) if isinstance(one, Connection)):
                done = line.recv()
                if isinstance(done, Exception):
                    raise done
                if (more := next(chunks, None)) is None:
                    busy.remove(line)
                else:
                    line.send(more)
                yield done


@contextmanager
def _workers(work: Callable[..., Any], jobs: int) -> Iterator[list[Connection]]:
    """Their lines. Ctrl-C reaches every process of a terminal: only this one listens to it."""
    context = multiprocessing.get_context("spawn")
    lines, processes = [], []
    listening = signal.signal(signal.SIGINT, signal.SIG_IGN)  # what they are born with
    try:
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=_labour, args=(there, work), daemon=True)
            process.start()
            there.close()
            lines.append(here)
            processes.append(process)
    finally:
        signal.signal(signal.SIGINT, listening)
    try:
        yield lines
    finally:
        for process in processes:
            process.kill()
            process.join()


def _labour(line: Connection, work: Callable[[Sequence[Task]], Outcome]) -> None:
    """One process: chunk after chunk, until it is ended."""
    while True:
        try:
            done: object = _counted(work, line.recv())
        except EOFError:
            return
        except Exception as error:
            done = error
        line.send(done)


def _counted(
    work: Callable[[Sequence[Task]], Outcome], chunk: Sequence[Task]
) -> tuple[int, Outcome]:
    return len(chunk), work(chunk)
