"""Gifts over talk: who falls silent, for how long, and who may whisper."""

from typing import Any

import pytest

from tests.games.passengers.playing import (
    all_vote,
    board,
    cast,
    everybody,
    give,
    giving,
    match_of,
    phase,
    raven,
    refusal,
    sail,
    seen,
    told,
    use_gifts,
    wolf,
)
from zmova import Table

CHANNELS: list[dict[str, Any]] = [
    {"type": "say", "text": "but"},
    {"type": "say", "phrase": "hello"},
    {"type": "say", "text": "but", "to": "whisper"},
    {"type": "say", "text": "but", "to": "team"},
    {"type": "claim", "kind": "soul", **raven(0)},
    {"type": "claim", "color": "red", **wolf(4)},
]


def silent(table: Table) -> list[int]:
    """The seats that can't say a word by any channel."""
    seats = []
    for seat in range(seen(table).seats):
        audiences = table.game.audiences(table.state, seat)
        if not audiences:
            assert [refusal(table, seat, move) for move in CHANNELS] == ["hushed"] * len(CHANNELS)
            seats.append(seat)
    assert list(seen(table).hushed) == seats
    return seats


SILENCES: list[tuple[str, str, dict[str, Any], list[int]]] = [
    ("hush", "I", {"player": 2}, [2]),
    ("gag", "III", {"players": [4, 1]}, [1, 4]),
    ("key", "II", {"passengers": [raven(0), raven(4)]}, [0]),
]


@pytest.mark.parametrize(("gift", "gifts", "choice", "hushed"), SILENCES)
def test_the_silence_lasts_until_the_vote_is_counted(gift, gifts, choice, hushed):
    """hush, gag, key: through the gifts that follow and through the vote itself."""
    table = giving(gift, gifts)
    assert silent(table) == []
    start = give(table, **choice)
    assert silent(table) == hushed
    for viewer in everybody(table):
        assert {"type": "hushed", "seats": hushed} in told(table, viewer, start)
    use_gifts(table)
    assert phase(table) == "voting"
    assert silent(table) == hushed
    first = seen(table).phase.first
    order = [seat for seat in range(5) if seat != first]
    cast(table, wolf=[*([] if first is None else [first]), *order[:-1]])
    assert silent(table) == hushed
    cast(table, wolf=order[-1:])
    assert (phase(table), seen(table).round) == ("placing", 2)
    assert silent(table) == []
    table.play(hushed[0], {"type": "say", "text": "At last"})


def test_the_silence_ends_with_the_match_too():
    """hush, gag"""
    table = match_of(5)
    sail(table, 0, 2, 4, 3, 9)
    sail(table, 7, 9, 4, 8, 0)
    board(table, 6, 3, 8, 5, 9)
    use_gifts(table)
    assert len(silent(table)) == 1
    all_vote(table, "raven")
    assert table.over
    assert list(seen(table).hushed) == []
    for seat in range(5):
        table.play(seat, {"type": "say", "text": "At last"})


def test_others_may_talk_on():
    """hush"""
    table = giving("hush")
    give(table, player=2)
    for seat in (0, 1, 3, 4):
        table.play(seat, {"type": "say", "text": f"{seat}"})
        table.play(seat, {"type": "claim", "kind": "soul", **raven(0)})
    assert len(table.talk(2)) == 4


def test_the_hushed_still_play_and_vote():
    """hush: silence is of words alone."""
    table = giving("hush")
    give(table, player=4)
    assert seen(table).phase.seat == 4
    give(table, mask="red", passenger=raven(0))
    use_gifts(table)
    table.play(4, {"type": "vote", "boat": "wolf"})
    assert list(seen(table).phase.voted) == [4]


@pytest.mark.parametrize("gift", ["hush", "gag"])
def test_nobody_is_told_to_silence_oneself(gift):
    """hush, gag, G5"""
    if gift == "hush":
        table = giving("hush")
        assert refusal(table, 0, {"type": "gift", "player": 0}) == "not-yourself"
        assert len(table.moves(0)) == 4
    else:
        table = giving("gag", "III")
        for players, why in [([0, 1], "not-yourself"), ([2, 2], "name-two"), ([2], "name-two")]:
            assert refusal(table, 0, {"type": "gift", "players": players}) == why
        assert len(table.moves(0)) == 6


def whispering() -> Table:
    table = giving("whisper", "II")
    give(table, player=3)
    return table


def test_a_whisper_is_heard_by_two_alone():
    """whisper, P18: all are told who whispers, the words reach the pair."""
    table = whispering()
    start = len(table.log)
    table.play(0, {"type": "say", "text": "I am a guide", "to": "whisper"})
    table.play(3, {"type": "say", "text": "me too", "to": "whisper"})
    for viewer in everybody(table):
        words = [line.text for line in table.talk(viewer)]
        assert words == (["I am a guide", "me too"] if viewer in (0, 3) else [])
        assert len(told(table, viewer, start)) == len(words)
        assert sorted(table.view(viewer).table.pair) == [0, 3]
        (paired,) = [note for note in told(table, viewer) if note["type"] == "paired"]
        assert sorted(paired["seats"]) == [0, 3]


def test_only_the_pair_may_whisper():
    """whisper, G5"""
    table = whispering()
    for seat in (1, 2, 4):
        say = {"type": "say", "text": "psst", "to": "whisper"}
        assert refusal(table, seat, say) == "no-such-audience"
    table.play(0, {"type": "say", "text": "aloud"})
    assert [line.text for line in table.talk(None)] == ["aloud"]


def test_the_whisper_ends_when_the_vote_opens():
    """whisper: until the vote, through every gift before it."""
    table = whispering()
    say = {"type": "say", "text": "psst", "to": "whisper"}
    table.play(3, say)
    use_gifts(table)
    assert phase(table) == "voting"
    for seat in (0, 3):
        assert refusal(table, seat, say) == "no-such-audience"
    assert list(seen(table).pair) == []
    assert len(table.talk(0)) == 1
    all_vote(table, "raven")
    assert refusal(table, 0, say) == "no-such-audience"


def test_a_hushed_whisperer_hears_and_says_nothing():
    """whisper, key: the Key comes after the Whisper in the same round."""
    table = match_of(5, gifts="II")
    board(table, 2, 3, 8, 4, 0)
    give(table, player=1)
    give(table, passengers=[wolf(1), wolf(4)])
    assert silent(table) == [1]
    table.play(0, {"type": "say", "text": "what was there?", "to": "whisper"})
    assert [line.text for line in table.talk(1)] == ["what was there?"]


def test_nobody_whispers_with_oneself():
    """whisper, G5"""
    assert refusal(giving("whisper", "II"), 0, {"type": "gift", "player": 0}) == "not-yourself"
