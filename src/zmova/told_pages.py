"""The table "Who is told what" of each rules page, as the events declare it (`zmova.table.told`).

`python -m zmova.told_pages` writes it, between its marks or at the end of the page. The words are
in `words/<lang>/told.ftl` of the game: `<game>-told-<tag>` names the event, its attribute
`.to-<field>` the seats that alone are told, `.<field>` what only some or nobody is told. A game
without them has no table.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

from zmova.games import folder, named, registered
from zmova.replays.catalogue import LANGS, Catalogue, catalogue
from zmova.table.event import Event
from zmova.table.game import Game
from zmova.table.told import Field, fields

BEGIN = "<!-- written by python -m zmova.told_pages -->"
END = "<!-- the end of what is written -->"
BETWEEN = re.compile(rf"{re.escape(BEGIN)}\n.*?{re.escape(END)}\n", re.DOTALL)


class Row(NamedTuple):
    """One event, in words."""

    what: str
    who: str
    some: str
    nobody: str
    rules: str


def pages() -> list[Path]:
    """The rules pages of all games."""
    found = [
        Path(str(folder(game))) / "rules" / f"{lang}.md" for game in registered() for lang in LANGS
    ]
    return [page for page in found if page.is_file()]


def written(page: Path) -> str:
    """The page as it has to be."""
    game, lang = named(page.parts[-3]), page.stem
    return _with(page.read_text("utf-8"), section(game, catalogue(lang)))


def _with(page: str, written: str) -> str:
    bare = BETWEEN.sub("", page).rstrip("\n")
    return f"{bare}\n\n{written}" if written else f"{bare}\n"


def section(game: Game[Any], words: Catalogue) -> str:
    """Nothing for a game that names none of its events."""
    rows = [_row(game.name, event, words) for event in events(game, words)]
    if not rows:
        return ""
    shown = [place for place, name in enumerate(Row._fields) if any(row[place] for row in rows)]
    head = [words(f"told-{Row._fields[place]}") for place in shown]
    lines = [head, ["---"] * len(shown), *([row[place] for place in shown] for row in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{BEGIN}\n\n## {words('told-title')}\n\n{words('told-lead')}\n\n{table}\n\n{END}\n"


def events(game: Game[Any], words: Catalogue) -> Iterator[type[Event]]:
    return (event for event in told(game) if words.has(_key(game.name, event)))


def told(game: Game[Any]) -> list[type[Event]]:
    """All that somebody hears of."""
    return [event for event in get_args(game.events) if event.told != ()]


def _key(game: str, event: type[Event]) -> str:
    return f"{game}-told-{event.__struct_config__.tag}"


def _row(game: str, event: type[Event], words: Catalogue) -> Row:
    key = _key(game, event)

    def listed(names: tuple[str, ...]) -> str:
        return words.listed([words(key, f"to-{name}") for name in names])

    def to_some(field: Field) -> str:
        seats = field.reach.seats if field.reach else ()
        return words("told-only", what=words(key, field.name), who=listed(seats))

    kept = [one for one in fields(event) if one.reach is not None]
    return Row(
        what=words(key),
        who=words("told-everybody") if event.told is None else listed(event.told),
        some="; ".join(to_some(one) for one in kept if one.reach and one.reach.seats),
        nobody=", ".join(words(key, one.name) for one in kept if one.reach and not one.reach.seats),
        rules=_rules(event.__doc__ or ""),
    )


def _rules(docstring: str) -> str:
    """Those that the docstring begins with: `W13, W15: ...`."""
    cited = re.match(r"[A-Z]\d+(?:(?:-|, )[A-Z]\d+)*", docstring)
    return re.sub(r"([A-Z]\d+)", r"**\1**", cited[0]).replace("-", "–") if cited else ""


if __name__ == "__main__":
    for path in pages():
        path.write_text(written(path), "utf-8")
