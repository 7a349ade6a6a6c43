"""The places of the shipped packs, read from `content/`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, get_args

from zmova.table.wording import told_as

Pack = Literal["classic", "ukraine"]
PACKS: tuple[Pack, ...] = get_args(Pack)
ROLES = 7
Place = Annotated[str, told_as("places")]
"""The id of one: shipped, or the host's own."""


@cache
def pack(name: str) -> dict[str, Any]:
    """One content file: place id to its texts in both languages."""
    source = files(__package__).joinpath("content", f"{name}.toml")
    return tomllib.loads(source.read_text("utf-8"))


def place_ids(name: str) -> list[str]:
    return list(pack(name))


@cache
def shipped() -> dict[str, Any]:
    """Every shipped place of every pack."""
    return {place: texts for name in PACKS for place, texts in pack(name).items()}
