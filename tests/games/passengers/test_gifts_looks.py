"""Gifts that look: P18 says who sees the card, and who learns that somebody looked."""

from typing import Any

import pytest

import zmova
from tests.games.passengers.playing import (
    board,
    everybody,
    give,
    giving,
    knows,
    match_of,
    raven,
    refusal,
    seen,
    sitting,
    told,
    use_gifts,
    wolf,
)
from zmova.games.passengers.boats import Spot
from zmova.games.passengers.events import Revealed

PEEKS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("hamsa-hand", "I", 5, raven(4)),
    ("hamsa-hand", "I", 5, wolf(4)),
    ("hamsa-hand", "I", 4, raven(0)),
    ("ravens-eye", "III", 5, raven(4)),
    ("wolfs-eye", "III", 5, wolf(4)),
    ("shade", "I", 4, wolf(0)),
]


@pytest.mark.parametrize(("gift", "gifts", "seats", "where"), PEEKS)
def test_one_seat_sees_the_card_and_all_are_told_who_looked_where(gift, gifts, seats, where):
    """P18: hamsa-hand, ravens-eye, wolfs-eye, shade."""
    shadows = "bd rs gs gd bs rd" if seats == 4 else None
    table = giving(gift, gifts, seats, shadows=shadows)
    looked_at = sitting(table, where)
    placed = next(
        one.card
        for row in table.state.boats.values()
        for one in row
        if one is not None and one.id == looked_at.id
    )
    before = {seat: knows(table, seat) for seat in range(seats)}
    start = give(table, passenger=where)
    assert knows(table, 0) == before[0] | {looked_at.id: placed}
    for seat in range(1, seats):
        assert knows(table, seat) == before[seat]
    assert sitting(table, where).card is None
    for viewer in everybody(table):
        (peek,) = [n for n in told(table, viewer, start) if n["type"] == "peeked"]
        cards = [placed] if viewer == 0 else None
        assert peek == {"type": "peeked", "seat": 0, "spots": [where], "cards": cards}
        use = next(use for use in table.view(viewer).table.uses if use.gift == gift)
        assert (use.seat, use.ids) == (0, (looked_at.id,))
        assert use.card is None


def test_onlookers_and_the_other_seats_see_the_same_whatever_was_there():
    """P18, G3: a peek at two different cards gives them the same bytes."""
    tables = []
    for card in ("bs", "rd"):
        table = match_of(5)
        board(table, 3, 0, 8, 4, 5, placing=f"gs rd {card} bd rs")
        give(table, passenger=raven(4))
        tables.append(table)
    one, other = tables
    for viewer in (None, 1, 3, 4):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)
    assert zmova.encode(one.view(0)) != zmova.encode(other.view(0))


def test_a_peek_shows_the_card_under_a_mask_of_words():
    """P18, G4: the card itself, whatever was claimed."""
    table = match_of(5, "gs rs gd | rd bs bd | bs gs rd | bd rs gd | rs bs gd")
    board(table, 3, 0, 8, 4, 5)
    table.play(2, {"type": "claim", "kind": "demon", "color": "red", **raven(4)})
    give(table, passenger=raven(4))
    assert knows(table, 0)[2] == "blue soul"


def test_what_was_seen_stays_known_when_the_passenger_moves():
    """P12, P17: the peeker follows the card, not the space."""
    table = giving("hamsa-hand")
    number = sitting(table, raven(4)).id
    give(table, passenger=raven(4))
    use_gifts(table, until=5)
    assert seen(table).phase.gift == "scroll"
    give(table, passengers=[raven(4), wolf(1)])
    assert sitting(table, wolf(1)).id == number
    assert knows(table, 0)[number] == "blue soul"


def test_key_shows_two_of_one_boat_to_its_holder():
    """P18, key: and then it falls silent."""
    table = giving("key", "II")
    start = give(table, passengers=[raven(4), raven(0)])
    assert {card for number, card in knows(table, 0).items() if number} == {
        "red demon",
        "blue soul",
    }
    assert [len(knows(table, seat)) for seat in range(5)] == [3, 1, 1, 1, 1]
    for viewer in everybody(table):
        (peek,) = [n for n in told(table, viewer, start) if n["type"] == "peeked"]
        assert (peek["cards"] is not None) == (viewer == 0)
        seats = {(spot["boat"], spot["space"]) for spot in peek["spots"]}
        assert seats == {("raven", 0), ("raven", 4)}
        assert table.view(viewer).table.hushed == [0]


def test_the_cards_of_a_key_stand_in_the_order_of_their_spaces():
    """P18, key: named either way round, each card belongs to its space."""
    for pair in ([raven(4), raven(0)], [raven(0), raven(4)]):
        table = giving("key", "II")
        start = give(table, passengers=pair)
        (peek,) = [n for n in told(table, 0, start) if n["type"] == "peeked"]
        cards = dict(zip((spot["space"] for spot in peek["spots"]), peek["cards"], strict=True))
        assert cards == {0: "red demon", 4: "blue soul"}


@pytest.mark.parametrize("seats", [4, 5])
def test_torch_reveals_a_passenger_to_all(seats):
    """torch, P12: face up for everybody, onlookers too."""
    table = giving("torch", seats=seats)
    where = raven(0)
    assert sitting(table, where).card is None
    start = give(table, passenger=where)
    for viewer in everybody(table):
        opened = {"type": "revealed", "spot": where, "card": "red demon"}
        assert {**opened, "kind": "demon", "color": "red"} in told(table, viewer, start)
        shown = table.view(viewer).table
        assert shown.boats[0].row[0].card == "red demon"
        assert next(use for use in shown.uses if use.gift == "torch").card == "red demon"
    assert [one.card for one in seen(table).boats[0].row if one].count(None) == 2


def test_shade_looks_at_shadows_alone():
    """shade: with four players."""
    table = giving("shade", seats=4)
    own = seen(table).boats[1].row[4]
    assert own.owner == 0
    assert refusal(table, 0, {"type": "gift", "passenger": wolf(4)}) == "not-a-shadow"
    assert [m.passenger.boat for m in table.moves(0)] == ["raven", "wolf"]  # type: ignore[attr-defined]


def test_ravens_eye_and_wolfs_eye_look_into_their_own_boat():
    """ravens-eye, wolfs-eye"""
    table = giving("ravens-eye", "III")
    assert refusal(table, 0, {"type": "gift", "passenger": wolf(4)}) == "wrong-boat"
    table = giving("wolfs-eye", "III")
    assert refusal(table, 0, {"type": "gift", "passenger": raven(0)}) == "wrong-boat"


def test_key_needs_two_of_one_boat():
    """key, G5"""
    table = giving("key", "II")
    pairs = [[raven(0), wolf(4)], [raven(0)], [raven(0), raven(0)], [raven(0), raven(1)]]
    reasons = [refusal(table, 0, {"type": "gift", "passengers": pair}) for pair in pairs]
    assert reasons == ["one-boat", "choose-two", "choose-two", "nobody-there"]


def test_what_lies_face_up_is_neither_peeked_at_nor_revealed_again():
    """hamsa-hand, torch, G5: no set lets it happen so early, so it is turned by hand."""
    for gift in ("hamsa-hand", "torch"):
        table = giving(gift)
        table.take([Revealed(table.now, Spot("raven", 0), "red demon")])
        assert refusal(table, 0, {"type": "gift", "passenger": raven(0)}) == "face-up"
        assert len(table.moves(0)) == 4
