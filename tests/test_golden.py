"""Matches that earlier programs stored: later rules replay and verify them, to the same result.

`tests/games/<game>/golden/` holds them, from 0.1.0, where beats are named from what came after
it, and where the box is named from the rules of version 2; they are never recorded anew.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import zmova
from zmova.store.export import Export
from zmova.verify import verify


class Golden(msgspec.Struct, frozen=True):
    result: Any
    match: Export


FILES = {
    f"{file.parts[-3]}-{file.stem}": file
    for file in sorted((Path(__file__).parent / "games").glob("*/golden/*.json"))
}


@pytest.mark.parametrize("name", FILES)
def test_a_stored_match_replays_and_verifies(name):
    golden = msgspec.json.decode(FILES[name].read_bytes(), type=Golden)
    assert golden.match.game == name.partition("-")[0]
    verified = verify(golden.match)
    events = [event for step in golden.match.steps for event in step.events]
    again = zmova.replay(golden.match.game, zmova.read_log(golden.match.game, events))
    assert again == verified
    assert msgspec.to_builtins(again.result) == golden.result


def test_each_game_of_the_first_version_has_some():
    games = {name.partition("-")[0] for name in FILES}
    assert games >= {"passengers", "spyfall", "trolley", "wink"}
