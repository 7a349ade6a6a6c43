"""What a table agrees on before it starts: T1, T3, T8, T15, T16 and the limits of time (G6)."""

from typing import Annotated

import msgspec

from zmova.games.trolley.decks import DECKS, Card, Deck, deck
from zmova.table.bounds import Seconds, within
from zmova.table.illegal import BadDeal
from zmova.table.text import tidy

MOST_OWN = 200
"""Own cards in a deck."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Texts = Annotated[list[Text], msgspec.Meta(max_length=MOST_OWN)]


class OwnDecks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that the hosts added; their texts are the same in every language."""

    innocents: Texts = []
    guilty: Texts = []
    modifiers: Texts = []

    def __post_init__(self) -> None:
        for name in DECKS:
            texts = self.texts(name)
            if any(tidy(text) != text for text in texts):
                raise ValueError("cards are one line without blanks around them")
            if len(set(texts)) < len(texts):
                raise ValueError("no two own cards of a deck are the same")

    def texts(self, name: Deck) -> list[Text]:
        found: list[Text] = getattr(self, name)
        return found


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Limits are seconds; None means no limit, and no pause after a verdict."""

    family: bool = False
    arrange: bool = True
    valerii: bool = False
    accomplices: bool = False
    argue_seconds: Annotated[int, within(5, 1800, step=30)] | None = 180
    pick_seconds: Seconds | None = None
    modifier_seconds: Seconds | None = None
    pause_seconds: Annotated[int, within(1, 60, step=2)] | None = None
    own: OwnDecks = OwnDecks()
    only_own: bool = False
    """The shipped cards stay in the box."""


def own_card(name: Deck, index: int) -> Card:
    return f"own-{name}-{index + 1}"


def cards_in_play(options: Options, name: Deck) -> list[Card]:
    """T1: with `family`, the shipped cards that are fit for everybody; own cards always."""
    shipped = [] if options.only_own else deck(name).items()
    cards = [card for card, about in shipped if about.family or not options.family]
    cards += [own_card(name, index) for index in range(len(options.own.texts(name)))]
    if not cards:
        raise BadDeal(f"no {name} in play: add own ones, or take the shipped ones too")
    return cards
