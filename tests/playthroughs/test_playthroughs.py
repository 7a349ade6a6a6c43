"""Golden games: what each player sees at each step, written down.

After a change that is meant, write them anew with ZMOVA_GOLDEN=1 and read the difference.
"""

import os
from importlib import import_module
from pathlib import Path

import pytest

import zmova
from tests.playthroughs.printing import playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", zmova.games())
def test_the_playthrough_is_as_it_was(game):
    """G2, G3"""
    file = HERE / f"{game}.txt"
    told = playthrough(game, import_module(f"tests.playthroughs.scripts.{game}"))
    if os.environ.get("ZMOVA_GOLDEN"):
        file.write_text(told, "utf-8")
    assert told.splitlines() == file.read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", zmova.games())
def test_every_game_has_a_playthrough_that_shows_each_seat_and_the_end(game):
    """G8"""
    told = (HERE / f"{game}.txt").read_text("utf-8")
    script = import_module(f"tests.playthroughs.scripts.{game}")
    lines = [line.split(":")[0].split() for line in told.splitlines() if ": " in line]
    for viewer in ("onlooker", *map(str, range(script.SEATS))):
        assert any(viewer in words[:-1] and words[-1] == "told" for words in lines)
    assert '\n== result: {"winners":[' in told
