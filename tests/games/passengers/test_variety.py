"""A property is worth as much as the matches that it was tried on: they reach every gift."""

from collections import Counter

from tests.games.passengers.oracle.printed import GIFTS
from tests.properties.playing import played


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
