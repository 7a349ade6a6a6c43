"""Cards and spaces as small numbers: a bot looks at them by the hundred thousand.

0 is an empty space, 1-3 souls, 4-6 demons (green, red, blue), 7 the Yaesther, 8-10 it in a mask.
"""

from zmova.games.passengers.cards import CARDS, COLORS, Card, Color, Faction, Kind

EMPTY = 0
YAESTHER = 7
SOUL, DEMON, JESTER = range(3)
"""Kinds, and the factions that they fix."""
FACTIONS: tuple[Faction, ...] = ("souls", "demons", "yaesther")
KINDS: tuple[Kind, ...] = ("soul", "demon", "yaesther")

CODE: dict[Card, int] = {card: number for number, card in enumerate(CARDS, 1)}
CARD: dict[int, Card] = {number: card for card, number in CODE.items()}
KIND = (-1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2)
"""By code."""
HUE = (-1, 0, 1, 2, 0, 1, 2, -1, 0, 1, 2)
"""By code: the colour that shows, -1 for none."""
FACTION_CODE: dict[Faction, int] = {name: number for number, name in enumerate(FACTIONS)}
KIND_CODE: dict[Kind, int] = {name: number for number, name in enumerate(KINDS)}
HUE_CODE: dict[Color, int] = {name: number for number, name in enumerate(COLORS)}

FIRST = (1, 4, 8)
"""By kind: the code of its first colour; the Yaesther has one in a mask alone."""


def masked(code: int, hue: int) -> int:
    """P15: the mask's colour replaces the passenger's."""
    return FIRST[KIND[code]] + hue


DRESSED: tuple[tuple[int, ...], ...] = tuple(
    (code, *((masked(code, hue) if code else 0) for hue in range(3))) for code in range(11)
)
"""By code, then by mask: 0 for none, else its hue and one."""
