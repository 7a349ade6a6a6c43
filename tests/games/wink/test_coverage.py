"""Every rule is cited by a test of this folder."""

import ast
import re
from pathlib import Path

RULES = [f"W{number}" for number in range(1, 26)]


def cited() -> set[str]:
    """The rules in the docstrings of the tests here."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"\bW\d+\b", ast.get_docstring(node) or ""))
    return found


def test_each_rule_is_cited_and_no_other():
    assert cited() == set(RULES)
