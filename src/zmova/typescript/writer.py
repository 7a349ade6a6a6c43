"""One file of TypeScript: every Struct becomes an interface of the same name."""

from typing import Any, get_origin

import msgspec
from msgspec import inspect

from zmova.server import messages

HEADER = "// Made by zmova.typescript from the Python types; never edited.\n\n"


class Writer:
    """Collects the declarations; those named in `filled` have all their fields, defaults too."""

    def __init__(self, *filled: type[msgspec.Struct]) -> None:
        self.declared: dict[str, str] = {}
        self.filled = filled

    def declare(self, name: str, kind: Any) -> None:
        written = self.type(inspect.type_info(kind))
        if name not in self.declared:
            self.declared[name] = f"export type {name} = {written}\n"

    def text(self) -> str:
        return HEADER + "\n".join(self.declared.values())

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.AnyType():
                return "unknown"
            case inspect.RawType():  # an object that is read later
                return "Record<string, unknown>"
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
                return " | ".join(dict.fromkeys(self.type(one) for one in types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.DictType(key_type=inspect.LiteralType() as key, value_type=value):
                return f"Partial<Record<{self.type(key)}, {self.type(value)}>>"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case inspect.Metadata(type=inner_type):
                return self.type(inner_type)
            case inspect.StructType():
                return self.struct(info)
        raise TypeError(f"no TypeScript for {info!r}")

    def struct(self, info: inspect.StructType) -> str:
        cls = get_origin(info.cls) or info.cls
        name: str = cls.__name__
        if name not in self.declared:
            self.declared[name] = ""
            lines = [f"export interface {name} {{"]
            if info.tag is not None:
                lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
            omits = cls.__struct_config__.omit_defaults and cls not in self.filled
            asked = issubclass(cls, messages.Request)
            for field in info.fields:
                unset = field.default is field.default_factory  # neither: it is left out
                optional = "?" if not field.required and (omits or asked or unset) else ""
                lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)}")
            self.declared[name] = "\n".join([*lines, "}", ""])
        return name
