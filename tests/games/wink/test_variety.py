"""A property is worth as much as the matches that it was tried on: they reach all kinds of eyes."""

from collections import Counter
from itertools import product

import msgspec

from tests.properties.playing import played


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
