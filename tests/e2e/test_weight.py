"""What a newcomer's phone has to fetch before it can play."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.chunks import games_own
from tests.e2e.person import PATIENCE, Person
from tests.facts import EXAMPLE
from zmova.games import names

pytestmark = pytest.mark.e2e
LIMIT = 150_000


def fetched(somebody: Person) -> dict[str, int]:
    """The texts that come from now on, and their weight, packed."""
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if response.ok and any(text in kind for text in ("html", "javascript", "css", "json")):
            path = response.url.split(somebody.base)[-1]
            if not path.startswith("/api/"):
                weights[path] = len(gzip.compress(response.body()))

    somebody.page.on("response", weigh)
    return weights


def opens(somebody: Person, game: str) -> None:
    """A table, until its game is there to be played."""
    somebody.new_table(game)
    expect(somebody.see("options")).to_be_enabled(timeout=PATIENCE)
    somebody.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("game", names())
def test_the_first_load_is_under_150_kilobytes_without_fonts_and_pictures(
    person: Callable[..., Person], game: str
):
    """From the home page to a lobby with its game's whole table loaded."""
    somebody = person("Оленка")
    weights = fetched(somebody)
    opens(somebody, game)
    assert any(path.endswith(".js") for path in weights)
    texts = {path: weight for path, weight in weights.items() if "pictures" not in path}
    assert sum(texts.values()) < LIMIT, texts


def test_a_game_is_loaded_when_it_is_chosen_and_no_other(person: Callable[..., Person]):
    """The home page has no part of any: no table, no cards, no words, no pictures."""
    own = games_own(names())
    for game in ("", *names()):
        somebody = person("Оленка")
        weights = fetched(somebody)
        if game:
            opens(somebody, game)
        else:
            somebody.page.goto(somebody.base)
            somebody.shows(f"new-{EXAMPLE}")
            somebody.page.wait_for_load_state("networkidle")
        came = {Path(path).name for path in weights}
        assert {other for other, parts in own.items() if came & parts} == ({game} - {""})


def test_nothing_is_fetched_from_elsewhere(person: Callable[..., Person]):
    somebody = person("Оленка")
    hosts: set[str] = set()
    somebody.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    opens(somebody, EXAMPLE)
    assert hosts == {Path(somebody.base).name}
