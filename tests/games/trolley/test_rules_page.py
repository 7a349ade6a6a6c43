"""The files of own cards that the rules pages and the lobby show can be loaded."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from zmova.games.trolley.own_file import read_own_decks

FOLDER = Path(__file__).parents[3] / "src/zmova/games/trolley"
PAGES = ["en.md", "uk.md"]


def sample(page: str, kind: str) -> bytes:
    text = (FOLDER / "rules" / page).read_text("utf-8")
    found: list[str] = re.findall(rf"```{kind}\n(.*?)```", text, re.S)
    assert len(found) == 1
    return found[0].encode()


@pytest.mark.parametrize("page", PAGES)
def test_both_files_on_a_page_bring_the_same_cards(page):
    toml, csv = (read_own_decks(f"own.{kind}", sample(page, kind)) for kind in ("toml", "csv"))
    assert toml == csv
    assert [len(toml.innocents), len(toml.guilty), len(toml.modifiers)] == [2, 1, 1]


@pytest.mark.parametrize("kind", ["toml", "csv"])
@pytest.mark.parametrize("language", ["uk", "en"])
def test_the_samples_of_the_lobby_can_be_loaded(language, kind):
    catalogue = (FOLDER / "words" / language / "play.ftl").read_text("utf-8")
    phrases = {
        entry.id.name: entry.value
        for entry in FluentParser().parse(catalogue).body
        if isinstance(entry, fluent.Message)
    }
    pattern = phrases[f"trolley-options-own-example-{kind}"]
    assert pattern is not None
    (text,) = (part.value for part in pattern.elements if isinstance(part, fluent.TextElement))
    own = read_own_decks(f"own.{kind}", text.encode())
    assert len(own.innocents) == len(own.guilty) == len(own.modifiers) == 1
