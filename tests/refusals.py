"""Why can't I? What a game refuses, and to which of its rules that leads."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/zmova"


def messages(lang: str, game: str) -> list[fluent.Message]:
    text = (SOURCE / "games" / game / "words" / lang / "play.ftl").read_text("utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)]


def cited(game: str) -> dict[str, str]:
    """The refusals that name their rule where they are made: `Illegal("key", "K2")`."""
    named = ((call.args[0], rule) for call in illegal(game) for rule in call.args[1:2])
    return {key: id for keys, rule in named for key in constants(keys) for id in constants(rule)}


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
    return refused(game) - set(cited(game))
