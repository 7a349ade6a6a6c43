"""The table "Who is told what" of each rules page follows from the events of its game."""

from pathlib import Path

import pytest

from zmova import told_pages
from zmova.games import named
from zmova.replays.catalogue import LANGS, catalogue

AGAIN = "write it anew: python -m zmova.told_pages"


@pytest.mark.parametrize("page", told_pages.pages(), ids=lambda page: "-".join(page.parts[-3:]))
def test_the_page_has_the_table_that_its_events_give(page: Path):
    assert page.read_text("utf-8") == told_pages.written(page), AGAIN


@pytest.mark.parametrize("game", [page.parts[-3] for page in told_pages.pages()][::2])
def test_a_game_names_all_its_events_or_none(game):
    for lang in LANGS:
        words = list(told_pages.events(named(game), catalogue(lang)))
        assert not words or words == told_pages.told(named(game)), (
            f"src/zmova/games/{game}/words/{lang}/told.ftl: {game}-told-<tag> of each event"
        )


def test_a_table_is_replaced_and_not_added_again():
    once = told_pages._with("# Page\n", f"{told_pages.BEGIN}\nold\n{told_pages.END}\n")
    again = told_pages._with(once, f"{told_pages.BEGIN}\nnew\n{told_pages.END}\n")
    assert again == f"# Page\n\n{told_pages.BEGIN}\nnew\n{told_pages.END}\n"
    assert told_pages._with(again, "") == "# Page\n"
