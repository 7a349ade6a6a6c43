"""Matches that version 0.1.0 stored: later rules still replay and verify them, to the same result.

The files beside this one are never recorded anew.
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


FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_match_of_the_first_version_replays_and_verifies(file: Path):
    golden = msgspec.json.decode(file.read_bytes(), type=Golden)
    verified = verify(golden.match)
    events = [event for step in golden.match.steps for event in step.events]
    again = zmova.replay(golden.match.game, zmova.read_log(golden.match.game, events))
    assert again == verified
    assert msgspec.to_builtins(again.result) == golden.result


def test_each_game_of_the_first_version_has_some():
    assert {file.stem.split("-")[0] for file in FILES} >= {
        "passengers",
        "spyfall",
        "trolley",
        "wink",
    }
