"""What is said to the driver (T8): for each reason, in both languages, of anybody on the rails."""

import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from zmova.games.trolley.moves import Argue
from zmova.games.trolley.reasons import REASONS, Reason

CONTENT = Path(__file__).parents[3] / "src/zmova/games/trolley/content"
ARGUMENTS: dict[str, Any] = tomllib.loads((CONTENT / "arguments.toml").read_text("utf-8"))
QUOTED = {"uk": ("«{name}»", "«{modifier}»"), "en": ("“{name}”", "“{modifier}”")}
LONGEST = 110
"""Of a line before its gaps are filled: three rows of a bubble on a phone."""

each_reason = pytest.mark.parametrize("reason", get_args(Reason))
both_languages = pytest.mark.parametrize("language", ["uk", "en"])


def test_each_reason_is_written_and_no_other():
    assert set(ARGUMENTS) == set(get_args(Reason)) == set(REASONS)


@each_reason
def test_a_wording_has_the_same_number_in_both_languages(reason):
    uk, en = ARGUMENTS[reason]["uk"], ARGUMENTS[reason]["en"]
    assert len(uk["lines"]) == len(en["lines"]) >= 5
    assert len(uk["pinned"]) == len(en["pinned"]) >= 4


@each_reason
def test_every_wording_can_be_named_in_a_move(reason):
    """T8"""
    for kind in ("lines", "pinned"):
        last = len(ARGUMENTS[reason]["uk"][kind]) - 1
        spot = {"track": "left", "place": 0}
        move = {"type": "argue", "target": spot, "reason": reason, "wording": last}
        assert msgspec.convert(move, Argue).wording == last


@both_languages
def test_a_chip_is_a_few_words_and_its_own(language):
    chips = [ARGUMENTS[reason][language]["chip"] for reason in ARGUMENTS]
    assert all(1 <= len(chip.split()) <= 4 and len(chip) <= 20 for chip in chips)
    assert len(set(chips)) == len(chips)


@both_languages
@each_reason
def test_a_line_names_the_character_and_a_pinned_one_the_modifier(reason, language):
    """In quotes always: so a name fits whatever its gender and number."""
    name, modifier = QUOTED[language]
    for line in ARGUMENTS[reason][language]["lines"]:
        assert re.findall(r"\{(\w+)\}", line) == ["name"], line
        assert name in line
    for line in ARGUMENTS[reason][language]["pinned"]:
        gaps = re.findall(r"\{(\w+)\}", line)
        assert gaps.count("modifier") == 1, line
        assert set(gaps) <= {"name", "modifier"}, line
        assert line.count(name) == gaps.count("name"), line
        assert modifier in line


@both_languages
def test_nothing_is_said_twice(language):
    said = [
        line
        for argument in ARGUMENTS.values()
        for kind in ("lines", "pinned")
        for line in argument[language][kind]
    ]
    assert len(set(said)) == len(said)
    for line in said:
        assert len(line) <= LONGEST, line
        assert line == " ".join(line.split())
        assert line[-1] in ".!?…”»", line


def test_ukrainian_lines_have_ukrainian_letters():
    for argument in ARGUMENTS.values():
        uk = argument["uk"]
        for line in (uk["chip"], *uk["lines"], *uk["pinned"]):
            words = re.sub(r"\{\w+\}", "", line)
            assert re.fullmatch(r"[а-щьюяґєії0-9 ʼ…«».,:;!?—-]+", words, re.I), line
