"""What people type, made safe to show: no control or direction-changing characters, no blanks."""

import unicodedata
from collections.abc import Iterator

MOST_MARKS = 30
"""Accents on one letter. No language needs more, and long runs take their square in time."""
_KEPT_FORMATS = {"\u200d", "\ufe0f"}  # joiners that emoji are made of


def tidy(text: str | None) -> str | None:
    """The text on one line, or None when nothing is left of it; in time that grows as it does."""
    if text is None:
        return None
    composed = unicodedata.normalize("NFC", "".join(_kept(text)))
    return " ".join("".join(_kept(composed)).split()) or None  # some marks have become two


def _kept(text: str) -> Iterator[str]:
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if kind in ("Cf", "Cs", "Co", "Cn") and char not in _KEPT_FORMATS:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield " " if kind in ("Cc", "Zl", "Zp") else char
