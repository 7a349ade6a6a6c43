"""`./zmova test --faults`: whether the tests notice planted faults.

Each fault of `tests/faults/` is planted in a copy of the project, what should catch it is run, and
what slipped through is told. `docs/subsystems/faults.md` says how to add one.
"""

import os
import tempfile
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue

from launcher.checks import missing_browsers, since
from launcher.packages import PYTHON
from launcher.planting import Copy
from launcher.setup import set_up
from launcher.shell import ROOT, apt, say, stop

LIST = ROOT / "tests/faults"
AT_ONCE = min(2, os.cpu_count() or 1)


@dataclass(frozen=True)
class Fault:
    """`wrong` in one sentence; `before` occurs once in `file` and becomes `after`.

    `caught_by`: selections, of which one at least must fail. `build`: browsers see the change.
    """

    kind: str
    id: str
    wrong: str
    file: str
    before: str
    after: str
    caught_by: tuple[str, ...]
    build: bool = False

    def misfit(self, project: Path) -> str:
        """Why it can't be planted in the sources as they are now, else nothing."""
        if not (project / self.file).is_file():
            return f"{self.file} does not exist"
        times = (project / self.file).read_text("utf-8").count(self.before)
        return "" if times == 1 else f"its text occurs {times} times in {self.file}, not once"


@dataclass(frozen=True)
class Outcome:
    """Whether that is as it should be, and what was seen."""

    name: str
    good: bool
    words: str
    took: str


def read(folder: Path = LIST) -> list[Fault]:
    """A file a kind, in the order of the files."""
    return [
        Fault(file.stem, **{**entry, "caught_by": tuple(entry["caught_by"])})
        for file in sorted(folder.glob("*.toml"))
        for entry in tomllib.loads(file.read_text("utf-8"))["fault"]
    ]


def faults(args: list[str]) -> None:
    control = "--control" in args
    wanted = [arg for arg in args if arg != "--control"]
    known = read()
    chosen = [one for one in known if not wanted or one.id in wanted or one.kind in wanted]
    strange = set(wanted) - {one.id for one in known} - {one.kind for one in known}
    if strange:
        stop(f"neither a fault nor a kind of faults: {', '.join(sorted(strange))}", 2)
    if missing_browsers():
        apt(*missing_browsers())
    set_up("test", build=True, node=True)
    if control:
        selections = sorted({words for one in chosen for words in one.caught_by})
        bad = spread(ROOT, PYTHON, [partial(unplanted, words) for words in selections])
        summary = "that fail even without a fault"
    else:
        chosen.sort(key=lambda one: not one.build)  # the long ones first
        bad = spread(ROOT, PYTHON, [partial(try_out, one) for one in chosen])
        summary = "that nothing caught"
    if bad:
        stop(f"{len(bad)} {summary}: {', '.join(sorted(one.name for one in bad))}", 1)


Task = Callable[[Copy], Outcome]


def spread(project: Path, python: str, tasks: list[Task]) -> list[Outcome]:
    """Does them in copies of the project, a few at once; tells each, gives back what went wrong."""
    began, bad = time.monotonic(), []
    with tempfile.TemporaryDirectory(prefix="zmova-faults-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        every = [Copy(project, Path(folder) / str(n), python) for n in range(AT_ONCE)]
        for copy in every:
            copies.put(copy)

        def work(task: Task) -> Outcome:
            copy = copies.get()
            try:
                return task(copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            coming: list[Future[Outcome]] = [pool.submit(work, task) for task in tasks]
            try:
                for done, future in enumerate(as_completed(coming), 1):
                    one = future.result()
                    sign = "✓" if one.good else "✗"
                    say(f"{sign} [{done}/{len(tasks)}] {one.name}: {one.words} ({one.took})")
                    bad += [] if one.good else [one]
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for copy in every:
                    copy.stop()
                raise
    say(f"· {len(tasks) - len(bad)} of {len(tasks)} as expected, in {since(began)}")
    return bad


def try_out(fault: Fault, copy: Copy) -> Outcome:
    began = time.monotonic()

    def outcome(good: bool, words: str) -> Outcome:
        return Outcome(fault.id, good, words, since(began))

    if misfit := fault.misfit(copy.folder):
        return outcome(False, f"NO LONGER FITS: {misfit}")
    with copy.planted(fault.file, fault.before, fault.after):
        if fault.build and (problem := copy.build()):
            return outcome(False, f"COULD NOT BE BUILT:\n{problem}")
        for selection in fault.caught_by:
            ran = copy.run(selection)
            if ran.failed:
                return outcome(True, f"caught by {ran.failed}")
            if ran.problem:
                return outcome(False, f"NOT TRIED: {selection} {ran.problem}")
    return outcome(False, f"SLIPPED THROUGH {', '.join(fault.caught_by)}\n    {fault.wrong}")


def unplanted(selection: str, copy: Copy) -> Outcome:
    began = time.monotonic()
    ran = copy.run(selection)
    words = f"FAILS without any fault: {ran.failed}" if ran.failed else ran.problem or "passes"
    return Outcome(selection, words == "passes", words, since(began))
