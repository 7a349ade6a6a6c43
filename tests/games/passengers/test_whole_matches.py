"""Matches from the deal to the result: its shape, and how every point came about (G8)."""

from random import Random
from typing import Any

import pytest

import zmova
from tests.games.passengers.afterlands import plainly
from tests.games.passengers.playing import (
    as_json,
    board,
    everybody,
    give,
    match_of,
    raven,
    refusal,
    seen,
    show,
    use_gifts,
    wolf,
)
from tests.games.passengers.printed import NAMES
from zmova import Table

SHORT = {name: short for short, name in NAMES.items()}


def as_text(table: Table) -> list[str]:
    """The Afterlands as everybody sees them in the end."""
    return [
        " ".join(
            "." if one is None else SHORT[one.card] + (f"/{one.mask[0]}" if one.mask else "")
            for one in landed.row
        )
        for landed in seen(table).crossed
    ]


def by_chance(seats: int, seed: int) -> Table:
    whim = Random(seed)
    options = {} if seats == 4 else {"gifts": whim.choice(["I", "II", "III"])}
    table = zmova.deal("passengers", seats, seed, options)
    while not table.over:
        able = [seat for seat in range(seats) if table.moves(seat)]
        seat = whim.choice(able)
        table.play(seat, whim.choice(table.moves(seat)))
    return table


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_result_has_the_shape_that_the_rules_promise(seats):
    """G8, P22, P23, P24, P25: and its points are those of a scorer of our own."""
    for seed in range(20):
        table = by_chance(seats, seed)
        result = as_json(table.result)
        assert set(result) == {"winners", "scores", "why"}
        yaesther = {4: 6.5, 6: 6.5, 8: 8.5}.get(seats)
        assert set(result["scores"]) == {"souls", "demons"} | ({"yaesther"} if yaesther else set())
        souls, demons = plainly(as_text(table))
        assert (result["scores"]["souls"], result["scores"]["demons"]) == (souls, demons)
        assert result["scores"].get("yaesther") == yaesther
        sums: dict[str, float] = dict.fromkeys(result["scores"], 0)
        for point in result["why"]:
            assert set(point) == {"faction", "rule", "points", "boat", "spaces"}
            sums[point["faction"]] += point["points"]
        assert sums == result["scores"]
        for viewer in everybody(table):
            assert as_json(table.view(viewer).table.phase)["result"] == result


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_winners_are_all_seats_of_the_best_faction(seats):
    """P26"""
    seen_factions = set()
    for seed in range(40):
        table = by_chance(seats, seed)
        assert table.result is not None
        scores = table.result.scores
        best = [faction for faction in scores if scores[faction] == max(scores.values())]
        holder = table.view(seen(table).coin).mine.faction
        winner = best[0] if len(best) == 1 else holder if holder in best else "souls"
        factions = [table.view(seat).mine.faction for seat in range(seats)]
        assert table.result.winners == [s for s in range(seats) if factions[s] == winner]
        seen_factions.add(winner)
    assert seen_factions >= {"souls", "demons"}


def test_a_match_played_and_counted_by_hand():
    """P11, P13, P20, P22, P23: five players, set I, every gift chosen."""
    table = match_of(5, coin=0)
    board(table, 0, 2, 9, 3, 4, placing="gs bd bs rs gd")
    give(table, players=[3, 4])
    show(table, 3, 0)
    show(table, 4, 0)
    give(table, passenger=raven(1))
    give(table, player=0)
    vote(table, "raven")  # gs bd bs . .
    board(table, 4, 9, 1, 0, 3, placing="rd gd rs rs rd")
    give(table, color="blue")
    give(table, passenger=raven(1))
    give(table, player=0)
    vote(table, "raven")  # . rs gd rd .
    board(table, 6, 7, 3, 9, 5, placing="bd bs gd bs gs")
    give(table, passenger=wolf(0))
    give(table, passengers=[raven(1), wolf(3)])
    give(table, player=1)
    give(table, mask="red", passenger=raven(3))
    vote(table, "raven")  # . bs gd bs/r .
    assert as_text(table) == ["gs bd bs . .", ". rs gd rd .", ". bs gd bs/r ."]
    assert table.result is not None
    assert table.result.scores == {"souls": 2 + 1 + 2, "demons": 2 + 1 + 1 + 1 + 1}


def vote(table: Table, boat: str) -> None:
    use_gifts(table)
    for seat in range(5):
        table.play(seat, {"type": "vote", "boat": boat})


EVERY_MOVE: list[dict[str, Any]] = [
    {"type": "place", "card": 0, **raven(0)},
    {"type": "shade", **raven(0)},
    {"type": "gift", "color": "red"},
    {"type": "show", "card": 0},
    {"type": "vote", "boat": "raven"},
    {"type": "claim", "kind": "soul", **raven(0)},
]


@pytest.mark.parametrize("move", EVERY_MOVE, ids=lambda move: move["type"])
def test_when_it_is_over_no_move_is_left_but_talk(move):
    """G5"""
    table = by_chance(5, 1)
    for seat in range(5):
        assert table.moves(seat) == []
        assert refusal(table, seat, move) == "match-over"
    table.play(0, {"type": "say", "text": "Again?"})


def test_before_the_end_there_is_no_result():
    """G8"""
    table = match_of(5)
    assert table.result is None
    assert not table.over
