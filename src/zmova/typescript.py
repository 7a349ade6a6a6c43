"""Writes the client's types from Python's: `python -m zmova.typescript web/src/generated`."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from zmova.games import registered
from zmova.server import messages, replays
from zmova.table.view import View
from zmova.table.wording import kinds
from zmova.watching import pages

HEADER = "// Made by zmova.typescript from the Python types; never edited.\n\n"


class Writer:
    """Collects one file's declarations; every Struct becomes an interface of the same name."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def declare(self, name: str, kind: Any) -> None:
        if name not in self.declared:
            self.declared[name] = ""
            self.declared[name] = f"export type {name} = {self.type(inspect.type_info(kind))}\n"

    def text(self) -> str:
        return HEADER + "\n".join(self.declared.values())

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.type(one) for one in types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case inspect.Metadata(type=inner_type):
                return self.type(inner_type)
            case inspect.StructType():
                return self.struct(info)
        raise TypeError(f"no TypeScript for {info!r}")

    def struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self.declared:
            self.declared[name] = ""
            lines = [f"export interface {name} {{"]
            if info.tag is not None:
                lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
            omits = info.cls.__struct_config__.omit_defaults
            asked = issubclass(info.cls, messages.Request)
            for field in info.fields:
                unset = field.default is field.default_factory  # neither: it is left out
                optional = "?" if not field.required and (omits or asked or unset) else ""
                lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)}")
            self.declared[name] = "\n".join([*lines, "}", ""])
        return name


def written() -> dict[str, str]:
    """File name to text, for the messages, for replays and for each game."""
    wire = Writer()
    wire.declare("Requests", messages.Requests)
    wire.declare("Replies", messages.Replies)
    watched = Writer()
    for answer in (replays.Cover, pages.Moments, pages.Minds):
        watched.type(inspect.type_info(answer))
    files = {"messages.ts": wire.text(), "replays.ts": watched.text()}
    for name, game in registered().items():
        writer = Writer()
        for shape, kind in game.shapes.items():
            for member in get_args(kind) or (kind,):
                writer.type(inspect.type_info(member))
            writer.declare(shape, kind)
        writer.declared["TOLD"] = _told(game.shapes["Notice"])
        writer.declared["View"] = f"export interface View {{ {'; '.join(_view_fields())} }}\n"
        files[f"{name}.ts"] = writer.text()
    return files


def _told(notices: Any) -> str:
    """How the fields of each notice are put into words, where they don't speak for themselves."""
    table = {str(one.__struct_config__.tag): kinds(one) for one in get_args(notices)}
    return f"export const TOLD = {msgspec.json.encode(table).decode()} as const\n"


def _view_fields() -> list[str]:
    known = {"me": "number | null", "table": "Table", "mine": "Mine | null", "choices": "Choice[]"}
    return [f"{field}: {known[field]}" for field in View.__struct_fields__]


def main(folder: str) -> None:
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        file = target / name
        if (
            not file.is_file() or file.read_text("utf-8") != text
        ):  # an untouched page needs no reload
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
