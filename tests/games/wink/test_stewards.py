"""Whoever leaves keeps the seat; a steward plays it from the seat's view alone: G6, G7."""

import zmova
from tests.games.wink.playing import (
    as_json,
    call,
    card,
    each_eyes,
    each_size,
    hands,
    idle,
    look,
    match_of,
    offers,
    seen,
    thinned,
    turn,
    watch,
    wink,
)
from zmova.games import named
from zmova.table.whim import Whim

GAME = named("wink")


@each_size
@each_eyes
def test_it_makes_one_of_the_offered_moves(seats, eyes):
    """G6, G7, W10, W11: it calls, or passes where it must."""
    for table, kind in ((match_of(seats, eyes=eyes), "call"), (thinned(seats, eyes=eyes), "pass")):
        for _ in range(2):
            view = table.view(turn(table))
            for whim in range(5):
                move = GAME.steward(view, Whim(whim))
                assert move in view.choices
                assert as_json(move)["type"] == kind
            table.play(turn(table), GAME.steward(view, Whim(1)))


def test_it_knows_what_its_seat_knows():
    """G3, G6: with other cards in the others' hands it does the same."""
    one = match_of(6)
    held = hands(one)
    held[1], held[2], held[3] = held[3], held[1], held[2]
    other = zmova.deal("wink", 6, 1, {}, {"hands": held, "first": 0, "crowd": seen(one).crowd})
    views = [table.view(0) for table in (one, other)]
    assert as_json(views[0]) == as_json(views[1])
    moves = [[GAME.steward(view, Whim(whim)) for whim in range(10)] for view in views]
    assert moves[0] == moves[1]


def test_a_wink_that_it_did_not_see_does_not_change_what_it_calls():
    """W15, G3, G6: the clock's own stewards too, whose chance comes from the place in the log."""
    tables = [match_of(5, turn_seconds=20) for _ in range(2)]
    for table in tables:
        call(table, card(5, 3))
        look(table, 3, 0)
        look(table, 2, 4)
    wink(tables[0], 3)
    for table in tables:
        table.wait(100)
    assert seen(tables[0]).story == seen(tables[1]).story
    assert len(seen(tables[0]).story) == 6


def test_a_player_may_return_at_any_moment():
    """G7: the very next choice is the player's own again."""
    table = match_of(5, turn_seconds=20)
    table.wait(20 * 4 + 20 + 19.999)
    assert turn(table) == 0
    ((agent,), *_) = offers(table, 0, "call")
    table.play(0, {"type": "call", "agent": agent})
    table.wait(0.001)
    assert seen(table).pawns[0] == agent
    assert turn(table) == 1


def test_nothing_is_asked_of_a_seat_out_of_its_turn():
    """G6, W12: nobody winks or looks for it."""
    table = match_of(5, turn_seconds=20)
    call(table, card(5, 3))
    watch(table, 3, 0)
    gazes = seen(table).gazes
    table.wait(60)
    assert seen(table).gazes == gazes
    assert {event["type"] for event in as_json(table.log)} == {
        *("opened", "dealt", "turn-began", "called", "looked")
    }
    idle(table)
