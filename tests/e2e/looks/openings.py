"""What a player has half done at a table, by the taps that lead there: all but the last one.

Taps follow from what the seat is offered in the recording, so they fit whatever was dealt.
"""

import json
from functools import cache
from typing import Any, get_args

import msgspec

from launcher import gallery
from tests.e2e.habits import Taps, habits_of
from tests.e2e.looks import screens
from tests.e2e.looks.screens import Screen
from zmova.games import named
from zmova.table.delta import apply
from zmova.table.offer import Offer, listed


@cache
def pages_of(recording: str) -> Any:
    return json.loads((gallery.PUBLIC / f"gallery-data/{recording}.json").read_text())


def seen(screen: Screen) -> dict[str, Any]:
    """What the seat whose eyes these are sees at that step."""
    pages = pages_of(screen.wish["recording"])["seats"][int(screen.wish["eyes"])]
    view: dict[str, Any] = dict(pages["view"])
    for moment in pages["moments"]:
        if moment["step"] > int(screen.wish["step"]):
            break
        view["table"] = apply(view["table"], moment.get("table", {}))
        if moment.get("choices") is not None:
            view["choices"] = moment["choices"]
    return view


def openings(screen: Screen) -> dict[str, Taps]:
    """By what is opened; nothing where the seat has nothing to choose."""
    view, found = seen(screen), dict[str, Taps]()
    habits = habits_of(screen.game or "")
    for choice in view["choices"]:
        for what, taps in habits.half_done(view, choice).items():
            found.setdefault(what, taps)
    return found | habits.half_said(view, screen.phase)


def kinds(game: str) -> set[str]:
    """Of moves that a seat may be offered."""
    record = named(game)
    tags = {kind.__struct_config__.tag for kind in get_args(record.moves) or [record.moves]}
    return tags - {*habits_of(game).elsewhere}


@cache
def offered(game: str) -> dict[str, tuple[Screen, Taps]]:
    """By kind of move: a moment at which it may be made, through those eyes, and the taps for it.

    Playthroughs have nearly all of them; what they lack is looked for at the smallest tables.
    """
    found: dict[str, tuple[Screen, Taps]] = {}
    for table in _tables(game):
        for eyes in range(table["seats"]):
            for step, choices in _choices(table["id"], eyes).items():
                if not {choice["type"] for choice in choices} & kinds(game) - {*found}:
                    continue
                where = {"recording": table["id"], "step": str(step), "eyes": str(eyes)}
                screen = Screen(f"{table['id']}-{step}", game, {**where, "cards": "open"})
                for kind, taps in _ways(screen, choices).items():
                    found.setdefault(kind, (screen._replace(name=f"{screen.name}-{kind}"), taps))
        if kinds(game) <= {*found}:
            break
    return found


def _choices(recording: str, eyes: int) -> dict[int, list[Any]]:
    """By step; of several moments at one the last is what stays."""
    pages = pages_of(recording)["seats"][eyes]
    found = {0: pages["view"]["choices"]}
    for moment in pages["moments"]:
        if moment.get("choices") is not None:
            found[moment["step"]] = moment["choices"]
    return found


def _ways(screen: Screen, choices: list[Any]) -> dict[str, Taps]:
    """By kind, the taps for the first move of it that the screen has."""
    game, view, found = screen.game or "", seen(screen), dict[str, Taps]()
    for move in listed(offers(game, choices)):
        choice = msgspec.to_builtins(move)
        kind = choice["type"]
        if kind in kinds(game) - {*found} and (taps := habits_of(game).whole(view, choice)):
            found[kind] = taps
    return found


def _tables(game: str) -> list[dict[str, Any]]:
    own = [table for table in screens.index()["recordings"] if table["game"] == game]
    played = [table for table in own if table["id"].endswith("-played")]
    return played + [table for table in own if table["seats"] == named(game).fewest]


def offers(game: str, choices: list[Any]) -> list[Offer]:
    shape = named(game).shapes["Choice"]
    return [msgspec.convert(choice, shape) for choice in choices]


def said(game: str) -> dict[str, tuple[Screen, Taps]]:
    """The same for what is a move, but only talk."""
    habits = habits_of(game)
    found: dict[str, tuple[Screen, Taps]] = {}
    for screen in screens.moments(game, named(game).most):
        for what, taps in habits.half_said(seen(screen), screen.phase).items():
            found.setdefault(what, (screen, [*taps, habits.says]))
    return found
