"""What a tutorial or a test fixes instead of chance: hands, the coin, the shadows."""

from collections import Counter
from typing import Any

import msgspec

from zmova.games.passengers.cards import CARDS, COPIES, FACTION_DECK, KIND, Card
from zmova.table.illegal import BadDeal
from zmova.table.seat import Seat

SHADOWS = 6


class Stacked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None: left to chance. The first card of a hand fixes its seat's faction."""

    hands: list[list[Card]] | None = None
    coin: Seat | None = None
    shadows: list[Card] | None = None
    """From the top of the pile; with four seats only."""


def read_stacked(raw: dict[str, Any], seats: int) -> Stacked:
    try:
        given = msgspec.convert(raw, Stacked)
    except msgspec.ValidationError as error:
        raise BadDeal(f"stacked: {error}; cards are: {', '.join(CARDS)}") from None
    if given.coin is not None and not 0 <= given.coin < seats:
        raise BadDeal(f"stacked coin: no seat {given.coin} at a table of {seats}")
    used: Counter[Card] = Counter()
    if given.hands is not None:
        check_hands(given.hands, seats)
        used.update(card for hand in given.hands for card in hand)
    if given.shadows is not None:
        check_shadows(given.shadows, seats)
        used.update(given.shadows)
    for card, copies in used.items():
        if copies > (1 if card == "yaesther" else COPIES):
            raise BadDeal(f"stacked: {copies} times {card!r}, there are not so many (P1)")
    return given


def check_hands(hands: list[list[Card]], seats: int) -> None:
    if len(hands) != seats or any(len(hand) != 3 for hand in hands):
        raise BadDeal(f"stacked hands: three cards for each of the {seats} seats (P4)")
    firsts = Counter(KIND[hand[0]] for hand in hands)
    souls, demons, yaesther = FACTION_DECK[seats]
    if (firsts["soul"], firsts["demon"], firsts["yaesther"]) != (souls, demons, yaesther):
        raise BadDeal(
            f"stacked hands: the first cards of {seats} seats are "
            f"{souls} souls, {demons} demons and {yaesther} Yaesther (P2)"
        )
    for hand in hands:
        if sorted(KIND[card] for card in hand[1:]) != ["demon", "soul"]:
            raise BadDeal("stacked hands: after the first card one soul and one demon (P4)")


def check_shadows(shadows: list[Card], seats: int) -> None:
    if seats != 4:
        raise BadDeal("stacked shadows: only a table of four has them (P3)")
    kinds = Counter(KIND[card] for card in shadows)
    if len(shadows) != SHADOWS or kinds["soul"] != 3 or kinds["demon"] != 3:
        raise BadDeal("stacked shadows: three souls and three demons (P3)")
