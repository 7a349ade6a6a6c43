"""How a field of a notice is put into words: declared on its type, used by Python and the client.

A field that is `told_as("seat")` is a name, and "you" where the listener sits there; as the name of
a file of the game's content it is called what that file calls it; a struct is told as a phrase of
the catalogue, which its own fields fill in. Other fields speak for themselves.
"""

from functools import cache
from types import NoneType
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

KIND = "told as"


def told_as(kind: str) -> msgspec.Meta:
    return msgspec.Meta(extra={KIND: kind})


class Phrase(NamedTuple):
    """What a struct is told as, and the kinds of its own fields."""

    key: str
    kinds: "dict[str, Kind]"


Kind = str | Phrase


@cache
def kinds(struct: type[msgspec.Struct]) -> dict[str, Kind]:
    """By field: `seat`, `seats`, the content that names it or its phrase; no others."""
    found: dict[str, Kind] = {}
    for one in msgspec.structs.fields(struct):
        kind, inner = _kind(one.type), _struct(one.type)
        if kind:
            found[one.name] = Phrase(kind, kinds(inner)) if inner else kind
    return found


def _struct(hint: Any) -> type[msgspec.Struct] | None:
    """What the field is, or what it is a list of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint
    return next((found for one in get_args(hint) if (found := _struct(one))), None)


def _kind(hint: Any) -> str:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and KIND in (meta.extra or {}):
            return str((meta.extra or {})[KIND])
    inner = [one for one in get_args(hint) if one is not NoneType]
    if not inner:
        return ""
    kind = _kind(inner[0])
    return f"{kind}s" if kind == "seat" and get_origin(hint) is list else kind
