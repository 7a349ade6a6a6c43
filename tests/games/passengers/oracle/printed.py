"""What is printed in the rulebook of Passengers, copied by hand: cards, factions, gifts."""

from collections import Counter
from typing import Any

COLORS = ["green", "red", "blue"]
SOULS = [f"{color} soul" for color in COLORS]
DEMONS = [f"{color} demon" for color in COLORS]
DECK = Counter({**dict.fromkeys(SOULS + DEMONS, 4), "yaesther": 1})

FACTION_DECK = {4: (2, 1, 1), 5: (3, 2, 0), 6: (3, 2, 1), 7: (4, 3, 0), 8: (4, 3, 1)}
"""Souls, demons, Yaesther by the number of seats."""

GIFTS = {
    "I": "canteen chromatis mirror hamsa-hand lantern scroll hush mask torch drachma",
    "II": "anchor bell whisper key oar rope scales mask hourglass drachma",
    "III": "ballast trade ravens-eye wolfs-eye census current gag mask chain drachma",
    "four": "canteen chromatis small-mirror hamsa-hand shade scroll lantern mask torch drachma",
}


def kind(card: str) -> str:
    return card.split()[-1]


def color(card: str) -> str | None:
    return card.split()[0] if " " in card else None


def like_a_demon(card: str) -> bool:
    """Bell, Census: the Yaesther counts."""
    return kind(card) != "soul"


def sets(seats: int, options: dict[str, Any]) -> list[str]:
    """P7: the gift set of each round."""
    chosen = options.get("gifts", "I") if seats > 4 else "four"
    return [chosen] * 3 if isinstance(chosen, str) else chosen


def gift(seats: int, options: dict[str, Any], round: int, number: int) -> str:
    return GIFTS[sets(seats, options)[round - 1]].split()[number]
