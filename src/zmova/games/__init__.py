"""The games. A folder here that has a `GAME` is a game; nothing else needs to know of it."""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from logging import getLogger
from pkgutil import iter_modules
from typing import Any

from zmova.table.game import Game
from zmova.table.illegal import BadDeal


@cache
def registered() -> dict[str, Game[Any]]:
    """A game that can't be loaded is told of and left out: the others are played."""
    found: dict[str, Game[Any]] = {}
    for module in iter_modules(__path__):
        if module.ispkg:
            try:
                game = import_module(f"{__name__}.{module.name}").GAME
            except Exception:
                getLogger(__name__).exception("the game %s can't be loaded", module.name)
            else:
                found[game.name] = game
    return dict(sorted(found.items()))


def folder(name: str) -> Traversable:
    """Where the game keeps what is no code: content, words, rules pages. It may have none."""
    return files(__name__).joinpath(name)


def names() -> list[str]:
    return list(registered())


def named(name: str) -> Game[Any]:
    try:
        return registered()[name]
    except KeyError:
        known = ", ".join(registered())
        raise BadDeal(f"no game is called {name!r}; there are: {known}") from None
