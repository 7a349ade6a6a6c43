"""Why can't I? Each refusal of a game leads to its rule, the same in both languages."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import zmova
from tests.facts import facts_of

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/zmova"
each_game = pytest.mark.parametrize("game", zmova.games.names())


def messages(lang: str, game: str) -> list[fluent.Message]:
    text = (SOURCE / "games" / game / "words" / lang / "play.ftl").read_text("utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)]


def words(pattern: fluent.Pattern | None) -> str:
    assert pattern is not None
    (text,) = pattern.elements
    assert isinstance(text, fluent.TextElement)
    return text.value


def cited(lang: str, game: str) -> dict[str, str]:
    """Each phrase of a game that names a rule, and the rule."""
    found: dict[str, str] = {}
    for message in messages(lang, game):
        if message.id.name.startswith(f"{game}-rule-"):
            found[message.id.name] = words(message.value)
        for attribute in message.attributes:
            assert attribute.id.name == "rule", message.id.name
            found[message.id.name] = words(attribute.value)
    return found


def rules(game: str) -> set[str]:
    page = (SOURCE / "games" / game / "rules/en.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]\d+)\b", page, re.MULTILINE))


def constants(key: ast.expr) -> set[str]:
    """What a key may read; one that is put together names a phrase of the game's own catalogue."""
    match key:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return constants(one) | constants(other)
    assert isinstance(key, ast.JoinedStr)
    return set()


def refused(game: str) -> set[str]:
    """Every key that the game has a phrase for, or refuses with."""
    names = [message.id.name for message in messages("en", game)]
    keys = {name.removeprefix("illegal-") for name in names if name.startswith("illegal-")}
    for file in (SOURCE / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                keys |= constants(node.args[0])
    return keys


@each_game
def test_a_refusal_names_the_same_rule_in_both_languages(game):
    assert cited("uk", game)
    assert cited("uk", game) == cited("en", game)


@each_game
def test_every_rule_that_a_refusal_names_is_one_of_that_game(game):
    assert set(cited("en", game).values()) <= rules(game)


@each_game
def test_every_refusal_names_its_rule_or_has_a_reason_not_to(game):
    """G5: a reason that a player understands, and can read up."""
    named = {re.sub(rf"^(illegal-|{game}-rule-)", "", name) for name in cited("en", game)}
    keys = refused(game)
    assert "not-a-move" in keys
    assert keys - named == set(facts_of(game).without_rule)


@each_game
def test_a_rule_beside_a_shared_refusal_belongs_to_one_that_the_game_gives(game):
    shared = [name for name in cited("en", game) if name.startswith(f"{game}-rule-")]
    assert shared
    assert {name.removeprefix(f"{game}-rule-") for name in shared} <= refused(game)
