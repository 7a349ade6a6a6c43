"""What all tests share: the same examples in every run, so that a failure can be met again."""

import pytest
from hypothesis import settings

from tests.long import LONG

settings.register_profile(
    "house",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=2000 if LONG else 100,
)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers last: Playwright leaves an event loop running, which other tests stumble over."""
    items.sort(key=lambda item: item.get_closest_marker("e2e") is not None)
