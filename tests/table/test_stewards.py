"""G6, G7: a seat whose player is away or too slow is played from its view alone, and given back."""

from random import Random

import pytest

import zmova
from zmova.games import named
from zmova.table.whim import Whim

each_game = pytest.mark.parametrize("name", zmova.games.names())


@each_game
def test_stewards_alone_bring_a_match_to_its_end(name):
    """G6: with the limits that a new room has, though nobody ever moves."""
    game = named(name)
    for seats in range(game.fewest, game.most + 1):
        table = zmova.deal(name, seats, seats, dict(game.room_options))
        moved = 0
        while (due := game.deadline(table.state)) is not None:
            table.now = due.at
            met = table.due()
            assert met is not None
            if met.seat is not None and met.move is not None:
                moved += 1
                assert met.seat in due.seats
                assert game.template(met.move) in table.view(met.seat).choices
            met.events()
        assert moved
        assert table.over


@each_game
def test_a_steward_changes_nothing_in_the_view_it_is_given(name):
    """G6: it moves like a person, by a move and nothing else."""
    game = named(name)
    table = zmova.deal(name, game.fewest, 2, dict(game.room_options))
    while (due := game.deadline(table.state)) is not None and not due.seats:
        table.wait((due.at - table.now) / 1000)
    assert due is not None
    view = table.view(due.seats[0])
    before = zmova.encode([view, table.state])
    assert game.template(game.steward(view, Whim(1))) in view.choices
    assert zmova.encode([view, table.state]) == before


@each_game
def test_a_bot_plays_a_seat_whose_player_left_until_they_return(name):
    """G7: nothing in the match knows who moved for a seat, so it changes hands at any moment."""
    game = named(name)
    whim = Random(5)
    table = zmova.deal(name, game.fewest, 9)
    by_bot = by_player = 0
    for turn in range(100 * game.fewest):
        seat = turn % game.fewest
        view, moves = table.view(seat), table.moves(seat)
        if not moves:
            continue
        away = seat == 0 and (turn // 30) % 2 == 0
        plan = game.plan(view, table.whim(seat)) if away else None
        if plan is not None:
            assert game.template(plan.move) in moves
            table.play(seat, plan.move)
            by_bot += 1
        elif not away and whim.random() < 0.5:
            table.play(seat, whim.choice(moves))
            by_player += seat == 0
        table.wait(1)
    assert by_bot
    assert by_player
    assert zmova.replay(name, table.log) == table
