"""Golden games: what each player sees at each step, written down.

After a change that is meant, write them anew with ZMOVA_GOLDEN=1 and read the difference. A script
is named after its game; a game may have more of them, each with a word of its own behind it.
"""

import os
from importlib import import_module
from pathlib import Path

import pytest

import zmova
from tests.playthroughs.printing import playthrough

HERE = Path(__file__).parent
SCRIPTS = sorted(file.stem for file in (HERE / "scripts").glob("*.py"))


def test_every_game_has_a_script_and_every_script_a_game():
    assert {name.split("_")[0] for name in SCRIPTS} == set(zmova.games.names())


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_playthrough_is_as_it_was(name):
    """G2, G3"""
    file = HERE / f"{name}.txt"
    told = playthrough(name.split("_")[0], import_module(f"tests.playthroughs.scripts.{name}"))
    if os.environ.get("ZMOVA_GOLDEN"):
        file.write_text(told, "utf-8")
    assert told.splitlines() == file.read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_playthrough_shows_each_seat_and_the_end(name):
    """G8"""
    told = (HERE / f"{name}.txt").read_text("utf-8")
    script = import_module(f"tests.playthroughs.scripts.{name}")
    lines = [line.split(":")[0].split() for line in told.splitlines() if ": " in line]
    for viewer in ("onlooker", *map(str, range(script.SEATS))):
        assert any(viewer in words[:-1] for words in lines)
        assert any({viewer, "all"} & {*words[:-1]} and words[-1] == "told" for words in lines)
    assert '\n== result: {"winners":[' in told
