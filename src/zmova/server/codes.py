"""Room codes that can be read out across a noisy room, without look-alikes."""

from secrets import choice

CONSONANTS = "bdfgkmnprstvz"
VOWELS = "aeiou"
LENGTH = 6


def new_code() -> str:
    return "".join(choice(CONSONANTS if place % 2 == 0 else VOWELS) for place in range(LENGTH))


def read_code(typed: str) -> str | None:
    """The code that somebody typed, in any case, with blanks or dashes; None if it can't be."""
    code = "".join(char for char in typed.lower() if char.isascii() and char.isalpha())
    fits = len(code) == LENGTH and len(typed) < 40
    return code if fits else None
