"""What a form has to know about the options of a game, by field, in the order of `options.py`."""

from types import NoneType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from zmova.table.bounds import FORM, Form
from zmova.table.game import Game

BOUNDS = {"ge": "least", "le": "most", "max_length": "longest"}
PLAIN = {bool: "switch", int: "number", str: "text"}


def described(game: Game[Any]) -> str:
    """As a constant of TypeScript."""
    fields = {
        field.name: {"default": _plain(field), **_about(game, field)}
        for field in msgspec.structs.fields(game.options)
    }
    written = "".join(f"  {name}: {_json(about)},\n" for name, about in fields.items())
    return f"export const OPTIONS = {{\n{written}}} as const satisfies Fields<Options>\n"


def _about(game: Game[Any], field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    about = kind_of(get_type_hints(game.options, include_extras=True)[field.name])
    if field.name in game.room_options:
        about["room"] = game.room_options[field.name]
    if field.name in game.limits:
        about["kind"] = "limit"
        known = (about.get("room"), _plain(field), about.get("usual"))
        about["usual"] = next(one for one in known if one is not None)
    return about


def kind_of(hint: Any) -> dict[str, Any]:
    """`kind` says which control shows it; a game draws what is `special` itself."""
    origin = get_origin(hint)
    if origin is Annotated:
        inner, *metas = get_args(hint)
        return {**kind_of(inner), **_bounds(metas)}
    if origin is Literal:
        return {"kind": "choice", "values": list(get_args(hint))}
    if origin is list:
        return {"kind": "special", "each": kind_of(get_args(hint)[0])}
    if origin is not None and (members := get_args(hint)) and _is_union(hint):
        known = [kind_of(one) for one in members if one is not NoneType]
        merged = {name: value for one in known for name, value in one.items()}
        if len(known) > 1:
            merged["kind"] = "special"
        return {**merged, "nullable": True} if NoneType in members else merged
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint, include_extras=True)
        return {"kind": "special", "fields": {name: kind_of(one) for name, one in hints.items()}}
    return {"kind": PLAIN[hint]}


def _is_union(hint: Any) -> bool:
    return get_origin(hint) is Union or type(hint).__name__ == "UnionType"


def _bounds(metas: list[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for meta in metas:
        if not isinstance(meta, msgspec.Meta):
            continue
        for ours, theirs in BOUNDS.items():
            if (bound := getattr(meta, ours)) is not None:
                found[theirs] = bound
        form: Form | None = (meta.extra or {}).get(FORM)
        if form is not None:
            told = {"usual": form.usual, "by_seats": form.by_seats}
            found |= {"step": form.step, **{name: one for name, one in told.items() if one}}
    return found


def _plain(field: msgspec.structs.FieldInfo) -> Any:
    """The default, as JSON has it."""
    if field.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default)
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    raise TypeError(f"an option needs a default: {field.name}")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
