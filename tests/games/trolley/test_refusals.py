"""G5: every reason for a refusal is met, and a refused move leaves no trace."""

import ast
import inspect
from collections.abc import Callable
from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    arrangement,
    match_of,
    pick,
    refusal,
    ride,
    spot,
    until,
)
from zmova import Table
from zmova.games.trolley import explain
from zmova.games.wink.moves import Look

PIN = {"type": "modifier", "card": 0, "target": spot("left")}
ARGUE = {"type": "argue", "target": spot("left"), "reason": "so-cute"}
STEER = {"type": "steer", "track": "left"}
SWAP, BACK = arrangement(2, 1, 1), arrangement(1, 2, 2)


def at(stage: str, **dealt: Any) -> Callable[[], Table]:
    return lambda: until(match_of(**{"seats": 5, **dealt}), stage)


def after_a_ride() -> Table:
    table = match_of(5, pause_seconds=10)
    ride(table, "left")
    return table


def over() -> Table:
    table = match_of(5)
    ride(table, *["left"] * 5)
    return table


def picked() -> Table:
    table = match_of(5)
    pick(table, 1)
    return table


def arranged() -> Table:
    table = match_of(5)
    for turns in range(20):
        table.play(1, BACK if turns % 2 else SWAP)
    return table


def talked() -> Table:
    table = until(match_of(5), "arguing")
    for _ in range(200):
        table.play(1, ARGUE)
    return table


def laid() -> Table:
    table = until(match_of(5), "modifying")
    table.play(2, PIN)
    return table


def showing() -> Table:
    table = laid()
    next(table.steps(4, PIN))
    return table


CASES: dict[str, tuple[Callable[[], Table], int, Any]] = {
    "innocents-on": (at("innocents"), 0, STEER),
    "guilty-on": (at("guilty"), 2, PIN),
    "modifiers-on": (at("modifying"), 0, STEER),
    "argument-on": (at("arguing"), 2, PIN),
    "tram-runs": (after_a_ride, 0, STEER),
    "match-over": (over, 0, STEER),
    "you-drive": (at("guilty"), 0, {"type": "guilty", "card": 0}),
    "no-arranging": (at("innocents", arrange=False), 1, SWAP),
    "card-played": (picked, 2, SWAP),
    "alone": (at("innocents", seats=3), 1, arrangement(1, 1, 1)),
    "arranged-enough": (arranged, 1, SWAP),
    "hands-not-so": (at("innocents"), 1, arrangement(1, 1, 1)),
    "held-so": (at("innocents"), 1, BACK),
    "already-picked": (picked, 1, {"type": "innocent", "card": 0}),
    "not-your-hand": (at("innocents"), 2, {"type": "innocent", "card": 0}),
    "no-such-card": (at("modifying"), 2, {**PIN, "card": 3}),
    "must-play": (at("modifying"), 2, {"type": "pass"}),
    "already-laid": (laid, 2, PIN),
    "no-modifiers": (at("modifying"), 1, PIN),
    "modifiers-shown": (showing, 4, PIN),
    "nobody-there": (at("modifying", sizes=(7, 80, 150)), 2, {**PIN, "target": spot("right", 2)}),
    "too-much-talk": (talked, 1, ARGUE),
    "not-the-driver": (at("arguing"), 1, STEER),
    "not-a-move": (at("innocents"), 1, {"type": "wait"}),
}


@pytest.mark.parametrize("key", CASES)
def test_it_is_refused_for_its_reason_and_nothing_changes(key):
    """G5"""
    make, seat, move = CASES[key]
    table = make()
    views = [zmova.encode(table.view(viewer)) for viewer in (None, *range(table.opened.seats))]
    assert refusal(table, seat, move) == key
    assert views == [
        zmova.encode(table.view(viewer)) for viewer in (None, *range(table.opened.seats))
    ]


def test_every_reason_that_the_rules_give_is_among_them():
    """G5: as they stand in the source."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(explain))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    assert found == set(CASES) - {"not-a-move"}


def test_a_move_of_another_kind_is_no_move_of_this_game():
    """G5"""
    assert refusal(match_of(5), 1, Look(2)) == "not-a-move"


@pytest.mark.parametrize("seat", [-1, 5, "0", None, True])
def test_who_does_not_sit_here_has_no_move(seat):
    """G5"""
    table = match_of(5)
    assert refusal(table, seat, {"type": "innocent", "card": 0}) == "no-such-seat"
