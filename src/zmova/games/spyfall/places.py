"""The places of the shipped packs, read from `content/`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

Pack = Literal["classic", "ukraine"]
PACKS: tuple[Pack, ...] = get_args(Pack)
ROLES = 7


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
