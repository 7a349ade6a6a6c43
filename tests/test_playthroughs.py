"""What each player sees at each step of a match, written down.

After a change that is meant, write them anew with ZMOVA_GOLDEN=1 and read the difference.
"""

import os

import pytest

from tests.playthrough import playthrough, recorded, script, scripts

each = pytest.mark.parametrize(("game", "name"), scripts())


@each
def test_the_playthrough_is_as_it_was(game, name):
    """G2, G3"""
    file, told = recorded(game, name), playthrough(game, script(game, name))
    if os.environ.get("ZMOVA_GOLDEN"):
        file.write_text(told, "utf-8")
    assert told.splitlines() == file.read_text("utf-8").splitlines()


@each
def test_a_playthrough_shows_each_seat_and_the_end(game, name):
    """G8"""
    told = recorded(game, name).read_text("utf-8")
    lines = [line.split(":")[0].split() for line in told.splitlines() if ": " in line]
    for viewer in ("onlooker", *map(str, range(script(game, name).SEATS))):
        assert any(viewer in words[:-1] for words in lines)
        assert any({viewer, "all"} & {*words[:-1]} and words[-1] == "told" for words in lines)
    assert '\n== result: {"winners":[' in told
