"""The cards, the factions and the coin: P1-P4, P6."""

from collections import Counter

import pytest

import zmova
from tests.games.passengers.playing import everybody, match_of, mine, phase, seen, told, turn
from tests.games.passengers.printed import cards, hands
from zmova import Table

DECK = Counter(cards("gs rs bs gd rd bd") * 4 + ["yaesther"])
FACTIONS = {4: (2, 1, 1), 5: (3, 2, 0), 6: (3, 2, 1), 7: (4, 3, 0), 8: (4, 3, 1)}
each_size = pytest.mark.parametrize("seats", FACTIONS)


def dealt(seats: int, seed: int) -> Table:
    return zmova.deal("passengers", seats, seed)


def held(table: Table) -> list[list[str]]:
    return [list(mine(table, seat).hand) for seat in range(seen(table).seats)]


def kinds(some: list[str]) -> Counter[str]:
    return Counter(card.split()[-1] for card in some)


@each_size
def test_the_faction_deck_fits_the_number_of_players(seats):
    """P2"""
    for seed in range(30):
        table = dealt(seats, seed)
        firsts = [hand[0] for hand in held(table)]
        count = kinds(firsts)
        assert (count["soul"], count["demon"], count["yaesther"]) == FACTIONS[seats]
        assert (seen(table).souls, seen(table).demons, seen(table).yaesther) == FACTIONS[seats]


@each_size
def test_the_first_card_fixes_the_faction(seats):
    """P2"""
    faction = {"soul": "souls", "demon": "demons", "yaesther": "yaesther"}
    table = dealt(seats, 3)
    for seat, hand in enumerate(held(table)):
        assert mine(table, seat).first == hand[0]
        assert mine(table, seat).faction == faction[hand[0].split()[-1]]


@each_size
def test_every_hand_gets_one_more_soul_and_one_more_demon(seats):
    """P4"""
    for seed in range(30):
        for hand in held(dealt(seats, seed)):
            assert len(hand) == 3
            assert kinds(hand[1:]) == {"soul": 1, "demon": 1}


@each_size
def test_no_card_is_there_more_often_than_it_was_printed(seats):
    """P1, P3: four of each colour and kind, one Yaesther; shadows come from the same decks."""
    whole: Counter[str] = Counter()
    for seed in range(200):
        table = dealt(seats, seed)
        used = Counter([card for hand in held(table) for card in hand] + list(table.state.shadows))
        assert used <= DECK
        whole |= used
    if seats == 8:
        assert whole == DECK


def test_a_shadow_pile_is_there_with_four_players_alone():
    """P3: three souls and three demons, shuffled."""
    orders = set()
    for seed in range(60):
        pile = list(dealt(4, seed).state.shadows)
        assert kinds(pile) == {"soul": 3, "demon": 3}
        orders.add(tuple(card.split()[1] for card in pile))
    assert len(orders) > 10
    for seats in (5, 6, 7, 8):
        assert not dealt(seats, 1).state.shadows


def test_nobody_looks_at_the_shadow_pile():
    """P3: two piles give everybody the same views."""
    one, other = (match_of(4, shadows=pile) for pile in ("gs gs rs gd rd bd", "bd rd bs bs gd rs"))
    for viewer in (None, 0, 1, 2, 3):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))


@each_size
def test_chance_decides_cards_factions_and_coin(seats):
    """P2, P4, P6, G2"""
    tables = [dealt(seats, seed) for seed in range(150)]
    assert {seen(table).coin for table in tables} == set(range(seats))
    for seat in range(seats):
        assert {mine(table, seat).faction for table in tables} == {
            *("souls", "demons"),
            *(["yaesther"] if FACTIONS[seats][2] else []),
        }
        colored = {card for table in tables for card in held(table)[seat]} - {"yaesther"}
        assert colored == set(cards("gs rs bs gd rd bd"))


def test_the_same_seed_deals_the_same():
    """G2"""
    assert dealt(6, 9) == dealt(6, 9)
    assert held(dealt(6, 9)) != held(dealt(6, 10))


@each_size
def test_each_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(seats):
    """P4, G3"""
    table = match_of(seats)
    assert seen(table).hands == [3] * seats
    assert table.view(None).mine is None
    for seat in range(seats):
        assert mine(table, seat).hand == list(table.state.hands[seat])
    for viewer in everybody(table):
        assert told(table, viewer)[0] == {"type": "dealt", "coin": seen(table).coin}


@each_size
def test_the_coin_holder_opens(seats):
    """P6, P11"""
    for coin in range(seats):
        table = match_of(seats, coin=coin)
        assert seen(table).coin == coin
        if seats > 4:
            assert (phase(table), turn(table)) == ("placing", coin)


@pytest.mark.parametrize("seats", [0, 3, 9])
def test_four_to_eight_play(seats):
    """P2"""
    with pytest.raises(zmova.BadDeal):
        zmova.deal("passengers", seats, 1)


def test_hands_are_listed_as_they_were_dealt():
    """P4: the index of a card is its place in the seat's own view."""
    table = match_of(5)
    expected = hands("gs rs gd | rd bs bd | bs gs rd | bd rs gd | rs bs gd")
    assert held(table) == expected
