"""Where settings come from: a flag wins over a variable, a variable over the file."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from zmova.server.config import SETTINGS, Config, Setting

USUAL_FILE = "zmova.toml"
"""Read when it lies in the working folder and no other file is named."""

YES_NO = {"yes": True, "no": False}


class BadSetting(Exception):
    """A setting that can't be used: where it comes from, and why."""


class Told(NamedTuple):
    value: Any
    by: str


def gather(flags: Mapping[str, Any]) -> dict[str, Told]:
    """Every setting with its source; a value that is overruled is checked all the same."""
    told = {setting.name: Told(setting.default, "default") for setting in SETTINGS}
    told |= _from_file(flags.get("config") or os.environ.get("ZMOVA_CONFIG"))
    for setting in SETTINGS:
        variable, flag = os.environ.get(setting.variable), flags.get(setting.name)
        for word, raw in ((setting.variable, variable), (setting.flag, flag)):
            if raw is not None:
                told[setting.name] = Told(_judged(setting, raw, word, strict=False), word)
    return told


def configured(flags: Mapping[str, Any]) -> Config:
    return Config(**{name: told.value for name, told in gather(flags).items()})


def strangers() -> list[str]:
    """Variables that look like settings and are not, each with what may have been meant."""
    known = {"ZMOVA_CONFIG", *(setting.variable for setting in SETTINGS)}
    ours = sorted(name for name in os.environ if name.startswith("ZMOVA_"))
    return [
        f"{name} is not a setting{_meant(name.removeprefix('ZMOVA_'))}"
        for name in ours
        if name not in known
    ]


def _from_file(named: str | None) -> dict[str, Told]:
    file = Path(named or USUAL_FILE)
    if not named and not file.exists():
        return {}
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"{file}: {error.strerror}") from None
    except ValueError as error:
        raise BadSetting(f"{file}: {error}") from None
    known = {setting.name: setting for setting in SETTINGS}
    for name in written:
        if name not in known:
            raise BadSetting(f"{file}: there is no setting {name!r}{_meant(name)}")
    return {
        name: Told(_judged(known[name], raw, f"{file}: {name}", strict=True), str(file))
        for name, raw in written.items()
    }


def _meant(name: str) -> str:
    near = get_close_matches(name.lower(), [setting.name for setting in SETTINGS], 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def _judged(setting: Setting, raw: Any, where: str, strict: bool) -> Any:
    """A file has types of its own; a word of the command line has to be read."""
    if isinstance(setting.default, bool) and not strict:
        raw = YES_NO.get(str(raw).lower(), raw)
    try:
        return msgspec.convert(raw, setting.kind, strict=strict, dec_hook=_path)
    except msgspec.ValidationError as error:
        shown = "that" if setting.secret else repr(raw)
        why = f"write it like {setting.example}" if setting.example else error
        raise BadSetting(f"{where} can't be {shown}: {why}") from None


def _path(kind: type, raw: object) -> object:
    if kind is not Path or not isinstance(raw, str):
        raise ValueError(f"Expected `str`, got `{type(raw).__name__}`")
    if not Path(raw).name:
        raise ValueError("Expected the name of a file")
    return Path(raw)
