"""A host's own places from a file.

`.csv`: a line for each place: its name, then up to seven roles.
`.toml`: `[[place]]` tables with `name` and `roles`.
"""

import csv
from typing import Any

import msgspec

from zmova.games.spyfall.options import MOST_OWN, OwnPlace
from zmova.table.illegal import Illegal
from zmova.table.text import tidy
from zmova.table.toml import read_toml


def read_file(name: str, raw: bytes) -> dict[str, Any]:
    return {"own": read_own_places(name, raw)}


def read_own_places(name: str, raw: bytes) -> list[OwnPlace]:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Illegal("bad-file") from None
    rows = _from_toml(text) if name.lower().endswith(".toml") else _from_csv(text)
    if not rows or len(rows) > MOST_OWN:
        raise Illegal("bad-file-count", most=MOST_OWN)
    return [_place(number, row) for number, row in enumerate(rows, 1)]


def _place(number: int, row: Any) -> OwnPlace:
    try:
        return msgspec.convert(row, OwnPlace)
    except msgspec.ValidationError:
        raise Illegal("bad-file-place", number=number) from None


def _from_csv(text: str) -> list[dict[str, Any]]:
    try:
        separator = ";" if text.count(";") > text.count(",") else ","
        lines = list(csv.reader(text.splitlines(), delimiter=separator, skipinitialspace=True))
    except csv.Error:
        raise Illegal("bad-file") from None
    cells = [[cell for raw in line if (cell := tidy(raw))] for line in lines]
    return [{"name": line[0], "roles": line[1:]} for line in cells if line]


def _from_toml(text: str) -> list[Any]:
    found = read_toml(text).get("place", [])
    if not isinstance(found, list):
        raise Illegal("bad-file")
    return found
