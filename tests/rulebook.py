"""The rules of a game: which its page states, and which its tests are about."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
RULE = re.compile(r"^- (\*\*[A-Z]\d+\*\*.*)", re.M)
MARKED = re.compile(r"(- )?(\*\*[A-Z]\d+\*\* )?\[(box|ruling|ours)\] ")
SHARED = [f"G{number}" for number in range(1, 9)]


def rule_ids(game: str, lang: str = "en") -> list[str]:
    """In the order of the page: each stands in bold at the head of its line."""
    page = ROOT / f"src/zmova/games/{game}/rules/{lang}.md"
    return re.findall(r"^- \*\*([A-Z]\d+)\b", page.read_text("utf-8"), re.MULTILINE)


def unmarked(page: str) -> list[str]:
    """What does not begin with where it comes from: rules, sections, paragraphs among rules.

    A subsection is marked by the section that it stands in, a page of no box once, at its top.
    """
    bare = re.sub(r"```.*?```|<!--.*?-->", "", page, flags=re.S)
    lead, *sections = re.split(r"^## ", bare, flags=re.M)
    if "[box]" not in page:
        return [] if re.search(r"^\[ours\] ", lead, re.M) else [lead]
    found = []
    for section in sections:
        blocks = [block.strip() for block in section.split("\n\n")[1:]]
        blocks = [block for block in blocks if block and not block.startswith("#")]
        has_rules = any(RULE.match(block) for block in blocks)
        for place, block in enumerate(blocks):
            rules = RULE.findall(block)
            said = rules or ([block] if place == 0 or (has_rules and block[0] not in "|-") else [])
            found += [text for text in said if not MARKED.match(text)]
    return found


@cache
def cited(folder: str = "tests") -> set[str]:
    """The ids in the docstrings of the tests that lie there."""
    found: set[str] = set()
    for file in (ROOT / folder).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, FUNCTION) and node.name.startswith("test_"):
                found |= set(re.findall(r"\b[A-Z]\d+\b", ast.get_docstring(node) or ""))
    return found
