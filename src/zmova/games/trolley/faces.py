"""The texts of cards and arguments in one language; a host's own cards read the same in all."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from zmova.games.trolley.decks import Card, Deck
from zmova.games.trolley.notices import HasArgued
from zmova.games.trolley.options import OwnDecks, own_card
from zmova.games.trolley.tracks import Character

SHORT = 26
INNER = str.maketrans("«»“”", "„“‘’")


@cache
def content(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("content", f"{name}.toml").read_text("utf-8"))


def text_of(card: Card, deck: Deck, own: OwnDecks, lang: str) -> str:
    hosts = {own_card(deck, index): text for index, text in enumerate(own.texts(deck))}
    return hosts.get(card) or str(content(deck)[card][lang])


def short_of(on: Character, own: OwnDecks, lang: str) -> str:
    """A name for speech."""
    deck: Deck = "guilty" if on.guilty else "innocents"
    named: dict[str, str] = content(deck).get(on.card, {}).get("short", {})
    return named.get(lang) or shortened(text_of(on.card, deck, own, lang))


def shortened(text: str) -> str:
    """At the end of a word, if there is one."""
    if len(text) <= SHORT:
        return text
    cut = text[: SHORT - 1]
    end = cut.rfind(" ")
    return re.sub(r"[\s,.:;—–-]+$", "", cut[:end] if end > SHORT / 2 else cut) + "…"


def continued(text: str) -> str:
    """A modifier goes on from its character's text."""
    return text if text.startswith("…") else f"… {text}"


def argued(said: HasArgued, on: Character, own: OwnDecks, lang: str) -> str:
    """A line said to the driver, who names cards in quotation marks."""
    pins = on.modifiers
    pin = pins[said.modifier].card if said.modifier is not None else None
    ways: list[str] = content("arguments")[said.reason][lang]["lines" if pin is None else "pinned"]
    modifier = "" if pin is None else text_of(pin, "modifiers", own, lang)
    line = ways[said.wording % len(ways)].replace("{name}", quoted(short_of(on, own, lang)))
    return line.replace("{modifier}", quoted(modifier))


def quoted(text: str) -> str:
    """A text inside quotation marks has others of its own."""
    return text.translate(INNER)
