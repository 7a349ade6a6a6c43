"""What a player has half done at a table, by the taps that lead there: all but the last one.

Taps follow from what the seat is offered in the recording, so they fit whatever was dealt.
"""

import json
from functools import cache
from typing import Any

from launcher import gallery
from tests.e2e.habits import Taps, habits_of
from tests.e2e.looks.screens import Screen
from zmova.table.delta import apply


@cache
def _pages(recording: str) -> Any:
    return json.loads((gallery.PUBLIC / f"gallery-data/{recording}.json").read_text())


def seen(screen: Screen) -> dict[str, Any]:
    """What the seat whose eyes these are sees at that step."""
    pages = _pages(screen.wish["recording"])["seats"][int(screen.wish["eyes"])]
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
