"""What all tests share: the same examples in every run, so that a failure can be met again."""

import os

from hypothesis import settings

settings.register_profile(
    "house",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=2000 if os.environ.get("ZMOVA_LONG") else 100,
)
settings.load_profile("house")
