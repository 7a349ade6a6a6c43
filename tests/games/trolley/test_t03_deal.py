"""What everybody draws and what is turned from the deck: T3, T4."""

import pytest

from tests.games.trolley.playing import (
    TEAMS,
    as_json,
    each_size,
    everybody,
    hand,
    hands,
    happened,
    match_of,
    mine,
    ride,
    seen,
    track,
)

HANDS = {  # when seat 0 drives; i1 stands for i1 i2 i3
    3: ["", "i1 g1 m1", "i4 g4 m4"],
    4: ["", "i1", "g1 m1", "i4 g4 m4"],
    5: ["", "i1", "g1 m1", "i4", "g4 m4"],
    6: ["", "i1", "g1", "m1", "i4", "g4 m4"],
    7: ["", "i1", "g1", "m1", "i4", "g4", "m4"],
    8: ["", "i1", "g1", "m1", "m4", "i4", "g4", "m7"],
    13: ["", "i1", "g1", "m1", "m4", "m7", "m10", "i4", "g4", "m13", "m16", "m19", "m22"],
}


def whole(hand: str) -> str:
    """Three cards for each that is named."""
    return " ".join(
        f"{card[0]}{int(card[1:]) + more}" for card in hand.split() for more in range(3)
    )


@pytest.mark.parametrize("seats", HANDS)
def test_who_takes_which_hand(seats):
    """T3: innocents, guilty, modifiers, and modifiers for every further player; two share the
    three hands, one alone takes all nine cards."""
    assert hands(match_of(seats)) == [whole(hand) for hand in HANDS[seats]]


@pytest.mark.parametrize("seats", HANDS)
def test_hands_go_round_from_the_driver_wherever_they_sit(seats):
    """T3, G1"""
    for driver in range(1, seats):
        table = match_of(seats, driver=driver)
        for step, held in enumerate(HANDS[seats]):
            assert hand(table, (driver + step) % seats) == whole(held)


@each_size
def test_one_card_is_turned_for_each_team_onto_its_own_track(seats):
    """T4: and it is no one's."""
    table = match_of(seats)
    assert (track(table, "left"), track(table, "right")) == ("i7", "i8")
    for row in (seen(table).tracks.left, seen(table).tracks.right):
        (character,) = row
        assert character.seat is None
        assert not character.guilty
        assert list(character.modifiers) == []
    assert [event["track"] for event in happened(table, "turned")] == ["left", "right"]


@each_size
def test_everybody_sees_what_was_turned(seats):
    """T4"""
    table = match_of(seats)
    for viewer in everybody(table):
        told = [as_json(table.notice(event, viewer)) for event in table.log]
        turned = [notice for notice in told if notice and notice["type"] == "turned"]
        assert [one["card"] for one in turned] == ["own-innocents-7", "own-innocents-8"]


@each_size
def test_teammates_see_each_others_cards_and_nobody_elses(seats):
    """T3, G3"""
    table = match_of(seats)
    dealt = hands(table)
    for team in TEAMS[seats]:
        for seat in team:
            held = {one.seat: one for one in mine(table, seat).hands}
            assert list(held) == team
            for mate in team:
                own = {one.seat: one for one in mine(table, mate).hands}[mate]
                assert as_json(held[mate]) == as_json(own)
            assert dealt[seat]
    assert mine(table, 0).hands == []


@pytest.mark.parametrize("seats", HANDS)
def test_everybody_sees_how_many_cards_each_seat_holds(seats):
    """T3: their backs."""
    table = match_of(seats)
    for backs, held in zip(seen(table).hands, HANDS[seats], strict=True):
        counts = {letter: 3 * held.count(letter) for letter in "igm"}
        assert as_json(backs) == {
            "innocents": counts["i"],
            "guilty": counts["g"],
            "modifiers": counts["m"],
        }


@pytest.mark.parametrize("seats", HANDS)
def test_everybody_sees_how_many_cards_are_left(seats):
    """T1, T3, T4"""
    drawn = sum(3 * held.count("m") for held in HANDS[seats])
    decks = as_json(seen(match_of(seats, sizes=(30, 20, 60))).decks)
    assert decks == {"innocents": 22, "guilty": 14, "modifiers": 60 - drawn}


def test_a_new_round_deals_the_next_cards_of_the_decks():
    """T2, T3, T4"""
    table = match_of(5)
    ride(table, "left")
    assert hands(table) == [whole(held) for held in ("g10 m10", "", "i9", "g7 m7", "i12")]
    assert (track(table, "left"), track(table, "right")) == ("i15", "i16")
    left = {"innocents": 120 - 16, "guilty": 80 - 12, "modifiers": 150 - 12}
    assert as_json(seen(table).decks) == left


def test_nobody_is_told_what_was_drawn():
    """T3, G3: a seat sees its hand in its view, and others do not see it at all."""
    table = match_of(5)
    drawn = [event for event in table.log if as_json(event)["type"] == "drew"]
    assert len(drawn) == 6
    for event in drawn:
        assert [table.notice(event, viewer) for viewer in everybody(table)] == [None] * 6
