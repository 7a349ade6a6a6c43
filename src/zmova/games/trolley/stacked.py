"""What a tutorial or a test fixes instead of chance: the first driver, the top of each deck."""

from typing import Any

import msgspec

from zmova.games.trolley.decks import DECKS, Card, Deck
from zmova.games.trolley.options import Options, cards_in_play
from zmova.table.illegal import BadDeal
from zmova.table.seat import Seat


class Stacked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None: left to chance. Cards from the top of their deck; the rest is shuffled below them."""

    driver: Seat | None = None
    innocents: list[Card] = []
    guilty: list[Card] = []
    modifiers: list[Card] = []

    def top(self, name: Deck) -> list[Card]:
        found: list[Card] = getattr(self, name)
        return found


def read_stacked(raw: dict[str, Any], seats: int, options: Options) -> Stacked:
    try:
        given = msgspec.convert(raw, Stacked)
    except msgspec.ValidationError as error:
        raise BadDeal(f"stacked: {error}") from None
    if given.driver is not None and not 0 <= given.driver < seats:
        raise BadDeal(f"stacked driver: no seat {given.driver} at a table of {seats}")
    for name in DECKS:
        top, known = given.top(name), set(cards_in_play(options, name))
        for card in top:
            if card not in known:
                raise BadDeal(f"stacked {name}: {card!r} is not among the cards of this match")
        if len(set(top)) < len(top):
            raise BadDeal(f"stacked {name}: each card is there once")
    return given
