"""What a driver likes: eight tastes, and whose is which."""

from typing import Literal

from zmova.games.trolley.decks import TAGS, Tag

Trait = Tag | Literal["lives"]
TRAITS: tuple[Trait, ...] = ("lives", *TAGS)
Taste = tuple[float, ...]
"""A weight for each of the traits: above zero it spares them, below it runs them over."""


def taste(lives: float, **tags: float) -> Taste:
    """The weights that are not named are small: hardly anybody loves guilt or hates lives."""
    usual = {"youth": 0.15, "menace": -0.25, "use": 0.2, "absurd": 0.05, "cute": 0.2, "guilt": -0.3}
    return (lives, *({**usual, **tags}[tag] for tag in TAGS))


TASTES: dict[str, Taste] = {
    "accountant": taste(2.4),
    "softie": taste(0.2, cute=1.2, youth=0.4),
    "judge": taste(0.2, guilt=-1.5, menace=-0.5),
    "clown": taste(0.2, absurd=1.2, use=0.0),
    "pragmatist": taste(0.5, use=1.4, absurd=-0.3),
    "avenger": taste(0.2, menace=-1.5, guilt=-0.5),
    "grumbler": taste(0.1, absurd=-0.9, cute=-0.3, youth=-0.4),
    "patron": taste(0.3, youth=1.8),
}
"""Each with one thing that matters to it most, and all of them about equally sure of it."""

EVERYMAN: Taste = tuple(
    sum(weights) / len(TASTES) for weights in zip(*TASTES.values(), strict=True)
)
"""A bit of everything: what to expect of somebody who is nobody's type."""

# In the order of the characters in `bots/content/characters.toml`.
OWNERS = (
    "accountant",  # Mr Pumpkin
    "judge",  # Aunt Gossip
    "clown",  # Cousin Bluff
    "softie",  # Sly Nymph
    "pragmatist",  # Old Rover
    "grumbler",  # Granny Thorn
    "avenger",  # Hobgoblin
    "pragmatist",  # Lady Fox
    "avenger",  # Captain Tash
    "patron",  # Quiet Ned
    "softie",  # Dotty
    "grumbler",  # Woodwose
    "accountant",  # Mr Freebie
    "clown",  # Cuckoo
    "patron",  # Uncle Leo
    "judge",  # Purrlock
)


def taste_of(persona: int) -> Taste:
    return TASTES[OWNERS[persona % len(OWNERS)]]
