"""Gifts that make others tell the truth: P18, G4."""

from typing import Any

import pytest

from tests.games.passengers.playing import (
    as_json,
    board,
    everybody,
    give,
    giving,
    match_of,
    refusal,
    seen,
    told,
    use_gifts,
)
from zmova import Table

SIX = "gs rs gd | rd bs bd | bs gs rd | y rs gd | bd bs gd | rs bs rd"


def uses(table: Table, gift: str, viewer: int | None = None) -> list[Any]:
    return [use for use in as_json(table.view(viewer).table.uses) if use["gift"] == gift]


@pytest.mark.parametrize(
    ("color", "answers"),
    [
        ("green", [None, False, True, True, True, False]),
        ("red", [None, False, True, True, False, True]),
        ("blue", [None, True, False, False, True, True]),
    ],
)
def test_every_other_seat_confesses_whether_its_hand_has_the_colour(color, answers):
    """chromatis, P18: of what is left in hand; the Yaesther has no colour."""
    table = match_of(6, SIX)
    board(table, 1, 0, 8, 4, 5, 7)
    start = give(table, color=color)
    for viewer in everybody(table):
        (confessed,) = [n for n in told(table, viewer, start) if n["type"] == "has-color"]
        assert (confessed["color"], confessed["answers"]) == (color, answers)
        for field, has in (("having", True), ("lacking", False)):
            assert confessed[field] == [seat for seat in range(6) if answers[seat] is has]
        (use,) = uses(table, "chromatis", viewer)
        assert (use["answers"], use["choice"]["color"]) == (answers, color)


def test_the_yaesther_in_hand_has_no_colour_to_confess():
    """chromatis, P1: a soul and the Yaesther left, and the soul's colour is all."""
    for color, has in [("green", False), ("red", True), ("blue", False)]:
        table = match_of(6, SIX)
        board(table, 1, 0, 8, 4, 5, 7, placing="gs rd bs gd bd rs")
        give(table, color=color)
        assert uses(table, "chromatis")[0]["answers"][3] is has


def test_chromatis_at_a_table_of_four():
    """chromatis"""
    table = giving("chromatis", seats=4)
    give(table, color="blue")
    assert uses(table, "chromatis")[0]["answers"] == [None, True, False, False]


@pytest.mark.parametrize(("player", "placed", "count"), [(1, "rd", 1), (1, "bs", 2), (3, "rs", 2)])
def test_one_seat_confesses_how_many_demons_its_hand_holds(player, placed, count):
    """bell, P18: the Yaesther counts."""
    table = match_of(6, SIX, gifts="II")
    cards = ["gs", "rd", "bs", "y", "bd", "rs"]
    cards[player] = placed
    board(table, 1, 0, 8, 4, 5, 7, placing=" ".join(cards))
    start = give(table, player=player)
    for viewer in everybody(table):
        confessed = {"type": "demons-in-hand", "seat": player, "count": count}
        assert confessed in told(table, viewer, start)
        assert uses(table, "bell", viewer)[0]["count"] == count


def test_bell_counts_the_yaesther_alone_too():
    """bell: seat 3 keeps the Yaesther and a soul."""
    table = match_of(6, SIX, gifts="II")
    board(table, 1, 0, 8, 4, 5, 7, placing="gs rd bs gd bd rs")
    give(table, player=3)
    assert uses(table, "bell")[0]["count"] == 1


@pytest.mark.parametrize(
    ("player", "kind"), [(1, "demon"), (2, "soul"), (3, "yaesther"), (4, "demon"), (5, "soul")]
)
def test_one_seat_confesses_the_type_it_placed(player, kind):
    """lantern, P18: the type, never the colour."""
    table = match_of(6, SIX)
    board(table, 4, 0, 8, 9, 7, 6)
    start = give(table, player=player)
    for viewer in everybody(table):
        confessed = {"type": "placed-kind", "seat": player, "kind": kind}
        assert confessed in told(table, viewer, start)
        (use,) = uses(table, "lantern", viewer)
        assert use["kind"] == kind
        assert "card" not in use


def test_a_lantern_shines_on_the_card_wherever_it_was_swapped_to():
    """lantern, P17: with four players the Scroll comes before it."""
    table = match_of(4, "gs rs gd | rd bs bd | y gs gd | bs rs rd")
    board(table, 6, 5, 8, 7)
    demon = {"boat": "raven", "space": 3}
    give(table, passengers=[demon, {"boat": "wolf", "space": 0}])
    give(table, player=1)
    assert uses(table, "lantern")[0]["kind"] == "demon"


def test_a_lantern_asks_of_this_round():
    """lantern: seat 2 placed a soul before and places a demon now."""
    table = match_of(5)
    board(table, 0, 2, 4, 3, 9)
    use_gifts(table)
    for seat in range(5):
        table.play(seat, {"type": "vote", "boat": "raven"})
    board(table, 4, 9, 0, 8, 7, placing="gd gd bd rd rs")
    give(table, player=2)
    assert uses(table, "lantern")[-1]["kind"] == "demon"


@pytest.mark.parametrize(("boat", "count"), [("raven", 2), ("wolf", 1)])
def test_all_learn_how_many_demons_sit_in_a_boat(boat, count):
    """census, P18: the Yaesther counts."""
    table = match_of(6, SIX, gifts="III")
    board(table, 4, 9, 8, 0, 7, 6, placing="gs bs rd y bd rs")
    start = give(table, boat=boat)
    for viewer in everybody(table):
        confessed = {"type": "demons-aboard", "boat": boat, "count": count}
        assert confessed in told(table, viewer, start)
        assert uses(table, "census", viewer)[0]["count"] == count


@pytest.mark.parametrize(("gift", "gifts"), [("lantern", "I"), ("bell", "II")])
def test_nobody_asks_oneself(gift, gifts):
    """lantern, bell, G5"""
    table = giving(gift, gifts)
    assert refusal(table, 0, {"type": "gift", "player": 0}) == "not-yourself"
    assert refusal(table, 0, {"type": "gift", "player": 5}) == "no-such-seat"
    assert [m.player for m in table.moves(0)] == [1, 2, 3, 4]  # type: ignore[attr-defined]


def test_confessions_are_computed_not_asked():
    """P18, G4: nobody but the holder has a move."""
    for gift, gifts in [("chromatis", "I"), ("lantern", "I"), ("bell", "II"), ("census", "III")]:
        table = giving(gift, gifts)
        assert [bool(table.moves(seat)) for seat in range(5)] == [True] + [False] * 4
        table.play(0, table.moves(0)[0])
        assert seen(table).uses[-1].gift == gift
