"""Matches that were dealt by the rules of version 1 go on by them, told in today's words."""

from typing import Any

import pytest

from tests.games.trolley.playing import (
    as_json,
    full,
    happened,
    own_decks,
    phase,
    pick_all,
    pin,
    refusal,
    ride,
    seen,
    steer,
    told,
    until,
    waiting,
)
from zmova import Table
from zmova.games import named
from zmova.games.trolley.moves import Modifier
from zmova.table.whim import Whim

GAME = named("trolley")
THEN = GAME.by_rules("1")


def match_of_then(seats: int = 5, **options: Any) -> Table:
    """A match that version 1 has dealt; seat 0 drives."""
    decks = own_decks(120, 80, 150)
    stacked: dict[str, Any] = {
        name: full(*(f"{name[0]}{number + 1}" for number in range(len(cards))))
        for name, cards in decks.items()
    }
    agreed = {"own": decks, "only_own": True, **options}
    return Table.deal(THEN, seats, 1, agreed, {"driver": 0, **stacked})


def turns(table: Table) -> list[int]:
    found = []
    while phase(table) == "modifying":
        found += waiting(table)
        pin(table, found[-1])
    return found


@pytest.mark.parametrize(
    ("seats", "options", "order"),
    [
        (5, {}, [2, 4]),
        (8, {}, [3, 7, 4]),
        (13, {}, [3, 9, 4, 10, 5, 11, 6, 12]),
        (4, {"accomplices": True}, [1, 3, 2, 3, 2]),
        (7, {"accomplices": True}, [1, 4, 2, 5, 3, 6, 3, 6]),
    ],
)
def test_modifiers_come_openly_and_the_teams_take_turns(seats, options, order):
    """T7, T16: accomplices who hold a hand of them anyway play two."""
    table = until(match_of_then(seats, **options), "modifying")
    assert turns(table) == order
    assert [event["seat"] for event in happened(table, "pinned")] == order
    assert phase(table) == "arguing"


def test_a_tie_leaves_the_token_where_it_is_or_with_nobody():
    """T15"""
    table = match_of_then(valerii=True)
    held = []
    for name in ("left", "left", "right", "right"):
        steer(until(table, "arguing"), name)
        held.append(seen(table).helper)
    assert held == [None, 2, 2, 2]


def test_the_extra_modifier_may_be_kept():
    """T15"""
    table = match_of_then(3, valerii=True)
    ride(table, "left", "left", "right")
    until(table, "modifying")
    pin(table, waiting(table)[0])
    pin(table, waiting(table)[0])
    assert waiting(table) == [seen(table).helper]
    table.play(waiting(table)[0], {"type": "pass"})
    assert phase(table) == "arguing"


def test_who_is_not_called_waits_for_its_turn():
    """T7, G5"""
    table = until(match_of_then(), "modifying")
    move = {"type": "modifier", "card": 0, "target": {"track": "left", "place": 0}}
    assert refusal(table, 4, move) == refusal(table, 1, move) == "not-your-turn"
    assert refusal(table, 0, move) == "you-drive"


def test_it_is_seen_and_told_as_matches_are_now():
    """T7: so that one client shows both."""
    table = match_of_then()
    start = len(table.log)
    pick_all(table)
    pick_all(table)
    pin(table, 2)
    for viewer in (None, 0, 2, 4):
        assert {"type": "pick-opened", "deck": "modifiers"} in told(table, viewer, start)
        assert {one["type"] for one in told(table, viewer)} <= {
            "shuffled",
            "round-began",
            "turned",
            "pick-opened",
            "picked",
            "picks-shown",
            "shown",
        }
    assert as_json(seen(table).phase) == {"type": "modifying", "waiting": [4], "ends": None}


def test_a_stored_match_goes_on_where_it_was_left():
    """G7: a steward too."""
    table = until(match_of_then(modifier_seconds=20), "modifying")
    again = Table.replay(GAME, table.log)
    assert again == table
    assert type(GAME.steward(again.view(2), Whim(1))) is Modifier
    again.wait(40)
    assert phase(again) == "arguing"
    assert [event["seat"] for event in happened(again, "pinned")] == [2, 4]
