"""A copy of the project in which a fault is planted and what should catch it is run."""

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from launcher.checks import CHECKS

SOURCES = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
STATIC = "src/zmova/static"
LONGEST = 300
"""Seconds for one selection; a test has a shorter limit of its own."""
FAILED = 1
"""pytest's code for a run in which tests failed; others say that they could not even be run."""
_NPM = "import sys; from launcher.client import npm; npm(*sys.argv[1:])"
"""Without looking whether the packages are those of the lock: they belong to the project."""


@dataclass(frozen=True)
class Ran:
    """How a selection went; `failed` names what failed, `problem` says why nothing was shown."""

    failed: str = ""
    problem: str = ""


class Copy:
    """All files of the project that git knows or would; installed packages are shared with it."""

    def __init__(self, project: Path, folder: Path, python: str) -> None:
        self.folder = folder
        self._project = project
        self._python = python
        self._running: subprocess.Popen[str] | None = None
        self._stopped = False
        listed = subprocess.run(SOURCES, cwd=project, capture_output=True, text=True, check=True)
        for name in listed.stdout.split("\0"):
            if name and (project / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(project / name, folder / name)
        if (project / "web/node_modules").is_dir():
            (folder / "web/node_modules").symlink_to(project / "web/node_modules")
        self._take_client()

    def _take_client(self) -> None:
        """The client as it was built in the project."""
        self._built = False
        shutil.rmtree(self.folder / STATIC, ignore_errors=True)
        if (self._project / STATIC).is_dir():
            shutil.copytree(self._project / STATIC, self.folder / STATIC)

    @contextmanager
    def planted(self, file: str, before: str, after: str) -> Iterator[None]:
        """The other text stands there until the block ends."""
        path = self.folder / file
        text, times = path.read_text("utf-8"), path.stat()
        path.write_text(text.replace(before, after), "utf-8")
        try:
            yield
        finally:
            path.write_text(text, "utf-8")
            # by the time of the last change Python knows what it has compiled
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
            if self._built:
                self._take_client()

    def build(self) -> str:
        """Builds the client with what is planted; what was said if that failed."""
        self._built = True
        code, said = self._run(["-c", _NPM, "run", "build"])
        return "" if code == 0 else said or f"took longer than {LONGEST} s"

    def run(self, selection: str) -> Ran:
        """`check:NAME`, `vitest:FILE` (of `web/`), else words for pytest."""
        kind, _, rest = selection.partition(":")
        if kind == "check":
            code, said = self._run(CHECKS[rest])
            return _judged(code, rest if code else "", said)
        if kind == "vitest":
            code, said = self._run(["-c", _NPM, "test", "--", *shlex.split(rest)])
            failed = _first(said, " FAIL ")
            return _judged(code, failed if " > " in failed else "", said)  # else of the whole file
        code, said = self._run(["-m", "pytest", "-x", "-q", *shlex.split(selection)])
        return _judged(code, _first(said, "FAILED "), said)

    def stop(self) -> None:
        self._stopped = True
        self._end()

    def _run(self, words: list[str]) -> tuple[int | None, str]:
        """Its code, None when it took too long, and what it said."""
        # The copy's own source comes before the project's, which is installed.
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "NO_COLOR": "1"}
        for variable in ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"):
            env.pop(variable, None)  # what Python compiles lies beside the source, in the copy
        with subprocess.Popen(
            [self._python, *words],
            cwd=self.folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as process:
            self._running = process
            if self._stopped:
                self._end()
            try:
                said, _ = process.communicate(timeout=LONGEST)
            except subprocess.TimeoutExpired:
                self._end()
                said, _ = process.communicate()
                return None, said
            finally:
                self._end()  # servers and browsers that it left behind
                self._running = None
        return process.returncode, said

    def _end(self) -> None:
        if self._running is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._running.pid, signal.SIGKILL)


def _judged(code: int | None, failed: str, said: str) -> Ran:
    if code is None:
        return Ran(problem=f"took longer than {LONGEST} s")
    if code == 0:
        return Ran()
    if code == FAILED and failed:
        return Ran(failed)
    return Ran(problem=f"could not be run (code {code}):\n{_tail(said)}")


def _first(said: str, mark: str) -> str:
    """The name of the first test that failed."""
    found = (line for line in said.splitlines() if line.startswith(mark))
    return next(found, "").removeprefix(mark).split(" - ")[0].strip()


def _tail(said: str, lines: int = 12) -> str:
    return "\n".join(f"    {line}" for line in said.splitlines()[-lines:])
