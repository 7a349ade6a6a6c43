"""Figures, pages and pictures out of matches that are written down here."""

from xml.etree import ElementTree

import pytest

from zmova.arena import balance, balance_chart, balance_page, duel
from zmova.arena.chart import Mark, Panel, chart
from zmova.arena.intervals import Estimate, share
from zmova.arena.sheet import Sheet, between, give_or_take
from zmova.arena.study import Duel, Fork, Played, Setting, study_of

STUDY = study_of("passengers")
FIVE, SIX = Setting(5, "I"), Setting(6, "II")
SVG = "{http://www.w3.org/2000/svg}"


def played(setting: Setting, index: int, winner: str, *forks: Fork) -> Played:
    scores = dict.fromkeys(STUDY.factions(setting), 4.0 + index)
    return Played(setting, index, winner, scores, 40 + index, 6, 3.0, list(forks))


MATCHES = [
    played(SIX, 0, "yaesther", Fork("mask", "demons", "demons", "demons", "souls")),
    played(FIVE, 1, "demons", Fork("mask", "souls", "souls", "demons", "souls")),
    played(FIVE, 0, "souls", Fork("torch", "souls", "souls", "souls", "souls")),
    played(FIVE, 2, "demons"),
]


def report(matches: list[Played] = MATCHES, asked: int = 3) -> balance.Balance:
    return balance.balance("passengers", STUDY, "./zmova arena ...", asked, matches)


def test_wins_scores_and_lengths_are_those_of_the_matches():
    five, six = report().settings
    assert [(row.faction, row.wins) for row in five.factions] == [
        ("souls", share(1, 3)),
        ("demons", share(2, 3)),
    ]
    assert (five.matches, five.decisions, five.claims, five.minutes) == (3, 41, 6, 3)
    assert five.factions[0].score == 5
    assert (five.band, six.band) == ((0.4, 0.6), (0.25, 0.42))
    assert [row.wins.value for row in six.factions] == [0, 0, 1]


def test_a_gift_is_judged_by_the_pair_that_shares_its_whims():
    mask, torch = report().forks
    assert (mask.what, mask.changed, mask.noise) == ("mask", share(2, 2), share(1, 2))
    # for its demon the mask won the match, for its soul it lost it
    assert {holder: gain.value for holder, gain in mask.gain_by_holder.items()} == {
        "demons": 1,
        "souls": -1,
    }
    assert mask.gain.value == 0
    assert (torch.changed.value, torch.noise.value, torch.gain.value) == (0, 0, 0)


def test_the_order_of_matches_makes_no_difference():
    assert report(MATCHES[::-1]) == report()


def test_a_report_that_was_stopped_says_so():
    assert not report().whole
    assert "stopped early: 3 at each kind of table" in balance_page.page(report())
    assert "stopped" not in balance_page.page(report(MATCHES[1:]))


def test_the_page_has_a_row_for_each_table_and_each_gift():
    page = balance_page.page(report())
    assert "| 5 | I | 3 | 33.3 (6–79) | 66.7 (21–94) |  |" in page
    assert "| mask | 2 | 100.0 (34–100) | 50.0 (9–91) | +0.0 ±196.0 | -100.0 | +100.0 |  |" in page
    assert "`./zmova arena ...`" in page
    for picture in ("passengers.svg", "passengers-gifts.svg"):
        assert f"]({picture})" in page


def test_a_share_that_is_surely_out_of_balance_is_marked():
    lost = [played(FIVE, index, "demons") for index in range(100)]
    row = next(line for line in balance_page.page(report(lost)).splitlines() if "| 5 | I" in line)
    assert row == "| 5 | I | 100 | 0.0 (0–4) ! | 100.0 (96–100) ! |"


@pytest.mark.parametrize("draw", [balance_chart.win_chart, balance_chart.fork_chart])
def test_the_pictures_are_svg_with_a_name_and_both_themes(draw):
    picture = ElementTree.fromstring(draw(report()))
    assert picture.tag == f"{SVG}svg"
    assert picture.get("role") == "img"
    assert "passengers" in (picture.get("aria-label") or "")
    style = picture.find(f"{SVG}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in (style.text or "")


def test_a_dot_stands_where_its_value_is_and_inside_the_chart():
    marks = [[Mark(Estimate(value, value - 0.1, value + 0.1, 9), "a")] for value in (0, 0.5, 1)]
    drawn = ElementTree.fromstring(chart("A & B", "xyz", [Panel("t", marks, [None] * 3)], 200))
    dots = [float(dot.get("cx") or 0) for dot in drawn.iter(f"{SVG}circle")]
    assert [round(dot - dots[0]) for dot in dots] == [0, 100, 200]
    ends = [float(line.get("x2") or 0) for line in drawn.iter(f"{SVG}line")]
    assert max(ends) <= dots[2]


def test_win_chart_has_a_dot_and_a_band_for_each_faction_of_each_table():
    picture = ElementTree.fromstring(balance_chart.win_chart(report()))
    assert len(list(picture.iter(f"{SVG}circle"))) == 2 + 3
    bands = [one for one in picture.iter(f"{SVG}rect") if one.get("class") == "band"]
    assert len(bands) == 2 + 3


def test_a_duel_is_told_for_all_tables_and_for_each():
    fought = [
        Duel(FIVE, 0, "souls", "random", True, False),
        Duel(FIVE, 1, "souls", "random", True, True),
        Duel(SIX, 0, "souls", "random", False, False),
    ]
    rows = duel.duels("passengers", "./zmova arena duel", fought).rows
    assert [(row.seats, row.bots, row.others) for row in rows] == [
        (None, share(2, 3), share(1, 3)),
        (5, share(2, 2), share(1, 2)),
        (6, share(0, 1), share(0, 1)),
    ]
    assert rows[0].ahead.value == pytest.approx(1 / 3)
    page = duel.page(duel.duels("passengers", "./zmova arena duel", fought))
    assert "| souls | random | all | 3 | 66.7 (21–94) | 33.3 (6–79) | +33.3 ±65.3 |" in page


def test_figures_are_short_and_tables_are_tables():
    assert between(Estimate(0.4821, 0.4603, 0.5044, 9)) == "48.2 (46–50)"
    assert give_or_take(Estimate(-0.031, -0.051, -0.011, 9)) == "-3.1 ±2.0"
    sheet = Sheet("t", ["a", "b"], [["1", "2"]])
    assert sheet.markdown() == "| a | b |\n| --- | ---: |\n| 1 | 2 |\n"
    assert sheet.terminal().row_count == 1
