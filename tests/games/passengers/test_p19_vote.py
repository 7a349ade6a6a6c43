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
from tests.properties.frames import Device, show
from zmova.games.passengers import GAME
from zmova.server import broadcast
from zmova.server.match import Match as ShownMatch
from zmova.table.whim import Whim

EIGHT = (0, 6, 2, 3, 5, 7, 4, 1)


def test_every_seat_may_vote_for_either_boat_in_any_order():
    """P19"""
    table = at_the_vote(0, 8, 5, 6, 3)
    votes = [{"type": "vote", "boat": "raven"}, {"type": "vote", "boat": "wolf"}]
    assert [as_json(table.moves(seat)) for seat in range(5)] == [votes] * 5
    cast(table, wolf=[4, 2], raven=[3])
    assert list(seen(table).phase.voted) == [2, 3, 4]
    assert [as_json(table.moves(seat)) for seat in range(2)] == [votes] * 2


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


def test_a_choice_may_be_changed_until_the_last_one_is_made():
    """P19: as often as one likes; what counts is what the fist holds when all of them open."""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0, 1, 2, 3])
    cast(table, wolf=[0], raven=[])
    cast(table, raven=[0], wolf=[1])
    cast(table, wolf=[0])
    assert (phase(table), mine(table, 0).ballot) == ("voting", "wolf")
    cast(table, raven=[4])
    (count,) = seen(table).counts
    assert list(count.ballots) == ["wolf", "wolf", "raven", "raven", "raven"]
    assert (count.raven, count.wolf) == (4, 4)


def test_only_to_the_other_boat():
    """P19, G5"""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0])
    assert as_json(table.moves(0)) == [{"type": "vote", "boat": "wolf"}]
    assert refusal(table, 0, {"type": "vote", "boat": "raven"}) == "voted-so"


def test_whoever_votes_last_opens_all_hands_at_once():
    """P19, G5: then nothing is left to change."""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0, 1, 2, 3])
    for _ in table.steps(4, {"type": "vote", "boat": "wolf"}):
        if phase(table) == "voting":
            assert [table.moves(seat) for seat in range(5)] == [[]] * 5
    assert refusal(table, 4, {"type": "vote", "boat": "raven"}) == "placing-on"


def test_nobody_else_sees_a_change():
    """P19, G3: no notice, no count, no order of names, no limit of time moves."""
    table = at_the_vote(0, 8, 5, 6, 3, vote_seconds=40)
    cast(table, raven=[3, 1])
    table.wait(5)
    others = [viewer for viewer in everybody(table) if viewer != 3]
    before = {viewer: zmova.encode(table.view(viewer)) for viewer in others}
    due, start = GAME.deadline(table.state), len(table.log)
    cast(table, wolf=[3])
    assert {viewer: zmova.encode(table.view(viewer)) for viewer in others} == before
    assert [told(table, viewer, start) for viewer in others] == [[]] * 5
    assert told(table, 3, start) == [{"type": "revoted", "seat": 3, "boat": "wolf"}]
    assert mine(table, 3).ballot == "wolf"
    assert GAME.deadline(table.state) == due


async def frames(*votes: tuple[int, str]) -> dict[int | None, list[bytes]]:
    """What the socket of each viewer carries while they vote."""
    table = at_the_vote(0, 8, 5, 6, 3, vote_seconds=40, place_seconds=40)
    match = ShownMatch("", table)
    devices = {viewer: Device(viewer) for viewer in everybody(table)}
    streams = [(one.viewer, one.there) for one in devices.values()]
    for viewer, stream in streams:
        await broadcast.whole_view(match, viewer, stream, table.now)
    for seat, boat in votes:
        for events in table.steps(seat, {"type": "vote", "boat": boat}):
            await show(match, events, streams)
    return {viewer: one.frames for viewer, one in devices.items()}


async def test_a_change_leaves_no_frame_with_anybody_else():
    """P19, G3: seat 3 thinks twice, and only its own socket carries more."""
    rest = [(0, "raven"), (1, "wolf"), (2, "wolf"), (4, "raven")]
    once = await frames((3, "raven"), *rest)
    twice = await frames((3, "raven"), rest[0], (3, "wolf"), *rest[1:3], (3, "raven"), rest[3])
    for viewer in once:
        assert (once[viewer] == twice[viewer]) == (viewer != 3), viewer
    assert len(twice[3]) == len(once[3]) + 2


def test_a_seat_that_changes_for_ever_is_stopped():
    """P19: it must not fill the disk; a hundred times is more than anybody needs."""
    table = at_the_vote(0, 8, 5, 6, 3)
    cast(table, raven=[0])
    for _ in range(50):
        cast(table, wolf=[0])
        cast(table, raven=[0])
    assert table.moves(0) == []
    assert refusal(table, 0, {"type": "vote", "boat": "wolf"}) == "already-voted"


def test_time_that_runs_out_takes_each_fist_as_it_is():
    """P19, G6: stewards vote for those who have not, and change nobody's choice."""
    table = at_the_vote(0, 8, 5, 6, 3, vote_seconds=40)
    cast(table, raven=[0, 2])
    cast(table, wolf=[2])
    table.wait(40)
    (count,) = seen(table).counts
    assert (count.ballots[0], count.ballots[2]) == ("raven", "wolf")


def test_a_bot_sticks_to_its_vote():
    """P19: it has thought it over before, and would only wait for its own afterthoughts."""
    table = at_the_vote(0, 8, 5, 6, 3)
    plan = GAME.plan(table.view(1), Whim(1))
    assert plan is not None
    table.play(1, plan.move)
    assert GAME.plan(table.view(1), Whim(1)) is None


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
