"""The rules of a game: which its page states, and which its tests are about."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
SHARED = [f"G{number}" for number in range(1, 9)]


def rule_ids(game: str, lang: str = "en") -> list[str]:
    """In the order of the page: each stands in bold at the head of its line."""
    page = ROOT / f"src/zmova/games/{game}/rules/{lang}.md"
    return re.findall(r"^- \*\*([A-Z]\d+)\b", page.read_text("utf-8"), re.MULTILINE)


@cache
def cited(folder: str = "tests") -> set[str]:
    """The ids in the docstrings of the tests that lie there."""
    found: set[str] = set()
    for file in (ROOT / folder).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, FUNCTION) and node.name.startswith("test_"):
                found |= set(re.findall(r"\b[A-Z]\d+\b", ast.get_docstring(node) or ""))
    return found
