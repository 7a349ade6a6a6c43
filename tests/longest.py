"""Files that take a minute or so begin first, so that no core is idle while the last one ends."""

import pytest

WITHOUT_BROWSERS = [
    "server/test_kills",
    "properties/test_offers",
    "properties/test_secrecy",
    "properties/test_unseen_winks",
    "properties/test_views",
    "properties/test_planted_leaks",
    "games/passengers/test_bot_strength",
    "games/passengers/test_bot_brain",
    "games/passengers/test_bot_claims",
    "games/trolley/test_bot_strength",
    "test_bench",
]
BROWSERS = [
    "test_whole_match",
    "looks/test_screens",
    "test_trolley_match",
    "test_passengers_match",
    "looks/test_television",
    "looks/test_comfort",
    "test_wink_match",
    "test_trolley_keyboard",
    "test_wink_keyboard",
    "test_evening",
    "test_passengers_keyboard",
    "test_bots",
    "test_dev",
    "test_lessons",
    "test_television",
    "test_replay",
    "test_trolley_bits",
    "test_passed_phone",
    "test_typing",
    "test_keyboard",
]
LONGEST = [*WITHOUT_BROWSERS, *(f"e2e/{name}" for name in BROWSERS)]


def place(item: pytest.Item) -> tuple[bool, int]:
    """Browsers last: Playwright leaves an event loop running, which other tests stumble over."""
    browser = item.get_closest_marker("e2e") is not None
    file = item.nodeid.partition("::")[0].removeprefix("tests/").removesuffix(".py")
    return browser, LONGEST.index(file) if file in LONGEST else len(LONGEST)
