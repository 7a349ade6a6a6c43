"""How a view changed, field by field: what is sent instead of complete views.

A changed field is sent whole; a list that grew or changed at its end as a splice
`{"from": k, "items": [...]}`. The same few lines in every client put it back together.
"""

from typing import Any

import msgspec


class Splice(msgspec.Struct, frozen=True):
    """Keep the first `from` items, then these."""

    kept: int = msgspec.field(name="from")
    items: list[Any]


def delta(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields of `new` that differ from `old`; both are of one type."""
    changed: dict[str, Any] = {}
    for field in new.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        if before is after or before == after:
            continue
        if type(after) is list and type(before) is list:
            kept = 0
            for one, other in zip(before, after, strict=False):
                if one is not other and one != other:
                    break
                kept += 1
            changed[field] = Splice(kept, after[kept:])
        else:
            changed[field] = after
    return changed


def apply(old: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The same on JSON values: what a client does with an update."""
    new = dict(old)
    for field, change in changes.items():
        if isinstance(old.get(field), list) and isinstance(change, dict):
            new[field] = old[field][: change["from"]] + change["items"]
        else:
            new[field] = change
    return new
