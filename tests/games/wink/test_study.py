"""Wink studied: what becomes of winks, told of matches that are written down here."""

from xml.etree import ElementTree

import pytest

from zmova.arena.intervals import ratio
from zmova.arena.study import Setting, study_of
from zmova.cli import main
from zmova.games.wink.arena.balance import AIM, balance
from zmova.games.wink.arena.evening import Evening
from zmova.games.wink.arena.fates import Tally, tally
from zmova.games.wink.arena.page import page, picture
from zmova.games.wink.events import Called, Caught, Named, Winked

STUDY = study_of("wink")
FOUR = Setting(4, "masks")
SVG = "{http://www.w3.org/2000/svg}"


def evening(index: int, winks: int, caught: int, seats: int = 4) -> Evening:
    told = Tally(30, winks, winks - 1, caught + 2, caught, 1, 15, 0, caught + 3, 2, 0)
    won = [place == index % seats for place in range(seats)]
    return Evening(Setting(seats, "masks"), index, 0, told, [10] * seats, won, 5.0)


def test_a_wink_is_caught_by_somebody_who_saw_it_even_late():
    """W17"""
    log = [
        Called(0, 0, 7),
        Winked(1, 2, 0, 7, [0, 3]),  # caught by who saw it
        Caught(2, 3, 7, 0, 2, True),
        Called(3, 1, 8),
        Winked(4, 2, 1, 8, [1, 3]),  # tried by who saw it, caught by who did not
        Caught(5, 3, 8, 1, 0, False),
        Caught(6, 0, 8, 1, 2, True),
        Called(7, 2, 9),
        Winked(8, 3, 2, 9, [0]),  # named before it could be caught
        Named(9, 2, 9, 3, 3),
        Called(10, 3, 10),
        Winked(11, 0, 3, 10, []),  # left, called again by another and caught then
        Called(12, 3, 11),
        Called(13, 1, 10),
        Caught(14, 2, 10, 1, 0, True),
        Named(15, 3, 11, 1, 0),
        Called(16, 0, 12),
        Winked(17, 3, 0, 12, [0, 1]),  # caught when its caller had moved on
        Called(18, 0, 13),
        Caught(19, 1, 12, None, 3, True),
        Caught(20, 1, 14, None, 3, False),
    ]
    assert tally(log) == Tally(
        calls=8,
        winks=5,
        reached=3,
        watched=4,
        caught=2,
        missed=1,
        named=1,
        misnamed=1,
        right_catches=4,
        wrong_catches=2,
        uncalled=1,
    )


def test_a_share_of_winks_has_an_interval_that_takes_a_match_as_one_draw():
    found = ratio([5, 0, 10, 5], [10, 10, 20, 10])
    assert (found.value, found.of) == (0.4, 50)
    reach = 1.959964 * ((1 + 16 + 4 + 1) * 4 / 3) ** 0.5 / 50
    assert [found.low, found.high] == pytest.approx([0.4 - reach, 0.4 + reach])
    assert ratio([2, 2], [4, 4]).low == ratio([2, 2], [4, 4]).high == 0.5
    assert ratio([], []).of == 0
    assert ratio([1], [4]).high < 1  # one match: as if its winks were independent


def test_figures_are_those_of_the_matches_in_any_order():
    evenings = [evening(0, 30, 6), evening(1, 34, 10), evening(0, 20, 9, seats=8)]
    report = balance("./zmova arena ...", 2, evenings)
    assert balance("./zmova arena ...", 2, evenings[::-1]) == report
    four, eight = report.rows
    assert (four.seats, four.matches, eight.matches) == (4, 2, 1)
    assert four.caught.value == 16 / 64
    assert four.winks.value == 32
    assert [place.value for place in four.wins] == [0.5, 0.5, 0, 0]
    assert len(eight.wins) == 8
    assert not report.whole
    assert "stopped early: 2 at each kind of table" in page(report)
    assert "`./zmova arena ...`" in page(report)


def test_a_share_that_is_surely_off_the_aim_is_marked():
    for caught, mark in ((2, " !"), (8, ""), (25, " !")):
        report = balance("", 9, [evening(index, 30, caught) for index in range(9)])
        row = next(line for line in page(report).splitlines() if line.startswith("| 4 | 9"))
        assert row.split(" | ")[5].endswith(")" + mark)


def test_the_picture_has_a_dot_for_each_share_of_each_table_over_the_aim():
    report = balance("", 1, [evening(0, 30, 6), evening(0, 20, 9, seats=8)])
    drawn = ElementTree.fromstring(picture(report))
    assert len(list(drawn.iter(f"{SVG}circle"))) == 2 * 3
    bands = [one for one in drawn.iter(f"{SVG}rect") if one.get("class") == "band"]
    assert len(bands) == 2
    assert STUDY.band(FOUR) == AIM


def test_the_same_seed_and_index_are_the_same_evening():
    played = STUDY.play(FOUR, 1, 0, forked=False)
    assert played == STUDY.play(FOUR, 1, 0, forked=False)
    assert played != STUDY.play(FOUR, 2, 0, forked=False)
    assert played.minutes > 1
    assert played.tally.winks > 10
    assert any(played.won)
    best = played.scores[played.won.index(True)]
    assert best == max(played.scores)


def test_each_opponent_is_met_on_the_same_deal():
    fought = STUDY.duels(FOUR, 1, 0)
    assert [one.opponent for one in fought] == ["random", "thrifty"]
    assert fought == STUDY.duels(FOUR, 1, 0)


def test_the_report_is_written(tmp_path, capsys):
    words = ["arena", "balance", "wink", "--matches", "2", "--seats", "4", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert "what becomes of winks" in capsys.readouterr().out
    assert {file.name for file in tmp_path.iterdir()} == {"wink.md", "wink.json", "wink.svg"}
    assert main(["arena", "duel", *words[2:], "--out", str(tmp_path)]) == 0
    assert (tmp_path / "wink-duel.md").exists()
