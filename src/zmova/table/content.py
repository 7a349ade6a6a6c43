"""The content files of a game: cards, places and their texts, in both languages."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def content(package: str, name: str) -> dict[str, Any]:
    """The file of that name in the package's folder `content`."""
    return tomllib.loads(files(package).joinpath("content", f"{name}.toml").read_text("utf-8"))
