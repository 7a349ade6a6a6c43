"""What all tests share: browsers, and the same examples in every run, so that a failure can be met
again."""

import gc

import pytest
from hypothesis import settings

from tests.long import LONG
from tests.longest import place

pytest_plugins = ["tests.e2e.fixtures", "tests.e2e.looks.fixtures"]

settings.register_profile(
    "house",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=2000 if LONG else 100,
)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """A tenth of the time: what was imported lives to the end and is not searched for garbage."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place)
