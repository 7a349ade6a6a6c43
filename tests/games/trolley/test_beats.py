"""What stands to be seen before the round goes on: cards that appear, and the tram (T5, T6, T9)."""

from typing import Any

import pytest

from tests.games.trolley.playing import (
    as_json,
    everybody,
    match_of,
    phase,
    pick,
    ride,
    seen,
    track,
    until,
)
from zmova import Table
from zmova.games.trolley.events import PicksShown, Steered

PICK = {"innocents": {"type": "innocent", "card": 0}, "guilty": {"type": "guilty", "card": 0}}
STEER = {"type": "steer", "track": "left"}


def moments(table: Table, seat: int, move: dict[str, Any]) -> list[tuple[str, list[Any]]]:
    """The phase of each moment that a move brings, and what is on offer in it to any seat."""
    found = []
    for _ in table.steps(seat, move):
        offers = [table.moves(one) for one in range(table.opened.seats)]
        found.append((as_json(seen(table).phase)["type"], [one for one in offers if one]))
    return found


@pytest.mark.parametrize("deck", PICK)
def test_cards_that_appear_are_seen_before_the_next_choice(deck):
    """T5, T6: and nobody can do anything so long; the time to choose begins afterwards."""
    table = until(match_of(5, pick_seconds=20, modifier_seconds=20), deck)
    first, second = seen(table).phase.waiting
    pick(table, first)
    table.wait(5)
    now = table.now
    played, after = moments(table, second, PICK[deck])
    assert played == ("played", [])
    assert after[0] == ("picking" if deck == "innocents" else "modifying")
    assert seen(table).phase.ends == now + PicksShown.beat + 20_000


def test_while_they_are_seen_all_see_them_and_no_choice_is_secret_any_more():
    """T5, G3"""
    table = match_of(5)
    pick(table, 1, 2)
    steps = table.steps(3, PICK["innocents"])
    next(steps)
    for viewer in everybody(table):
        view = table.view(viewer)
        assert as_json(view.table.phase) == {"type": "played", "deck": "innocents"}
        assert (view.choices, view.mine and view.mine.pick) == ([], None)
    assert (track(table, "left"), track(table, "right")) == ("i7 i3", "i8 i4")
    for _ in steps:
        pass
    assert phase(table) == "guilty"


def test_the_tram_runs_before_the_next_round_where_no_pause_was_agreed_on():
    """T9, T11"""
    table = until(match_of(5, pick_seconds=20), "arguing")
    now = table.now
    assert [kind for kind, _ in moments(table, 0, STEER)] == ["pause", "picking"]
    assert seen(table).phase.ends == now + Steered.beat + 20_000


def test_the_last_tram_runs_before_the_result():
    """T9, T12: a pause would not come after it."""
    table = match_of(5, pause_seconds=12)
    for _ in range(4):
        ride(table, "left")
        table.wait(12)
    steps = table.steps(seen(until(table, "arguing")).driver, STEER)
    next(steps)
    assert as_json(seen(table).phase) == {"type": "pause", "ends": None}
    assert len(list(steps)) == 1
    assert phase(table) == "over"


def test_a_pause_is_no_longer_for_the_tram():
    """T9: it is seen in the pause."""
    table = until(match_of(5, pause_seconds=12), "arguing")
    now = table.now
    assert [kind for kind, _ in moments(table, 0, STEER)] == ["pause"]
    assert seen(table).phase.ends == now + 12_000
