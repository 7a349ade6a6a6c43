"""Files that take a minute or so begin first, so that no core is idle while the last one ends."""

import pytest

LONGEST = [
    "server/test_kills",
    "properties/test_offers",
    "properties/test_secrecy",
    "games/wink/test_unseen_winks",
    "properties/test_views",
    "properties/test_planted_leaks",
    "games/passengers/test_bot_strength",
    "games/passengers/test_bot_brain",
    "games/passengers/test_bot_claims",
    "games/trolley/test_bot_strength",
    "test_bench",
    "games/spyfall/browser/test_match",
    "e2e/looks/test_screens",
    "games/trolley/browser/test_match",
    "games/passengers/browser/test_match",
    "e2e/looks/test_television",
    "e2e/looks/test_comfort",
    "games/wink/browser/test_match",
    "games/trolley/browser/test_keyboard",
    "games/wink/browser/test_keyboard",
    "e2e/test_evening",
    "games/passengers/browser/test_keyboard",
    "games/spyfall/browser/test_bots",
    "e2e/test_dev",
    "e2e/test_lessons",
    "games/trolley/browser/test_lesson",
    "games/passengers/browser/test_lesson",
    "games/wink/browser/test_lesson",
    "e2e/test_television",
    "e2e/test_replay",
    "games/trolley/browser/test_bits",
    "e2e/test_passed_phone",
    "e2e/test_typing",
    "games/spyfall/browser/test_keyboard",
]


def place(item: pytest.Item) -> tuple[bool, int]:
    """Browsers last: Playwright leaves an event loop running, which other tests stumble over."""
    browser = item.get_closest_marker("e2e") is not None
    file = item.nodeid.partition("::")[0].removeprefix("tests/").removesuffix(".py")
    return browser, LONGEST.index(file) if file in LONGEST else len(LONGEST)
