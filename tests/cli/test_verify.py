"""`zmova verify`: fair, unfair, or nothing that can be judged; scripts go by the exit code."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zmova
from zmova.cli import main


def verified(folder: Path, match: Any) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(match))
    return main(["verify", str(file)])


def test_a_match_as_it_was_played_is_fair(match, tmp_path, capsys):
    assert verified(tmp_path, match) == 0
    seed = match["steps"][0]["events"][0]["seed"]
    steps = len(match["steps"])
    assert capsys.readouterr().out == f"fair: spyfall, {steps} steps follow from seed {seed}\n"


def other_seed(match: Any) -> None:
    match["steps"][0]["events"][0]["seed"] = "00" * 32


def other_commitment(match: Any) -> None:
    match["commitment"] = "00" * 32


def seed_that_is_none(match: Any) -> None:
    match["steps"][0]["events"][0]["seed"] = "not hex"


def other_salts(match: Any) -> None:
    match["steps"][0]["events"][0]["salts"] = ["мій"]


def other_spy(match: Any) -> None:
    dealt = match["steps"][0]["events"][1]
    dealt["spy"] = (dealt["spy"] + 1) % 3


def other_event(match: Any) -> None:
    match["steps"][1]["events"][0]["text"] = "не починаймо"


def other_points(match: Any) -> None:
    match["steps"][-1]["events"][-1]["points"].pop()


def other_move(match: Any) -> None:
    match["steps"][1]["move"]["text"] = "не починаймо"


def other_seat(match: Any) -> None:
    match["steps"][1]["seat"] = 2


def no_such_seat(match: Any) -> None:
    match["steps"][1]["seat"] = 7


def illegal_move(match: Any) -> None:
    match["steps"][1]["move"] = {"type": "vote", "guilty": True}


def missing_step(match: Any) -> None:
    del match["steps"][2]


def repeated_step(match: Any) -> None:
    match["steps"].insert(3, match["steps"][2])


def step_of_time_that_was_not_due(match: Any) -> None:
    match["steps"].insert(1, {"at": 5, "events": [{"type": "time-ran-out", "at": 5}]})


def no_deal(match: Any) -> None:
    match["steps"] = []


def cut_short(match: Any) -> None:
    del match["steps"][-1]


def stacked_deck(match: Any) -> None:
    """A match that follows from its seed, with cards that were put on top of the pack."""
    stacked = {"spy": 0, "location": "bank", "dealer": 0}
    table = zmova.deal("spyfall", 3, 1, {"rounds": 1}, stacked)
    steps: list[Any] = [{"at": 0, "events": table.log[:]}]
    for move in ({"type": "reveal"}, {"type": "guess", "location": "bank"}):
        steps.append({"at": 0, "seat": 0, "move": move, "events": table.play(0, move)})
    assert table.over
    match["steps"] = json.loads(zmova.encode(steps))
    match["commitment"] = table.commitment


@pytest.mark.parametrize(
    "tamper",
    [
        other_seed,
        other_commitment,
        seed_that_is_none,
        other_salts,
        other_spy,
        other_event,
        other_points,
        other_move,
        other_seat,
        no_such_seat,
        illegal_move,
        missing_step,
        repeated_step,
        step_of_time_that_was_not_due,
        no_deal,
        cut_short,
        stacked_deck,
    ],
)
def test_a_match_that_was_tampered_with_is_unfair(
    match: Any, tmp_path: Path, capsys: Any, tamper: Callable[[Any], None]
) -> None:
    tampered = copy.deepcopy(match)
    tamper(tampered)
    assert verified(tmp_path, tampered) == 1
    assert capsys.readouterr().err.startswith("UNFAIR: ")


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("version", "0", "rules 0 made this match; these are rules "),
        ("version", "\x1b[2J", "rules [2J made this match; these are rules "),
        ("game", "chess", "no game is called 'chess'; there are: passengers, "),
        ("zmova", 99, "the file has format 99; this Zmova reads format 1"),
    ],
)
def test_a_match_that_we_have_no_rules_for_is_not_called_unfair(
    match, tmp_path, capsys, field, value, why
):
    assert verified(tmp_path, {**match, field: value}) == 2
    assert capsys.readouterr().err.startswith(f"can't be checked: {why}")


@pytest.mark.parametrize("raw", [b"", b"hello", b"[]", b'{"zmova":1}', b"\xff\xfe", b'{"zmova":'])
def test_what_is_no_match_is_not_verified(tmp_path, capsys, raw):
    file = tmp_path / "file.json"
    file.write_bytes(raw)
    assert main(["verify", str(file)]) == 2
    assert "not an exported match" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_not_verified(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    assert "nothing.json" in capsys.readouterr().err
