"""When it ends and what counts: W22, W23; G8."""

from typing import Any

import pytest

import zmova
from tests.games.wink.playing import (
    HAND,
    as_json,
    asked,
    call,
    card,
    catch,
    each_eyes,
    each_size,
    everybody,
    hand,
    hands,
    happened,
    match_of,
    name,
    refusal,
    seen,
    thinned,
    told,
    turn,
    watch,
    wink,
)
from zmova import Table


def right(table: Table) -> None:
    name(table, 1)


def wrong(table: Table) -> None:
    name(table, 2)


def caught(table: Table) -> None:
    catch(table, 3, 1, seen(table).pawns[0])


WAYS = [right, wrong, caught]
each_way = pytest.mark.parametrize("end", WAYS)


@each_size
@each_way
@each_eyes
def test_at_once_when_a_seat_has_no_agent_left(seats, end, eyes):
    """W22: in the middle of a turn, whichever way the last card went."""
    table = thinned(seats, eyes=eyes)
    assert (table.over, table.result) == (False, None)
    start = len(table.log)
    end(table)
    assert table.over
    assert hand(table, 1) == []
    assert seen(table).hands == [0 if seat == 1 else 1 for seat in range(seats)]
    kinds = [event["type"] for event in as_json(table.log[start:])]
    assert kinds == ["caught" if end is caught else "named", "match-ended"]
    for seat in range(seats):
        assert table.moves(seat) == []


@each_size
@each_way
def test_open_calls_score_nothing(seats, end):
    """W22, W23: other pawns stand on cards whose holders are as good as known."""
    table = thinned(seats)
    score = 2 * (HAND[seats] - 1) + 4
    assert all(pawn is not None for pawn in seen(table).pawns)
    end(table)
    expected = [score] * seats
    if end is right:
        expected[0] += 1
        expected[1] += 1
    if end is caught:
        expected[3] += 1
    assert table.result is not None
    assert table.result.scores == expected
    assert len([pawn for pawn in seen(table).pawns if pawn is not None]) >= seats - 1


@each_size
def test_while_everybody_has_a_card_it_goes_on(seats):
    """W22"""
    table = thinned(seats, HAND[seats] - 1)
    name(table, 1)
    assert seen(table).hands[1] == 1
    assert not table.over
    assert turn(table) == 0


@pytest.mark.parametrize("player", [2, 1])
def test_when_no_card_of_the_crowd_lies_face_up(player):
    """W22: taken (right) or turned over (wrong).

    As a number leaves crowd and hand together, somebody's hand is empty by then in every match
    that can be played; so the last card of the crowd is set by hand.
    """
    table = asked(match_of(5), card(5, 2))
    table.state.up = frozenset({card(5, 2)})
    name(table, player)
    assert table.over
    assert all(hands(table))
    assert seen(table).down == ([] if player == 2 else [card(5, 2)])


def test_cards_that_are_turned_over_are_not_left():
    """W22: with one more face up it goes on, however many are turned over."""
    table = asked(match_of(5), card(5, 2))
    table.state.up = frozenset({card(5, 2), card(5, 3)})
    table.state.down = frozenset(table.state.crowd) - table.state.up
    name(table, 1)
    assert not table.over
    assert len(seen(table).down) == 34


@each_size
def test_a_point_for_each_card_face_up_and_each_counter_intelligence_card_in_hand(seats):
    """W23: counted by hand."""
    hand_size, last = HAND[seats], seats - 1
    table = thinned(seats, hand_size - 1)
    expected = [2 * (hand_size - 2) + 4] * seats
    catch(table, last, 0, seen(table).pawns[0])
    expected[last] -= 1  # a card less in hand
    catch(table, 3, 2, seen(table).pawns[1])
    expected[3] += 1  # two agents for one card
    name(table, 2)  # wrong: nothing for anybody
    call(table, card(seats, 1, hand_size - 1))
    catch(table, 3, 1, card(seats, 1, hand_size - 1))
    expected[3] += 1
    assert table.result is not None
    assert table.result.scores == expected
    assert seen(table).fallen[1] == [card(seats, 1, hand_size - 2)]


@each_way
@each_eyes
def test_the_result_has_the_shape_that_the_rules_promise(end, eyes):
    """W7, W19, W23, G8: and tells how every point came about, in its order."""
    table = match_of(8, eyes=eyes)
    agents = [card(8, 1, nth) for nth in range(4)]
    call(table, agents[0])
    catch(table, 3, 1, agents[0])
    call(table, card(8, 2))
    catch(table, 0, 5, card(8, 2))
    call(table, agents[1])
    catch(table, 0, 1, agents[1])
    call(table, agents[2], card(8, 5), card(8, 6), card(8, 4), card(8, 3))
    call(table, agents[3])
    name(table, 2)
    call(table, card(8, 7), card(8, 0))
    catch(table, 5, 1, agents[2])
    for agent in (card(8, 0, 1), card(8, 0, 2), card(8, 0, 3), card(8, 2, 1), card(8, 2, 2)):
        call(table, agent)
    assert turn(table) == 0
    end(table)
    result = as_json(table.result)
    assert set(result) == {"winners", "scores", "why"}
    last = {
        right: [
            {"seat": 0, "rule": "W7", "points": 1, "agent": agents[3]},
            {"seat": 1, "rule": "W7", "points": 1, "agent": agents[3]},
        ],
        wrong: [],
        caught: [{"seat": 3, "rule": "W19", "points": 2, "agent": agents[3]}],
    }[end]
    kept = [2, 4, 4, 2 if end is caught else 3, 4, 3, 4, 4]
    made: list[dict[str, Any]] = [
        {"seat": 3, "rule": "W19", "points": 2, "agent": agents[0]},
        {"seat": 0, "rule": "W19", "points": 2, "agent": agents[1]},
        {"seat": 1, "rule": "W7", "points": 1, "agent": card(8, 2)},
        {"seat": 2, "rule": "W7", "points": 1, "agent": card(8, 2)},
        {"seat": 5, "rule": "W19", "points": 2, "agent": agents[2]},
        *last,
        *({"seat": s, "rule": "W23", "points": n, "count": n} for s, n in enumerate(kept)),
    ]
    assert [one for one in result["why"] if one["rule"] != "W24"] == made
    scores = [sum(one["points"] for one in made if one["seat"] == seat) for seat in range(8)]
    assert result["scores"] == scores
    for viewer in everybody(table):
        assert as_json(table.view(viewer).table.phase)["result"] == result
        last_told = told(table, viewer)[-1]
        assert {agent for one in last_told.pop("silent") for agent in one["agents"]} <= {
            one.agent for one in table.view(viewer).table.silent
        }
        assert last_told == {"type": "match-ended", **result}


def test_who_has_spent_every_card_has_no_line_for_them():
    """W23, G8"""
    table = thinned(5)
    for player in (0, 2, 3, 3):
        catch(table, 4, player, seen(table).pawns[0])
    name(table, 1)
    why = as_json(table.result)["why"]
    assert [one["seat"] for one in why if one["rule"] == "W23"] == [0, 1, 2, 3]


@each_way
def test_after_the_match_hands_and_winks_lie_open(end):
    """W22, G3: to everybody, and not before."""
    table = thinned(5)
    watch(table, 2, 1)
    watch(table, 4, 2)
    table.wait(1)
    wink(table, 2)
    table.wait(1)
    for viewer in everybody(table):
        assert set(as_json(table.view(viewer).table.phase)) == {"type", "seat", "names", "ends"}
    end(table)
    last = HAND[5] - 1
    for viewer in everybody(table):
        shown = as_json(table.view(viewer).table.phase)
        assert set(shown) == {"type", "result", "hands", "winks"}
        assert shown["hands"] == [[] if s == 1 else [card(5, s, last)] for s in range(5)]
        assert shown["winks"] == [
            {"at": 1000, "seat": 2, "player": 1, "agent": card(5, 2, last), "seen_by": [1, 4]}
        ]


@pytest.mark.parametrize(
    "move",
    [
        {"type": "name", "player": 1},
        {"type": "call", "agent": 20},
        {"type": "pass"},
        {"type": "look", "player": 2},
        {"type": "wink"},
        {"type": "catch", "player": 2, "agent": 20},
    ],
    ids=lambda move: str(move["type"]),
)
def test_when_it_is_over_no_move_is_left_but_talk(move):
    """W22, G5"""
    table = thinned(5)
    name(table, 1)
    for seat in range(5):
        assert refusal(table, seat, move) == "match-over"
    table.play(0, {"type": "say", "text": "Again?"})
    table.wait(100_000)
    assert table.over


@each_size
@each_eyes
def test_a_finished_match_replays_to_the_same(seats, eyes):
    """G2"""
    table = thinned(seats, eyes=eyes, turn_seconds=60)
    table.wait(1)
    name(table, 1)
    assert len(happened(table, "match-ended")) == 1
    assert zmova.replay("wink", table.log) == table
    assert zmova.replay("wink", zmova.read_log("wink", as_json(table.log))) == table
