"""Every example that the documents show runs."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_python_session_of_the_readme_runs():
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0
