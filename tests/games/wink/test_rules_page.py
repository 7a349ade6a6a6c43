"""The numbers on the rules pages are those of the game."""

import re
from pathlib import Path

import pytest

import zmova
from tests.games.wink.playing import SIZES, hand, seen
from zmova import told_pages
from zmova.games import named
from zmova.replays.catalogue import catalogue

PAGES = Path(__file__).parents[3] / "src/zmova/games/wink/rules"
each_page = pytest.mark.parametrize("page", ["en.md", "uk.md"])


def written(page: str) -> str:
    return (PAGES / page).read_text("utf-8")


@each_page
def test_how_many_agents_come_and_how_many_each_holds(page):
    """W1, W2"""
    rows = re.findall(r"^\| (\d) \| (\d+) \| (\d) \|$", written(page), re.MULTILINE)
    dealt = [(seats, zmova.deal("wink", seats, 1)) for seats in SIZES]
    expected = [(seats, len(seen(table).crowd), len(hand(table, 0))) for seats, table in dealt]
    assert [tuple(map(int, row)) for row in rows] == expected


@each_page
def test_options_bear_their_names(page):
    """W14, W15, W25, G6"""
    words = set(re.findall(r"`([a-z_]+)(?:: (?:real|masks))?`", written(page)))
    assert words == set(named("wink").options.__struct_fields__)
    limits = next(part for part in written(page).split("##") if "`turn_seconds`" in part)
    assert f"{named('wink').room_options['turn_seconds']} " in limits


def test_a_wink_is_told_to_those_who_see_it_and_its_number_to_nobody():
    """W13, W15"""
    table = told_pages.section(named("wink"), catalogue("en"))
    row = next(line for line in table.splitlines() if line.startswith("| Somebody winks"))
    _, _, who, nobody, rules, _ = (cell.strip() for cell in row.split("|"))
    assert who == "whoever winks and whoever has been looking at that mask for long enough"
    assert nobody == "which number it is about, who else saw it"
    assert rules == "**W13**, **W15**"
