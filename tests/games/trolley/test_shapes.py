"""The JSON shapes of moves, as the rules list them; anything else is refused with no trace."""

import pytest

from tests.games.trolley.playing import (
    as_json,
    match_of,
    phase,
    pick_all,
    pin,
    refusal,
    seen,
    spot,
    steer,
    waiting,
)

FIELDS = {
    "arrange": {"innocents", "guilty", "modifiers"},
    "innocent": {"card"},
    "guilty": {"card"},
    "modifier": {"card", "target"},
    "pass": set(),
    "steer": {"track"},
}


def test_offers_have_the_fields_that_the_rules_list():
    """G5, T3, T5, T6, T7, T9, T15"""
    table = match_of(5, valerii=True, accomplices=True)
    met = set()
    while not table.over:
        for seat in range(5):
            for offer in as_json(table.moves(seat)):
                kind = offer.pop("type")
                assert set(offer) == FIELDS[kind]
                met.add(kind)
        if phase(table) in ("innocents", "guilty"):
            pick_all(table)
        elif phase(table) == "modifying":
            pin(table, waiting(table)[0])
        else:
            steer(table, "left" if seen(table).round < 3 else "right")
    assert met == set(FIELDS)


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "sing"},
        {"type": "arrange"},
        {"type": "arrange", "innocents": 1, "guilty": 2},
        {"type": "arrange", "innocents": "1", "guilty": 2, "modifiers": 2},
        {"type": "arrange", "innocents": True, "guilty": 2, "modifiers": 2},
        {"type": "arrange", "innocents": 1, "guilty": 2, "modifiers": [2]},
        {"type": "arrange", "innocents": 1, "guilty": 2, "modifiers": 2, "driver": 0},
        {"type": "innocent"},
        {"type": "innocent", "card": "own-innocents-1"},
        {"type": "innocent", "card": 0, "track": "right"},
        {"type": "guilty", "card": [0]},
        {"type": "guilty", "card": 0, "seat": 4},
        {"type": "modifier", "card": 0},
        {"type": "modifier", "target": spot("left")},
        {"type": "modifier", "card": 0, "target": "left"},
        {"type": "modifier", "card": "0", "target": spot("left")},
        {"type": "pass", "card": 0},
        {"type": "steer", "track": 0},
        {"type": "steer", "track": "LEFT"},
        "steer",
        None,
    ],
    ids=str,
)
def test_a_move_in_another_shape_is_refused(move):
    """G5"""
    table = match_of(5)
    for seat in range(5):
        assert refusal(table, seat, move) == "not-a-move"
