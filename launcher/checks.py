"""`./zmova test`: all checks and tests; stops after the first part that fails."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from launcher import second_try
from launcher.packages import PYTHON
from launcher.setup import set_up
from launcher.shell import ROOT, apt, quietly, say, stop

BROWSERS = {  # Debian package -> the file that shows that it is there
    "chromium": "/usr/bin/chromium",
    "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
    "firefox-esr": "/usr/bin/firefox-esr",
    "fonts-noto-color-emoji": "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
}

_LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"
CHECKS = {  # the longest first, since two are at work at once
    "vitest": ["-m", "launcher.client", "npm", "test"],
    "svelte-check": ["-m", "launcher.client", "npm", "run", "check"],
    "prettier": ["-m", "launcher.client", "npm", "run", "formatted"],
    "eslint": ["-m", "launcher.client", "npm", "run", "lint"],
    "mypy": ["-m", "mypy"],
    "ruff check": ["-m", "ruff", "check"],
    "ruff format": ["-m", "ruff", "format", "--check"],
    "import-linter": ["-c", _LINT_IMPORTS],
}

MEMORY, ENOUGH = Path("/dev/shm"), 2 * 2**30
_CORES = os.cpu_count() or 1
_BY_FILE = ["-n", str(_CORES + 1), "--dist", "loadfile"]
_BY_TEST = ["-n", str(_CORES + 1), "--dist", "load", "--maxschedchunk", "1"]
"""A test in a browser takes long and often waits: each goes to whoever is free. More processes than
this fight for the same cores: the same tests take a third more work with three more than cores."""
_SOME_FAILED = 1
"""pytest's code for a run in which tests failed."""


def missing_browsers() -> list[str]:
    return [package for package, file in BROWSERS.items() if not Path(file).exists()]


def test(args: list[str]) -> None:
    if args == ["--checks"]:
        set_up("test", node=True)
        _check_all()
        return
    quick, long = "--quick" in args, "--long" in args
    args = [arg for arg in args if arg not in ("--quick", "--long")]
    selected = any(selects(arg) for arg in args)
    browsers = not quick and (not selected or any(needs_browsers(arg) for arg in args))
    if browsers and missing_browsers():
        apt(*missing_browsers())
    set_up("test", build=browsers or not selected, node=not selected)
    if not selected:
        _check_all()
    with _environment(long) as env:
        if selected or quick:
            _pytest([*(["-m", "not e2e"] if quick else []), *args], env)
        else:
            _pytest_in_two(args, env)


@contextmanager
def _environment(long: bool) -> Iterator[dict[str, str]]:
    """Tests start servers by the hundred: what Python compiles is kept, wherever it may be.

    Their stores and the browsers' profiles lie in memory where there is space: each move of each
    match is written through to the disk, which can cost more than all else together.
    """
    env = {**os.environ, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if long:
        env["ZMOVA_LONG"] = "1"
    if not MEMORY.is_dir() or shutil.disk_usage(MEMORY).free < ENOUGH:
        yield env
        return
    with tempfile.TemporaryDirectory(
        prefix="zmova-", dir=MEMORY, ignore_cleanup_errors=True
    ) as folder:
        yield {**env, "TMPDIR": folder}


def selects(arg: str) -> bool:
    return arg.startswith(("-k", "-m", "--lf")) or (ROOT / arg.split("::")[0]).exists()


def browser_tests() -> list[str]:
    """The folders that all of them lie in: those of the project, and of each game."""
    found = [ROOT / "tests/e2e", *sorted(ROOT.glob("tests/games/*/browser"))]
    return [str(folder.relative_to(ROOT)) for folder in found]


def needs_browsers(arg: str) -> bool:
    """Whether a selection has tests of browsers in it."""
    asked = (ROOT / arg.split("::")[0]).resolve()
    folders = [ROOT / folder for folder in browser_tests()]
    return any(asked.is_relative_to(one) or one.is_relative_to(asked) for one in folders)


def _check_all() -> None:
    began = time.monotonic()
    with ThreadPoolExecutor(_CORES) as pool:
        wrong = [
            name for name, right in zip(CHECKS, pool.map(_check, CHECKS), strict=True) if not right
        ]
    if wrong:
        stop(f"{', '.join(wrong)} failed after {since(began)}; see the errors above", 1)


def _check(name: str) -> bool:
    began = time.monotonic()
    problem = quietly(PYTHON, *CHECKS[name])
    say(
        f"{'✗' if problem else '✓'} {name:<14}{since(began):>8}"
        + (f"\n{problem}" if problem else "")
    )
    return not problem


def _pytest(args: list[str], env: dict[str, str]) -> None:
    began = time.monotonic()
    code = subprocess.run([PYTHON, "-m", "pytest", *args], cwd=ROOT, env=env).returncode
    if code:
        stop(f"pytest failed after {since(began)}", code)
    say(f"✓ {'pytest':<14}{since(began):>8}")


def _pytest_in_two(args: list[str], env: dict[str, str]) -> None:
    """All that needs no browser, then browsers: side by side they only hold each other up."""
    began = time.monotonic()
    twice: dict[str, str] = {}
    browsers = browser_tests()
    rest = [f"--ignore={folder}" for folder in browsers]
    code = _part(args, env, twice, "rest", rest, _BY_FILE)
    seen = _part(args, env, twice, "e2e", browsers, _BY_TEST)
    second_try.name(twice)
    if code or seen:
        stop(f"pytest failed after {since(began)}", code or seen)
    say(f"✓ {'pytest':<14}{since(began):>8}")


def _part(
    args: list[str],
    env: dict[str, str],
    twice: dict[str, str],
    name: str,
    which: list[str],
    spread: list[str],
) -> int:
    """Tests are spread over processes: most wait for a server or a page, not for a core.

    Their order is that of `tests/longest.py`. What failed in the crowd is tried once more alone;
    what passes then goes into `twice`.
    """
    report = ROOT / f"build/tests/{name}.xml"

    def run(*which: str) -> int:
        return subprocess.run([PYTHON, "-m", "pytest", *which, *args], cwd=ROOT, env=env).returncode

    code = run(*which, *spread, "--no-loadscope-reorder", f"--junitxml={report}")
    if code == _SOME_FAILED:
        say("running the failed tests again, alone")
        failed = second_try.failures(report)
        code = run(*failed)
        if code == 0:
            second_try.keep(failed)
            twice |= failed
    return code


def since(began: float) -> str:
    return f"{time.monotonic() - began:.1f} s"
