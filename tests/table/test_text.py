"""What people type, made safe to show."""

import unicodedata

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


@given(st.text())
def test_tidy_text_is_on_one_line_without_tricks_and_tidy_twice(typed):
    shown = tidy(typed)
    if shown is None:
        return
    assert shown == shown.strip()
    kinds = {unicodedata.category(char) for char in shown if char not in "\u200d\ufe0f"}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert tidy(shown) == shown
    shown.encode()
