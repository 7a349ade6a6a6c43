"""What a newcomer's phone has to fetch before it can play."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Response

from tests.e2e.person import Person

pytestmark = pytest.mark.e2e
LIMIT = 120_000


def test_the_first_load_is_under_120_kilobytes_without_fonts_and_pictures(
    person: Callable[..., Person],
):
    """From the home page to a lobby with its game's screens loaded."""
    somebody = person("Оленка")
    fetched: dict[str, int] = {}

    def weigh(response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if response.ok and any(text in kind for text in ("html", "javascript", "css", "json")):
            path = response.url.split(somebody.base)[-1]
            if not path.startswith("/api/") and "pictures" not in path:
                fetched[path] = len(gzip.compress(response.body()))

    somebody.page.on("response", weigh)
    somebody.new_table()
    somebody.page.wait_for_load_state("networkidle")
    assert any(path.endswith(".js") for path in fetched)
    assert sum(fetched.values()) < LIMIT, fetched


def test_nothing_is_fetched_from_elsewhere(person: Callable[..., Person]):
    somebody = person("Оленка")
    hosts: set[str] = set()
    somebody.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    somebody.new_table()
    somebody.page.wait_for_load_state("networkidle")
    assert hosts == {Path(somebody.base).name}
