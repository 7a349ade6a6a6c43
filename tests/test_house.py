"""Every registered game has all that the house promises: rules, words, a bot, tests, types."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import zmova
from tests.playthrough import scripts
from tests.properties.oracle import oracle_of
from zmova import typescript
from zmova.games import named
from zmova.table.whim import Whim

ROOT = Path(__file__).parents[1]
SHARED = [f"G{number}" for number in range(1, 9)]
each_game = pytest.mark.parametrize("game", zmova.games.names())


def rule_ids(game: str, lang: str = "en") -> list[str]:
    """The rules that a page states, in its order: each stands in bold at the head of its line."""
    page = ROOT / f"src/zmova/games/{game}/rules/{lang}.md"
    return re.findall(r"^- \*\*([A-Z]\d+)\b", page.read_text("utf-8"), re.MULTILINE)


@cache
def cited() -> set[str]:
    """The ids in the docstrings of all tests."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\b[A-Z]\d+\b", ast.get_docstring(node) or ""))
    return found


def test_there_is_a_game():
    """Without one, the tests below would all pass in silence."""
    assert "spyfall" in zmova.games.names()


@each_game
def test_its_rules_stand_in_both_languages_under_the_same_ids(game):
    english, ukrainian = rule_ids(game), rule_ids(game, "uk")
    assert english == ukrainian
    letter = english[0][0]
    assert english == [f"{letter}{number}" for number in range(1, len(english) + 1)]


def test_the_rules_of_spyfall_are_all_there():
    assert len(rule_ids("spyfall")) == 20


@each_game
def test_each_of_its_rules_is_cited_by_a_test(game):
    missing = [rule for rule in rule_ids(game) if rule not in cited()]
    assert not missing


def test_each_shared_rule_is_cited_by_a_test():
    assert [rule for rule in SHARED if rule not in cited()] == []


def test_no_test_cites_a_rule_that_is_not():
    known = {rule for game in zmova.games.names() for rule in rule_ids(game)}
    letters = {rule[0] for rule in known} | {"G"}
    assert {rule for rule in cited() if rule[0] in letters} <= known | set(SHARED)


@each_game
def test_it_has_a_bot_that_offers_a_legal_move(game):
    table = zmova.deal(game, named(game).fewest, 1)
    plans = 0
    for seat in range(named(game).fewest):
        view = table.view(seat)
        for persona in range(4):
            plan = named(game).plan(view, Whim(seat), persona)
            if plan is not None:
                plans += 1
                assert named(game).template(plan.move) in view.choices
                assert plan.seconds >= 0
    assert plans


@each_game
def test_it_has_a_playthrough(game):
    assert any(game == one for one, _ in scripts()), f"write tests/games/{game}/playthroughs/*.py"


@each_game
def test_it_has_an_oracle_for_the_properties(game):
    assert oracle_of(game).secrets


@each_game
def test_its_options_for_a_new_room_can_be_dealt(game):
    assert not zmova.deal(game, named(game).fewest, 1, dict(named(game).house)).over


def test_the_client_s_types_are_those_that_python_writes():
    folder = ROOT / "web/src/generated"
    written = typescript.written()
    assert {file.name for file in folder.glob("*.ts")} == set(written)
    for name, text in written.items():
        again = "write them anew: python -m zmova.typescript web/src/generated"
        assert (folder / name).read_text("utf-8") == text, again
