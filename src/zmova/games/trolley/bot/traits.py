"""What stands on a track, in figures: lives and tags, with all that is pinned there."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import log2
from statistics import fmean

from zmova.games.trolley.bot.tastes import Taste
from zmova.games.trolley.decks import DECKS, TAGS, Card, Deck, deck
from zmova.games.trolley.tracks import Character

Traits = tuple[float, ...]
NONE: Traits = (0.0,) * (1 + len(TAGS))
CROWD = 31
"""So many lives are as many as anybody can picture: forty thousand bees weigh no more."""


@cache
def counted(name: Deck) -> dict[Card, Traits]:
    """The shipped cards of a deck; lives are still a number of lives."""
    return {
        card: (float(about.lives), *(float(about.tags[tag]) for tag in TAGS))
        for card, about in deck(name).items()
    }


@cache
def usual(name: Deck) -> Traits:
    """What to expect of a card of which nothing is known."""
    known = list(counted(name).values())
    lives = 0.0 if name == "modifiers" else 1.0
    return (lives, *(fmean(one[tag] for one in known) for tag in range(1, len(NONE))))


def is_known(name: Deck, card: Card) -> bool:
    """Cards that hosts added carry no tags."""
    return card in counted(name)


def on_card(name: Deck, card: Card) -> Traits:
    return counted(name).get(card) or usual(name)


def felt(lives: float) -> float:
    """Lives as they weigh beside tags, from 0 to 3: each further one less."""
    return 0.6 * log2(1 + min(max(lives, 0.0), CROWD))


@lru_cache(maxsize=1 << 14)
def combined(guilty: bool, card: Card, modifiers: tuple[Card, ...]) -> Traits:
    """A character with what is pinned on it."""
    all_of_it = [on_card(DECKS[guilty], card), *(on_card("modifiers", one) for one in modifiers)]
    lives, *tags = (sum(values) for values in zip(*all_of_it, strict=True))
    return (felt(lives), *tags)


def traits_of(one: Character, more: tuple[Card, ...] = ()) -> Traits:
    """`more` is what might be pinned on it yet."""
    return combined(one.guilty, one.card, tuple(pin.card for pin in one.modifiers) + more)


def total(row: Iterable[Traits]) -> Traits:
    return tuple(sum(values) for values in zip(NONE, *row, strict=True))


def of_track(row: Sequence[Character]) -> Traits:
    return total(traits_of(one) for one in row)


def less(one: Traits, other: Traits) -> Traits:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def worth(taste: Taste, traits: Traits) -> float:
    """How much somebody of that taste would rather spare it."""
    return sum(weight * value for weight, value in zip(taste, traits, strict=True))
