"""The list of faults fits the sources, and the runner tells what was caught from what was not."""

import shlex
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from launcher import faults
from launcher.checks import CHECKS
from launcher.faults import Fault, read, spread, try_out, unplanted
from launcher.shell import ROOT

FAULTS = read()
INSTALLS = {"web/package.json", "web/package-lock.json", "requirements.lock", "pyproject.toml"}
"""Packages are shared with the project: a copy must not want others."""
each_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)


def test_the_list_is_long_and_every_fault_has_a_name_of_its_own():
    assert len(FAULTS) >= 40
    names = Counter([*(one.id for one in FAULTS), *{one.kind for one in FAULTS}])
    assert [name for name, times in names.items() if times > 1] == []


@each_fault
def test_a_fault_fits_the_sources(fault):
    assert fault.misfit(ROOT) == ""
    assert fault.after != fault.before
    assert fault.file not in INSTALLS
    assert not fault.file.startswith("tests/")
    assert fault.wrong


@each_fault
def test_what_should_catch_it_is_there(fault):
    assert fault.caught_by
    for selection in fault.caught_by:
        kind, _, rest = selection.partition(":")
        if kind == "check":
            assert rest in CHECKS
            continue
        file, *how = shlex.split(rest if kind == "vitest" else selection)
        assert (ROOT / ("web" if kind == "vitest" else "") / file).exists(), file
        assert not how or how[0] == "-k"
        if "e2e" in file and fault.file.startswith("web/"):
            assert fault.build, "browsers would see the client as it was"


# ---- a project small enough to see through

SOURCE = "def double(number):\n    return number * 2\n"
TESTS = """
import subprocess
import sys

import zmova

def test_double():
    assert zmova.double(3) == 6

def test_a_process_of_its_own():
    code = "import zmova; print(zmova.double(3))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).stdout == b"6\\n"
"""
HOLLOW = "def test_nothing():\n    assert True\n"
BROKEN = "import no_such_module\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Its package is called like ours, which is installed: the copy's has to win."""
    folder = tmp_path / "project"
    files = {
        "src/zmova/__init__.py": SOURCE,
        "tests/test_double.py": TESTS,
        "tests/test_hollow.py": HOLLOW,
        "tests/test_broken.py": BROKEN,
        "tests/test_empty.py": "",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    return folder


def fault(id: str, *caught_by: str, before: str = "* 2", after: str = "* 3") -> Fault:
    wrong = "A double is too much"
    return Fault("kind", id, wrong, "src/zmova/__init__.py", before, after, caught_by)


def tried(project: Path, *faults: Fault) -> dict[str, str]:
    """What was told of those that were not caught."""
    bad = spread(project, sys.executable, [partial(try_out, one) for one in faults])
    assert not any(one.good for one in bad)
    return {one.name: one.words.splitlines()[0] for one in bad}


def test_a_fault_that_a_test_notices_is_caught_in_processes_of_tests_too(project, capsys):
    """One selection that notices it is enough."""
    planted = [
        fault("seen", "tests/test_hollow.py", "tests/test_double.py"),
        fault("seen-there", "tests/test_double.py -k process"),
    ]
    assert tried(project, *planted) == {}
    said = capsys.readouterr().err
    assert "seen: caught by tests/test_double.py::test_double (" in said
    assert "seen-there: caught by tests/test_double.py::test_a_process_of_its_own (" in said
    assert (project / "src/zmova/__init__.py").read_text() == SOURCE


def test_all_else_is_told_apart_and_is_no_success(project):
    planted = [
        fault("slipped", "tests/test_hollow.py"),
        fault("gone", "tests/test_double.py", before="/ 2"),
        fault("twice", "tests/test_double.py", before="number"),
        fault("does-not-load", "tests/test_broken.py"),
        fault("no-tests", "tests/test_empty.py"),
        fault("no-file", "tests/test_gone.py"),
        fault("no-python", "tests/test_double.py", after="*"),
    ]
    unable = "NOT TRIED: tests/test_{}.py could not be run (code {}):"
    assert tried(project, *planted) == {
        "slipped": "SLIPPED THROUGH tests/test_hollow.py",
        "gone": "NO LONGER FITS: its text occurs 0 times in src/zmova/__init__.py, not once",
        "twice": "NO LONGER FITS: its text occurs 2 times in src/zmova/__init__.py, not once",
        "does-not-load": unable.format("broken", 2),
        "no-tests": unable.format("empty", 5),
        "no-file": unable.format("gone", 4),
        "no-python": unable.format("double", 2),
    }


def test_each_fault_is_planted_alone(project):
    """What was planted before is put back, and what Python compiled of it is not used."""
    both = [
        fault("seen", "tests/test_double.py"),
        fault("same", "tests/test_double.py", after="*2"),
    ]
    assert set(tried(project, *both, *both)) == {"same"}


def test_without_a_fault_all_has_to_pass(project):
    names = ["tests/test_double.py", "tests/test_hollow.py", "tests/test_empty.py"]
    bad = spread(project, sys.executable, [partial(unplanted, name) for name in names])
    assert [one.name for one in bad] == ["tests/test_empty.py"]


def test_a_name_that_is_none_is_told_at_once(capsys):
    with pytest.raises(SystemExit) as stopped:
        faults.faults(["no-such-fault"])
    assert stopped.value.code == 2
    assert "no-such-fault" in capsys.readouterr().err
