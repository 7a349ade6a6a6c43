"""A game that somebody has just begun fails in its own tests and in no other."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLUGIN = """
import zmova.games
zmova.games.__path__.append({folder!r})
"""
BEGUN = """
from copy import copy
from zmova.games import spyfall

GAME = copy(spyfall.GAME)
object.__setattr__(GAME, "name", "begun")
"""
"""The rules of another game, and nothing else."""
BROKEN = "from zmova.table import what_is_not_there"


@pytest.fixture
def run(tmp_path):
    """Runs pytest where two more games are registered: nothing is written into the project."""
    for name, code in {"begun": BEGUN, "broken": BROKEN}.items():
        (tmp_path / "games" / name).mkdir(parents=True)
        (tmp_path / "games" / name / "__init__.py").write_text(code)
    (tmp_path / "half_added.py").write_text(PLUGIN.format(folder=str(tmp_path / "games")))
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    pytest_here = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "half_added",
        "-p",
        "no:cacheprovider",
    ]

    def run(*args: str) -> str:
        command = [*pytest_here, "--durations=0", *args]
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True).stdout

    return run


def test_every_suite_is_still_collected(run):
    told = run("--collect-only")
    assert re.search(r"^\d+ tests collected", told, re.MULTILINE), told[-2000:]
    assert "[begun" in told
    assert "error" not in told.splitlines()[-1]


def test_the_checklist_fails_for_it_alone_and_says_what_to_write(run):
    told = run("tests/test_house.py", "--tb=line", "-k", "not notice")
    failed = re.findall(r"^FAILED (\S+)", told, re.MULTILINE)
    assert len(failed) > 10, told[-2000:]
    assert [one for one in failed if "[begun]" not in one] == []
    for file in ("rules/uk.md", "words/uk/card.ftl", "words/uk/play.ftl"):
        assert f"write src/zmova/games/begun/{file}" in told
    assert "write web/src/games/begun/index.ts" in told
    assert "write tests/games/begun/facts.py" in told
    assert "write tests/games/begun/playthroughs/match.py" in told
