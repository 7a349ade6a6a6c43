"""T1: the three decks, read from `content/`, and what bots know of each card."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

Deck = Literal["innocents", "guilty", "modifiers"]
DECKS: tuple[Deck, ...] = ("innocents", "guilty", "modifiers")
Tag = Literal["youth", "menace", "use", "absurd", "cute", "guilt"]
TAGS: tuple[Tag, ...] = ("youth", "menace", "use", "absurd", "cute", "guilt")
Card = str
"""A card's id, the same for ever; `own-...` for those that hosts added."""


class Tagged(msgspec.Struct, frozen=True):
    """What a card is about. For a modifier: the change that it brings."""

    lives: int
    tags: dict[Tag, int]
    family: bool


@cache
def deck(name: Deck) -> dict[Card, Tagged]:
    """The shipped cards of a deck."""
    source = files(__package__).joinpath("content", f"{name}.toml")
    return msgspec.convert(tomllib.loads(source.read_text("utf-8")), dict[Card, Tagged])
