"""Names at a table: visible, on one line, and none that looks like another's."""

import unicodedata
from collections.abc import Iterator
from functools import cache

from zmova.table.content import content
from zmova.table.text import tidy

JOINER, AS_PICTURE, KEYCAP = "\u200d", "\ufe0f", "\u20e3"
_UNSEEN = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # joins accents
        (0x115F, 0x1160),  # fillers of Hangul
        (0x17B4, 0x17B5),  # vowels of Khmer that are not written
        (0x180B, 0x180F),  # variants of Mongolian
        (0x200C, 0x200D),  # joiners
        (0x2800, 0x2800),  # braille without a dot
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),  # variation selectors
        (0xFFA0, 0xFFA0),
        (0x16FE4, 0x16FE4),  # a filler of Khitan
        (0x1D159, 0x1D159),  # a note without a head
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Letters, signs and marks that show nothing; format characters are dropped by `tidy`."""


_STROKES = frozenset(map(chr, range(0x0334, 0x0339)))
"""Laid over a letter, which looks struck through and is read all the same."""


@cache
def _lookalikes(size: str) -> dict[int, str]:
    table = content("zmova.table", "lookalikes")[size]
    return {ord(one): latin for latin, others in table.items() for one in others}


def name_of(raw: str, most: int) -> str | None:
    """The name that was typed, or None where nothing of it shows or it is too long."""
    typed = tidy(raw) or ""
    name = tidy("".join(_seen(typed)))
    if name is None or len(name) > most or not any(map(_shows, name)):
        return None
    return name


def alike(one: str, other: str) -> bool:
    """Whether two names look the same, in capitals or in small letters."""
    return any(mine == theirs for mine, theirs in zip(_looks(one), _looks(other), strict=True))


def _seen(text: str) -> Iterator[str]:
    """Only what shows; of what does not, that alone of which pictures are made."""
    before = " "
    for place, char in enumerate(text):
        after = text[place + 1 : place + 2]
        if char == JOINER:
            keep = _is_picture(before) and _is_picture(after)
        elif char == AS_PICTURE:
            keep = _is_sign(before) or after == KEYCAP
        else:
            keep = char not in _UNSEEN
        if keep:
            yield char
            before = before if char == AS_PICTURE else char


def _is_picture(char: str) -> bool:
    """A sign, or the colour of a skin; those joined to others may look like pictures too."""
    return char != "" and unicodedata.category(char) in ("So", "Sk", "Sm") and char not in _UNSEEN


def _is_sign(char: str) -> bool:
    return unicodedata.category(char)[0] in "SP" and char not in _UNSEEN


def _shows(char: str) -> bool:
    """Letters, digits, signs; an accent alone would be a name that nobody sees."""
    return unicodedata.category(char)[0] in "LNPS" and char not in _UNSEEN


def _looks(name: str) -> tuple[str, ...]:
    whole = unicodedata.normalize("NFKC", name)
    plain = "".join(char for char in whole if char not in _UNSEEN and char not in _STROKES)
    composed = unicodedata.normalize("NFC", " ".join(plain.split()))
    great = unicodedata.normalize("NFC", composed.upper()).translate(_lookalikes("capitals"))
    small = unicodedata.normalize("NFC", composed.lower()).translate(_lookalikes("small"))
    return tuple(one.lower().replace("i", "l") for one in (great, small))  # as a capital I is one
