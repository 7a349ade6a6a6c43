"""What the rules of Trial by Trolley fix: teams, tracks, and which cards are in a match."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import zmova

DECKS = ["innocents", "guilty", "modifiers"]
TRACKS = ["left", "right"]
CONTENT = Path(zmova.__file__).parent / "games/trolley/content"


def team(seats: int, driver: int, track: str) -> list[int]:
    """T2: going left from the driver, the first half; an odd player goes left."""
    others = [(driver + step) % seats for step in range(1, seats)]
    half = seats // 2
    return others[:half] if track == "left" else others[half:]


@cache
def shipped(deck: str) -> dict[str, bool]:
    """Each card's id, and whether it is fit for families (T1)."""
    raw = tomllib.loads((CONTENT / f"{deck}.toml").read_text("utf-8"))
    return {card: row["family"] for card, row in raw.items()}


def cards(options: dict[str, Any], deck: str) -> list[str]:
    """T1: own cards beside the shipped ones, or alone."""
    texts = options.get("own", {}).get(deck, [])
    own = [f"own-{deck}-{number}" for number in range(1, len(texts) + 1)]
    if options.get("only_own"):
        return own
    everything = not options.get("family")
    return [card for card, family in shipped(deck).items() if family or everything] + own
