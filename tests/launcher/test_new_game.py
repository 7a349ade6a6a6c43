"""`./zmova new-game` writes a game that is played at once, and nothing outside its folders."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from launcher.new_game import FOLDERS, free, read
from launcher.planting import SOURCES, Copy
from tests.long import LONG

ROOT = Path(__file__).parents[2]
NAME, FREE = "trialgame", free()[0]
FEW, USUAL = "2-3", "3-5"
"""With few seats suites that count on more would find too few moves, talk or hidden cards."""
MAKE = (
    "import sys; from launcher import new_game as n; n.make(n.read(sys.argv[1:]), sys.executable)"
)
OTHERS = ("e2e", "gallery", "launcher")
"""Suites in browsers, what they look at, and the commands."""
SUITES = [
    str(path.relative_to(ROOT))
    for path in sorted((ROOT / "tests").iterdir())
    if path.name not in OTHERS and (path.is_dir() or path.name.startswith("test_"))
]
"""What holds for every game, whole matches of bots among it."""


def running(folder: Path) -> Callable[..., str]:
    env = {**os.environ, "PYTHONPATH": f"{folder}/src:{folder}"}

    def run(*command: str, **more: str) -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=folder,
            env={**env, **more},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    return run


@pytest.mark.timeout(240)
def test_it_passes_every_test_of_a_game_and_touches_no_other_file(tmp_path):
    Copy(ROOT, tmp_path, sys.executable)
    before, run = files(tmp_path), running(tmp_path)
    asked = (NAME, "--letter", FREE, "--seats", FEW)
    assert f"tests/test_house.py -k {NAME}" in run("-c", MAKE, *asked)
    new = {name for name, told in files(tmp_path).items() if before.get(name) != told}
    folders = (*(f"{folder}/{NAME}/" for folder in FOLDERS.values()),)
    elsewhere = {name for name in new if not name.startswith(folders)}
    assert elsewhere == {f"web/src/generated/{NAME}.ts"}
    assert all(any(name.startswith(folder) for name in new) for folder in folders)
    told = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", f"{NAME} or readme", *SUITES)
    assert "passed" in told.splitlines()[-1]
    run("-m", "launcher.client", "npm", "test", "--", "src/replay", "-t", NAME)
    run("-m", "ruff", "check", f"src/zmova/games/{NAME}", f"tests/games/{NAME}")
    run("-m", "ruff", "format", "--check", f"src/zmova/games/{NAME}", f"tests/games/{NAME}")


@pytest.mark.skipif(not LONG, reason="its screens take their time: ZMOVA_LONG=1")
@pytest.mark.timeout(1500)
def test_its_screens_are_whole_and_the_pages_of_all_games_take_it_in(tmp_path):
    """With the number of players that most games have."""
    Copy(ROOT, tmp_path, sys.executable)
    run = running(tmp_path)
    run("-c", MAKE, NAME, "--letter", FREE, "--seats", USUAL)
    pytest_here = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    run(*pytest_here, "tests/test_house.py", "tests/gallery", "-k", f"{NAME} or not lesson")
    run("-m", "launcher.client")
    run(*pytest_here, "tests/e2e/looks/test_screens.py", ZMOVA_GAME=NAME)
    run(*pytest_here, "tests/e2e/test_home.py", "tests/e2e/looks/test_many_games.py")
    run(*pytest_here, "tests/e2e/test_match.py", "-k", NAME)


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
        (["Bar", "--letter", FREE, "--seats", "3-5"], "lower-case"),
        (["class", "--letter", FREE, "--seats", "3-5"], "lower-case"),
        (["wink", "--letter", FREE, "--seats", "3-5"], "there is a wink"),
        (["bar", "--letter", "W", "--seats", "3-5"], "that of wink"),
        (["bar", "--letter", "G", "--seats", "3-5"], "all games"),
        (["bar", "--letter", "qq", "--seats", "3-5"], "one capital letter"),
        (["bar", "--letter", FREE, "--seats", "5-3"], "like 3-6"),
        (["bar", "--letter", FREE, "--seats", "many"], "like 3-6"),
        (["bar", "--letter", FREE, "--seats", "2-2"], "to 3"),
        (["bar", "--letter", FREE, "--seats", "3-14"], "up to 13"),
    ],
    ids=lambda told: told if isinstance(told, str) else "-",
)
def test_what_can_not_be_is_said_before_anything_is_written(args, why, capsys):
    with pytest.raises(SystemExit):
        read(args)
    assert why in capsys.readouterr().err
