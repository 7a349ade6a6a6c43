"""What a table agrees on before the match: T1, T3, T8, T15, T16 and limits of time (G6)."""

from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import match_of, mine, phase, seen, until
from zmova import BadDeal
from zmova.games import named

LONG = "x" * 121
FIELDS = {
    "family",
    "arrange",
    "valerii",
    "accomplices",
    "argue_seconds",
    "pick_seconds",
    "modifier_seconds",
    "pause_seconds",
    "own",
    "only_own",
}


def test_what_is_agreed_where_nobody_says_otherwise():
    """T1, T3, T8, T15, T16"""
    assert {*named("trolley").options.__struct_fields__} == FIELDS
    table = zmova.deal("trolley", 5, 1)
    assert not seen(table).valerii
    assert not seen(table).accomplices
    assert mine(table, (seen(table).driver + 1) % 5).arrange
    assert seen(table).phase.ends is None
    assert seen(until(table, "modifying")).phase.ends is None
    assert seen(until(table, "arguing")).phase.ends == table.now + 180_000


@pytest.mark.parametrize(
    "options",
    [
        {"family": 1},
        {"family": None},
        {"arrange": "no"},
        {"valerii": 1},
        {"accomplices": "yes"},
        {"only_own": 0},
        {"argue_seconds": 4},
        {"argue_seconds": 1801},
        {"argue_seconds": "180"},
        {"argue_seconds": 60.5},
        {"argue_seconds": True},
        {"pick_seconds": 4},
        {"pick_seconds": 601},
        {"modifier_seconds": 4},
        {"modifier_seconds": 901},
        {"pause_seconds": 0},
        {"pause_seconds": 61},
        {"own": None},
        {"own": []},
        {"own": {"places": ["Our kitchen"]}},
        {"own": {"innocents": "Our cat"}},
        {"own": {"innocents": [7]}},
        {"own": {"innocents": [""]}},
        {"own": {"innocents": [" "]}},
        {"own": {"guilty": [LONG]}},
        {"own": {"guilty": [" Our cat"]}},
        {"own": {"guilty": ["Our  cat"]}},
        {"own": {"modifiers": ["Our\ncat"]}},
        {"own": {"modifiers": ["Our cat", "Our cat"]}},
        {"own": {"modifiers": [f"card {number}" for number in range(201)]}},
        {"rounds": 3},
        {"helper": True},
    ],
    ids=lambda options: str(options)[:60],
)
def test_options_that_can_not_be_are_refused(options):
    """T1, T8, G6"""
    with pytest.raises(BadDeal) as caught:
        zmova.deal("trolley", 5, 1, options)
    assert "options" in str(caught.value)


@pytest.mark.parametrize(
    "options",
    [
        {"argue_seconds": 5},
        {"argue_seconds": 1800},
        {"argue_seconds": None},
        {"pick_seconds": 5, "modifier_seconds": 600},
        {"pick_seconds": 600, "modifier_seconds": 5},
        {"pause_seconds": 1},
        {"pause_seconds": 60},
        {"own": {}},
        {"own": {"guilty": [LONG[1:]]}},
        {"own": {"innocents": ["Our cat"], "guilty": ["Our cat"]}},
        {"own": {"modifiers": [f"card {number}" for number in range(200)]}},
    ],
    ids=lambda options: str(options)[:60],
)
def test_options_at_their_bounds_are_taken(options):
    """T1, T8, G6"""
    assert phase(zmova.deal("trolley", 5, 1, options)) == "innocents"


def test_a_new_room_has_limits_of_time():
    """G6"""
    house = dict(named("trolley").room_options)
    assert house == {"pick_seconds": 90, "modifier_seconds": 90, "pause_seconds": 12}
    table = zmova.deal("trolley", 5, 1, house)
    assert seen(table).phase.ends == 90_000
    assert seen(until(table, "modifying")).phase.ends == table.now + 90_000


def test_no_limit_at_all():
    """G6: null means no limit."""
    names = ("argue_seconds", "pick_seconds", "modifier_seconds", "pause_seconds")
    limits: dict[str, Any] = dict.fromkeys(names)
    table = match_of(5, **limits)
    for stage in ("innocents", "guilty", "modifying", "arguing"):
        until(table, stage)
        log = len(table.log)
        table.wait(1_000_000)
        assert (phase(table), len(table.log)) == (stage, log)
        assert seen(table).phase.ends is None
