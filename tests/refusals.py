"""Why can't I? What a game refuses, and to which of its rules that leads."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/zmova"


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
    for key, rule in explained(game):
        found.setdefault(f"illegal-{key}", rule)
    return found


def explained(game: str) -> Iterator[tuple[str, str]]:
    """The refusals that name their rule where they are made: `Illegal("key", "K2")`."""
    for call in illegal(game):
        rules = [*call.args[1:2], *(word.value for word in call.keywords if word.arg == "rule")]
        for rule in rules:
            for key in constants(call.args[0]):
                yield from ((key, id) for id in constants(rule))


def illegal(game: str) -> Iterator[ast.Call]:
    for file in (SOURCE / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                yield node


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
    for call in illegal(game):
        keys |= constants(call.args[0])
    return keys


def without_rule(game: str) -> set[str]:
    """The refusals that lead to no rule."""
    named = {re.sub(rf"^(illegal-|{game}-rule-)", "", name) for name in cited("en", game)}
    return refused(game) - named


def beside_shared(game: str) -> set[str]:
    """Shared refusals beside which the game names a rule of its own."""
    rules = [name for name in cited("en", game) if name.startswith(f"{game}-rule-")]
    return {name.removeprefix(f"{game}-rule-") for name in rules}
