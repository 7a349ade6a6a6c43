"""Naming the partner: W6, W7, W8, W9."""

import pytest

from tests.games.wink.playing import (
    asked,
    call,
    card,
    each_eyes,
    each_size,
    everybody,
    hand,
    happened,
    idle,
    match_of,
    name,
    offers,
    refuses,
    seen,
    told,
    turn,
    until,
)


@each_size
def test_before_its_first_call_a_seat_has_nothing_to_name(seats):
    """W6"""
    table = match_of(seats)
    for seat in range(seats):
        assert turn(table) == seat
        assert not seen(table).phase.names
        assert refuses(table, seat, "name", player=(seat + 1) % seats) == "nothing-to-name"
        idle(table)
    assert turn(table) == 0
    assert seen(table).phase.names


@each_size
@each_eyes
def test_any_other_player_may_be_named(seats, eyes):
    """W6"""
    table = asked(match_of(seats, first=1, eyes=eyes), card(seats, 3))
    assert turn(table) == 1
    assert offers(table, 1, "name") == [(seat,) for seat in range(seats) if seat != 1]
    assert refuses(table, 1, "name", player=1) == "not-yourself"
    assert refuses(table, 1, "name", player=seats) == "no-such-player"
    assert refuses(table, 1, "name", player=-1) == "no-such-player"


@each_size
@each_eyes
def test_right_gives_each_of_the_two_a_card(seats, eyes):
    """W7"""
    table = asked(match_of(seats, eyes=eyes), card(seats, 2, 1))
    agent, before = card(seats, 2, 1), seen(table)
    name(table, 2)
    now = seen(table)
    assert now.won == [[agent] if seat in (0, 2) else [] for seat in range(seats)]
    assert now.fallen == [[]] * seats
    assert now.up == [other for other in before.up if other != agent]
    assert now.down == []
    assert agent not in hand(table, 2)
    assert now.hands == [count - (seat == 2) for seat, count in enumerate(before.hands)]
    assert now.pawns == [None, *before.pawns[1:]]
    assert (now.cards, now.laid) == (before.cards, before.laid)


@each_size
@each_eyes
def test_wrong_turns_the_card_over_and_the_holder_s_falls(seats, eyes):
    """W8"""
    table = asked(match_of(seats, eyes=eyes), card(seats, 2, 1))
    agent, before = card(seats, 2, 1), seen(table)
    name(table, 3)
    now = seen(table)
    assert now.won == [[]] * seats
    assert now.fallen == [[agent] if seat == 2 else [] for seat in range(seats)]
    assert now.up == [other for other in before.up if other != agent]
    assert now.down == [agent]
    assert agent not in hand(table, 2)
    assert now.hands == [count - (seat == 2) for seat, count in enumerate(before.hands)]
    assert now.pawns == before.pawns
    assert (now.cards, now.laid) == (before.cards, before.laid)


@pytest.mark.parametrize("player", [2, 3])
def test_naming_closes_the_number_and_the_turn_goes_on(player):
    """W6, W7, W8: then comes the call."""
    table = asked(match_of(5), card(5, 2))
    name(table, player)
    assert turn(table) == 0
    assert not seen(table).phase.names
    assert refuses(table, 0, "name", player=2) == "nothing-to-name"
    assert refuses(table, 0, "call", agent=card(5, 2)) == "not-face-up"
    call(table, card(5, 1))
    assert turn(table) == 1
    assert seen(table).pawns[0] == card(5, 1)


@pytest.mark.parametrize("player", [2, 3])
def test_a_card_out_of_play_is_called_by_nobody_any_more(player):
    """W7, W8"""
    table = asked(match_of(5), card(5, 2))
    name(table, player)
    call(table, card(5, 1))
    for seat in range(1, 5):
        assert turn(table) == seat
        if seat != 2:
            assert refuses(table, seat, "call", agent=card(5, 2)) == "not-face-up"
        idle(table)


def test_turned_over_cards_stay_where_they_lay():
    """W8: the crowd keeps its order, whatever is taken or turned."""
    table = match_of(6)
    crowd = list(seen(table).crowd)
    asked(table, card(6, 4))
    name(table, 1)
    asked(table, card(6, 2))
    name(table, 2)
    asked(table, card(6, 3))
    name(table, 5)
    assert seen(table).crowd == crowd
    assert seen(table).down == [card(6, 3), card(6, 4)]
    assert seen(table).up == [a for a in crowd if a not in (card(6, 2), card(6, 3), card(6, 4))]


def test_cards_lie_in_the_order_in_which_they_came():
    """W7, W8"""
    table = match_of(4)
    for agent, player in [(30, 3), (12, 1), (29, 3), (11, 3), (10, 2), (14, 1)]:
        asked(table, agent)
        name(table, player)
    assert seen(table).won == [[30, 12, 29, 14], [12, 14], [], [30, 29]]
    assert seen(table).fallen == [[], [11, 10], [], []]


@each_size
def test_not_naming_costs_nothing(seats):
    """W9: the card stays."""
    table = asked(match_of(seats), card(seats, 2))
    before = seen(table)
    call(table, card(seats, 3))
    now = seen(table)
    assert card(seats, 2) in now.up
    assert (now.won, now.fallen, now.down) == ([[]] * seats, [[]] * seats, [])
    assert (now.hands, now.cards) == (before.hands, before.cards)
    assert now.pawns == [card(seats, 3), *before.pawns[1:]]


def test_a_card_that_was_not_named_may_be_called_again_later():
    """W9: by another and by the same seat, but not in the same turn."""
    table = asked(match_of(5), card(5, 2))
    assert refuses(table, 0, "call", agent=card(5, 2)) == "called-already"
    call(table, card(5, 3))
    call(table, card(5, 2))
    assert seen(table).pawns[:2] == [card(5, 3), card(5, 2)]
    until(table, 1)
    call(table, card(5, 4))
    until(table, 0)
    assert (card(5, 2),) in offers(table, 0, "call")
    call(table, card(5, 2))
    assert seen(table).pawns[0] == card(5, 2)


def test_whom_a_call_before_was_for_can_not_be_named_any_more():
    """W6: what is named is the number that the pawn stands on."""
    table = asked(match_of(5), card(5, 2))
    asked(table, card(5, 3))
    name(table, 2)
    assert seen(table).fallen == [[], [], [], [card(5, 3)], []]
    assert card(5, 2) in hand(table, 2)


@pytest.mark.parametrize("player", [2, 3])
@each_eyes
def test_what_all_are_told(player, eyes):
    """W7, W8, G4: right or wrong, the true holder comes out."""
    table = match_of(5, eyes=eyes)
    asked(table, card(5, 2))
    table.wait(2.5)
    start = len(table.log)
    name(table, player)
    for viewer in everybody(table):
        assert told(table, viewer, start) == [
            {
                "type": "named",
                "seat": 0,
                "agent": card(5, 2),
                "player": player,
                "holder": 2,
                "right": player == 2,
            }
        ]
    deed = seen(table).story[-1]
    assert (deed.kind, deed.at, deed.seat, deed.agent) == ("named", 2500, 0, card(5, 2))
    assert (deed.player, deed.holder, deed.right) == (player, 2, player == 2)
    assert len(happened(table, "named")) == 1
