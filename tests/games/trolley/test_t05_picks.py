"""Both teams choose in secret and their cards appear together: T5 innocents, T6 guilty."""

from typing import Any

import pytest

import zmova
from tests.games.trolley.playing import (
    TEAMS,
    as_json,
    each_size,
    everybody,
    hand,
    match_of,
    mine,
    phase,
    pick,
    pick_all,
    refusal,
    seen,
    told,
    track,
    until,
)

HOLDERS = {  # of innocents and of guilty, when seat 0 drives
    3: ([1, 2], [1, 2]),
    4: ([1, 3], [2, 3]),
    5: ([1, 3], [2, 4]),
    6: ([1, 4], [2, 5]),
    7: ([1, 4], [2, 5]),
    13: ([1, 7], [2, 8]),
}
BOTH = ["innocents", "guilty"]


def move_of(deck: str, card: int = 0) -> dict[str, Any]:
    return {"type": "innocent" if deck == "innocents" else "guilty", "card": card}


@each_size
@pytest.mark.parametrize("deck", BOTH)
def test_the_holders_of_both_teams_choose_at_once(seats, deck):
    """T5, T6"""
    table = until(match_of(seats, arrange=False), deck)
    holders = HOLDERS[seats][BOTH.index(deck)]
    assert list(seen(table).phase.waiting) == holders
    for seat in range(seats):
        offers = as_json(table.moves(seat))
        assert offers == ([move_of(deck, card) for card in range(3)] if seat in holders else [])


@each_size
@pytest.mark.parametrize("cards", [(0, 0), (2, 1), (1, 2)])
def test_an_innocent_goes_onto_the_own_track(seats, cards):
    """T5"""
    table = match_of(seats)
    pick_all(table, *cards)
    assert track(table, "left") == f"i7 i{1 + cards[0]}"
    assert track(table, "right") == f"i8 i{4 + cards[1]}"
    assert phase(table) == "guilty"
    own = [row[1] for row in (seen(table).tracks.left, seen(table).tracks.right)]
    assert [one.seat for one in own] == HOLDERS[seats][0]
    assert not any(one.guilty for one in own)


@each_size
@pytest.mark.parametrize("cards", [(0, 0), (2, 1), (1, 2)])
def test_a_guilty_goes_onto_the_other_track(seats, cards):
    """T6: it closes the track: two innocents, one guilty."""
    table = until(match_of(seats), "guilty")
    pick_all(table, *cards)
    assert track(table, "left") == f"i7 i1 g{4 + cards[1]}"
    assert track(table, "right") == f"i8 i4 g{1 + cards[0]}"
    assert phase(table) == "modifying"
    for row, sender in zip(
        (seen(table).tracks.left, seen(table).tracks.right), HOLDERS[seats][1][::-1], strict=True
    ):
        assert [one.guilty for one in row] == [False, False, True]
        assert row[2].seat == sender


@pytest.mark.parametrize("deck", BOTH)
@pytest.mark.parametrize("first", [0, 1])
def test_nothing_appears_before_both_have_chosen(deck, first):
    """T5, T6"""
    table = until(match_of(5), deck)
    before = track(table, "left"), track(table, "right")
    holders = HOLDERS[5][BOTH.index(deck)]
    pick(table, holders[first], 1)
    assert (track(table, "left"), track(table, "right")) == before
    assert phase(table) == deck
    assert list(seen(table).phase.picked) == [["left", "right"][first]]
    assert list(seen(table).phase.waiting) == [holders[1 - first]]
    start = len(table.log)
    pick(table, holders[1 - first], 2)
    assert (track(table, "left"), track(table, "right")) != before
    for viewer in everybody(table):
        kinds = [notice["type"] for notice in told(table, viewer, start)]
        assert kinds[:2] == ["picked", "picks-shown"]


@each_size
@pytest.mark.parametrize("deck", BOTH)
@pytest.mark.parametrize("side", [0, 1])
def test_a_choice_is_seen_by_the_own_team_alone(seats, deck, side):
    """T5, T6, G3: whatever was chosen, the others see the same."""
    tables = []
    for card in (0, 2):
        table = until(match_of(seats), deck)
        pick(table, HOLDERS[seats][BOTH.index(deck)][side], card)
        tables.append(table)
    one, other = tables
    own = TEAMS[seats][side]
    for viewer in everybody(one):
        same = zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert same == (viewer not in own)
        assert told(one, viewer) == told(other, viewer)
    first = (1, 4)[side]
    for seat in own:
        chosen = [mine(table, seat).pick for table in tables]
        assert chosen == [f"own-{deck}-{first}", f"own-{deck}-{first + 2}"]


@pytest.mark.parametrize("deck", BOTH)
def test_nobody_can_tell_from_the_hands_either(deck):
    """T5, T6, G3: the chosen card lies with its hand until both appear."""
    table = until(match_of(5), deck)
    before = as_json(seen(table).hands)
    pick(table, HOLDERS[5][BOTH.index(deck)][0], 1)
    assert as_json(seen(table).hands) == before


@each_size
def test_the_rest_of_a_hand_is_discarded(seats):
    """T5, T6"""
    table = match_of(seats)
    for deck, holders in zip(BOTH, HOLDERS[seats], strict=True):
        assert all(deck[0] in hand(table, seat) for seat in holders)
        pick_all(table, 1, 1)
        assert not any(deck[0] in hand(table, seat) for seat in range(seats))
        assert {getattr(backs, deck) for backs in seen(table).hands} == {0}
        rest = [f"own-{deck}-{number}" for number in (1, 3, 4, 6)]
        assert sorted(table.state.piles[deck].discard) == rest


@pytest.mark.parametrize("deck", BOTH)
def test_a_choice_is_final(deck):
    """T5, T6, G5"""
    table = until(match_of(4), deck)
    first, second = HOLDERS[4][BOTH.index(deck)]
    pick(table, first, 1)
    for card in range(3):
        assert refusal(table, first, move_of(deck, card)) == "already-picked"
    assert table.moves(first) == []
    assert as_json(table.moves(second))[0] == move_of(deck)


@pytest.mark.parametrize("deck", BOTH)
def test_only_the_holder_chooses(deck):
    """T5, T6"""
    table = until(match_of(7), deck)
    for seat in set(range(1, 7)) - {*HOLDERS[7][BOTH.index(deck)]}:
        assert refusal(table, seat, move_of(deck)) == "not-your-hand"
    assert refusal(table, 0, move_of(deck)) == "you-drive"


@pytest.mark.parametrize("deck", BOTH)
@pytest.mark.parametrize("card", [-1, 3, 9, "0", None, True, 0.5])
def test_a_card_is_named_by_its_place_in_the_hand(deck, card):
    """T5, T6, G5"""
    table = until(match_of(5), deck)
    holder = HOLDERS[5][BOTH.index(deck)][0]
    assert refusal(table, holder, {**move_of(deck), "card": card}) == "not-a-move"


def test_a_short_hand_has_fewer_cards():
    """T5, T6, T10, G5"""
    table = match_of(3, sizes=(4, 2, 9))
    assert refusal(table, 2, move_of("innocents", 1)) == "no-such-card"
    pick_all(table)
    assert refusal(table, 1, move_of("guilty", 2)) == "no-such-card"
    pick(table, 1, 1)
    assert phase(table) == "modifying"


def test_innocents_come_before_guilty():
    """T5, T6"""
    table = match_of(3)
    assert refusal(table, 1, move_of("guilty")) == "innocents-on"
    pick_all(table)
    assert refusal(table, 1, move_of("innocents")) == "guilty-on"
    assert refusal(table, 0, move_of("innocents")) == "guilty-on"


@pytest.mark.parametrize("deck", BOTH)
def test_no_modifier_and_no_lever_before_the_tracks_are_closed(deck):
    """T6, T7, T9"""
    table = until(match_of(3), deck)
    for move in (
        {"type": "modifier", "card": 0, "target": {"track": "left", "place": 0}},
        {"type": "pass"},
        {"type": "steer", "track": "left"},
        {"type": "argue", "target": {"track": "left", "place": 0}, "reason": "so-cute"},
    ):
        for seat in range(3):
            assert refusal(table, seat, move) == f"{deck}-on"
