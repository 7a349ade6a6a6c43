"""What git asks before each commit: `.hooks/pre-commit`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.long import LONG

ROOT = Path(__file__).parents[2]
CLIENT = (
    "package.json",
    "package-lock.json",
    ".prettierrc.json",
    ".prettierrc",
    "eslint.config.js",
)


@pytest.fixture
def clone(tmp_path):
    """As much of the project as the hook needs, with a history of its own."""
    for name in ("launcher", ".hooks"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("pyproject.toml", *(f"web/{one}" for one in CLIENT)):
        if (ROOT / name).exists():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (tmp_path / ".venv/bin/python").chmod(0o755)
    git(tmp_path, "init", "-q")
    return tmp_path


def git(folder: Path, *command: str) -> None:
    subprocess.run(["git", *command], cwd=folder, env=outside(), check=True)


def outside() -> dict[str, str]:
    """Also where this runs for a hook of git itself."""
    return {name: told for name, told in os.environ.items() if not name.startswith("GIT_")}


def refused(clone: Path, name: str, text: str) -> bool:
    (clone / name).parent.mkdir(parents=True, exist_ok=True)
    (clone / name).write_text(text)
    git(clone, "add", name)
    hook = subprocess.run(
        ["sh", ".hooks/pre-commit"], cwd=clone, env=outside(), capture_output=True
    )
    return hook.returncode != 0


def test_formats_and_lint_of_python_are_looked_at(clone):
    assert not refused(clone, "sound.py", "SOUND = 1\n")
    assert refused(clone, "sound.py", "import os\n")


@pytest.mark.skipif(not LONG, reason="eslint takes its time: ZMOVA_LONG=1")
def test_formats_and_lint_of_what_is_staged_of_the_client_are_looked_at(clone):
    assert refused(clone, "web/src/table.ts", "export  const   table = 1\n")
    assert refused(clone, "web/src/table.ts", "let table = 1\n")
    (clone / "web/src/other.ts").write_text("export  const   other = 1\n")
    assert not refused(clone, "web/src/table.ts", "export const table = 2\n")
