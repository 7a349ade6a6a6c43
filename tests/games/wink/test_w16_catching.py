"""Counter-intelligence: W16, W17, W18, W19, and what a wrong catch costs, W20."""

import pytest

from tests.games.wink.playing import (
    HAND,
    asked,
    call,
    card,
    catch,
    each_eyes,
    each_size,
    everybody,
    give_up,
    hand,
    idle,
    match_of,
    name,
    offers,
    refuses,
    seen,
    thinned,
    told,
    turn,
    until,
)


@each_size
@each_eyes
def test_right_takes_both_cards(seats, eyes):
    """W19: no wink has happened."""
    table = match_of(seats, eyes=eyes)
    agent = card(seats, 2, 1)
    call(table, agent)
    before = seen(table)
    catch(table, 3, 2, agent)
    now = seen(table)
    assert now.won == [[agent, agent] if seat == 3 else [] for seat in range(seats)]
    assert now.up == [other for other in before.up if other != agent]
    assert (now.down, now.fallen) == ([], [[]] * seats)
    assert agent not in hand(table, 2)
    assert now.hands == [count - (seat == 2) for seat, count in enumerate(before.hands)]
    assert now.cards == [3 if seat == 3 else 4 for seat in range(seats)]
    assert now.laid == [1 if seat == 3 else 0 for seat in range(seats)]
    assert now.pawns == [None] * seats


@each_size
@each_eyes
def test_wrong_costs_the_card_and_changes_nothing_else(seats, eyes):
    """W20: it goes back to the box."""
    table = match_of(seats, eyes=eyes)
    call(table, card(seats, 2))
    before = seen(table)
    catch(table, 3, 1, card(seats, 2))
    now = seen(table)
    assert now.cards == [3 if seat == 3 else 4 for seat in range(seats)]
    assert now.laid == [0] * seats
    assert (now.up, now.pawns, now.hands) == (before.up, before.pawns, before.hands)
    assert (now.won, now.fallen, now.down) == ([[]] * seats, [[]] * seats, [])
    assert now.phase == before.phase


@each_size
def test_at_any_moment_by_anybody_but_caller_and_holder(seats):
    """W16, W18: in everybody's turn, the caller's own too."""
    table = match_of(seats)
    agent = card(seats, 2)
    call(table, agent)
    for _ in range(seats):
        for seat in range(seats):
            chances = [found for found in offers(table, seat, "catch") if found[1] == agent]
            others = [(player, agent) for player in range(seats) if player != seat]
            assert chances == ([] if seat in (0, 2) else others)
        if turn(table) != 0:
            idle(table)
    assert turn(table) == 0
    catch(table, 1, 2, agent)
    assert seen(table).won[1] == [agent, agent]


def test_in_one_s_own_turn_too():
    """W16: before and after naming; the turn goes on."""
    table = match_of(5)
    call(table, card(5, 2, 0), card(5, 3, 0), card(5, 4, 0), card(5, 2, 1), card(5, 3, 1))
    catch(table, 0, 3, card(5, 3, 0))
    assert turn(table) == 0
    name(table, 2)
    catch(table, 0, 2, card(5, 2, 1))
    assert turn(table) == 0
    call(table, card(5, 1))
    assert seen(table).won[0] == [card(5, 3, 0)] * 2 + [card(5, 2, 0)] + [card(5, 2, 1)] * 2


def test_four_cards_four_tries():
    """W3, W16: right and wrong ones; none left, no catch."""
    table = match_of(6)
    call(table, card(6, 3, 0), card(6, 3, 1))
    catch(table, 5, 4, card(6, 3, 0))
    catch(table, 5, 3, card(6, 3, 1))
    catch(table, 5, 2, card(6, 3, 0))
    catch(table, 5, 1, card(6, 3, 0))
    assert (seen(table).cards[5], seen(table).laid[5]) == (0, 1)
    assert offers(table, 5, "catch") == []
    assert refuses(table, 5, "catch", player=3, agent=card(6, 3, 0)) == "no-cards-left"
    assert (3, card(6, 3, 0)) in offers(table, 4, "catch")


@each_size
@each_eyes
def test_any_number_that_lies_face_up_may_be_tried(seats, eyes):
    """W17: by anybody, called or not; before the first call too."""
    table = match_of(seats, eyes=eyes)
    assert (2, card(seats, 2)) in offers(table, 3, "catch")
    for nth in range(2):
        call(table, card(seats, 2, nth))
        for seat in range(seats):
            own = {*hand(table, seat), seen(table).pawns[seat]}
            agents = [agent for agent in seen(table).crowd if agent not in own]
            others = [player for player in range(seats) if player != seat]
            expected = [(player, agent) for agent in agents for player in others]
            assert offers(table, seat, "catch") == expected


@each_size
@each_eyes
def test_a_number_that_nobody_calls_is_caught_like_any_other(seats, eyes):
    """W17, W19: both cards are taken, and no pawn moves."""
    table = match_of(seats, eyes=eyes)
    call(table, card(seats, 3))
    pawns, agent = seen(table).pawns, card(seats, 2)
    catch(table, 1, 2, agent)
    now = seen(table)
    assert now.won == [[agent, agent] if seat == 1 else [] for seat in range(seats)]
    assert agent not in now.up + now.down
    assert agent not in hand(table, 2)
    assert (now.cards[1], now.laid[1], now.pawns) == (3, 1, pawns)
    for seat in range(seats):
        assert all(tried != agent for _, tried in offers(table, seat, "catch"))


@each_size
def test_a_number_that_nobody_calls_is_tried_in_vain_like_any_other(seats):
    """W17, W20"""
    table = match_of(seats)
    catch(table, 1, 3, card(seats, 2))
    now = seen(table)
    assert (now.cards[1], now.laid[1]) == (3, 0)
    assert (now.won, now.fallen, now.down) == ([[]] * seats, [[]] * seats, [])
    assert now.up == now.crowd
    assert now.hands == [HAND[seats]] * seats


@each_size
def test_after_the_caller_has_moved_on_it_may_still_be_caught(seats):
    """W17, W19: who saw the wink says it late; what is called now stays open."""
    table = asked(match_of(seats), card(seats, 2))
    call(table, card(seats, 3))
    catch(table, 1, 2, card(seats, 2))
    assert seen(table).won[1] == [card(seats, 2)] * 2
    assert seen(table).pawns[0] == card(seats, 3)
    until(table, 0)
    assert (3,) in offers(table, 0, "name")


def test_whoever_called_it_before_may_try_it_too():
    """W17, W18: the number is not their call any more."""
    table = asked(match_of(5), card(5, 2))
    assert refuses(table, 0, "catch", player=2, agent=card(5, 2)) == "your-own-call"
    call(table, card(5, 3))
    catch(table, 0, 2, card(5, 2))
    assert seen(table).won[0] == [card(5, 2)] * 2


def test_what_another_calls_again_is_that_one_s_call():
    """W17, W18, W19: the pawn that leaves the board is the one that stands there."""
    table = asked(match_of(5), card(5, 2))
    call(table, card(5, 3))
    call(table, card(5, 2))
    assert refuses(table, 1, "catch", player=2, agent=card(5, 2)) == "your-own-call"
    catch(table, 0, 2, card(5, 2))
    assert seen(table).pawns[:2] == [card(5, 3), None]


@pytest.mark.parametrize("how", ["right", "wrong", "caught", "caught uncalled"])
def test_a_number_that_does_not_lie_face_up_costs_nothing(how):
    """W17, W21: taken or turned over."""
    agent = card(5, 2)
    table = match_of(5) if how == "caught uncalled" else asked(match_of(5), agent)
    if how.startswith("caught"):
        catch(table, 1, 2, agent)
    else:
        name(table, 2 if how == "right" else 1)
    cards = seen(table).cards
    for seat in (1, 3, 4):
        for player in (0, 2):
            assert refuses(table, seat, "catch", player=player, agent=agent) == "not-face-up"
    assert seen(table).cards == cards


def test_a_number_that_a_lifted_pawn_has_left_may_be_tried():
    """W11, W17"""
    table = thinned(5)
    agent = seen(table).pawns[0]
    give_up(table)
    catch(table, 3, 1, agent)
    assert seen(table).won[3][-2:] == [agent, agent]


def test_who_stayed_at_home_is_caught_by_nobody():
    """W1, W17: and it costs nothing."""
    table = match_of(8)
    assert refuses(table, 3, "catch", player=2, agent=36) == "not-at-the-ball"
    assert seen(table).cards == [4] * 8


def test_the_last_card_of_a_hand_may_go_uncalled():
    """W17, W22: the match ends at once."""
    table = thinned(5)
    agent = seen(table).pawns[0]
    give_up(table)
    catch(table, 4, 1, agent)
    assert table.over
    assert hand(table, 1) == []


def test_not_the_own_call():
    """W18"""
    table = match_of(5)
    call(table, card(5, 2))
    assert refuses(table, 0, "catch", player=2, agent=card(5, 2)) == "your-own-call"
    until(table, 0)
    assert refuses(table, 0, "catch", player=2, agent=card(5, 2)) == "your-own-call"


def test_not_a_number_that_one_holds():
    """W18: the partner can't call suspicion on others."""
    table = match_of(5)
    call(table, card(5, 2))
    assert refuses(table, 2, "catch", player=3, agent=card(5, 2)) == "you-hold-it"


def test_not_oneself():
    """W18"""
    table = match_of(5)
    call(table, card(5, 2))
    assert refuses(table, 2, "catch", player=2, agent=card(5, 2)) == "not-yourself"
    assert refuses(table, 3, "catch", player=3, agent=card(5, 2)) == "not-yourself"


@pytest.mark.parametrize("player", [-1, 5, 99])
def test_not_somebody_who_is_not_there(player):
    """W16"""
    table = match_of(5)
    call(table, card(5, 2))
    assert refuses(table, 3, "catch", player=player, agent=card(5, 2)) == "no-such-player"


def test_to_suspect_the_caller_is_allowed_and_always_wrong():
    """W10, W16: the caller does not hold what it called."""
    table = match_of(5)
    call(table, card(5, 2))
    assert (0, card(5, 2)) in offers(table, 3, "catch")
    catch(table, 3, 0, card(5, 2))
    assert (seen(table).cards[3], seen(table).laid[3]) == (3, 0)


@each_size
@each_eyes
def test_the_caller_has_no_partner_any_more(seats, eyes):
    """W19: it may not name, and calls anew in its turn."""
    table = match_of(seats, eyes=eyes)
    call(table, card(seats, 2))
    catch(table, 3, 2, card(seats, 2))
    while turn(table) != 0:
        assert seen(table).pawns[0] is None
        idle(table)
    assert not seen(table).phase.names
    assert refuses(table, 0, "name", player=2) == "nothing-to-name"
    call(table, card(seats, 1, 1))
    assert seen(table).pawns[0] == card(seats, 1, 1)


def test_a_catch_takes_one_number_and_leaves_the_others_open():
    """W19: two calls for the same holder."""
    table = match_of(5)
    call(table, card(5, 3, 0), card(5, 3, 1))
    catch(table, 2, 3, card(5, 3, 1))
    assert seen(table).pawns == [card(5, 3, 0), None, None, None, None]
    assert (3, card(5, 3, 0)) in offers(table, 4, "catch")
    assert card(5, 3, 0) in hand(table, 3)
    until(table, 0)
    name(table, 3)
    assert seen(table).won == [[card(5, 3, 0)], [], [card(5, 3, 1)] * 2, [card(5, 3, 0)], []]


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("called", [True, False])
def test_what_all_are_told(right, called):
    """W17, W19, W20, G3: a wrong one does not tell who holds the number."""
    table = match_of(5)
    call(table, card(5, 2 if called else 1))
    table.wait(3)
    start, player = len(table.log), 2 if right else 4
    catch(table, 3, player, card(5, 2))
    for viewer in everybody(table):
        assert told(table, viewer, start) == [
            {
                "type": "caught",
                "seat": 3,
                "agent": card(5, 2),
                "caller": 0 if called else None,
                "player": player,
                "right": right,
            }
        ]
    deed = seen(table).story[-1]
    assert (deed.at, deed.kind, deed.seat, deed.agent) == (3000, "caught", 3, card(5, 2))
    assert (deed.player, deed.holder, deed.right) == (player, 2 if right else None, right)
