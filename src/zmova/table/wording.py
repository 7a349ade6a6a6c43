"""How a field of a notice is put into words: declared on its type, used by Python and the client.

A field that is `told_as("seat")` is a name, and "you" where the listener sits there; as the name of
a file of the game's content it is called what that file calls it. Other fields speak for
themselves.
"""

from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec

KIND = "told as"


def told_as(kind: str) -> msgspec.Meta:
    return msgspec.Meta(extra={KIND: kind})


@cache
def kinds(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field: `seat`, `seats`, or the content that names it; no others."""
    found = {one.name: _kind(one.type) for one in msgspec.structs.fields(struct)}
    return {name: kind for name, kind in found.items() if kind}


def _kind(hint: Any) -> str:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and KIND in (meta.extra or {}):
            return str((meta.extra or {})[KIND])
    inner = [one for one in get_args(hint) if one is not NoneType]
    if not inner:
        return ""
    kind = _kind(inner[0])
    return f"{kind}s" if kind == "seat" and get_origin(hint) is list else kind
