"""What the page about browsers promises is there to be run."""

import ast
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
PAGE = ROOT / "docs/subsystems/browsers.md"
TEST = re.compile(r"`((?:e2e|games)/[\w/]+\.py)::(test_\w+)`")
WAYS = ("chromium-uk-360x640", "firefox-en-1440x900")
ALONE = re.compile(r"Chromium only: .{20,}")
"""And why."""


def rows() -> list[list[str]]:
    """The cells of each capability."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def collected(files: set[str]) -> set[str]:
    """The ids of the tests in them; a game in front of the way is left out."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--collect-only", "-q"]
    told = subprocess.run(
        [*command, *sorted(files)], cwd=TESTS, check=True, capture_output=True, text=True
    )
    ids = (line.removeprefix("tests/") for line in told.stdout.splitlines())
    return {re.sub(r"\[\w+-(?=\w+-\w\w-\d+x\d+\])", "[", one) for one in ids}


def asks_for_firefox(file: str, test: str) -> bool:
    """By name, for one of the people in it."""
    found = ast.parse((TESTS / file).read_text("utf-8"))
    functions = [one for one in found.body if isinstance(one, ast.FunctionDef)]
    return any(one.name == test and "firefox" in ast.unparse(one.args) for one in functions)


def test_every_capability_is_seen_both_ways():
    """Or it says why not."""
    table = rows()
    assert len(table) > 20
    files = {file for _, seen_by, *_ in table for file, _ in TEST.findall(seen_by)}
    there = collected(files)
    whole = {one.partition("[")[0] for one in there}
    for capability, seen_by, chromium, firefox in table:
        tests = TEST.findall(seen_by)
        assert tests, capability
        assert {f"{file}::{test}" for file, test in tests} <= whole, capability
        assert chromium, capability
        assert firefox, capability
        if chromium.startswith("in turn") or firefox.startswith("in turn"):
            ids = {f"{file}::{test}[{way}]" for file, test in tests for way in WAYS}
            assert ids <= there, capability
        elif firefox.startswith("Chromium only"):
            assert ALONE.fullmatch(firefox), capability
        else:
            whole_test = {f"{file}::{test}[{WAYS[1]}]" for file, test in tests} & there
            assert whole_test or any(asks_for_firefox(*test) for test in tests), capability
