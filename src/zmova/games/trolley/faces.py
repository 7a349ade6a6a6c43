"""The texts of cards and arguments in one language; a host's own cards read the same in all."""

import re
from typing import Any

from zmova.games.trolley.decks import Card, Deck
from zmova.games.trolley.options import OwnDecks, own_card
from zmova.games.trolley.tracks import TRACKS, Character, Spot
from zmova.table.content import content as read
from zmova.table.story import Scene

SHORT = 26
INNER = str.maketrans("«»“”", "„“‘’")


def called(kind: str, which: Any, scene: Scene) -> str:
    """What a notice is about, in words; so does web/src/games/trolley/story.ts."""
    table, lang = scene.view.table, scene.words.lang
    match kind:
        case "picks":
            return shown(which, scene)
        case "character":
            one = character(table.tracks, which)
            return "" if one is None else short_of(one, table.own, lang)
        case "argument":
            said: Any = scene.notice
            one = character(table.tracks, said.target)
            return "" if one is None else argued(said, one, table.own, lang)
        case "modifiers":
            return continued(text_of(which, "modifiers", table.own, lang))
    return text_of(which, "innocents", table.own, lang)


def shown(deck: Deck, scene: Scene) -> str:
    """T5, T6: whom the teams have just put on the tracks."""
    table, told = scene.view.table, []
    for track in TRACKS:
        row: list[Character] = getattr(table.tracks, track)
        played = [one for one in row if one.seat is not None and one.guilty == (deck == "guilty")]
        if played:
            card = text_of(played[-1].card, deck, table.own, scene.words.lang)
            told.append(scene.words("trolley-stands", track=track, card=card))
    return " ".join(told)


def character(tracks: Any, spot: Spot) -> Character | None:
    """Who stands there; None once the tracks were cleared."""
    row: list[Character] = getattr(tracks, spot.track)
    return row[spot.place] if spot.place < len(row) else None


def content(name: str) -> dict[str, Any]:
    return read(__package__, name)


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


def argued(said: Any, on: Character, own: OwnDecks, lang: str) -> str:
    """A line said to the driver, who names cards in quotation marks."""
    pins = on.modifiers
    pin = pins[said.modifier].card if said.modifier is not None else None
    ways: list[str] = content("arguments")[said.reason][lang]["lines" if pin is None else "pinned"]
    modifier = "" if pin is None else text_of(pin, "modifiers", own, lang)
    line: str = ways[said.wording % len(ways)]
    line = line.replace("{name}", quoted(short_of(on, own, lang)))
    return line.replace("{modifier}", quoted(modifier))


def quoted(text: str) -> str:
    """A text inside quotation marks has others of its own."""
    return text.translate(INNER)
