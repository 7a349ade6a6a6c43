"""The vote: P19, and who wins it: P20."""

import pytest

import zmova
from tests.games.passengers.playing import (
    as_json,
    at_the_vote,
    cast,
    everybody,
    mine,
    phase,
    refusal,
    seen,
    told,
)

EIGHT = (0, 6, 2, 3, 5, 7, 4, 1)


def test_every_seat_may_vote_for_either_boat_in_any_order():
    """P19"""
    table = at_the_vote(0, 8, 5, 6, 3)
    votes = [{"type": "vote", "boat": "raven"}, {"type": "vote", "boat": "wolf"}]
    assert [as_json(table.moves(seat)) for seat in range(5)] == [votes] * 5
    cast(table, wolf=[4, 2], raven=[3])
    assert [bool(table.moves(seat)) for seat in range(5)] == [True, True, False, False, False]


def test_choices_are_secret_until_the_last_one():
    """P19, G3: who has voted is seen, how is not."""
    tables = []
    for boats in (("raven", "wolf"), ("wolf", "raven")):
        table = at_the_vote(0, 8, 5, 6, 3)
        for seat, boat in zip((1, 3), boats, strict=True):
            table.play(seat, {"type": "vote", "boat": boat})
        tables.append(table)
    one, other = tables
    for viewer in (None, 0, 2, 4):
        assert zmova.encode(one.view(viewer)) == zmova.encode(other.view(viewer))
        assert told(one, viewer) == told(other, viewer)
        assert list(one.view(viewer).table.phase.voted) == [1, 3]
    assert [mine(one, seat).ballot for seat in range(5)] == [None, "raven", None, "wolf", None]


def test_all_choices_open_together():
    """P19"""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0, 4], wolf=[1, 2])
    assert seen(table).counts == []
    start = len(table.log)
    cast(table, wolf=[3])
    for viewer in everybody(table):
        (counted,) = [n for n in told(table, viewer, start) if n["type"] == "counted"]
        assert counted["ballots"] == ["raven", "wolf", "wolf", "wolf", "raven"]
        assert counted["voices"] == [3, 1, 1, 2, 1]
        (count,) = table.view(viewer).table.counts
        assert (count.raven, count.wolf) == (4, 4)


def test_a_choice_is_final():
    """P19, G5"""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0])
    for boat in ("raven", "wolf"):
        assert refusal(table, 0, {"type": "vote", "boat": boat}) == "already-voted"


@pytest.mark.parametrize(
    "move",
    [
        {"type": "vote"},
        {"type": "vote", "boat": None},
        {"type": "vote", "boat": "neither"},
        {"type": "vote", "boat": ["raven", "wolf"]},
        {"type": "vote", "boat": "raven", "voices": 1},
    ],
    ids=str,
)
def test_nobody_abstains_or_splits(move):
    """P19"""
    assert refusal(at_the_vote(0, 8, 5, 6, 3), 0, move) == "not-a-move"


def test_while_the_vote_is_open_nothing_else_is_done():
    """P19, G5"""
    table = at_the_vote(0, 8, 5, 6, 3)
    assert refusal(table, 0, {"type": "gift", "player": 1}) == "vote-on"
    place = {"type": "place", "card": 0, "boat": "wolf", "space": 4}
    assert refusal(table, 0, place) == "vote-on"


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("winner", ["raven", "wolf"])
def test_more_voices_win_not_more_seats(seats, winner):
    """P19, P20: all of a seat's voices go to one boat."""
    table = at_the_vote(*EIGHT[:seats], seats=seats)
    voices = list(seen(table).voices)
    strong = sorted(range(seats), key=lambda seat: -voices[seat])
    few: list[int] = []
    while sum(voices[seat] for seat in few) * 2 <= sum(voices):
        few.append(strong.pop(0))
    assert len(few) <= seats / 2
    sides = {winner: few, "wolf" if winner == "raven" else "raven": strong}
    cast(table, raven=sides["raven"], wolf=sides["wolf"])
    (count,) = seen(table).counts
    assert count.winner == winner
    assert seen(table).crossed[0].boat == winner
    assert (count.raven, count.wolf) == (
        sum(voices[seat] for seat in sides["raven"]),
        sum(voices[seat] for seat in sides["wolf"]),
    )


@pytest.mark.parametrize("coin", range(5))
@pytest.mark.parametrize("swapped", [False, True])
def test_a_tied_vote_goes_where_the_coin_holder_voted(coin, swapped):
    """P20: whoever holds it, 4 against 4, and whatever its neighbours voted."""
    table = at_the_vote(0, 5, 8, 6, 3, coin=coin)
    holder, left, friend, *others = ((coin + step) % 5 for step in range(5))
    sides = [[holder, friend], [left, *others]]
    if swapped:
        sides.reverse()
    cast(table, raven=sides[0], wolf=sides[1])
    (count,) = seen(table).counts
    assert (count.raven, count.wolf) == (4, 4)
    assert count.winner == ("wolf" if swapped else "raven")
    assert count.coin == coin


def test_the_round_goes_on_only_when_all_have_voted():
    """P19"""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0, 1, 2, 3])
    assert phase(table) == "voting"
    assert seen(table).crossed == []
