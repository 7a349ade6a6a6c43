"""What the gallery shows: every phase of every game, at tables of every size, with every option."""

import json
from functools import cache
from typing import Any

import pytest
from msgspec import inspect

from launcher import gallery
from tests.facts import with_lesson
from tests.properties.oracle import oracle_of
from tests.properties.playing import Match
from tests.rulebook import rule_ids
from zmova.games import named, registered
from zmova.server.script import lesson_of

MATCHES = 24
"""Enough for two at a table of each size."""
pytestmark = pytest.mark.timeout(600)  # the first one waits for all of it to be recorded
each_game = pytest.mark.parametrize("game", registered())


@cache
def index() -> Any:
    gallery.record()
    return json.loads((gallery.PUBLIC / "gallery-data/index.json").read_text())


def recordings(game: str) -> list[Any]:
    assert game not in index()["broken"], index()["broken"][game]
    return [one for one in index()["recordings"] if one["game"] == game]


def phases(game: str) -> set[str]:
    """Of the public view, by their tags."""
    table = inspect.type_info(named(game).shapes["Table"])
    (phase,) = [field.type for field in table.fields if field.name == "phase"]  # type: ignore[attr-defined]
    kinds = phase.types if isinstance(phase, inspect.UnionType) else (phase,)
    return {str(kind.tag) for kind in kinds}  # type: ignore[union-attr]


def phases_by_size(game: str) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for one in recordings(game):
        found.setdefault(one["seats"], set()).update(step["phase"] for step in one["steps"])
    return found


@each_game
def test_every_phase_is_there(game):
    assert set.union(*phases_by_size(game).values()) == phases(game)


@each_game
def test_phases_that_come_at_a_table_of_some_size_are_shown_at_that_size(game):
    """As random play knows it, which has other options and makes other moves."""
    shown = phases_by_size(game)
    for seed in range(MATCHES):
        match = Match(lambda: named(game), oracle_of(game), seed)
        for _ in match:
            phase = match.table.view(None).table.phase
            assert phase.__struct_config__.tag in shown[match.table.opened.seats]


@each_game
def test_every_size_of_table_is_there(game):
    sizes = {one["seats"] for one in recordings(game)}
    assert sizes == set(range(named(game).fewest, named(game).most + 1))


@each_game
def test_the_end_of_a_match_is_there(game):
    (over,) = [one for one in index()["states"] if one["id"] == f"over-{game}"]
    assert over["room"]["phase"] == "over"
    (played,) = [one for one in recordings(game) if one["id"] == over["recording"]]
    assert over["step"] == played["steps"][-1]["step"]


@pytest.mark.parametrize("game", with_lesson())
def test_a_lesson_is_there_to_its_end(game):
    (lesson,) = [one for one in recordings(game) if one["id"] == f"{game}-lesson"]
    file = gallery.PUBLIC / f"gallery-data/{lesson['id']}.json"
    views = json.loads(file.read_text())["lessons"]
    assert views[-1]["kind"] == "over"
    said = {view["says"] for view in views} - {None}
    spoken = [step.says for step in lesson_of(game).steps if step.says and not step.when]
    assert said <= {step.says for step in lesson_of(game).steps}
    assert len(said) > 0.8 * len(set(spoken))


@each_game
def test_most_rules_lead_to_a_moment(game):
    """Not those that are about the box, or about what nobody does."""
    named_there = {
        rule for one in recordings(game) for step in one["steps"] for rule in step["rules"]
    }
    rules = set(rule_ids(game))
    assert len(rules & named_there) > len(rules) / 2
