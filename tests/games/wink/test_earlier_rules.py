"""Matches of version 1 go on by their own rules: W17 knew open calls only."""

from typing import Any

import pytest

from tests.games.wink.playing import (
    call,
    card,
    catch,
    glimpses,
    idle,
    look,
    match_of,
    name,
    offers,
    refuses,
    seen,
    turn,
    until,
    watch,
    wink,
)
from zmova import Table
from zmova.games.wink import GAME

THEN = GAME.by_rules("1")


def of_version_1(seats: int = 5, **options: Any) -> Table:
    stacked = match_of(seats).opened.stacked
    return Table.deal(THEN, seats, 1, options, stacked)


@pytest.mark.parametrize("eyes", ["masks", "real"])
def test_only_open_calls_are_caught(eyes):
    """W17: others cost nothing, and the reason is named."""
    table = of_version_1(eyes=eyes)
    assert offers(table, 3, "catch") == []
    assert refuses(table, 3, "catch", player=2, agent=card(5, 2)) == "not-called"
    call(table, card(5, 2))
    assert offers(table, 3, "catch") == [(player, card(5, 2)) for player in (0, 1, 2, 4)]
    assert refuses(table, 3, "catch", player=2, agent=card(5, 2, 1)) == "not-called"
    until(table, 0)
    call(table, card(5, 4))
    assert refuses(table, 3, "catch", player=2, agent=card(5, 2)) == "not-called"
    catch(table, 3, 4, card(5, 4))
    assert seen(table).won[3] == [card(5, 4)] * 2


@pytest.mark.parametrize("how", ["called", "right", "wrong", "caught"])
def test_a_wink_is_forgotten_with_its_call(how):
    """W15, W17"""
    table = of_version_1()
    call(table, card(5, 2))
    watch(table, 2, 0)
    look(table, 0, 2)
    table.wait(1)
    wink(table, 2)
    until(table, 0)
    assert len(glimpses(table, 0)) == len(glimpses(table, 2)) == 1
    if how == "called":
        call(table, card(5, 3))
    elif how == "caught":
        catch(table, 3, 2, card(5, 2))
    else:
        name(table, 2 if how == "right" else 3)
    assert glimpses(table, 0) == glimpses(table, 2) == []


def test_with_four_players_a_number_waits_for_its_caller():
    """W20"""
    table = of_version_1(4)
    call(table, card(4, 3))
    catch(table, 1, 2, card(4, 3))
    while turn(table) != 0:
        assert seen(table).barred == [card(4, 3)]
        idle(table)
    assert seen(table).barred == []


def test_a_log_of_version_1_is_replayed_by_its_rules():
    """G2"""
    table = of_version_1()
    call(table, card(5, 2))
    again = Table.replay(GAME, table.log)
    assert again == table
    assert refuses(again, 3, "catch", player=2, agent=card(5, 2, 1)) == "not-called"
