"""`./zmova new-game` writes a game that is played at once, and nothing outside its folders."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from launcher.new_game import read
from launcher.planting import SOURCES, Copy

ROOT = Path(__file__).parents[2]
ASKED = ["barcheck", "--letter", "Q", "--seats", "2-3"]
"""Few seats: suites that count on more would find too few moves, talk or hidden cards."""
MAKE = f"import sys; from launcher import new_game as n; n.make(n.read({ASKED!r}), sys.executable)"
OTHERS = ("e2e", "gallery", "launcher")
"""Suites in browsers, what they look at, and the commands."""
SUITES = [
    str(path.relative_to(ROOT))
    for path in sorted((ROOT / "tests").iterdir())
    if path.name not in OTHERS and (path.is_dir() or path.name.startswith("test_"))
]
"""What holds for every game, whole matches of bots among it."""


@pytest.mark.timeout(240)
def test_it_passes_every_test_of_a_game_and_touches_no_other_file(tmp_path):
    Copy(ROOT, tmp_path, sys.executable)
    before = files(tmp_path)
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}/src:{tmp_path}"}

    def run(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, *command], cwd=tmp_path, env=env, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    assert "tests/test_house.py -k barcheck" in run("-c", MAKE)
    new = {name for name, told in files(tmp_path).items() if before.get(name) != told}
    folders = ("src/zmova/games/barcheck/", "web/src/games/barcheck/", "tests/games/barcheck/")
    elsewhere = {name for name in new if not name.startswith(folders)}
    assert elsewhere == {"web/src/generated/barcheck.ts"}
    assert all(any(name.startswith(folder) for name in new) for folder in folders)
    told = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "barcheck or readme", *SUITES)
    assert "passed" in told.splitlines()[-1]
    run("-m", "launcher.client", "npm", "test", "--", "src/replay", "-t", "barcheck")
    run("-m", "ruff", "check", "src/zmova/games/barcheck", "tests/games/barcheck")
    run("-m", "ruff", "format", "--check", "src/zmova/games/barcheck", "tests/games/barcheck")


def files(folder: Path) -> dict[str, bytes]:
    """All that git would keep."""
    git = {**os.environ, "GIT_DIR": str(ROOT / ".git"), "GIT_WORK_TREE": str(folder)}
    listed = subprocess.run(
        SOURCES, cwd=folder, env=git, capture_output=True, text=True, check=True
    )
    names = {name for name in listed.stdout.split("\0") if name and (folder / name).is_file()}
    return {name: (folder / name).read_bytes() for name in names}


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["Bar", "--letter", "Q", "--seats", "3-5"], "lower-case"),
        (["class", "--letter", "Q", "--seats", "3-5"], "lower-case"),
        (["wink", "--letter", "Q", "--seats", "3-5"], "there is a wink"),
        (["bar", "--letter", "W", "--seats", "3-5"], "that of wink"),
        (["bar", "--letter", "G", "--seats", "3-5"], "all games"),
        (["bar", "--letter", "qq", "--seats", "3-5"], "one capital letter"),
        (["bar", "--letter", "Q", "--seats", "5-3"], "like 3-6"),
        (["bar", "--letter", "Q", "--seats", "many"], "like 3-6"),
        (["bar", "--letter", "Q", "--seats", "2-2"], "to 3"),
        (["bar", "--letter", "Q", "--seats", "3-14"], "up to 13"),
    ],
    ids=lambda told: told if isinstance(told, str) else "-",
)
def test_what_can_not_be_is_said_before_anything_is_written(args, why, capsys):
    with pytest.raises(SystemExit):
        read(args)
    assert why in capsys.readouterr().err
