"""Discards, decks that run out, and decks that are too small for the table: T10."""

from collections import Counter
from typing import Any

import pytest

from tests.games.trolley.playing import (
    NAMES,
    as_json,
    everybody,
    full,
    hand,
    hands,
    happened,
    match_of,
    phase,
    pick,
    pin,
    pin_all,
    refusal,
    ride,
    seen,
    spot,
    steer,
    told,
    track,
    until,
    waiting,
)
from zmova import Table
from zmova.games import named
from zmova.games.trolley.state import Hand, Modifying, Picking
from zmova.table.event import Event


def cards_of(table: Table, name: Any) -> Counter[str]:
    """All cards of a deck, wherever they are: none is lost and none is there twice."""
    state = table.state
    found = [*state.piles[name].draw, *state.piles[name].discard]
    for held in state.hands:
        found += held.all_modifiers if name == "modifiers" else getattr(held, name)
    if name == "modifiers" and isinstance(state.phase, Modifying):
        found += [choice.card for choice in state.phase.laid if choice.card is not None]
    if phase(table) != "pause":
        for row in state.tracks.values():
            for one in row:
                if name == "modifiers":
                    found += [pin.card for pin in one.modifiers]
                elif one.guilty == (name == "guilty"):
                    found.append(one.card)
    return Counter(found)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 13])
@pytest.mark.parametrize("sizes", [(120, 80, 150), (11, 9, 17), (5, 4, 6), (1, 1, 1)])
@pytest.mark.parametrize("variants", [{}, {"valerii": True, "accomplices": True}])
def test_no_card_is_ever_lost_or_doubled(seats, sizes, variants):
    """T10: and the match comes to its end however small the decks are."""
    table = match_of(seats, sizes=sizes, pause_seconds=5, **variants)
    whole = {name: cards_of(table, name) for name in NAMES.values()}
    for name, size in zip(NAMES.values(), sizes, strict=True):
        assert whole[name] == {f"own-{name}-{number}": 1 for number in range(1, size + 1)}
    while not table.over:
        if phase(table) == "pause":
            table.wait(5)
        for seat in range(seats):
            if moves := table.moves(seat):
                table.play(seat, moves[len(table.log) % len(moves)])
                break
        if not table.over:
            assert {name: cards_of(table, name) for name in NAMES.values()} == whole


def test_all_played_cards_go_to_their_discards():
    """T10"""
    table = until(match_of(3, pause_seconds=5), "modifying")
    pin(table, 1, 2, spot("left", 0))
    pin(table, 2, 2, spot("right", 2))
    steer(table, "left")
    piles = table.state.piles
    assert sorted(piles["innocents"].discard) == full(*(f"i{number}" for number in range(1, 9)))
    assert sorted(piles["guilty"].discard) == full(*(f"g{number}" for number in range(1, 7)))
    assert sorted(piles["modifiers"].discard) == full(*(f"m{number}" for number in range(1, 7)))


def test_a_deck_that_runs_out_is_made_anew_in_the_middle_of_a_draw():
    """T10: the last two cards, then one of the eight that were discarded."""
    thirds = set()
    for seed in range(30):
        table = match_of(3, sizes=(10, 80, 150), seed=seed)
        start = len(table.log)
        ride(table, "left")
        first, second, third = hand(table, 2).split()[:3]
        assert (first, second) == ("i9", "i10")
        thirds.add(third)
        (anew,) = happened(table, "shuffled", start)
        assert anew["cards"][:2] == full("i9", "i10")
        assert sorted(anew["cards"][2:]) == full(*(f"i{number}" for number in range(1, 9)))
        assert as_json(seen(table).decks)["innocents"] == 2
    assert len(thirds) > 5
    assert thirds <= {f"i{number}" for number in range(1, 9)}


def test_a_deck_that_suffices_is_left_as_it_is():
    """T10: just enough for the left team's draw; anew for the right team's."""
    table = match_of(3, sizes=(11, 80, 150))
    start = len(table.log)
    ride(table, "left")
    assert hand(table, 2).startswith("i9 i10 i11 g")
    kinds = [
        event["type"]
        for event in as_json(table.log[start:])
        if event.get("deck") == "innocents" and event["type"] in ("drew", "shuffled")
    ]
    assert kinds == ["drew", "shuffled", "drew"]
    assert set(hand(table, 0).split()[:3]) <= {f"i{number}" for number in range(1, 9)}
    assert happened(match_of(3, sizes=(8, 6, 6)), "shuffled")[3:] == []


@pytest.mark.parametrize(("letter", "sizes"), [("g", (120, 7, 150)), ("m", (120, 80, 7))])
def test_guilty_and_modifiers_are_made_anew_too(letter, sizes):
    """T10"""
    table = match_of(3, sizes=sizes)
    start = len(table.log)
    ride(table, "left")
    assert [one["deck"] for one in happened(table, "shuffled", start)] == [NAMES[letter]]
    held = [card for card in hand(table, 2).split() if card[0] == letter]
    assert held[0] == f"{letter}7"
    assert {*held[1:]} < {f"{letter}{number}" for number in range(1, 7)}


def test_that_a_deck_was_made_anew_everybody_knows_and_its_order_nobody():
    """T10, G3"""
    table = match_of(3, sizes=(10, 80, 150))
    start = len(table.log)
    ride(table, "left")
    for viewer in everybody(table):
        anew = [one for one in told(table, viewer, start) if one["type"] == "shuffled"]
        assert anew == [{"type": "shuffled", "deck": "innocents"}]


def test_when_both_are_empty_the_draw_is_short():
    """T10: the left team draws first, what is turned comes last."""
    table = match_of(5, sizes=(5, 4, 4))
    assert hands(table) == ["", "i1 i2 i3", "g1 g2 g3 m1 m2 m3", "i4 i5", "g4 m4"]
    assert (track(table, "left"), track(table, "right")) == ("", "")
    assert as_json(seen(table).decks) == {"innocents": 0, "guilty": 0, "modifiers": 0}
    until(table, "modifying")
    assert (track(table, "left"), track(table, "right")) == ("i1 g4", "i4 g1")
    assert pin_all(table) == [2, 4]
    ride(table, "left")
    assert seen(table).round == 2


def test_the_last_card_is_turned_for_the_left_team():
    """T4, T10"""
    table = match_of(5, sizes=(7, 80, 150))
    assert (track(table, "left"), track(table, "right")) == ("i7", "")


def test_one_card_of_each_is_enough_for_a_round():
    """T10: who has nothing to choose is passed over."""
    table = match_of(3, sizes=(1, 1, 1))
    assert hands(table) == ["", "i1 g1 m1", ""]
    assert list(seen(table).phase.waiting) == [1]
    assert table.moves(2) == []
    for deck in ("innocent", "guilty"):
        assert refusal(table, 2, {"type": deck, "card": 0}) in ("not-your-hand", "innocents-on")
    pick(table, 1)
    assert phase(table) == "guilty"
    assert refusal(table, 2, {"type": "guilty", "card": 0}) == "not-your-hand"
    pick(table, 1)
    assert (track(table, "left"), track(table, "right")) == ("i1", "g1")
    assert waiting(table) == [1]
    assert len(table.moves(1)) == 2
    pin(table, 1, 0, spot("right", 0))
    assert track(table, "right") == "g1+m1"
    steer(table, "right")
    assert seen(table).skulls == [0, 0, 1]
    assert hands(table) == ["", "", "i1 g1 m1"]


def test_seats_whose_draw_was_empty_owe_no_modifier():
    """T7, T10, T16: five modifiers for a table of thirteen."""
    table = match_of(13, sizes=(120, 80, 5), accomplices=True)
    assert [seat for seat, held in enumerate(hands(table)) if "m" in held] == [1, 2]
    assert hands(table)[2] == "g1 g2 g3 m4 m5"
    until(table, "modifying")
    assert pin_all(table) == [1, 2]


def test_accomplices_draw_in_the_order_of_seats():
    """T10, T16: eight modifiers for five seats."""
    table = match_of(5, sizes=(120, 80, 8), accomplices=True)
    assert hands(table)[1:] == [
        "i1 i2 i3 m1 m2 m3",
        "g1 g2 g3 m4 m5 m6",
        "i4 i5 i6 m7 m8",
        "g4 g5 g6",
    ]
    until(table, "modifying")
    assert pin_all(table) == [1, 2, 3]


def test_where_nobody_holds_a_card_the_choice_is_passed_over():
    """T10: with empty hands and tracks a round goes on to the argument by itself."""
    table = match_of(5)
    state = table.state
    state.hands = (Hand(modifiers=("own-modifiers-1",)),) * 5
    state.tracks = {"left": (), "right": ()}
    state.owes = (1,) * 5
    state.phase = Picking("innocents", {}, None)
    events: list[Event] = []
    while follows := named("trolley").follow(state, table.now, table.throw()):
        table.take(follows)
        events += follows
    assert [event["type"] for event in as_json(events)] == [
        "picks-shown",
        "pick-opened",
        "picks-shown",
        "argument-began",
    ]


def test_where_nobody_has_a_modifier_the_argument_begins():
    """T7, T10"""
    table = until(match_of(3), "guilty")
    table.state.hands = tuple(Hand(guilty=held.guilty) for held in table.state.hands)
    for seat in (1, 2):
        pick(table, seat)
    assert phase(table) == "arguing"
    steer(table, "left")
    assert seen(table).round == 2
