"""An event with a beat stands to be seen before anything follows from it."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.properties.frames import Device
from tests.table.toy import STONES, Heap, Laid, Take, evolve
from zmova import Table
from zmova.server.broadcast import Frames
from zmova.server.match import Match
from zmova.table.deadline import Deadline
from zmova.table.dice import Throw
from zmova.table.event import Event, Opened, batches
from zmova.table.game import Game
from zmova.table.result import Result
from zmova.table.seat import Seat
from zmova.table.told import Secret

BEAT = 2000


class Took(Event, frozen=True, tag="took"):
    beat = BEAT
    seat: Seat
    stones: int


class Hidden(Event, frozen=True, tag="hidden"):
    """Only the seat itself sees what it did."""

    told = ("seat",)
    beat = BEAT
    seat: Seat
    stones: Secret[int]


class Turned(Event, frozen=True, tag="turned"):
    seat: Seat


class Slow(Heap):
    due: bool = False
    """The turn has not been handed on yet."""


def slow(event: type[Event] = Took) -> Game[Any]:
    """The toy game; the next turn begins by itself, after the beat."""

    def decide(state: Slow, seat: Seat, move: Take, now: int, throw: Throw) -> list[Event]:
        return [event(now, seat, move.stones)]  # type: ignore[call-arg]

    def apply(state: Slow, event: Event) -> None:
        if isinstance(event, Took | Hidden):
            state.laid -= event.stones
            state.due = True
        elif isinstance(event, Turned):
            state.turn, state.due, state.since = event.seat, False, event.at
        else:
            evolve(state, event)

    def follow(state: Slow, now: int, throw: Throw) -> list[Event]:
        return [Turned(now, (state.turn + 1) % state.seats)] if state.due else []

    def deadline(state: Slow) -> Deadline | None:
        return Deadline(state.since + 10_000, (state.turn,)) if state.laid else None

    def result(state: Slow) -> Result[Any, Any] | None:
        return None if state.laid else Result([], [], [])

    stones: Game[Any] = STONES
    return replace(
        stones,
        events=Laid | event | Turned,
        open=lambda seats, options, stacked: Slow(seats, options, held=[0] * seats),
        decide=decide,
        evolve=apply,
        follow=follow,
        deadline=deadline,
        result=result,
    )


def dealt(**more: Any) -> Table:
    return Table.deal(slow(), 3, 5, {"most": 9}, **more)


def test_what_follows_comes_after_the_beat():
    table = dealt()
    took, turned = table.play(0, Take(1))
    assert (took.at, turned.at) == (0, BEAT)
    assert table.now == BEAT


def test_the_next_clock_starts_after_it_and_a_replay_keeps_it():
    table = dealt()
    table.play(0, Take(1))
    for one in (table, Table.replay(table.game, table.log)):
        assert one.game.deadline(one.state) == Deadline(BEAT + 10_000, (1,))


def test_each_batch_is_given_when_the_table_has_just_come_there():
    table = dealt()
    turns = [(table.view(None).table.turn, len(batch)) for batch in table.steps(0, Take(1))]
    assert turns == [(0, 1), (1, 1)]
    assert [len(batch) for batch in batches(table.log[2:])] == [1, 1]


@pytest.mark.parametrize(("beats", "stands"), [(0, 0), (0.5, 1000), (1, 2000)])
def test_a_table_has_as_much_of_its_beats_as_was_agreed(beats, stands):
    assert dealt(beats=beats).play(0, Take(1))[1].at == stands


def test_a_match_of_an_older_version_has_none():
    opened = msgspec.structs.replace(dealt().opened, beats=Opened(0, "", "", 0, "").beats)
    table = Table.dealt(slow(), opened)
    assert [event.at for event in table.play(0, Take(1))] == [0, 0]


async def frames(game: Game[Any]) -> dict[Any, list[dict[str, Any]]]:
    """What each viewer is sent of one move of seat 0."""
    table = Table.deal(game, 3, 5)
    match = Match("", table)
    devices = {viewer: Device(viewer) for viewer in (None, 0, 1)}
    sent = Frames(match, [(viewer, one.there) for viewer, one in devices.items()], table.now)
    for batch in table.steps(0, Take(1)):
        sent.add(batch)
    assert all(one.frames == [] for one in devices.values())
    await sent.send()
    return {viewer: [msgspec.json.decode(f) for f in one.frames] for viewer, one in devices.items()}


def test_messages_are_sent_apart_each_with_the_view_of_its_moment():
    for told in asyncio.run(frames(slow())).values():
        first, second = told
        assert [one["type"] for one in first["notices"] + second["notices"]] == ["took", "turned"]
        assert (first["beat"], first["table"]) == (BEAT, {})
        assert second["table"] == {"turn": 1}
        assert "beat" not in second
        assert first["now"] == second["now"] == 0


def test_nobody_waits_for_what_only_others_see():
    told = asyncio.run(frames(slow(Hidden)))
    assert [one.get("beat") for one in told[0]] == [BEAT, None]
    for viewer in (None, 1):
        (turned,) = told[viewer]
        assert "beat" not in turned
