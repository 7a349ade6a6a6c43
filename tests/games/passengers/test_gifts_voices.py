"""Gifts over the vote to come: Scales, Chain, Hourglass."""

import pytest

from tests.games.passengers.playing import (
    all_vote,
    as_json,
    board,
    cast,
    everybody,
    give,
    giving,
    match_of,
    mine,
    refusal,
    seen,
    told,
    use_gifts,
)


def test_scales_take_one_voice_from_a_seat_that_has_more():
    """scales"""
    table = giving("scales", "II")
    assert seen(table).voices == [2, 3, 1, 1, 2]
    start = give(table, player=1)
    assert seen(table).voices == [3, 2, 1, 1, 2]
    for viewer in everybody(table):
        assert {"type": "voice-taken", "seat": 0, "giver": 1} in told(table, viewer, start)


@pytest.mark.parametrize(
    ("player", "why"), [(2, "not-more-voices"), (4, "not-more-voices"), (0, "not-yourself")]
)
def test_scales_do_not_take_from_a_seat_with_as_many_or_fewer(player, why):
    """scales, G5"""
    table = giving("scales", "II")
    assert refusal(table, 0, {"type": "gift", "player": player}) == why
    assert as_json(table.moves(0)) == [{"type": "gift", "player": 1}]


@pytest.mark.parametrize(
    ("players", "after"),
    [
        ([1, 2], [1, 2, 3, 1, 1]),
        ([0, 1], [3, 1, 2, 1, 1]),
        ([4, 0], [1, 3, 2, 1, 1]),
        ([2, 0], [2, 3, 1, 1, 1]),
    ],
)
def test_chain_swaps_the_voices_of_two_seats(players, after):
    """chain: the holder's own too."""
    table = giving("chain", "III")
    assert seen(table).voices == [1, 3, 2, 1, 1]
    held = seen(table).held
    start = give(table, players=players)
    assert seen(table).voices == after
    assert seen(table).held == held
    (swap,) = [n for n in told(table, None, start) if n["type"] == "voices-swapped"]
    assert sorted(swap["seats"]) == sorted(players)


def test_chain_may_name_any_two_seats():
    """chain, G5"""
    table = giving("chain", "III")
    assert len(table.moves(0)) == 10
    assert refusal(table, 0, {"type": "gift", "players": [2, 2]}) == "name-two"
    assert refusal(table, 0, {"type": "gift", "players": [2, 5]}) == "no-such-seat"


def test_a_voice_that_was_taken_counts_where_it_went():
    """P19, scales: three against the six of all others."""
    table = giving("scales", "II")
    give(table, player=1)
    use_gifts(table, until=8)
    give(table, player=0)
    cast(table, raven=[0], wolf=[1, 2, 3, 4])
    (count,) = seen(table).counts
    assert (count.voices, count.raven, count.wolf) == ([3, 2, 1, 1, 2], 3, 6)


def test_voices_that_were_swapped_count_where_they_went():
    """P19, chain"""
    table = giving("chain", "III")
    give(table, players=[1, 3])
    cast(table, raven=[3, 0], wolf=[1, 2, 4])
    (count,) = seen(table).counts
    assert (count.voices, count.raven, count.wolf) == ([1, 1, 2, 3, 1], 4, 4)


def test_one_seat_votes_first_and_openly():
    """hourglass, P19"""
    table = giving("hourglass", "II")
    give(table, player=2)
    for viewer in everybody(table):
        assert table.view(viewer).table.phase.first == 2
        assert {"type": "votes-first", "seat": 2} in told(table, viewer)
    for seat in (0, 1, 3, 4):
        assert table.moves(seat) == []
        vote = {"type": "vote", "boat": "wolf"}
        assert refusal(table, seat, vote) == "waits-for-the-first"
    start = len(table.log)
    cast(table, wolf=[2])
    for viewer in everybody(table):
        openly = {"type": "voted", "seat": 2, "boat": "wolf", "openly": True}
        assert told(table, viewer, start) == [openly]
        assert table.view(viewer).table.phase.first_boat == "wolf"


def test_the_others_then_vote_in_secret():
    """hourglass, P19"""
    table = giving("hourglass", "II")
    give(table, player=2)
    cast(table, wolf=[2])
    start = len(table.log)
    cast(table, raven=[1])
    for viewer in (None, 0, 2, 3, 4):
        secretly = {"type": "voted", "seat": 1, "boat": None, "openly": False}
        assert told(table, viewer, start) == [secretly]
    assert mine(table, 1).ballot == "raven"
    assert "raven" not in str(as_json(seen(table).phase))


def test_what_was_voted_openly_stands():
    """hourglass, P19: everybody has built on it; who votes in secret may still change."""
    table = giving("hourglass", "II")
    give(table, player=2)
    cast(table, wolf=[2])
    cast(table, raven=[1])
    assert table.moves(2) == []
    for boat in ("raven", "wolf"):
        assert refusal(table, 2, {"type": "vote", "boat": boat}) == "open-vote-stands"
    assert as_json(table.moves(1)) == [{"type": "vote", "boat": "wolf"}]


def test_the_hourglass_is_for_one_vote():
    """hourglass, P21"""
    table = giving("hourglass", "II")
    give(table, player=2)
    cast(table, wolf=[2])
    all_vote(table, "wolf")
    assert seen(table).round == 2
    board(table, 9, 5, 0, 3, 4)
    use_gifts(table)
    assert seen(table).phase.first is None
    assert [bool(table.moves(seat)) for seat in range(5)] == [True] * 5


def test_nobody_votes_first_by_ones_own_gift():
    """hourglass, G5"""
    table = giving("hourglass", "II")
    assert refusal(table, 0, {"type": "gift", "player": 0}) == "not-yourself"
    assert len(table.moves(0)) == 4


def test_without_an_hourglass_nobody_waits():
    """P19"""
    table = match_of(5, gifts="II")
    board(table, 0, 4, 5, 9, 7)
    use_gifts(table)
    assert seen(table).phase.first is None
    cast(table, raven=[3])
    assert seen(table).phase.first_boat is None
