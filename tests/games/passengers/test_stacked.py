"""What a tutorial or test may fix instead of chance, and what can't be."""

from typing import Any

import pytest

import zmova
from tests.games.passengers.playing import match_of, mine, seen
from tests.games.passengers.printed import HANDS, cards, hands
from zmova import BadDeal

PILE = cards("gs rs bs gd rd bd")


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_hands_and_coin_can_be_fixed(seats):
    """P2, P4, P6"""
    for seed in range(10):
        stacked = {"hands": hands(HANDS[seats]), "coin": 2}
        table = zmova.deal("passengers", seats, seed, stacked=stacked)
        assert [list(mine(table, seat).hand) for seat in range(seats)] == hands(HANDS[seats])
        assert seen(table).coin == 2


def test_shadows_can_be_fixed_and_come_from_the_top():
    """P3, P10"""
    table = match_of(4, shadows="bd rs gs gd bs rd")
    assert list(table.state.shadows) == cards("bd rs gs gd bs rd")


def test_what_is_not_fixed_is_left_to_chance():
    """G2, P1: and chance never deals a card that is fixed elsewhere."""
    coins, firsts, piles = set(), set(), set()
    for seed in range(60):
        table = zmova.deal("passengers", 4, seed, stacked={"shadows": cards("gs gs gs gd gd gd")})
        held = [card for seat in range(4) for card in mine(table, seat).hand]
        assert held.count("green soul") <= 1
        assert held.count("green demon") <= 1
        coins.add(seen(table).coin)
        firsts.add(mine(table, 0).first)
        fixed = zmova.deal("passengers", 4, seed, stacked={"hands": hands(HANDS[4])})
        pile = list(fixed.state.shadows)
        assert pile.count("green demon") <= 2
        assert pile.count("red soul") <= 2
        piles.add(tuple(pile))
    assert coins == {0, 1, 2, 3}
    assert len(firsts) > 4
    assert len(piles) > 20


def changed(seats: int, seat: int, hand: str) -> dict[str, Any]:
    held = hands(HANDS[seats])
    held[seat] = cards(hand)
    return {"hands": held}


@pytest.mark.parametrize(
    ("seats", "stacked"),
    [
        (5, {"coin": 5}),
        (5, {"coin": -1}),
        (5, {"coin": "0"}),
        (5, {"coin": True}),
        (5, {"hands": hands(HANDS[5])[:4]}),
        (5, {"hands": hands(HANDS[6])}),
        (5, {"hands": "gs rs gd"}),
        (5, {"hands": [["green soul", "red soul"], *hands(HANDS[5])[1:]]}),
        (5, {"hands": [["green soul", "red soul", "grey demon"], *hands(HANDS[5])[1:]]}),
        (5, {"hands": [["green soul", "red soul", 5], *hands(HANDS[5])[1:]]}),
        (5, changed(5, 0, "gd rs gd")),
        (5, changed(5, 0, "y rs gd")),
        (5, changed(5, 0, "gs rs gs")),
        (5, changed(5, 0, "gs rd gd")),
        (5, changed(5, 0, "gs rs gd bd")),
        (6, changed(6, 3, "gs rs gd")),
        (6, changed(6, 0, "gs y gd")),
        (8, {"hands": hands("gs gs gd | gs gs bd " + HANDS[8][HANDS[8].index("| bs") :])}),
        (5, {"shadows": PILE}),
        (4, {"shadows": PILE[:5]}),
        (4, {"shadows": [*PILE, "green soul"]}),
        (4, {"shadows": cards("gs rs bs gs rd bd")}),
        (4, {"shadows": cards("gs rs bs gd rd y")}),
        (4, {"shadows": cards("gs rs y gd rd bd")}),
        (4, {"hands": hands(HANDS[4]), "shadows": cards("rs rs rs gd rd bd")}),
        (4, {"hands": hands(HANDS[4]), "shadows": cards("gs rs bs gd gd gd")}),
        (5, {"driver": 1}),
        (5, {"gifts": [0, 1, 2, 3, 4]}),
    ],
    ids=str,
)
def test_what_can_not_be_is_refused(seats, stacked):
    """P1, P2, P3, P4, P6"""
    with pytest.raises(BadDeal) as caught:
        zmova.deal("passengers", seats, 1, stacked=stacked)
    assert "stacked" in str(caught.value)
