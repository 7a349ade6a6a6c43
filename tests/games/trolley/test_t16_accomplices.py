"""Every seat but the driver has three modifiers more: T16; and both variants together."""

import pytest

from tests.games.trolley.playing import (
    TEAMS,
    arrange,
    as_json,
    each_size,
    hand,
    hands,
    happened,
    match_of,
    phase,
    pin,
    pin_all,
    refusal,
    ride,
    seen,
    spot,
    teams,
    track,
    turn,
    until,
)

TURNS = {  # when seat 0 drives
    3: [1, 2, 1, 2],
    4: [1, 3, 2, 3, 2],
    5: [1, 3, 2, 4, 2, 4],
    6: [1, 4, 2, 5, 3, 5, 3],
    7: [1, 4, 2, 5, 3, 6, 3, 6],
    13: [1, 7, 2, 8, 3, 9, 3, 9, 4, 10, 4, 10, 5, 11, 5, 11, 6, 12, 6, 12],
}


@each_size
def test_everybody_but_the_driver_draws_three_modifiers_more(seats):
    """T16: in seat order, after the hands of both teams."""
    table, plain = match_of(seats, accomplices=True), match_of(seats)
    dealt = sum(held.count("m") for held in hands(plain))
    for step, seat in enumerate([*TEAMS[seats][0], *TEAMS[seats][1]]):
        more = [f"m{dealt + 3 * step + number}" for number in (1, 2, 3)]
        assert hand(table, seat) == " ".join([hand(plain, seat), *more])
    assert hand(table, 0) == ""
    extra = [event for event in happened(table, "drew") if event.get("variant")]
    assert [event["variant"] for event in extra] == ["accomplices"] * (seats - 1)


@each_size
def test_and_plays_one_of_them_beside_the_own_one(seats):
    """T16, T7: teams in turn; each seat plays all of its own before the next of its team."""
    table = until(match_of(seats, accomplices=True), "modifying")
    turns = []
    while phase(table) == "modifying":
        assert not seen(table).phase.extra
        turns.append(turn(table))
        assert refusal(table, turns[-1], {"type": "pass"}) == "must-play"
        pin(table, turns[-1])
    assert turns == TURNS[seats]


def test_seat_order_goes_round_from_the_driver():
    """T16, T7, G1"""
    table = until(match_of(7, driver=4, accomplices=True), "modifying")
    assert teams(table) == ([5, 6, 0], [1, 2, 3])
    assert pin_all(table) == [5, 1, 6, 2, 0, 3, 0, 3]


def test_any_of_the_modifiers_may_be_chosen():
    """T16: they are listed after the hand's own ones."""
    table = until(match_of(3, accomplices=True), "modifying")
    assert hand(table, 1) == "m1 m2 m3 m7 m8 m9"
    assert len(table.moves(1)) == 6 * 6
    pin(table, 1, 5, spot("right", 0))
    assert track(table, "right").startswith("i8+m9 ")
    assert hand(table, 1) == "m1 m2 m3 m7 m8"
    assert (
        refusal(
            until(match_of(3, accomplices=True), "modifying"),
            1,
            {"type": "modifier", "card": 6, "target": spot("left")},
        )
        == "no-such-card"
    )


def test_whoever_holds_no_hand_of_modifiers_plays_one_all_the_same():
    """T16"""
    table = until(match_of(7, accomplices=True), "modifying")
    assert turn(table) == 1
    assert hand(table, 1) == "m7 m8 m9"
    pin(table, 1)
    assert turn(table) == 4


@each_size
def test_without_the_variant_nobody_does(seats):
    """T16"""
    table = match_of(seats)
    assert not seen(table).accomplices
    assert not any(event.get("variant") for event in happened(table, "drew"))


def test_those_modifiers_stay_with_their_seat():
    """T3, T16: whatever the team passes round."""
    table = match_of(7, accomplices=True)
    before = [hand(table, seat).split()[3:] for seat in (1, 2, 3)]
    arrange(table, 1, 3, 1, 2)
    assert hands(table)[1:4] == [
        "g1 g2 g3 m7 m8 m9",
        "m1 m2 m3 m10 m11 m12",
        "i1 i2 i3 m13 m14 m15",
    ]
    assert [hand(table, seat).split()[3:] for seat in (1, 2, 3)] == before
    until(table, "modifying")
    assert pin_all(table) == [1, 4, 2, 5, 2, 6, 3, 6]


def test_all_that_was_not_played_is_discarded():
    """T16, T10"""
    table = until(match_of(5, accomplices=True), "arguing")
    assert hands(table) == [""] * 5
    assert len(table.state.piles["modifiers"].discard) == 18 - 6


def test_both_variants_together():
    """T15, T16: seat 2 draws three hands, plays two of its modifiers, and may play a third."""
    table = match_of(5, accomplices=True, valerii=True)
    ride(table, "left", "left", "right")
    assert (seen(table).helper, teams(table)) == (2, ([4, 0], [1, 2]))
    # 54 modifiers in three rounds; then 6 for the hands, 12 for accomplices, 3 for the helper
    assert hand(table, 2) == "g22 g23 g24 m58 m59 m60 m70 m71 m72 m73 m74 m75"
    assert [backs.modifiers for backs in seen(table).hands] == [6, 3, 9, 0, 3]
    until(table, "modifying")
    turns = []
    while phase(table) == "modifying":
        turns.append((turn(table), seen(table).phase.extra))
        pin(table, turn(table))
    assert turns == [
        (4, False),
        (1, False),
        (0, False),
        (2, False),
        (0, False),
        (2, False),
        (2, True),
    ]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 13])
def test_both_variants_through_a_whole_match(seats):
    """T7, T12, T15, T16: turns counted anew in every round."""
    table = match_of(seats, accomplices=True, valerii=True, sizes=(120, 80, 200))
    helped = 0
    while not table.over:
        until(table, "modifying")
        left, right = teams(table)
        helper, driver = seen(table).helper, seen(table).driver
        counts = dict.fromkeys((*left, *right), 1)
        for team in (left, right):
            for seat in team[min(2, len(team) - 1) :]:
                counts[seat] += 1
        helped += helper not in (None, driver)
        if helper not in (None, driver):
            counts[helper] += 1
        queues = [[seat for seat in team for _ in range(counts[seat])] for team in (left, right)]
        expected = []
        while any(queues):
            expected += [queue.pop(0) for queue in queues if queue]
        assert pin_all(table) == expected
        assert as_json(seen(table).phase)["type"] == "arguing"
        ride(table, "right" if seats - 1 in right else "left")
    assert helped > 1
