"""A playthrough as text: after each step, what every viewer was told, sees and may do.

Scripts lie in `tests/games/<game>/playthroughs/`, each with its text beside it.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import zmova
from zmova import Illegal, Table
from zmova.table.event import Event
from zmova.table.seat import Viewer

GAMES = Path(__file__).parent / "games"


def scripts() -> list[tuple[str, str]]:
    """All that there are: game and name. What they share begins with a `_`."""
    return [(file.parts[-3], file.stem) for file in sorted(GAMES.glob("*/playthroughs/[!_]*.py"))]


def script(game: str, name: str) -> ModuleType:
    return import_module(f"tests.games.{game}.playthroughs.{name}")


def recorded(game: str, name: str) -> Path:
    return GAMES / game / "playthroughs" / f"{name}.txt"


def js(thing: Any) -> str:
    return zmova.encode(thing).decode()


def playthrough(game: str, script: ModuleType) -> str:
    table = zmova.deal(game, script.SEATS, script.SEED, script.OPTIONS, script.STACKED)
    lines = [f"{game}, {script.SEATS} seats, seed {script.SEED}", js(script.OPTIONS)]
    seen: dict[str, str] = {}
    lines += ["", "== the deal", *what_all_get(table, table.log, seen)]
    for step in script.SCRIPT:
        title, events = made(table, step)
        lines += ["", f"== {title}", *what_all_get(table, events, seen)]
    lines += ["", f"== result: {js(table.result)}", ""]
    return "\n".join(lines)


def made(table: Table, step: Any) -> tuple[str, list[Event]]:
    if not isinstance(step, tuple):
        return f"{step} seconds pass", table.wait(step)
    seat, move = step
    try:
        return f"seat {seat}: {js(move)}", table.play(seat, move)
    except Illegal as refused:
        return f"seat {seat}: {js(move)} is refused: {refused}", []


def what_all_get(table: Table, events: list[Event], seen: dict[str, str]) -> Iterator[str]:
    """One line for each thing that is new, headed by the viewers to whom it is."""
    news: dict[str, list[str]] = {}
    for viewer in (None, *range(table.opened.seats)):
        who = "onlooker" if viewer is None else str(viewer)
        for name, told in what_one_gets(table, events, viewer):
            if name == "told" or seen.get(f"{who} {name}") != told:
                seen[f"{who} {name}"] = told
                news.setdefault(f"{name}: {told}", []).append(who)
    for line, whom in news.items():
        everybody = len(whom) == table.opened.seats + 1
        yield f"{'all' if everybody else ' '.join(whom):8} {line}"


def what_one_gets(table: Table, events: list[Event], viewer: Viewer) -> Iterator[tuple[str, str]]:
    """Notices, then each field of the view, then the moves on offer."""
    for event in events:
        notice = table.notice(event, viewer)
        if notice is not None:
            yield "told", js(notice)
    view = table.view(viewer)
    public = msgspec.structs.asdict(view.table)
    for field, value in public.items():
        yield field, js(value)
    if view.mine is not None:
        for field, value in msgspec.structs.asdict(view.mine).items():
            yield (f"mine.{field}" if field in public else field), js(value)
    yield "choices", js(view.choices)
