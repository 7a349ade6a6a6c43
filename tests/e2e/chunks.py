"""The files that the client is built of, and which of them are one game's own."""

import re
from collections import Counter
from pathlib import Path

import zmova

ASSETS = Path(zmova.__file__).parent / "static/assets"
NAMED = re.compile(r"[\w.-]+\.(?:js|css)")
APP = re.compile(r"(?:app|index)-")
"""It names all games, to load them when they are chosen: a walk ends here."""
EVERYBODYS = {"app", "match", "pages", "log", "telling", "OptionsForm", "OwnFile", "Limits"}
"""What several games are built of; match has what all tables share, pages what is opened there,
log the words of talk, telling what is read out."""


def games_own(games: list[str]) -> dict[str, set[str]]:
    """By game: all that its own files name, at once or later, apart from what others name too."""
    built = {one.name for one in ASSETS.iterdir()}
    reached = {
        game: _reached({one for one in built if one.startswith(f"{game}-")}, built)
        for game in games
    }
    times = Counter(name for names in reached.values() for name in names)
    shared = {name for name, count in times.items() if count > 1}
    assert {re.sub(r"-[\w-]{8}\.\w+$", "", name) for name in shared} <= EVERYBODYS
    return {game: names - shared for game, names in reached.items()}


def _reached(roots: set[str], built: set[str]) -> set[str]:
    found: set[str] = set()
    ahead = set(roots)
    while ahead:
        name = ahead.pop()
        found.add(name)
        if name.endswith(".js") and not APP.match(name):
            ahead |= set(NAMED.findall((ASSETS / name).read_text("utf-8"))) & built - found
    return found
