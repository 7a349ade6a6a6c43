"""A property is worth as much as the matches that it was tried on: they reach all that is rare."""

from collections import Counter
from typing import Any

import msgspec

from tests.properties.playing import played


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
