"""Every key of the catalogues, as a type: a misspelled phrase does not compile.

What all games share is declared in `phrases.ts`; the file of each game adds its own.
"""

import re
from collections.abc import Iterable
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast

from zmova.replays.catalogue import LANGS, own, shared


def of_all() -> str:
    return f"export interface Phrases {{\n{_lines([shared(lang) for lang in LANGS])}}}\n"


def of_game(game: str) -> str:
    lines = _lines([own(game, lang) for lang in LANGS])
    return f'declare module "./phrases" {{\n  interface Phrases {{\n{lines}  }}\n}}\n'


def _lines(folders: list[Traversable]) -> str:
    """What every language has; those that end in a number may be asked for by any number."""
    keys = set.intersection(*(set(_keys(folder)) for folder in folders))
    numbered = {re.sub(r"\d+$", "", key) for key in keys if key[-1].isdigit()}
    lines = [f'"{key}"' for key in keys] + [f"[key: `{start}${{number}}`]" for start in numbered]
    return "".join(f"    {line}: true\n" for line in sorted(lines))


def _keys(folder: Traversable) -> Iterable[str]:
    for file in folder.iterdir() if folder.is_dir() else ():
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield entry.id.name
