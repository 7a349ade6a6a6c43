"""Who is shown what, and when: S20, and before it G3."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import zmova
from tests.games.spyfall.playing import (
    accuse,
    acquit,
    as_json,
    call_the_vote,
    condemn,
    deal_next,
    guess,
    round_of,
    seen,
    vote,
    voters,
)
from zmova import Table

ROLES = [4, None, 0, 6]
EVERYBODY = (None, 0, 1, 2, 3)


def by_time(table: Table) -> None:
    call_the_vote(table)
    for _ in range(4):
        acquit(table)


def by_vote(table: Table) -> None:
    call_the_vote(table)
    vote(table, yes=voters(table))


def by_silence(table: Table) -> None:
    table.play(1, {"type": "reveal"})
    table.wait(60)


ENDINGS: dict[str, Callable[[Table], None]] = {
    "time": by_time,
    "vote": by_vote,
    "accusation": lambda table: condemn(table, 0, 1),
    "guess": lambda table: guess(table, 1, "bank"),
    "wrong-guess": lambda table: guess(table, 1, "spa"),
    "silence": by_silence,
}


def told(table: Table, start: int, viewer: int | None) -> list[Any]:
    notices = [table.notice(event, viewer) for event in table.log[start:]]
    return [as_json(notice) for notice in notices if notice is not None]


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("ending", ENDINGS)
def test_after_a_round_everybody_is_shown_all_cards_and_points(ending, rounds):
    """S20: onlookers too, between rounds and after the last."""
    table = round_of(4, spy=1, location="bank", roles=ROLES, rounds=rounds)
    ENDINGS[ending](table)
    for viewer in EVERYBODY:
        (shown,) = as_json(table.view(viewer).table.finished)
        assert shown["round"] == 1
        assert (shown["spy"], shown["location"], shown["roles"]) == (1, "bank", ROLES)
        assert (shown["dealer"], shown["ending"]) == (0, ending)
        sums = [0] * 4
        for point in shown["points"]:
            assert point["rule"] in ("S17", "S18")
            assert point["reason"]
            sums[point["seat"]] += point["points"]
        assert sums == table.view(viewer).table.scores


@pytest.mark.parametrize("ending", ENDINGS)
def test_everybody_is_told_how_every_point_came_about(ending):
    """S20"""
    table = round_of(4, spy=1, location="bank", roles=ROLES)
    start = len(table.log)
    ENDINGS[ending](table)
    for viewer in EVERYBODY:
        last = told(table, start, viewer)[-1]
        assert (last["type"], last["ending"]) == ("round-ended", ending)
        assert last["points"] == as_json(seen(table).finished[0].points)


def test_before_the_end_nothing_of_the_cards_is_shown():
    """S3, S20, G3"""
    table = round_of(4, spy=1, location="bank", roles=ROLES)
    assert seen(table).finished == []
    accuse(table, 0, 1)
    vote(table, yes=[2])
    assert seen(table).finished == []
    mine = [as_json(table.view(seat).mine) for seat in range(4)]
    assert mine[0] == {"spy": False, "location": "bank", "role": 4, "ballot": True}
    assert mine[1] == {"spy": True, "location": None, "role": None, "ballot": None}
    assert mine[2] == {"spy": False, "location": "bank", "role": 0, "ballot": True}
    assert table.view(None).mine is None
    assert table.view(None).choices == []


def test_each_seat_is_dealt_its_own_card_alone():
    """S3, G3"""
    table = round_of(4, spy=1, location="bank", roles=ROLES)
    for viewer in EVERYBODY:
        assert told(table, 0, viewer) == [
            {"type": "dealt", "round": 1, "dealer": 0},
            {"type": "clock-started", "seat": 0},
        ]
    cards = [msgspec.structs.astuple(table.view(seat).mine)[:3] for seat in range(4)]
    bank = [(False, "bank", role) for role in ROLES]
    assert cards == [bank[0], (True, None, None), *bank[2:]]


def test_a_finished_round_stays_shown_while_the_next_is_secret():
    """S20"""
    table = round_of(
        4,
        spy=[1, 2],
        location=["bank", "hotel"],
        roles=[ROLES, [1, 2, None, 3]],
        rounds=2,
    )
    condemn(table, 0, 1)
    deal_next(table, 1)
    for viewer in EVERYBODY:
        (shown,) = table.view(viewer).table.finished
        assert (shown.spy, shown.location) == (1, "bank")
    assert table.view(2).mine.location is None
    assert b'"hotel","used":false' in zmova.encode(table.view(2)).replace(b'"id":', b"")
    assert zmova.encode(table.view(2)).count(b"hotel") == 1
    condemn(table, 0, 2)
    assert [shown.location for shown in seen(table).finished] == ["bank", "hotel"]


def test_a_counted_vote_shows_who_voted_how():
    """S10, S11"""
    table = round_of(4)
    start = len(table.log)
    accuse(table, 0, 2)
    vote(table, yes=[1], no=[3])
    for viewer in EVERYBODY:
        counted = told(table, start, viewer)[-1]
        assert counted == {
            "type": "counted",
            "suspect": 2,
            "accuser": 0,
            "ballots": [True, True, None, False],
            "silent": [],
            "condemned": False,
            "yes": 2,
            "no": 1,
        }
