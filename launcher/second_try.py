"""Flaky tests: what failed in the parallel run and passed alone is named and kept.

`test-results/second-try.md` has the log of each, newest last; pictures of the pages as they were
lie in `test-results/failed/`.
"""

import time
from pathlib import Path
from xml.etree import ElementTree

from launcher.shell import ROOT, say

KEPT = ROOT / "test-results/second-try.md"


def failures(report: Path) -> dict[str, str]:
    """By test: what it said, from pytest's own report."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        told = [*case.iter("failure"), *case.iter("error")]
        if told:
            file = case.get("classname", "").replace(".", "/")
            test, _, _ = case.get("name", "").partition("@")  # the group that it ran in
            found[f"{file}.py::{test}"] = "\n".join(part.text or "" for part in told)
    return found


def keep(failed: dict[str, str]) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    moment = time.strftime("%Y-%m-%d %H:%M")
    with KEPT.open("a", encoding="utf-8") as book:
        for name, told in failed.items():
            book.write(f"## {name}, {moment}\n\n```\n{told.strip()}\n```\n\n")


def name(failed: dict[str, str]) -> None:
    """At the end of a run, where it is read."""
    if failed:
        say(f"! passed only on a second try ({KEPT.relative_to(ROOT)}):")
        for one in failed:
            say(f"    {one}")
