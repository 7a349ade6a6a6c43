"""Every rule and every gift is cited by a test of this folder."""

import ast
from pathlib import Path

from tests.games.passengers.printed import SETS

RULES = [f"P{number}" for number in range(1, 27)]
GIFTS = sorted({gift for names in SETS.values() for gift in names.split()})


def cited() -> set[str]:
    """The words in the docstrings of the tests here."""
    words: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.get_docstring(node) or ""
                words |= {word.strip(".,:;()") for word in text.split()}
    return words


def test_each_rule_is_cited():
    words = cited()
    assert [rule for rule in RULES if rule not in words] == []


def test_each_gift_is_cited():
    assert len(GIFTS) == 28
    words = cited()
    assert [gift for gift in GIFTS if gift not in words] == []
