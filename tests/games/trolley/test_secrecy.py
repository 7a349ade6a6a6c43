"""G3: hands, choices and decks are seen by those who hold them, in every phase and role."""

from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    TEAMS,
    arrange,
    as_json,
    everybody,
    match_of,
    mine,
    phase,
    pick_all,
    pin,
    ride,
    seen,
    steer,
    told,
    waiting,
)
from zmova import Table

PLAIN = "i1 i2 i3 i4 i5 i6 i7 i8 g1 g2 g3 g4 g5 g6 m1 m2 m3 m4 m5 m6"
OTHER_IN_THE_LEFT_TEAM = "i1 i32 i33 i4 i5 i6 i7 i8 g1 g32 g33 g4 g5 g6 m1 m32 m33 m4 m5 m6"
NOTHING: dict[str, Any] = {"track": None, "hands": [], "pick": None, "laid": [], "arrange": False}
OTHER_IN_THE_RIGHT_TEAM = "i1 i2 i3 i4 i35 i36 i7 i8 g1 g2 g3 g4 g35 g36 m1 m2 m3 m4 m35 m36"


def same(one: Table, other: Table, viewer: int | None) -> bool:
    """No view and no notice tells the viewer which of the two tables it is."""
    return zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer)) and told(
        one, viewer
    ) == told(other, viewer)


def through_a_round(*tables: Table) -> Any:
    """Stops wherever somebody decided something; first cards are played, and those are equal."""
    while seen(tables[0]).round == 1:
        yield phase(tables[0])
        for table in tables:
            if phase(table) in ("innocents", "guilty"):
                pick_all(table)
            elif phase(table) == "modifying":
                pin(table, waiting(table)[0])
            elif phase(table) == "arguing":
                steer(table, "left")


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize(
    ("side", "top"), [(0, OTHER_IN_THE_LEFT_TEAM), (1, OTHER_IN_THE_RIGHT_TEAM)]
)
def test_cards_that_are_not_played_are_never_seen_by_others(seats, side, top):
    """T3, T5, T6, T7: from the deal to the verdict; the own team sees them while it holds them."""
    one, other = (match_of(seats, top=cards) for cards in (PLAIN, top))
    own = TEAMS[seats][side]
    stages = []
    for stage in through_a_round(one, other):
        stages.append(stage)
        for viewer in everybody(one):
            differs = viewer in own and stage != "arguing"
            if stage != "modifying":
                assert same(one, other, viewer) != differs
            elif viewer not in own:
                assert same(one, other, viewer)
    assert stages == ["innocents", "guilty", "modifying", "modifying", "arguing"]
    assert seen(one).round == 2


def test_the_order_of_a_deck_is_seen_by_nobody():
    """T1, T10: cards below those that were dealt."""
    one = match_of(5)
    other = match_of(5, top=f"{PLAIN} i60 i50 g60 g50 m60 m50")
    for _ in through_a_round(one, other):
        for viewer in everybody(one):
            assert same(one, other, viewer)
    assert not same(one, other, None)


def test_what_is_turned_later_is_not_foreseen():
    """T4"""
    one, other = match_of(5), match_of(5, top=f"{PLAIN} i9 i10 i11 i12 i13 i14 i80")
    for _ in through_a_round(one, other):
        assert all(same(one, other, viewer) for viewer in everybody(one))
    assert seen(one).tracks != seen(other).tracks


def test_the_modifiers_of_accomplices_are_as_secret_as_others():
    """T16: seat 1 draws others."""
    others = " ".join(f"m{number}" for number in range(4, 13))
    one, other = (
        match_of(5, top=f"{drawn} {others}", accomplices=True)
        for drawn in ("m1 m2 m3", "m90 m91 m92")
    )
    assert [viewer for viewer in everybody(one) if not same(one, other, viewer)] == [1, 2]


def test_the_modifiers_of_the_helper_are_as_secret_as_others():
    """T15: in the fourth round seat 1 draws others."""
    deep = " ".join(f"m{number}" for number in range(1, 25))
    one, other = (match_of(5, top=f"{deep} {drawn}", valerii=True) for drawn in ("m25", "m90"))
    for table in (one, other):
        ride(table, "left", "left", "right")
        assert seen(table).helper == 1
    assert [viewer for viewer in everybody(one) if not same(one, other, viewer)] == [1, 2]


def test_an_arrangement_moves_what_teammates_see_and_nothing_else():
    """T3"""
    table = match_of(7)
    arrange(table, 2, 3, 1, 2)
    views = [mine(table, seat) for seat in (1, 2, 3)]
    assert as_json(views[0].hands) == as_json(views[1].hands) == as_json(views[2].hands)
    assert [one.seat for one in views[0].hands] == [1, 2, 3]


@pytest.mark.parametrize("seats", [3, 5, 13])
def test_driver_and_onlooker_see_the_same(seats):
    """T3: the driver knows no more than anybody who walks by."""
    table = match_of(seats, accomplices=True)
    for _ in through_a_round(table):
        view = table.view(0)
        assert as_json(view.table) == as_json(table.view(None).table)
        assert as_json(view.mine) == {
            "track": None,
            "hands": [],
            "pick": None,
            "laid": [],
            "arrange": False,
        }
        assert (table.view(None).mine, table.view(None).choices) == (None, [])
        assert told(table, 0) == told(table, None)


def test_no_card_id_of_another_hand_is_in_a_view_or_a_notice():
    """G3: word for word."""
    table = match_of(7)
    for viewer in (None, 0, 4, 5, 6):
        words = (zmova.encode(table.view(viewer).mine) + zmova.encode(told(table, viewer))).decode()
        words += zmova.encode(table.view(viewer).table.tracks).decode()
        for card in ("innocents-1", "innocents-2", "innocents-3", "guilty-1", "modifiers-1"):
            assert f'"own-{card}"' not in words


def test_the_seed_is_told_to_nobody():
    """G2, G3"""
    table = match_of(5)
    for viewer in everybody(table):
        assert table.notice(table.log[0], viewer) is None
        assert table.opened.seed not in zmova.encode(table.view(viewer)).decode()
