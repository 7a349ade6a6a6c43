"""The set-up: W1, W2, W3, W4; G1, G2."""

from collections import Counter

import pytest

import zmova
from tests.games.wink.playing import (
    AGENTS,
    HAND,
    as_json,
    call,
    card,
    each_eyes,
    each_size,
    everybody,
    hand,
    hands,
    happened,
    match_of,
    mine,
    offers,
    seen,
    told,
    turn,
)
from zmova import BadDeal

LEFT_OUT = {4: [], 5: [36], 6: [], 7: [36], 8: [33, 34, 35, 36]}


@each_size
def test_how_many_agents_come_to_the_ball(seats):
    """W1"""
    for seed in range(5):
        table = zmova.deal("wink", seats, seed)
        assert sorted([*seen(table).crowd, *LEFT_OUT[seats]]) == list(range(1, 37))
        assert seen(table).up == seen(table).crowd
        assert seen(table).down == []


@each_size
def test_the_second_deck_is_dealt_out_evenly(seats):
    """W1, W2"""
    for seed in range(5):
        table = zmova.deal("wink", seats, seed)
        assert [len(held) for held in hands(table)] == [HAND[seats]] * seats
        assert seen(table).hands == [HAND[seats]] * seats
        dealt = sorted(agent for held in hands(table) for agent in held)
        assert dealt == list(range(1, AGENTS[seats] + 1))


@each_size
def test_crowd_and_hands_are_shuffled(seats):
    """W2, G2"""
    tables = [zmova.deal("wink", seats, seed) for seed in range(60)]
    assert len({tuple(seen(table).crowd) for table in tables}) == 60
    assert len({seen(table).crowd[0] for table in tables}) > 20
    assert len({tuple(hand(table, 0)) for table in tables}) == 60
    holders = Counter(seat for table in tables for seat in range(seats) if 7 in hand(table, seat))
    assert set(holders) == set(range(seats))
    for table in tables:
        assert seen(table).crowd != [agent for held in hands(table) for agent in held]


@each_size
def test_everybody_has_a_pawn_off_the_board_and_four_cards(seats):
    """W3"""
    table = zmova.deal("wink", seats, 1)
    assert seen(table).pawns == [None] * seats
    assert seen(table).cards == [4] * seats
    assert seen(table).laid == [0] * seats
    assert seen(table).won == seen(table).fallen == [[]] * seats
    assert seen(table).barred == seen(table).story == []


@each_size
def test_the_first_seat_is_random(seats):
    """W4"""
    firsts = Counter(turn(zmova.deal("wink", seats, seed)) for seed in range(100))
    assert set(firsts) == set(range(seats))
    assert max(firsts.values()) < 60


@each_size
@each_eyes
def test_turns_go_clockwise(seats, eyes):
    """W4, G1: two rounds, begun by the last seat."""
    table = match_of(seats, first=seats - 1, eyes=eyes)
    met = []
    for nth in range(2 * seats):
        assert seen(table).turn == nth + 1
        met.append(turn(table))
        call(table, offers(table, turn(table), "call")[nth][0])
    assert met == [(seats - 1 + step) % seats for step in range(2 * seats)]
    assert [event["seat"] for event in happened(table, "turn-began")] == [*met, seats - 1]


def test_only_the_seat_whose_turn_it_is_may_call_or_name_or_pass():
    """W4"""
    table = match_of(5, first=3)
    kinds = {"call", "name", "pass"}
    assert [seat for seat in range(5) if any(offers(table, seat, kind) for kind in kinds)] == [3]


@each_size
def test_the_same_seed_deals_the_same(seats):
    """G2"""
    one, other = (zmova.deal("wink", seats, 5) for _ in range(2))
    assert one == other
    assert zmova.replay("wink", zmova.read_log("wink", as_json(one.log))) == one
    assert zmova.deal("wink", seats, 6).state != one.state


@each_size
def test_a_seat_sees_its_own_hand_only(seats):
    """W2, G3: the deal is told without a card."""
    table = match_of(seats, first=2)
    for seat in range(seats):
        assert mine(table, seat).hand == [card(seats, seat, nth) for nth in range(HAND[seats])]
    assert table.view(None).mine is None
    assert table.view(None).choices == []
    for viewer in everybody(table):
        assert told(table, viewer) == [
            {"type": "dealt", "crowd": seen(table).crowd, "first": 2},
            {"type": "turn-began", "seat": 2},
        ]


@each_size
def test_other_hands_change_nothing_for_whoever_does_not_hold_them(seats):
    """G3: two seats have each other's cards."""
    one = match_of(seats)
    swapped = hands(one)
    swapped[1], swapped[2] = swapped[2], swapped[1]
    stacked = {"hands": swapped, "first": 0, "crowd": seen(one).crowd}
    other = zmova.deal("wink", seats, 1, {}, stacked)
    for table in (one, other):
        call(table, card(seats, 3))
    for viewer in everybody(one):
        same = zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert same == (viewer not in (1, 2))


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 9])
def test_fewer_than_four_or_more_than_eight_do_not_play(seats):
    """W1"""
    with pytest.raises(BadDeal):
        zmova.deal("wink", seats, 1)
