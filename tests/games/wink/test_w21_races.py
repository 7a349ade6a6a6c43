"""Naming and catching race: what was taken first counts: W21."""

import pytest

from tests.games.wink.playing import (
    asked,
    card,
    catch,
    each_eyes,
    each_size,
    happened,
    match_of,
    name,
    refuses,
    seen,
)


@each_size
@each_eyes
def test_naming_first_and_right(seats, eyes):
    """W7, W21: the catch comes too late and costs nothing."""
    table = asked(match_of(seats, eyes=eyes), card(seats, 2))
    name(table, 2)
    assert refuses(table, 3, "catch", player=2, agent=card(seats, 2)) == "not-face-up"
    assert seen(table).won[0] == seen(table).won[2] == [card(seats, 2)]
    assert seen(table).cards == [4] * seats


@each_size
@each_eyes
def test_naming_first_and_wrong(seats, eyes):
    """W8, W21: the number is closed all the same, though the pawn stands on it."""
    table = asked(match_of(seats, eyes=eyes), card(seats, 2))
    name(table, 1)
    assert seen(table).pawns[0] == card(seats, 2)
    assert refuses(table, 3, "catch", player=2, agent=card(seats, 2)) == "not-face-up"
    assert seen(table).fallen[2] == [card(seats, 2)]
    assert seen(table).cards == [4] * seats


@each_size
@each_eyes
def test_catching_first_and_right(seats, eyes):
    """W19, W21: there is nobody to name any more."""
    table = asked(match_of(seats, eyes=eyes), card(seats, 2))
    catch(table, 3, 2, card(seats, 2))
    assert refuses(table, 0, "name", player=2) == "nothing-to-name"
    assert seen(table).won == [[card(seats, 2)] * 2 if s == 3 else [] for s in range(seats)]


@each_size
@each_eyes
def test_catching_first_and_wrong(seats, eyes):
    """W20, W21: the caller may still name."""
    table = asked(match_of(seats, eyes=eyes), card(seats, 2))
    catch(table, 3, 1, card(seats, 2))
    name(table, 2)
    assert seen(table).won[0] == seen(table).won[2] == [card(seats, 2)]
    assert seen(table).cards[3] == 3


def test_of_two_catches_the_first_counts():
    """W21"""
    table = asked(match_of(6), card(6, 2))
    catch(table, 5, 2, card(6, 2))
    assert refuses(table, 1, "catch", player=2, agent=card(6, 2)) == "not-face-up"
    assert seen(table).cards == [4, 4, 4, 4, 4, 3]


@pytest.mark.parametrize("first", ["name", "catch"])
def test_also_within_the_same_millisecond(first):
    """W21: by their order, not by the clock."""
    table = asked(match_of(5), card(5, 2))
    table.wait(7)
    if first == "name":
        name(table, 2)
        assert refuses(table, 3, "catch", player=2, agent=card(5, 2)) == "not-face-up"
    else:
        catch(table, 3, 2, card(5, 2))
        assert refuses(table, 0, "name", player=2) == "nothing-to-name"
    assert [event["at"] for event in happened(table, "named") + happened(table, "caught")] == [7000]
