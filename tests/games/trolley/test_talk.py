"""Who talks to whom: to all, or to the own team; the driver to all alone."""

from typing import Any

import pytest

from tests.games.trolley.playing import (
    TEAMS,
    each_size,
    match_of,
    refusal,
    ride,
    seen,
    teams,
    until,
)
from zmova import Table

PHASES = ["innocents", "guilty", "modifying", "arguing", "pause"]


def at(seats: int, phase: str) -> Table:
    table = match_of(seats, pause_seconds=10)
    if phase == "pause":
        ride(table, "left")
    return until(table, phase)


def line(to: str) -> dict[str, Any]:
    return {"type": "say", "text": f"to {to}", "to": to}


def hearers(table: Table) -> set[int | None]:
    """Who heard the last line."""
    event = table.log[-1]
    viewers: list[int | None] = [None, *range(seen(table).seats)]
    return {viewer for viewer in viewers if table.notice(event, viewer) is not None}


@each_size
@pytest.mark.parametrize("phase", PHASES)
def test_a_team_talks_among_itself(seats, phase):
    """T8, G3: not even the driver hears it, nor an onlooker."""
    table = at(seats, phase)
    for team in TEAMS[seats]:
        for seat in team:
            table.play(seat, line("team"))
            assert hearers(table) == set(team)
            assert [one.text for one in table.talk(seat)][-1] == "to team"
    heard = [len(table.talk(seat)) for seat in range(seats)]
    assert heard == [0] + [len(team) for team in TEAMS[seats] for _ in team]
    assert table.talk(None) == []


@each_size
@pytest.mark.parametrize("phase", PHASES)
def test_everybody_may_talk_to_all(seats, phase):
    """T8, G4: the driver too, and onlookers hear it."""
    table = at(seats, phase)
    for seat in range(seats):
        table.play(seat, line("all"))
        assert hearers(table) == {None, *range(seats)}


@pytest.mark.parametrize("phase", PHASES)
def test_the_driver_has_no_team(phase):
    """T2, T8"""
    table = at(5, phase)
    assert refusal(table, 0, line("team")) == "no-such-audience"


@pytest.mark.parametrize("phase", PHASES)
def test_there_are_no_whispers(phase):
    """T8"""
    table = at(5, phase)
    for seat in range(5):
        assert refusal(table, seat, line("whisper")) == "no-such-audience"


def test_teams_are_new_every_round_and_so_are_their_talks():
    """T2, T8"""
    table = match_of(5, pause_seconds=10)
    ride(table, "left")
    table.play(1, line("team"))
    assert hearers(table) == {1, 2}
    table.wait(10)
    assert teams(table) == ([2, 3], [4, 0])
    for team in ([2, 3], [4, 0]):
        for seat in team:
            table.play(seat, line("team"))
            assert hearers(table) == set(team)
    assert refusal(table, 1, line("team")) == "no-such-audience"


def test_when_it_is_over_there_are_no_teams():
    """T12"""
    table = match_of(5)
    ride(table, *["left"] * 5)
    for seat in range(5):
        assert refusal(table, seat, line("team")) == "no-such-audience"
        table.play(seat, line("all"))
        assert hearers(table) == {None, *range(5)}
