"""The texts of cards and arguments in one language; a host's own cards read the same in all."""

import re
from typing import Any

from zmova.games.trolley.decks import DECKS, Card
from zmova.games.trolley.options import OwnDecks, own_card
from zmova.table.content import content as read
from zmova.table.story import Scene

SHORT = 26
INNER = str.maketrans("«»“”", "„“‘’")


def called(kind: str, which: Any, scene: Scene) -> str:
    """What a notice is about, in words; so does `web/src/games/trolley/story.ts`."""
    own, lang = scene.view.table.own, scene.words.lang
    match kind:
        case "short":
            return short_of(which, own, lang)
        case "argument":
            return argued(scene.notice, own, lang)
        case "modifiers":
            return continued(text_of(which, own, lang))
    return text_of(which, own, lang)


def content(card: Card) -> dict[str, Any]:
    found = (read(__package__, deck).get(card) for deck in DECKS)
    return next((one for one in found if one), {})


def text_of(card: Card, own: OwnDecks, lang: str) -> str:
    hosts = {own_card(deck, i): text for deck in DECKS for i, text in enumerate(own.texts(deck))}
    return str(hosts.get(card) or content(card)[lang])


def short_of(card: Card, own: OwnDecks, lang: str) -> str:
    """A name for speech."""
    named: dict[str, str] = content(card).get("short", {})
    return named.get(lang) or shortened(text_of(card, own, lang))


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


def argued(said: Any, own: OwnDecks, lang: str) -> str:
    """A line said to the driver, who names cards in quotation marks."""
    reason = read(__package__, "arguments")[said.reason][lang]
    ways: list[str] = reason["lines" if said.pin is None else "pinned"]
    modifier = "" if said.pin is None else text_of(said.pin, own, lang)
    line: str = ways[said.wording % len(ways)]
    line = line.replace("{name}", quoted(short_of(said.card, own, lang)))
    return line.replace("{modifier}", quoted(modifier))


def quoted(text: str) -> str:
    """A text inside quotation marks has others of its own."""
    return text.translate(INNER)
