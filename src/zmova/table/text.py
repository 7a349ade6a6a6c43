"""What people type, made safe to show: no control or direction-changing characters, no blanks."""

import unicodedata

_KEPT_FORMATS = {"\u200d", "\ufe0f"}  # joiners that emoji are made of


def tidy(text: str | None) -> str | None:
    """The text on one line, or None when nothing is left of it."""
    if text is None:
        return None
    kept = (
        " " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char
        for char in unicodedata.normalize("NFC", text)
        if unicodedata.category(char) not in ("Cf", "Cs", "Co", "Cn") or char in _KEPT_FORMATS
    )
    return " ".join("".join(kept).split()) or None
