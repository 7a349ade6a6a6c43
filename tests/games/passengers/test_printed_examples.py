"""The examples of the printed rulebook, played move by move.

Both editions tell them alike. Names are those of the English one; gifts, voices and boats that the
pictures show stand where the example needs them.
"""

from collections import Counter
from typing import Any

import pytest

from tests.games.passengers.playing import (
    all_vote,
    board,
    cast,
    give,
    knows,
    match_of,
    mine,
    phase,
    put,
    raven,
    refusal,
    row,
    seen,
    shade,
    show,
    sitting,
    told,
    turn,
    use_gifts,
    wolf,
)
from zmova import Table

ADRIAN, BRANDON, CLOE, DARRON, EVIE = range(5)
FIVE = "gs rs gd | rs bs bd | bd gs gd | bs bs rd | rd rs gd"


def test_what_a_guide_holds():
    """P2, P4. Set-up, three passengers: whoever drew a soul ends with two souls and a demon."""
    table = match_of(5, FIVE)
    hand = Counter(card.split()[-1] for card in mine(table, ADRIAN).hand)
    assert (mine(table, ADRIAN).faction, hand) == ("souls", {"soul": 2, "demon": 1})


def test_a_space_gives_the_mask_and_two_voices_and_is_taken_then():
    """P11. Phase 1, the picture of a card that boards."""
    table = match_of(5)
    put(table, 0, 7)
    assert (seen(table).gifts[seen(table).held[0]], seen(table).voices[0]) == ("mask", 2)
    assert refusal(table, 1, {"type": "place", "card": 0, **wolf(2)}) == "space-taken"


def test_four_players_seat_two_shadows_first():
    """P10. Phase 1, the box for four: right of the coin, then right of that, in the other boat."""
    table = match_of(4, coin=2, shadows="gs rd bs gd rs bd")
    assert turn(table) == 1
    shade(table, wolf(3))
    assert turn(table) == 0
    assert refusal(table, 0, {"type": "shade", **wolf(0)}) == "other-boat"
    shade(table, raven(0))
    assert [sitting(table, spot).card for spot in (wolf(3), raven(0))] == [None, None]
    assert (seen(table).held, seen(table).voices, seen(table).hands) == (
        [None] * 4,
        [0] * 4,
        [3] * 4,
    )
    assert (phase(table), turn(table)) == ("placing", 2)


def test_five_gifts_are_used_in_the_order_of_their_numbers():
    """P13. Phase 2: Chromatis, Hamsa Hand, Scroll and Mask, and the coin comes last."""
    table = match_of(5, FIVE, coin=ADRIAN)
    board(table, 9, 7, 5, 3, 1)
    use_gifts(table)
    used = [(use.gift, use.seat) for use in seen(table).uses]
    names = ("chromatis", "hamsa-hand", "scroll", "mask", "drachma")
    assert used == list(zip(names, (EVIE, DARRON, CLOE, BRANDON, ADRIAN), strict=True))
    assert phase(table) == "voting"


def test_two_voters_outvote_three_by_five_voices_to_four():
    """P19, P20. Phase 3, the resolved vote: the Wolf crosses, the Raven goes, no card is seen."""
    table = match_of(5, FIVE)
    board(table, 2, 0, 7, 3, 5)
    use_gifts(table)
    assert seen(table).voices == [2, 3, 2, 1, 1]
    cast(table, raven=[0, 3, 4], wolf=[1, 2])
    (count,) = seen(table).counts
    assert (count.raven, count.wolf, count.winner) == (4, 5, "wolf")
    ((crossed,), (sunk,)) = seen(table).crossed, seen(table).sunk
    assert (crossed.boat, sunk.boat) == ("wolf", "raven")
    assert not [one.card for one in (*crossed.row, *sunk.row) if one is not None and one.card]
    assert (seen(table).round, turn(table)) == (2, 0)


def test_the_example_round_of_five():
    """P11, P13, P15, P18, P19, P20. The two pages of what they say and what they think."""
    table = match_of(5, FIVE, coin=ADRIAN)
    put(table, ADRIAN, 0, "gs")
    assert (seen(table).held[ADRIAN], seen(table).voices[ADRIAN]) == (0, 3)
    put(table, BRANDON, 7, "rs")
    put(table, CLOE, 3, "bd")
    put(table, DARRON, 1, "rd")
    put(table, EVIE, 2, "rd")
    owners = {boat: [one and one.owner for one in row(table, boat)] for boat in ("raven", "wolf")}
    assert owners["raven"] == [ADRIAN, EVIE, None, None, None]
    assert owners["wolf"] == [None, CLOE, BRANDON, DARRON, None], "both sit down next to Brandon"
    assert seen(table).voices == [3, 2, 1, 2, 2]
    table.play(BRANDON, {"type": "claim", **wolf(2), "kind": "soul"})
    table.play(CLOE, {"type": "claim", **wolf(1), "kind": "soul"})

    start = len(table.log)
    assert (turn(table), seen(table).phase.gift) == (DARRON, "chromatis")
    assert list(mine(table, DARRON).hand) == ["blue soul"] * 2
    give(table, color="blue")
    assert seen(table).uses[-1].answers == [False, True, False, None, False]
    give(table, players=[BRANDON, CLOE])
    show(table, CLOE, 0)
    show(table, BRANDON, 1)
    assert {look.seat for look in mine(table, EVIE).looks} == {BRANDON, CLOE}
    give(table, passenger=raven(1))
    assert knows(table, CLOE)[sitting(table, raven(1)).id] == "red demon"
    table.play(CLOE, {"type": "claim", **raven(1), "kind": "soul"})
    give(table, mask="red", passenger=wolf(1))
    order = [note["seat"] for note in told(table, None, start) if note["type"] == "used"]
    assert order == [DARRON, EVIE, CLOE, BRANDON]
    assert seen(table).uses[0].gift == "canteen"

    cast(table, raven=[ADRIAN, DARRON], wolf=[BRANDON, EVIE, CLOE])
    (count,) = seen(table).counts
    assert (count.raven, count.wolf, count.coin, count.winner) == (5, 5, ADRIAN, "raven")
    assert [one.boat for one in seen(table).crossed] == ["raven"]
    assert sum(one is not None for one in seen(table).sunk[0].row) == 3
    assert list(seen(table).masks) == ["green", "blue"]


# how the points are counted

Seated = tuple[str, dict[str, Any]]
"""A card and where it sits."""


def ferry(table: Table, placing: list[Seated], crossing: str, **gifts: dict[str, Any]) -> None:
    """A round of eight: each seat's card, what some gifts are used on, and where all votes go."""
    for _ in placing:
        seat = turn(table)
        card, spot = placing[seat]
        layout = next(boat.gifts for boat in seen(table).boats if boat.boat == spot["boat"])
        put(table, seat, layout[spot["space"]], card)
    while phase(table) == "giving":
        name = seen(table).phase.gift.replace("-", "_")
        if name in gifts and not seen(table).phase.waiting:
            give(table, **gifts[name])
        else:
            use_gifts(table, until=seen(table).phase.number + 1)
    all_vote(table, crossing)


def on(boat: Any, *cards: str) -> list[Seated]:
    """From the left; a dot is a free space."""
    return [(card, boat(space)) for space, card in enumerate(cards) if card != "."]


NINE_AND_SEVEN = (
    "rs gs gd | rs rs bd | rd bs gd | gs bs rd | y gs gd | bs gs bd | rd bs bd | bd rs rd"
)


def test_nine_points_against_seven():
    """P22, P23, P24. Both pages of the count.

    The guides have 1, 5 and 3 in their boats. A blue demon sits by a soul whom a mask has made red,
    a green one by a green soul; a red one has a red soul on the left and the masked one above. The
    Yaesther gives both sides a point.
    """
    table = match_of(8, NINE_AND_SEVEN)
    ferry(
        table,
        on(raven, "rs", "rs", "rd") + on(wolf, "gs", "gd", "bs", "bs", "rs"),
        "raven",
        mask={"mask": "green", "passenger": wolf(0)},
    )
    placing = on(raven, "gs", "rs", "bs", ".", "bs") + on(wolf, "gs", "gs", "rd", "rd")
    ferry(
        table,
        placing,
        "raven",
        mask={"mask": "red", "passenger": raven(2)},
        scroll={"passengers": [wolf(0), wolf(1)]},
        torch={"passenger": wolf(0)},
    )
    (gd, bd, yaesther) = on(wolf, "gd", ".", "bd", ".", "y")
    others = on(raven, "gd", "rd", "bd", "bd", "bd")
    ferry(
        table,
        [gd, bd, others[0], others[1], yaesther, *others[2:]],
        "wolf",
        mask={"mask": "blue", "passenger": raven(0)},
        scroll={"passengers": [raven(0), raven(1)]},
        torch={"passenger": raven(2)},
    )
    assert [sum(one is not None for one in boat.row) for boat in seen(table).crossed] == [3, 4, 3]
    assert table.result is not None
    assert table.result.scores == {"souls": 9, "demons": 7, "yaesther": 8.5}
    each: Counter[tuple[str, int]] = Counter()
    for point in table.result.why:
        if point.spaces:
            each[point.faction, point.spaces[0].round] += point.points
    assert [each["souls", round] for round in (3, 2, 1)] == [1, 5, 3]
    at: Counter[tuple[int, int]] = Counter()
    for point in table.result.why:
        if point.faction == "demons":
            at[point.spaces[0].round, point.spaces[0].space] += point.points
    blue, green, red, both = at[3, 2], at[3, 0], at[1, 2], at[3, 4]
    assert (blue, green, red, both) == (1, 2, 3, 1)
    assert table.result.winners == [0, 1, 3, 5]


ALIKE = "gs rs bd | gs rs bd | rs bs rd | bs gs gd | gd bs rd | gd bs bd | rd rs bd | y gs gd"


def test_two_three_and_four_souls_alike():
    """P22. The table of bonuses: a point for two, two for three, three for four of a colour."""
    table = match_of(8, ALIKE)
    ferry(
        table,
        on(raven, "gs", "gs", "rd") + on(wolf, "gd", "gd", "gd", "rs", "gd"),
        "raven",
        mask={"mask": "green", "passenger": wolf(3)},
    )
    ferry(
        table,
        on(raven, "rs", "rs", "rs") + on(wolf, "gs", "rd", "bd", "rd", "gs"),
        "raven",
        mask={"mask": "red", "passenger": wolf(3)},
        torch={"passenger": wolf(0)},
    )
    alone = on(raven, "bd", "bd", "bd", "y")
    ferry(
        table,
        [*alone[:2], *on(wolf, "bs", "bs", "bs", "bs"), *alone[2:]],
        "wolf",
        mask={"mask": "blue", "passenger": raven(0)},
        scroll={"passengers": [raven(0), raven(1)]},
    )
    assert table.result is not None
    bonus: Counter[int] = Counter()
    for point in table.result.why:
        if point.faction == "souls" and len(point.spaces) == 2:
            bonus[point.spaces[0].round] += point.points
    assert bonus == {1: 1, 2: 2, 3: 3}
    assert table.result.scores["souls"] == 2 + 1 + 3 + 2 + 4 + 3


@pytest.mark.parametrize(("seats", "points"), [(4, 6.5), (6, 6.5), (8, 8.5)])
def test_the_yaesther_s_own_score(seats, points):
    """P25. Its table, by the number of players."""
    table = match_of(seats)
    while not table.over:
        able = [seat for seat in range(seats) if mine(table, seat).ballot is None]
        seat = next(seat for seat in able if table.moves(seat))
        table.play(seat, table.moves(seat)[0])
    assert table.result is not None
    assert table.result.scores["yaesther"] == points
