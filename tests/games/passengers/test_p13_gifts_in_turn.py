"""In which order gifts are used, and what becomes of those that can't be: P13, P14."""

import pytest

from tests.games.passengers.playing import (
    as_json,
    board,
    everybody,
    give,
    giving,
    match_of,
    phase,
    refusal,
    sail,
    seen,
    told,
    turn,
    use_gifts,
)
from tests.games.passengers.printed import SETS

TWO_ROUNDS = [(0, 2, 4, 3, 9), (7, 9, 4, 8, 0)]
NEED_HANDS = [
    ("chromatis", "I", (1, 0, 8, 9, 6)),
    ("mirror", "I", (2, 0, 8, 9, 6)),
    ("bell", "II", (1, 0, 8, 9, 6)),
    ("trade", "III", (1, 0, 8, 9, 6)),
    ("chromatis", "four", (1, 0, 8, 9)),
    ("small-mirror", "four", (2, 0, 8, 7)),
]


@pytest.mark.parametrize("gifts", ["I", "II", "III"])
@pytest.mark.parametrize("coin", [0, 3])
def test_gifts_are_used_in_ascending_number_whoever_holds_them(gifts, coin):
    """P13"""
    table = match_of(8, coin=coin, gifts=gifts)
    numbers = (8, 6, 5, 1, 4, 7, 2, 9)
    board(table, *numbers)
    use_gifts(table)
    holders = {number: (coin + step) % 8 for step, number in enumerate(numbers)}
    used = [(use.number, use.seat) for use in seen(table).uses]
    assert used == sorted(holders.items())
    assert [use.gift for use in seen(table).uses] == [
        SETS[gifts].split()[number] for number in sorted(numbers)
    ]


def test_only_the_holder_in_turn_uses_a_gift():
    """P13, G5"""
    table = match_of(5)
    board(table, 4, 0, 8, 9, 3)
    assert (turn(table), seen(table).phase.gift) == (4, "hamsa-hand")
    for seat in range(4):
        assert table.moves(seat) == []
        assert refusal(table, seat, {"type": "gift", "player": 1}) == "not-your-gift"
    assert refusal(table, 4, {"type": "vote", "boat": "raven"}) == "gifts-on"
    assert refusal(table, 4, {"type": "show", "card": 0}) == "nothing-to-show"
    assert refusal(table, 4, {"type": "place", "card": 0, "boat": "wolf", "space": 0}) == "gifts-on"


def test_using_it_is_a_duty():
    """P13: no way to pass is offered, and an empty move is refused."""
    for gift, gifts in [("lantern", "I"), ("oar", "II"), ("census", "III"), ("mask", "I")]:
        table = giving(gift, gifts)
        assert table.moves(0)
        assert refusal(table, 0, {"type": "gift"}) == "gift-asks-for-else"
        assert {move["type"] for move in as_json(table.moves(0))} == {"gift"}


@pytest.mark.parametrize(("gift", "gifts", "numbers"), NEED_HANDS)
def test_in_the_last_round_nobody_has_a_hand_and_the_gift_is_skipped(gift, gifts, numbers):
    """P13: chromatis, mirror, bell, trade, small-mirror; everybody is told."""
    seats, number = len(numbers), numbers[0]
    table = match_of(seats) if seats == 4 else match_of(seats, gifts=gifts)
    for earlier in TWO_ROUNDS:
        sail(table, *earlier[-seats:])
    assert seen(table).hands == [1] * seats
    start = len(table.log)
    board(table, *numbers)
    assert seen(table).hands == [0] * seats
    seat = next(use.seat for use in seen(table).uses if (use.round, use.gift) == (3, gift))
    for viewer in everybody(table):
        shown = [use for use in table.view(viewer).table.uses if use.round == 3]
        assert [use.skipped for use in shown if use.gift == gift] == [True]
        skip = {"type": "skipped", "seat": seat, "number": number, "gift": gift}
        assert skip in told(table, viewer, start)


def test_scales_without_anybody_richer_are_skipped():
    """P13, scales: two voices, and nobody has three."""
    table = match_of(5, gifts="II")
    start = len(table.log)
    board(table, 6, 8, 5, 9, 7)
    use_gifts(table)
    assert {"type": "skipped", "seat": 0, "number": 6, "gift": "scales"} in told(table, None, start)
    assert seen(table).voices == [2, 1, 1, 1, 2]


def test_a_rope_with_nobody_side_by_side_is_skipped():
    """P13, rope: the Raven's first, third and fifth, the Wolf's second and fourth."""
    table = match_of(5, gifts="II")
    sail(table, 0, 8, 5, 6, 3)
    start = len(table.log)
    board(table, 5, 7, 9, 8, 3)
    use_gifts(table, until=6)
    assert {"type": "skipped", "seat": 0, "number": 5, "gift": "rope"} in told(table, 3, start)
    ravens, wolves = ([one and one.owner for one in boat.row] for boat in seen(table).boats)
    assert (ravens, wolves) == ([1, None, 2, None, 0], [None, 3, None, 4, None])


@pytest.mark.parametrize("gifts", SETS)
def test_gifts_that_need_no_choice_happen_by_themselves(gifts):
    """P13: canteen, anchor, ballast and drachma ask for no move."""
    seats = 4 if gifts == "four" else 5
    table = match_of(seats) if seats == 4 else match_of(seats, gifts=gifts)
    board(table, *(9, 0, 7, 4, 8)[:seats])
    assert seen(table).uses[0].number == 0
    assert seen(table).uses[0].seat == 1
    assert not seen(table).uses[0].skipped
    assert seen(table).phase.number == 4
    use_gifts(table)
    assert (seen(table).uses[-1].number, seen(table).uses[-1].seat) == (9, 0)
    assert phase(table) == "voting"
    used = [notice for notice in told(table, None) if notice["type"] == "used"]
    first, *_, last = (seen(table).gifts[number] for number in range(10))
    assert used[0] == {"type": "used", "seat": 1, "number": 0, "choice": None, "gift": first}
    assert used[-1] == {"type": "used", "seat": 0, "number": 9, "choice": None, "gift": last}


@pytest.mark.parametrize("gifts", ["I", "II", "III"])
def test_canteen_anchor_and_ballast_give_their_voices_and_nothing_more(gifts):
    """P13: canteen, anchor, ballast."""
    table = match_of(5, gifts=gifts)
    board(table, 0, 4, 8, 9)
    before = as_json(seen(table))
    board(table, 7)
    after = as_json(seen(table))
    assert after["voices"][0] == 3
    for part in ("masks", "hushed", "pair", "coin"):
        assert after[part] == before[part]
    assert after["boats"][0] == before["boats"][0]


def test_the_vote_opens_after_the_last_gift():
    """P13, P19"""
    table = giving("torch")
    start = give(table, passenger={"boat": "raven", "space": 0})
    assert [notice["type"] for notice in told(table, 2, start)] == [
        *("used", "revealed", "used", "coin-taken", "vote-opened")
    ]
    assert phase(table) == "voting"


def test_everybody_is_told_whose_gift_it_is():
    """P13"""
    table = match_of(5)
    start = len(table.log)
    board(table, 4, 0, 8, 9, 3)
    for viewer in everybody(table):
        calls = [note for note in told(table, viewer, start) if note["type"] == "called"]
        gift = seen(table).gifts[3]
        assert calls == [{"type": "called", "seat": 4, "number": 3, "gift": gift}]
        assert table.view(viewer).table.phase.seat == 4


def test_the_afterlands_are_not_in_play():
    """P14: no gift reaches a boat that left."""
    table = match_of(5)
    sail(table, 0, 2, 4, 3, 9)
    board(table, 3, 0, 8, 7, 9)
    assert len(seen(table).crossed[0].row) == 5
    spots = [(m["passenger"]["boat"], m["passenger"]["space"]) for m in as_json(table.moves(4))]
    assert spots == [("raven", 0), ("raven", 2), ("wolf", 1), ("wolf", 2), ("wolf", 3)]
