"""How long a person would take: what a bot knows must never show in how fast it moves."""

from random import Random

from zmova.bots.persona import Persona

LETTERS = 25.0  # read in a second


def reading(letters: int) -> float:
    """Seconds to read a text of so many letters."""
    return letters / LETTERS


def pause(whim: Random, persona: Persona, least: float, most: float, letters: int = 0) -> float:
    """Seconds between the two bounds: quick ones and short texts near the first of them."""
    usual = least + (most - least) * (0.45 - 0.35 * persona.quick) + reading(letters)
    return round(whim.triangular(least, most, min(usual, most)), 2)
