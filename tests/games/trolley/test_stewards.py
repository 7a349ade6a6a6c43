"""Whoever leaves keeps the seat; a steward plays it from the seat's view alone: G6, G7."""

from random import Random
from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    as_json,
    each_size,
    happened,
    match_of,
    phase,
    pick_all,
    pin,
    ride,
    seen,
    steer,
    waiting,
)
from zmova import Table
from zmova.games import named
from zmova.table.whim import Whim

GAME = named("trolley")
KINDS = {
    "innocents": {"innocent", "arrange"},
    "guilty": {"guilty"},
    "modifying": {"modifier", "pass"},
    "arguing": {"steer"},
}


def step(table: Table) -> None:
    """The people at the table play on."""
    if phase(table) in ("innocents", "guilty"):
        pick_all(table)
    elif phase(table) == "modifying":
        pin(table, waiting(table)[0])
    elif phase(table) == "arguing":
        steer(table, "right")


def stages(*tables: Table) -> Any:
    while not tables[0].over and seen(tables[0]).round < 4:
        yield phase(tables[0])
        for table in tables:
            step(table)


@each_size
def test_in_every_phase_and_role_it_makes_one_of_the_offered_moves(seats):
    """G6, G7: as driver, holder of innocents, of guilty, of modifiers, and as the helper."""
    table = match_of(seats, valerii=True, accomplices=True)
    met = set()
    for stage in stages(table):
        for seat in range(seats):
            view = table.view(seat)
            if not table.moves(seat):
                continue
            for whim in range(3):
                move = GAME.steward(view, Whim(whim))
                assert move in table.moves(seat)
                assert as_json(move)["type"] in KINDS[stage]
                fork = zmova.replay("trolley", table.log)
                fork.play(seat, move)
            met.add(stage)
    assert met == set(KINDS)


@each_size
@pytest.mark.parametrize("away", [0, 1, -1])
def test_a_seat_that_stays_away_is_played_to_the_end(seats, away):
    """G7: through every role that it comes to have."""
    gone = away % seats
    table = match_of(seats, sizes=(40, 30, 60), valerii=True)
    whim = Random(7)
    stewarded = 0
    while not table.over:
        able = [seat for seat in range(seats) if table.moves(seat)]
        seat = whim.choice(able)
        if seat == gone:
            table.play(seat, GAME.steward(table.view(seat), table.whim(seat)))
            stewarded += 1
        else:
            table.play(seat, whim.choice(table.moves(seat)))
    assert stewarded > 4
    assert zmova.replay("trolley", table.log) == table


OTHER_IN_THE_RIGHT_TEAM = "i1 i2 i3 i4 i35 i36 i7 i8 g1 g2 g3 g4 g35 g36 m1 m2 m3 m4 m35 m36 m7"


def test_it_knows_what_its_seat_knows():
    """G3, G6: with other cards in the opponents' hands it does the same."""
    one, other = match_of(5), match_of(5, top=OTHER_IN_THE_RIGHT_TEAM)
    compared = 0
    for _ in stages(one, other):
        if seen(one).round > 1:
            break
        for seat in (0, 1, 2):
            views = [table.view(seat) for table in (one, other)]
            assert as_json(views[0]) == as_json(views[1])
            if one.moves(seat):
                moves = [[GAME.steward(view, Whim(whim)) for whim in range(5)] for view in views]
                assert moves[0] == moves[1]
                compared += 1
    assert compared >= 4


def test_a_player_may_return_at_any_moment():
    """G7: the very next choice is the player's own again."""
    table = match_of(5, pick_seconds=20, modifier_seconds=20)
    table.wait(20)
    assert phase(table) == "guilty"
    table.wait(19.999)
    table.play(2, {"type": "guilty", "card": 1})
    table.wait(0.001)
    assert seen(table).tracks.right[2].card == "own-guilty-2"
    table.wait(19.999)
    assert waiting(table) == [2, 4]
    pin(table, 4, 2)
    table.wait(0.001)
    (played,) = [one for one in happened(table, "shown") if one["seat"] == 4]
    assert played["card"] == "own-modifiers-6"
    ride(table, "left")
    assert seen(table).round == 2


@pytest.mark.parametrize("seed", range(8))
def test_of_several_who_are_late_each_is_moved_for_by_what_it_knows_itself(seed):
    """G6, G3: both teams choose at the same time."""
    table = zmova.deal("trolley", 5, seed, {"pick_seconds": 20})
    due = table.game.deadline(table.state)
    assert due is not None
    assert len(due.seats) == 2
    table.now = due.at
    met = table.due()
    assert met is not None
    assert met.seat == due.seats[0]
    assert met.move == table.game.steward(table.view(met.seat), table.whim(met.seat))
