"""G3 for whoever sees encrypted lines: lengths and numbers of messages tell no secret."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import zmova
from tests.properties.lines import look, unfolded
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match, each_match, played
from tests.properties.secrecy import Leak, dealt
from zmova import Table
from zmova.games import named
from zmova.table.cover import SAID, Cover
from zmova.table.delta import delta
from zmova.table.event import Event
from zmova.table.talk import Said
from zmova.table.told import among

NUMBERS = 40
"""Bytes of those that every message has: of the stream, and how long a beat stands."""


@each_match(24)
def test_lines_look_the_same_whatever_the_secrets_are(name, batch):
    """G3: those of all seats and of onlookers, message by message, whole views in between."""
    differ = 0
    for seed in batch:
        match, rng = played(name, seed), Random(seed)
        for viewer in (None, rng.randrange(match.table.opened.seats)):
            try:
                differ += bool(look(match, viewer, rng.randrange(len(match.steps)), rng).differs)
            except Leak as leak:
                raise AssertionError(f"{name}, seed {seed}: {leak}") from leak
    assert differ > len(batch)


@pytest.mark.parametrize("name", zmova.games.names())
def test_without_its_cover_every_game_is_seen_through(name):
    """Or nothing above would prove anything."""
    bare = replace(named(name), cover=Cover(own=1, offers=0, each=1, whole=1))
    for seed in range(20):
        match, rng = Match(lambda: bare, oracle_of(name), seed).played(), Random(seed)
        try:
            look(match, None, rng.randrange(len(match.steps)), rng)
        except Leak:
            return
    pytest.fail(f"nobody noticed how long the secrets of {name} are")


@each_match(10)
def test_an_event_changes_nothing_of_a_seat_that_it_does_not_touch(name, batch):
    """Where it says whom it touches, the others' messages have no cover."""
    for seed in batch:
        match = played(name, seed)
        opened = match.table.opened
        table = dealt(match, bytes.fromhex(opened.seed), opened.stacked)
        before = owns(table)
        for step in match.steps:
            for events in unfolded(table, step) if step.accepted else ():
                after = owns(table)
                for seat in set(range(opened.seats)) - touched(events, opened.seats):
                    assert after[seat] == before[seat], f"{name}, seed {seed}, {step}"
                before = after


@each_match(10)
def test_the_secrets_of_a_seat_fit_under_the_cover_of_its_game(name, batch):
    """What is longer takes two covers, and the border between one and two tells something."""
    cover = named(name).cover
    for seed in batch:
        match = played(name, seed)
        opened = match.table.opened
        table = dealt(match, bytes.fromhex(opened.seed), opened.stacked)
        views = [table.view(seat) for seat in range(opened.seats)]
        for step in match.steps:
            for events in unfolded(table, step) if step.accepted else ():
                if table.over:
                    break
                room = SAID if type(events[0]) is Said else cover.own
                told_all = size([table.notice(event, None) for event in events])
                for seat, before in enumerate(views):
                    views[seat] = view = table.view(seat)
                    told = [table.notice(event, seat) for event in events]
                    own, offers = len(zmova.encode(view.mine)), len(zmova.encode(view.choices))
                    changed = size([delta(before.mine, view.mine)]) + size(told) - told_all
                    what = f"{name}, seed {seed}, seat {seat}: {changed}, {own}, {offers}"
                    assert changed + NUMBERS <= room, what
                    assert offers <= cover.offers or not cover.offers, what
                    assert own + (offers if cover.offers else 0) + NUMBERS <= cover.whole, what


def size(things: list[Any]) -> int:
    return sum(len(zmova.encode(thing)) for thing in things if thing is not None)


def owns(table: Table) -> list[bytes]:
    """Each seat's own part, with its offers."""
    views = [table.view(seat) for seat in range(table.opened.seats)]
    return [zmova.encode([view.mine, view.choices]) for view in views]


def touched(events: list[Event], seats: int) -> set[int]:
    return {
        seat
        for seat in range(seats)
        for event in events
        if event.touches is None or among(event, event.touches, seat)
    }
