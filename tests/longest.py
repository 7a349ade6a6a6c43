"""Files that take a minute or so begin first, so that no core is idle while the last one ends."""

from fnmatch import fnmatch
from functools import cache

import pytest

LONGEST = [
    "server/test_kills",
    "properties/test_offers",
    "properties/test_secrecy",
    "games/*/test_unseen_winks",
    "properties/test_views",
    "properties/test_planted_leaks",
    "games/*/test_bot_strength",
    "games/*/test_bot_brain",
    "games/*/test_bot_claims",
    "test_bench",
    "games/*/browser/test_match",
    "e2e/looks/test_screens",
    "e2e/looks/test_television",
    "e2e/looks/test_comfort",
    "e2e/looks/test_moves",
    "e2e/test_mixed_table",
    "e2e/test_restart",
    "e2e/test_evening",
    "games/*/browser/test_bots",
    "e2e/test_dev",
    "games/*/browser/test_lesson",
    "e2e/test_lessons",
    "e2e/test_television",
    "e2e/test_replay",
    "games/*/browser/test_bits",
    "e2e/test_passed_phone",
    "*/test_typing",
]


def place(item: pytest.Item) -> tuple[bool, int]:
    """Browsers last: Playwright leaves an event loop running, which other tests stumble over."""
    browser = item.get_closest_marker("e2e") is not None
    file = item.nodeid.partition("::")[0].removeprefix("tests/").removesuffix(".py")
    return browser, _place(file)


@cache
def _place(file: str) -> int:
    found = (place for place, one in enumerate(LONGEST) if fnmatch(file, one))
    return next(found, len(LONGEST))
