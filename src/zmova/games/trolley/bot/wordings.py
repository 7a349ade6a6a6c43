"""How many ways there are to say each thing."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TypedDict

from zmova.games.trolley import decks
from zmova.games.trolley.reasons import Reason


class Lines(TypedDict):
    lines: list[str]
    pinned: list[str]


@cache
def content() -> dict[str, dict[str, Lines]]:
    source = files(decks.__package__).joinpath("content", "arguments.toml")
    return tomllib.loads(source.read_text("utf-8"))


def wordings(reason: Reason, pinned: bool) -> int:
    """Of a character, or of a modifier that is pinned on it; as many in each language."""
    said = content()[reason]["uk"]
    return len(said["pinned"] if pinned else said["lines"])
