"""A property is worth as much as the matches that it was tried on: they reach everything."""

from collections import Counter
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

import zmova
from tests.games.passengers.oracle.printed import GIFTS
from tests.properties.playing import played
from zmova.games import named


@pytest.mark.parametrize("name", zmova.games.names())
def test_random_matches_bring_about_every_event_by_every_move_with_every_number_of_seats(name):
    """G5"""
    game, seats = named(name), set()
    events: set[type] = set()
    moves: set[type] = set()
    for seed in range(60):
        match = played(name, seed)
        table = match.table
        seats.add(table.opened.seats)
        events |= {type(event) for event in table.log}
        moves |= {
            type(table.read(s.move)) for s in match.steps if s.accepted and s.seat is not None
        }
    assert seats == set(range(game.fewest, game.most + 1))
    assert set(get_args(game.events)) <= events
    assert set(get_args(game.moves)) <= moves


def test_random_matches_of_trolley_reach_all_that_is_rare_with_every_number_of_seats():
    """T3, T8, T9, T10, T15, T16"""
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(220):
        table = played("trolley", seed).table
        log = [msgspec.to_builtins(event) for event in table.log]
        seen.update((table.opened.seats, rare) for event in log[4:] for rare in rarities(event))
    for seats in range(3, 14):
        for rare in RARE - ({"arranged"} if seats == 3 else set()):
            assert seen[seats, rare], (seats, rare)


RARE = {"shuffled", "short", "arranged", "accomplices", "valerii", "passed", "argued", "chance"}


def rarities(event: dict[str, Any]) -> set[str]:
    """A deck made anew, a draw that was short, a lever that fell by chance, and the like."""
    found = {event["type"], event.get("variant")}
    found |= {"short"} if event["type"] == "drew" and len(event["cards"]) < 3 else set()
    found |= {"chance"} if event.get("by_chance") else set()
    return found & RARE


def test_winks_of_random_matches_are_seen_by_all_kinds_of_eyes_with_every_number_of_seats():
    """W13, W15"""
    seen: Counter[tuple[int, bool, bool]] = Counter()
    rested: Counter[str] = Counter()
    for seed in range(100):
        table = played("wink", seed).table
        log = [msgspec.to_builtins(event) for event in table.log]
        rested.update(event["strain"] for event in log if event["type"] == "rested")
        for wink in (event for event in log if event["type"] == "winked"):
            caller = wink["player"] in wink["seen_by"]
            third = bool({*wink["seen_by"]} - {wink["player"]})
            seen[table.opened.seats, caller, third] += 1
    for seats, caller, third in product(range(4, 9), (False, True), (False, True)):
        assert seen[seats, caller, third] >= 3, (seats, caller, third)
    assert min(rested["look"], rested["wink"]) >= 50


def test_random_matches_of_passengers_use_every_gift_with_every_number_of_seats():
    """P7, P13"""
    used: Counter[tuple[int, str]] = Counter()
    for seed in range(250):
        table = played("passengers", seed).table
        used.update((table.opened.seats, use.gift) for use in table.state.uses if not use.skipped)
    for seats in range(4, 9):
        sets = ["four"] if seats == 4 else ["I", "II", "III"]
        for gift in {gift for name in sets for gift in GIFTS[name].split()}:
            assert used[seats, gift] >= 3, (seats, gift)
