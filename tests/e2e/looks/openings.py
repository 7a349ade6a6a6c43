"""What a player has half done at a table, by the taps that lead there: all but the last one.

Taps follow from what the seat is offered in the recording, so they fit whatever was dealt.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from launcher import gallery
from tests.e2e.looks.screens import Screen
from tests.games.passengers.browser.thumbs import parts
from zmova.table.delta import apply

Taps = list[str]


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
    for choice in view["choices"]:
        for what, taps in OPENINGS[screen.game or ""](choice).items():
            found.setdefault(what, taps)
    talk = TALK.get((screen.game, screen.phase))
    return found | talk(view) if talk else found


def spyfall(choice: dict[str, Any]) -> dict[str, Taps]:
    match choice["type"]:
        case "ask":
            seat = f"seat-{choice['to']}"
            return {"asking": [seat], "topics": [seat, "ask-topics"]}
        case "accuse":
            return {"accusing": ["accuse", f"seat-{choice['suspect']}"]}
        case _:
            return {}


def passengers(choice: dict[str, Any]) -> dict[str, Taps]:
    match choice["type"]:
        case "place":
            return {"placing": ["card-0", f"space-{choice['boat']}-{choice['space']}"]}
        case "gift":
            return {"giving": parts(choice)}
        case _:
            return {}


def trolley(choice: dict[str, Any]) -> dict[str, Taps]:
    match choice["type"]:
        case "innocent" | "guilty" as deck:
            return {deck: ["hand-1"]}
        case "modifier":
            return {"modifier": ["hand-2", "card-right-1"]}
        case _:
            return {}


def wink(choice: dict[str, Any]) -> dict[str, Taps]:
    match choice["type"]:
        case "call":
            return {"calling": ["do-call", f"agent-{choice['agent']}"]}
        case "name":
            return {"naming": ["do-name", f"player-{choice['player']}"]}
        case "catch":
            return {
                "catching": ["do-catch"],
                "which": ["do-catch", f"player-{choice['player']}"],
            }
        case _:
            return {}


OPENINGS = {"spyfall": spyfall, "passengers": passengers, "trolley": trolley, "wink": wink}


def claiming(view: dict[str, Any]) -> dict[str, Taps]:
    """Of a passenger in a boat."""
    boats = view["table"]["boats"]
    spots = [(boat["boat"], n) for boat in boats for n, one in enumerate(boat["row"]) if one]
    return {"claiming": [f"space-{spots[0][0]}-{spots[0][1]}", "claim-demon"]}


def arguing(view: dict[str, Any]) -> dict[str, Taps]:
    """About a character; the driver decides and says nothing."""
    drives = any(choice["type"] == "steer" for choice in view["choices"])
    return {} if drives else {"arguing": ["card-right-1"]}


TALK: dict[tuple[str | None, str], Callable[[dict[str, Any]], dict[str, Taps]]] = {
    ("passengers", "voting"): claiming,
    ("trolley", "arguing"): arguing,
}
