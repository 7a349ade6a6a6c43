"""How a bot is: the same face plays the same way at every table."""

import msgspec


class Persona(msgspec.Struct, frozen=True):
    """Each trait from 0 (hardly) to 1 (very)."""

    bold: float
    """Acts on less: accuses, condemns and guesses sooner."""
    frank: float
    """Says things as they are instead of softening or dodging them."""
    quick: float
    """Reads, thinks and presses sooner."""


# In the order of the names in `bots.ftl`.
PERSONAS = (
    Persona(bold=0.4, frank=0.6, quick=0.3),  # Mr Pumpkin
    Persona(bold=0.8, frank=0.9, quick=0.8),  # Aunt Gossip
    Persona(bold=0.9, frank=0.4, quick=0.6),  # Cousin Bluff
    Persona(bold=0.6, frank=0.2, quick=0.7),  # Sly Nymph
    Persona(bold=0.5, frank=0.8, quick=0.9),  # Old Rover
    Persona(bold=0.7, frank=0.7, quick=0.2),  # Granny Thorn
    Persona(bold=0.3, frank=0.3, quick=0.6),  # Hobgoblin
    Persona(bold=0.6, frank=0.3, quick=0.8),  # Lady Fox
    Persona(bold=1.0, frank=0.8, quick=0.5),  # Captain Tash
    Persona(bold=0.1, frank=0.4, quick=0.2),  # Quiet Ned
    Persona(bold=0.5, frank=0.7, quick=0.6),  # Dotty
    Persona(bold=0.4, frank=0.5, quick=0.0),  # Woodwose
    Persona(bold=0.7, frank=0.5, quick=1.0),  # Mr Freebie
    Persona(bold=0.3, frank=1.0, quick=0.7),  # Cuckoo
    Persona(bold=0.5, frank=0.6, quick=0.4),  # Uncle Leo
    Persona(bold=0.2, frank=0.1, quick=0.5),  # Purrlock
)


def persona_of(number: int) -> Persona:
    return PERSONAS[number % len(PERSONAS)]
