"""The character of a bot: the same face plays the same way at every table."""

import msgspec

from zmova.table.content import content


class Persona(msgspec.Struct, frozen=True):
    """Each trait from 0 (hardly) to 1 (very)."""

    bold: float
    """Acts on less: accuses, condemns and guesses sooner."""
    frank: float
    """Says things as they are instead of softening or dodging them."""
    quick: float
    """Reads, thinks and presses sooner."""


CHARACTERS = content("zmova.bots", "characters")
PERSONAS = tuple(
    Persona(character["bold"], character["frank"], character["quick"])
    for character in CHARACTERS.values()
)


def persona_of(number: int) -> Persona:
    return PERSONAS[number % len(PERSONAS)]
