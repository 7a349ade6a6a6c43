"""Describes the settings: as flags, as a file, as the table of the hosting guide.

`python -m zmova.server.explain` prints that table.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from zmova.server.config import SETTINGS, Setting
from zmova.server.settings import USUAL_FILE, Told

ORDER = (
    "Every setting is a flag, an environment variable and a name in a TOML file. "
    "A flag wins over a variable, a variable over the file, the file over the default."
)


def add_file_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config",
        metavar="FILE",
        help=f"TOML file with settings [ZMOVA_CONFIG, or {USUAL_FILE} of the working folder]",
    )


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Every setting as a flag, judged like the variables and the file."""
    parser.description = ORDER
    add_file_flag(parser)
    for setting in SETTINGS:
        known = f"{setting.says} [{setting.variable}, default {_toml(setting.default)}]"
        if isinstance(setting.default, bool):
            switch = argparse.BooleanOptionalAction
            parser.add_argument(setting.flag, action=switch, default=None, help=known)
        else:
            parser.add_argument(setting.flag, metavar=_metavar(setting), help=known)


def as_file(told: Mapping[str, Told]) -> str:
    """Settings as a file that could be read again, each with who told it; secrets stay secret."""
    lines = []
    for setting in SETTINGS:
        value, by = told[setting.name]
        hidden = setting.secret and value
        line = f"# {setting.name} is not shown" if hidden else f"{setting.name} = {_toml(value)}"
        lines.append(f"{line:<40}  # {by}\n")
    return "".join(lines)


def as_table() -> str:
    rows = ["| setting | default | what it does |", "| --- | --- | --- |"]
    rows += [
        f"| `{setting.name}` | `{_toml(setting.default)}` | {setting.says} |"
        for setting in SETTINGS
    ]
    return "\n".join(rows)


def _toml(value: Any) -> str:
    if isinstance(value, str | Path | bool):
        return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)
    return repr(value)


def _metavar(setting: Setting) -> str:
    kind = setting.kind.__origin__
    if get_origin(kind) is Literal:
        return "|".join(get_args(kind))
    return {int: "N", float: "N", Path: "FILE"}.get(kind, "TEXT")


if __name__ == "__main__":
    print(as_table())
