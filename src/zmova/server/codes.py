"""Room codes that can be read out across a noisy room, without look-alikes."""

from secrets import choice

CONSONANTS = "bdfgkmnprstvz"
VOWELS = "aeiou"
SHORT, LONG = 6, 8
"""Letters: 274,625 codes are enough while few of them lead anywhere, else 17,850,625 are."""
MANY = 1000
"""Rooms in the store, asleep or awake: from so many on new codes are long."""


def new_code(length: int = SHORT) -> str:
    return "".join(choice(CONSONANTS if place % 2 == 0 else VOWELS) for place in range(length))


def read_code(typed: str) -> str | None:
    """The code that somebody typed, in any case, with blanks or dashes; None if it can't be."""
    code = "".join(char for char in typed.lower() if char.isascii() and char.isalpha())
    fits = len(code) in (SHORT, LONG) and len(typed) < 40
    return code if fits else None
