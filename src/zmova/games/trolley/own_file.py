"""A host's own decks from a file.

`.csv`: a line for each card: the deck (`innocents`, `guilty`, `modifiers`), then the text.
`.toml`: three lists of texts, each under the name of its deck.
"""

import csv
from typing import Any

import msgspec

from zmova.games.trolley.decks import DECKS
from zmova.games.trolley.options import MOST_OWN, OwnDecks
from zmova.table.illegal import Illegal
from zmova.table.text import tidy
from zmova.table.toml import read_toml


def read_file(name: str, raw: bytes) -> dict[str, Any]:
    return {"own": read_own_decks(name, raw)}


def read_own_decks(name: str, raw: bytes) -> OwnDecks:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Illegal("bad-file") from None
    found = _from_toml(text) if name.lower().endswith(".toml") else _from_csv(text)
    if not any(found.values()) or any(len(cards) > MOST_OWN for cards in found.values()):
        raise Illegal("bad-file-cards", most=MOST_OWN)
    for deck, cards in found.items():
        for number, card in enumerate(cards, 1):
            try:
                msgspec.convert({deck: [card]}, OwnDecks)
            except msgspec.ValidationError:
                raise Illegal("bad-file-card", deck=deck, number=number) from None
    return msgspec.convert(
        {deck: list(dict.fromkeys(cards)) for deck, cards in found.items()}, OwnDecks
    )


def _from_csv(text: str) -> dict[str, list[Any]]:
    try:
        separator = next((char for char in text if char in ",;"), ",")  # texts are full of both
        lines = list(csv.reader(text.splitlines(), delimiter=separator, skipinitialspace=True))
    except csv.Error:
        raise Illegal("bad-file") from None
    found: dict[str, list[Any]] = {deck: [] for deck in DECKS}
    for number, line in enumerate(lines, 1):
        cells = [cell for raw in line if (cell := tidy(raw))]
        if not cells:
            continue
        if cells[0] not in found or len(cells) < 2:
            raise Illegal("bad-file-line", number=number)
        # a text may hold the separator without being quoted
        found[cells[0]].append(f"{separator} ".join(cells[1:]))
    return found


def _from_toml(text: str) -> dict[str, list[Any]]:
    raw = read_toml(text)
    found: dict[str, Any] = {deck: raw.get(deck, []) for deck in DECKS}
    if set(raw) - set(DECKS) or not all(isinstance(cards, list) for cards in found.values()):
        raise Illegal("bad-file")
    return {
        deck: [tidy(card) or "" if isinstance(card, str) else card for card in cards]
        for deck, cards in found.items()
    }
