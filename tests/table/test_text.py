"""What people type, made safe to show."""

import unicodedata
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zmova.table.text import tidy


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Привіт!", "Привіт!"),
        ("  two   words ", "two words"),
        ("line\nbreak\ttab", "line break tab"),
        ("\u202eright to left", "right to left"),
        ("zero\u200bwidth", "zerowidth"),
        ("Ре\u200b\u0301пка", "Ре\u0301пка"),
        ("e" + "\u200b\u0301" * 31, "é" + "\u0301" * 29),
        ("б" + "\u0344" * 40, "б" + "\u0308\u0301" * 15),
        ("й" if len("й") == 2 else "и\u0306", "й"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤️", "❤️"),
        ("звʼязок і зв’язок", "звʼязок і зв’язок"),
        ("\ud800", None),
        (" \n\u2028", None),
        ("", None),
        (None, None),
    ],
)
def test_text_is_tidied(typed, shown):
    assert tidy(typed) == shown


@pytest.mark.parametrize("marks", ["\u0301\u0323", "\u0f73", "\u0301\u200b\u0323"])
def test_long_runs_of_accents_are_tidied_in_no_time(marks):
    """Ten times the text takes about ten times as long, not a hundred."""

    def took(count: int) -> float:
        began = process_time()
        tidy(marks * count)
        return process_time() - began

    assert min(took(50_000) for _ in range(3)) < 30 * min(took(5_000) for _ in range(3))


@given(st.text() | st.text("e\u0301\u0323\u0344\u0f73\u0958\u200b \u200d", min_size=40))
def test_tidy_text_is_on_one_line_without_tricks_and_tidy_twice(typed):
    shown = tidy(typed)
    if shown is None:
        return
    assert shown == shown.strip()
    kinds = {unicodedata.category(char) for char in shown if char not in "\u200d\ufe0f"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert tidy(shown) == shown
    shown.encode()
