"""P1: 12 souls and 12 demons, four of each colour, and the Yaesther. A card is its name."""

from typing import Literal

Kind = Literal["soul", "demon", "yaesther"]
Color = Literal["green", "red", "blue"]
Faction = Literal["souls", "demons", "yaesther"]
Card = Literal[
    "green soul",
    "red soul",
    "blue soul",
    "green demon",
    "red demon",
    "blue demon",
    "yaesther",
]

COLORS: tuple[Color, ...] = ("green", "red", "blue")
SOULS: tuple[Card, ...] = ("green soul", "red soul", "blue soul")
DEMONS: tuple[Card, ...] = ("green demon", "red demon", "blue demon")
CARDS: tuple[Card, ...] = (*SOULS, *DEMONS, "yaesther")
COPIES = 4

KIND: dict[Card, Kind] = {
    **dict.fromkeys(SOULS, "soul"),
    **dict.fromkeys(DEMONS, "demon"),
    "yaesther": "yaesther",
}
COLOR: dict[Card, Color | None] = {
    **dict(zip(SOULS, COLORS, strict=True)),
    **dict(zip(DEMONS, COLORS, strict=True)),
    "yaesther": None,
}
FACTION: dict[Card, Faction] = {
    **dict.fromkeys(SOULS, "souls"),
    **dict.fromkeys(DEMONS, "demons"),
    "yaesther": "yaesther",
}

FACTION_DECK: dict[int, tuple[int, int, int]] = {
    4: (2, 1, 1),
    5: (3, 2, 0),
    6: (3, 2, 1),
    7: (4, 3, 0),
    8: (4, 3, 1),
}
"""P2: souls, demons and Yaesther by the number of seats."""


def like_a_demon(card: Card) -> bool:
    """Bell, Census: the Yaesther counts among the demons."""
    return KIND[card] != "soul"
