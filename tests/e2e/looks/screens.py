"""Which screens of the gallery are looked at: all states, and matches at each kind of moment.

Nothing here is written for a game: its recordings say which phases and events there are.
With ZMOVA_GAME=NAME only that game's screens are looked at.
"""

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from launcher import gallery
from zmova.games import registered

ONE = os.environ.get("ZMOVA_GAME", "")
GAMES = {name: game for name, game in registered().items() if ONE in ("", name)}
assert GAMES, f"ZMOVA_GAME: there is no game {ONE}"


class Screen(NamedTuple):
    name: str
    game: str | None
    wish: dict[str, str]
    """What the gallery's address says."""
    phase: str = ""
    """Of the match, where it is a moment of one."""


@cache
def index() -> Any:
    gallery.record()
    return json.loads((gallery.PUBLIC / "gallery-data/index.json").read_text())


def states() -> list[Screen]:
    """Of the house: doors, lobbies, ends, farewells and the rest."""
    return [screen for screen in _all_states() if ONE in ("", screen.game)]


def _all_states() -> list[Screen]:
    return [Screen(one["id"], one.get("game"), {"state": one["id"]}) for one in index()["states"]]


def each_kind(screens: Iterable[Screen]) -> list[Screen]:
    """The same page of every game is looked at in one; options and ends are a game's own."""
    kinds: dict[str, Screen] = {}
    for screen in screens:
        kind = screen.name.removesuffix(f"-{screen.game}")
        own = kind in ("options", "over")
        kinds.setdefault(screen.name if own else kind, screen)
    return list(kinds.values())


def each_phase(screens: Iterable[Screen]) -> list[Screen]:
    """One of each phase of each game."""
    return list({(one.game, one.phase): one for one in screens}.values())


def state(name: str) -> Screen:
    return next(screen for screen in _all_states() if screen.name == name)


def recording(id: str) -> Any:
    return next(one for one in index()["recordings"] if one["id"] == id)


def moments(game: str, seats: int, eyes: str | None = None) -> Iterator[Screen]:
    """Each phase after each kind of event, seen by whoever moves next, the cards up."""
    tables = [one for one in index()["recordings"] if one["game"] == game and one["seats"] == seats]
    known: set[tuple[str, str]] = set()
    for table in tables:
        for step in table["steps"]:
            kind = step["phase"], step["events"][-1]
            if kind in known:
                continue
            known.add(kind)
            wish = {"recording": table["id"], "step": str(step["step"]), "cards": "open"}
            yield Screen(
                f"{table['id']}-{step['step']}-{'-after-'.join(kind)}",
                game,
                {**wish, "eyes": eyes or str(step["mover"])},
                step["phase"],
            )


def fullest(eyes: str | None = None) -> list[Screen]:
    """Of every game."""
    return [one for name, game in GAMES.items() for one in moments(name, game.most, eyes)]


def emptiest(eyes: str | None = None) -> list[Screen]:
    return [one for name, game in GAMES.items() for one in moments(name, game.fewest, eyes)]


def middle(game: str, eyes: str | None = None, seats: int | None = None) -> Screen:
    """A table, the fullest unless so many seats are wished for, in the midst of its match."""
    table = recording(f"{game}-{seats or registered()[game].most}")
    step = table["steps"][len(table["steps"]) // 2]
    wish = {"recording": table["id"], "step": str(step["step"]), "cards": "open"}
    name, eyes = f"{table['id']}-{step['step']}", eyes or str(step["mover"])
    return Screen(name, game, {**wish, "eyes": eyes}, step["phase"])
