"""T1: the decks, and which of their cards are in play."""

from collections import Counter
from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    NAMES,
    each_size,
    full,
    hands,
    happened,
    match_of,
    own_decks,
    seen,
)
from zmova import BadDeal, Table
from zmova.games.trolley.decks import deck

DECKS: Any = list(NAMES.values())


def in_play(table: Table, name: str) -> list[str]:
    """The deck from its top, before anybody drew from it."""
    found: list[str] = next(e["cards"] for e in happened(table, "shuffled") if e["deck"] == name)
    return found


@pytest.mark.parametrize(("name", "least"), [(DECKS[0], 200), (DECKS[1], 125), (DECKS[2], 175)])
def test_every_shipped_card_is_there_once(name, least):
    """T1"""
    cards = in_play(zmova.deal("trolley", 3, 1), name)
    assert len(cards) >= least
    assert Counter(cards) == dict.fromkeys(deck(name), 1)


@pytest.mark.parametrize(("name", "least"), [(DECKS[0], 120), (DECKS[1], 70), (DECKS[2], 100)])
def test_a_family_plays_only_the_cards_that_are_fit_for_it(name, least):
    """T1"""
    cards = in_play(zmova.deal("trolley", 3, 1, {"family": True}), name)
    fit = [card for card in deck(name) if deck(name)[card].family]
    assert len(cards) >= least
    assert sorted(cards) == sorted(fit)
    assert len(fit) < len(deck(name))


@pytest.mark.parametrize("name", DECKS)
def test_chance_decides_the_order_of_each_deck(name):
    """T1, G2"""
    orders = {tuple(in_play(zmova.deal("trolley", 3, seed), name)) for seed in range(20)}
    assert len(orders) == 20
    assert len({order[0] for order in orders}) > 10
    again = [in_play(zmova.deal("trolley", 3, 7), name) for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.parametrize("family", [False, True])
@pytest.mark.parametrize("name", DECKS)
def test_own_cards_are_shuffled_into_the_shipped_ones(name, family):
    """T1: hosts vouch for their own cards, so they are in play at a family's table too."""
    own = {name: ["Our cat", "Our other cat"]}
    with_them = zmova.deal("trolley", 3, 1, {"own": own, "family": family})
    without = zmova.deal("trolley", 3, 1, {"family": family})
    added = {f"own-{name}-1", f"own-{name}-2"}
    assert set(in_play(with_them, name)) - set(in_play(without, name)) == added
    assert len(in_play(with_them, name)) == len(in_play(without, name)) + 2
    places = {
        in_play(zmova.deal("trolley", 3, seed, {"own": own}), name).index(f"own-{name}-1")
        for seed in range(12)
    }
    assert len(places) > 8


def test_the_shipped_cards_may_stay_in_the_box():
    """T1"""
    table = zmova.deal("trolley", 3, 1, {"own": own_decks(9, 7, 8), "only_own": True})
    for name, size in zip(DECKS, (9, 7, 8), strict=True):
        assert sorted(in_play(table, name)) == sorted(
            f"own-{name}-{number}" for number in range(1, size + 1)
        )


@pytest.mark.parametrize("name", DECKS)
def test_no_deck_may_be_empty(name):
    """T1"""
    own = {**own_decks(5, 5, 5), name: []}
    with pytest.raises(BadDeal, match=name):
        zmova.deal("trolley", 3, 1, {"own": own, "only_own": True})
    zmova.deal("trolley", 3, 1, {"own": own})


def test_everybody_can_read_own_cards():
    """T1: they are on the table in no catalogue, so the view brings their texts."""
    own = {"innocents": ["Our cat"], "modifiers": ["…who ate the cake"]}
    table = zmova.deal("trolley", 4, 1, {"own": own})
    assert zmova.encode(seen(table).own) == zmova.encode(own)


@each_size
@pytest.mark.parametrize("variants", [{}, {"valerii": True, "accomplices": True}])
def test_no_card_is_dealt_twice(seats, variants):
    """T1, T3"""
    for seed in range(5):
        table = zmova.deal("trolley", seats, seed, variants)
        held = [
            card
            for seat in range(seats)
            for one in table.view(seat).mine.hands
            if one.seat == seat
            for card in (*one.innocents, *one.guilty, *one.modifiers)
        ]
        turned = [
            one.card for row in (seen(table).tracks.left, seen(table).tracks.right) for one in row
        ]
        assert max(Counter(held + turned).values()) == 1
        assert len(turned) == 2


def test_cards_come_from_the_deck_of_their_kind():
    """T1, T3"""
    table = zmova.deal("trolley", 7, 3)
    for seat in range(7):
        for one in table.view(seat).mine.hands:
            assert set(one.innocents) <= set(deck("innocents"))
            assert set(one.guilty) <= set(deck("guilty"))
            assert set(one.modifiers) <= set(deck("modifiers"))


def test_the_words_of_these_tests_are_right():
    assert full("i1", "g20", "m3") == ["own-innocents-1", "own-guilty-20", "own-modifiers-3"]
    assert hands(match_of(3, top="i9 g8"))[1] == "i9 i1 i2 g8 g1 g2 m1 m2 m3"
