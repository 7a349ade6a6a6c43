"""The JSON shapes of moves, as the rules list them; anything else is refused with no trace."""

import pytest

from tests.games.wink.playing import (
    as_json,
    call,
    card,
    match_of,
    mine,
    name,
    refusal,
    seen,
    thinned,
    watch,
)

FIELDS = {
    "name": {"player"},
    "call": {"agent"},
    "pass": set(),
    "look": {"player"},
    "wink": set(),
    "catch": {"player", "agent"},
}


def test_offers_have_the_fields_that_the_rules_list():
    """G5, W6, W10, W11, W13, W15, W16"""
    called, cornered = match_of(5), thinned(5)
    call(called, card(5, 2))
    watch(called, 2, 0)
    met = set()
    for table in (called, cornered):
        for seat in range(5):
            for offer in as_json(table.moves(seat)):
                kind = offer.pop("type")
                assert set(offer) == FIELDS[kind]
                met.add(kind)
    assert met == set(FIELDS)


def test_catches_are_offered_by_players_and_numbers():
    """G5, W17: there are too many of them to list."""
    table = match_of(5)
    call(table, card(5, 2))
    (catches,) = (one for one in as_json(table.view(3).choices) if one["type"] == "catch")
    assert catches == {
        "type": "catch",
        "players": [0, 1, 2, 4],
        "agents": [agent for agent in range(1, 36) if agent not in mine(table, 3).hand],
    }


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "blink"},
        {"type": "name"},
        {"type": "name", "player": "1"},
        {"type": "name", "player": True},
        {"type": "name", "player": 1.5},
        {"type": "name", "player": 1, "agent": 8},
        {"type": "call"},
        {"type": "call", "agent": 0},
        {"type": "call", "agent": 37},
        {"type": "call", "agent": -1},
        {"type": "call", "agent": "20"},
        {"type": "call", "agent": [20]},
        {"type": "call", "agent": 20, "seat": 0},
        {"type": "pass", "seat": 0},
        {"type": "look"},
        {"type": "look", "player": None},
        {"type": "look", "player": 2, "since": 0},
        {"type": "wink", "player": 0},
        {"type": "catch", "player": 2},
        {"type": "catch", "agent": 20},
        {"type": "catch", "player": 2, "agent": 0},
        {"type": "catch", "player": 2, "agent": 37},
        {"type": "catch", "player": "2", "agent": 20},
        "pass",
        None,
    ],
    ids=str,
)
def test_a_move_in_another_shape_is_refused(move):
    """G5"""
    table = match_of(5)
    for seat in range(5):
        assert refusal(table, seat, move) == "not-a-move"


def test_a_view_has_these_parts_and_no_others():
    """G3: nothing slips in unseen."""
    table = match_of(5)
    assert set(as_json(seen(table))) == {
        *("seats", "eyes", "signal", "note", "turn", "phase", "crowd", "up", "down", "pawns"),
        *("barred", "hands", "cards", "laid", "won", "fallen", "gazes", "story", "silent"),
    }
    assert set(as_json(mine(table, 0))) == {"hand", "seen", "look_from", "wink_from"}
    assert set(as_json(seen(table).gazes[0])) == {"player", "since"}


def test_a_deed_tells_what_all_have_seen():
    """G3: without what does not belong to it."""
    table = thinned(4, 2)
    name(table, 2)
    deeds = as_json(seen(table).story)
    assert deeds[0] == {"at": 0, "kind": "called", "seat": 0, "agent": 10}
    right = {"agent": 10, "player": 1, "holder": 1, "right": True}
    assert deeds[4] == {"at": 0, "kind": "named", "seat": 0, **right}
    wrong = {"agent": 11, "player": 2, "holder": 1}
    assert deeds[-1] == {"at": 0, "kind": "named", "seat": 0, **wrong}
