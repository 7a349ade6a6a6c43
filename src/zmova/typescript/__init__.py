"""The client's types, from those of Python: `python -m zmova.typescript web/src/generated`."""

from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from zmova.games import registered
from zmova.replays import pages
from zmova.server import messages, replays
from zmova.table.game import Game
from zmova.table.host import LimitsChanged
from zmova.table.talk import Heard
from zmova.table.view import View
from zmova.table.wording import kinds
from zmova.typescript import options, phrases
from zmova.typescript.writer import HEADER, Writer

IMPORTS = "import type { Fields } from '../table/options/fields'\n\n"
PARTS = "view: View; move: Move; notice: Notice; options: Options; audience: Audience"
TYPES = f"export interface Game {{ {PARTS} }}\n"


def written() -> dict[str, str]:
    """File name to text."""
    return shared() | {f"{name}.ts": of_game(game) for name, game in registered().items()}


def shared() -> dict[str, str]:
    """The messages, the keys of phrases, and replays."""
    wire = Writer()
    wire.declare("Requests", messages.Requests)
    wire.declare("Replies", messages.Replies)
    wire.declare("TableNotice", LimitsChanged | Heard)  # what every table tells
    watched = Writer()
    for answer in (replays.Cover, pages.Moments, pages.Minds):
        watched.type(inspect.type_info(answer))
    return {
        "messages.ts": wire.text(),
        "phrases.ts": HEADER + phrases.of_all(),
        "replays.ts": watched.text(),
    }


def of_game(game: Game[Any]) -> str:
    writer = Writer(game.options)
    for shape, kind in game.shapes.items():
        for member in get_args(kind) or (kind,):
            writer.type(inspect.type_info(member))
        writer.declare(shape, kind)
    writer.declare("Audience", game.audience)
    writer.declared["OPTIONS"] = options.described(game)
    writer.declared["TOLD"] = _told(game.shapes["Notice"], game.table)
    writer.declared["View"] = f"export interface View {{ {'; '.join(_view_fields())} }}\n"
    writer.declared["Game"] = TYPES
    writer.declared["Phrases"] = phrases.of_game(game.name)
    return writer.text().replace(HEADER, HEADER + IMPORTS)


def _told(notices: Any, table: type[msgspec.Struct]) -> str:
    """How the fields of each notice are put into words, where they don't speak for themselves.

    `*` are those of the open table."""
    told = {str(one.__struct_config__.tag): kinds(one) for one in get_args(notices)}
    text = msgspec.json.encode({"*": kinds(table), **told}).decode()
    return f"export const TOLD = {text} as const\n"


def _view_fields() -> list[str]:
    known = {"me": "number | null", "table": "Table", "mine": "Mine | null", "choices": "Choice[]"}
    return [f"{field}: {known[field]}" for field in View.__struct_fields__]


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        file = folder / name
        # an untouched page needs no reload
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
