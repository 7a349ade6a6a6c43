"""When a limit of time runs out, the seat's steward moves (G6), in every phase."""

from typing import Any

import pytest

from tests.games.passengers.playing import (
    at_the_vote,
    board,
    cast,
    give,
    giving,
    match_of,
    phase,
    put,
    seen,
    show,
    turn,
    use_gifts,
)
from zmova import Table

LIMITS: dict[str, Any] = {"place_seconds": 20, "gift_seconds": 30, "vote_seconds": 40}


def just_before(table: Table, seconds: float) -> None:
    """Up to the last millisecond nothing happens; then the limit runs out."""
    log = len(table.log)
    assert seen(table).phase.ends == table.now + seconds * 1000
    table.wait(seconds - 0.001)
    assert len(table.log) == log
    table.wait(0.001)
    assert len(table.log) > log


def test_a_shadow_is_put_by_the_steward():
    """G6, P10"""
    table = match_of(4, **LIMITS)
    just_before(table, 20)
    assert (phase(table), turn(table)) == ("shading", 2)
    just_before(table, 20)
    assert (phase(table), turn(table)) == ("placing", 0)
    assert [sum(one is not None for one in boat.row) for boat in seen(table).boats] == [1, 1]


def test_a_card_is_placed_by_the_steward():
    """G6, P11"""
    table = match_of(5, coin=3, **LIMITS)
    just_before(table, 20)
    assert (phase(table), turn(table)) == ("placing", 4)
    assert seen(table).hands == [3, 3, 3, 2, 3]
    assert seen(table).held[3] is not None


def test_each_seat_has_its_own_time_to_place():
    """G6, P11"""
    table = match_of(5, **LIMITS)
    table.wait(19)
    put(table, 0, 0)
    just_before(table, 20)
    assert turn(table) == 2


@pytest.mark.parametrize(
    ("gift", "gifts"),
    [("chromatis", "I"), ("lantern", "I"), ("key", "II"), ("oar", "II"), ("chain", "III")],
)
def test_a_gift_is_used_by_the_steward(gift, gifts):
    """G6, P13"""
    table = giving(gift, gifts, **LIMITS)
    just_before(table, 30)
    use = next(use for use in seen(table).uses if use.gift == gift)
    assert (use.seat, use.skipped) == (0, False)
    assert use.choice is not None


def test_cards_are_shown_by_the_stewards_of_all_who_are_silent():
    """G6: mirror"""
    table = giving("mirror", **LIMITS)
    give(table, players=[1, 3])
    table.wait(10)
    show(table, 3, 0)
    assert list(seen(table).phase.waiting) == [1]
    table.wait(19.999)
    assert list(seen(table).phase.waiting) == [1]
    table.wait(0.001)
    assert seen(table).phase.number == 4
    assert sorted(look.seat for look in table.view(0).mine.looks) == [1, 3]


def test_a_trade_is_answered_by_the_steward():
    """G6: trade; whoever was asked has the whole limit."""
    table = giving("trade", "III", **LIMITS)
    table.wait(25)
    give(table, player=4, card=0)
    just_before(table, 30)
    assert len(table.view(4).mine.looks) == 1


def test_the_silent_vote_by_their_stewards():
    """G6, P19"""
    table = at_the_vote(0, 8, 5, 6, 3, **LIMITS)
    cast(table, wolf=[1, 2])
    assert seen(table).phase.ends == table.now + 40_000
    table.wait(39.999)
    assert seen(table).counts == []
    table.wait(0.001)
    (count,) = seen(table).counts
    assert count.ballots[1:3] == ["wolf", "wolf"]
    assert (phase(table), seen(table).round) == ("placing", 2)


def test_whoever_must_vote_first_has_the_limit_and_then_the_others_have_it():
    """G6, hourglass: nobody loses a vote because another one was silent."""
    table = giving("hourglass", "II", **LIMITS)
    give(table, player=2)
    just_before(table, 40)
    assert phase(table) == "voting"
    assert list(seen(table).phase.voted) == [2]
    cast(table, raven=[0])
    just_before(table, 40)
    (count,) = seen(table).counts
    assert count.ballots[0] == "raven"


def test_one_limit_may_be_set_without_the_others():
    """G6: null means no limit."""
    table = match_of(5, vote_seconds=5)
    table.wait(100_000)
    assert (phase(table), turn(table)) == ("placing", 0)
    board(table, 4, 0, 8, 9, 7)
    table.wait(100_000)
    assert (phase(table), seen(table).phase.gift) == ("giving", "lantern")
    use_gifts(table)
    table.wait(5)
    assert seen(table).round == 2


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("gifts", ["I", "II", "III"])
def test_a_table_where_nobody_does_anything_comes_to_its_end(seats, gifts):
    """G6"""
    table = match_of(seats, gifts=gifts, gaze_seconds=10, **LIMITS)
    table.wait(3 * 60 * 60)
    assert table.over


def test_the_steward_knows_what_its_seat_knows():
    """G3, G6: with other cards in other hands it does the same."""
    placed = []
    for held in (
        "gs rs gd | rd bs bd | bs gs rd | bd rs gd | rs bs gd",
        "gs rs gd | bd bs rd | gs bs rd | rd rs bd | rs bs bd",
    ):
        table = match_of(5, held, **LIMITS)
        table.wait(20)
        placed.append([[one and one.id for one in boat.row] for boat in seen(table).boats])
    assert placed[0] == placed[1]
