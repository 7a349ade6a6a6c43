"""Masks: a seat winks once in two seconds; and how rests end: W15."""

from typing import Any

from tests.games.wink.playing import (
    HAND,
    call,
    card,
    catch,
    each_size,
    everybody,
    glance,
    happened,
    look,
    match_of,
    mine,
    offers,
    pass_to,
    refuses,
    tired,
    told,
    watch,
    wink,
)
from zmova import Table


def partner(seats: int = 5, **options: Any) -> Table:
    """Seats 0 and 1 have called numbers of seat 3, which looks at seat 0."""
    table = match_of(seats, **options)
    call(table, card(seats, 3, 0), card(seats, 3, 1))
    watch(table, 3, 0)
    return table


@each_size
def test_a_second_wink_waits_for_two_seconds(seats):
    """W15"""
    table = partner(seats)
    pass_to(table, 4000)
    wink(table, 3)
    for at in (4000, 4001, 5000, 5999):
        pass_to(table, at)
        assert refuses(table, 3, "wink") == "winks-too-fast"
    pass_to(table, 6000)
    assert offers(table, 3, "wink") == [()]
    wink(table, 3)
    assert refuses(table, 3, "wink") == "winks-too-fast"
    pass_to(table, 8000)
    wink(table, 3)
    assert [one["at"] for one in happened(table, "winked")] == [4000, 6000, 8000]


def test_whomever_it_is_for():
    """W15: the lids rest, not the call."""
    table = partner()
    wink(table, 3)
    look(table, 3, 1)
    assert refuses(table, 3, "wink") == "winks-too-fast"
    pass_to(table, 2000)
    wink(table, 3)
    assert [one["player"] for one in happened(table, "winked")] == [0, 1]


def test_two_partners_do_not_wait_for_each_other():
    """W15"""
    table = match_of(5)
    call(table, card(5, 3), card(5, 4))
    look(table, 3, 0)
    look(table, 4, 1)
    wink(table, 3)
    wink(table, 4)
    assert [one["seat"] for one in happened(table, "winked")] == [3, 4]


def test_only_the_winker_knows_that_its_lids_rest():
    """W15, G3"""
    table = partner()
    pass_to(table, 1500)
    look(table, 4, 3)
    pass_to(table, 2500)
    wink(table, 3)
    assert mine(table, 3).wink_from == 4500
    assert mine(table, 3).look_from is None
    assert [mine(table, seat).wink_from for seat in (0, 1, 2, 4)] == [None] * 4
    start = len(table.log)
    pass_to(table, 4500)
    assert mine(table, 3).wink_from is None
    for viewer in everybody(table):
        rested = [{"type": "rested", "seat": 3, "strain": "wink"}] if viewer == 3 else []
        assert told(table, viewer, start) == rested


def test_looks_do_not_tire_the_lids_nor_winks_the_eyes():
    """W15"""
    table = partner()
    pass_to(table, 5000)
    for player in (1, 2, 1, 0):
        look(table, 3, player)
    assert tired(table, 3)
    wink(table, 3)
    pass_to(table, 6500)
    assert not tired(table, 3)
    assert refuses(table, 3, "wink") == "winks-too-fast"
    assert mine(table, 3).wink_from == 7000
    glance(table, 6500, seat=3)


def test_rests_of_the_same_moment_end_together():
    """W15: eyes and lids of one seat, and another seat's eyes."""
    table = partner()
    pass_to(table, 3000)
    wink(table, 3)
    glance(table, 4000, 4000, 4000, 4000, seat=3)
    glance(table, 4000, 4000, 4000, 4000, seat=2)
    pass_to(table, 4999)
    assert happened(table, "rested") == []
    pass_to(table, 5000)
    rested = [(one["at"], one["seat"], one["strain"]) for one in happened(table, "rested")]
    assert sorted(rested) == [(5000, 2, "look"), (5000, 3, "look"), (5000, 3, "wink")]
    assert not tired(table, 2)
    assert not tired(table, 3)


def test_rests_end_each_at_its_own_moment():
    """W15: however long nobody looks at the clock."""
    table = match_of(5)
    glance(table, 0, 0, 0, 0)
    glance(table, 1, 1, 1, 1, seat=2)
    glance(table, 400, 400, 400, 400, seat=3)
    pass_to(table, 60_000)
    rested = [(one["at"], one["seat"]) for one in happened(table, "rested")]
    assert rested == [(1000, 0), (1001, 2), (1400, 3)]


def test_the_end_of_the_match_ends_all_rests():
    """W15, W22: nothing happens at a table that is over."""
    table = match_of(8)
    pass_to(table, 1000)
    for nth in range(HAND[8]):
        call(table, card(8, 7, nth))
    glance(table, 1000, 1000, 1000, 1000, seat=2)
    look(table, 7, 1)
    wink(table, 7)
    for nth in range(HAND[8]):
        catch(table, 4, 7, card(8, 7, nth))
    assert table.over
    assert (mine(table, 2).look_from, mine(table, 7).wink_from) == (None, None)
    length = len(table.log)
    pass_to(table, 100_000)
    assert len(table.log) == length
