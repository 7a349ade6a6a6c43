"""Python packages in `.venv`, at the versions of the lock."""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

from launcher.shell import ROOT, apt, quietly, say, stop

VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin/python")
VENV_PACKAGE = f"python3.{sys.version_info.minor}-venv"

_LOCK = ROOT / "requirements.lock"


def can_make_venv() -> bool:
    return Path(PYTHON).exists() or importlib.util.find_spec("ensurepip") is not None


def installed(extra: str = "") -> bool:
    """Whether the packages of that extra are there, from the lock as it is now."""
    stamp = _stamp(extra)
    return Path(PYTHON).exists() and stamp.is_file() and stamp.read_text() == _wanted()


def install(extra: str = "") -> None:
    if installed(extra):
        return
    _make_venv()
    say("· installing Python packages (once)…")
    add("-e", f".[{extra}]" if extra else ".")
    for done in {"", extra}:
        _stamp(done).write_text(_wanted())


def add(*what: str) -> None:
    """Installs by uv, which is ten times as fast, or by pip where uv can't."""
    uv, pip = str(VENV / "bin/uv"), [PYTHON, "-m", "pip", "install", "--quiet"]
    os.environ["HATCH_BUILD_NO_HOOKS"] = "true"  # an editable install builds no client
    problem = "" if Path(uv).exists() else quietly(*pip, "uv")
    problem = problem or quietly(
        uv, "pip", "install", "--python", PYTHON, "-c", str(_LOCK), *what, **_settings_of_pip()
    )
    if problem:
        say("· uv failed, trying pip…")
        # pip takes hashes only when everything has one, and our own folder has none
        pins = VENV / "pins.txt"
        pins.write_text(re.sub(r" \\\n +--hash=\S+", "", _LOCK.read_text()))
        if again := quietly(*pip, "-c", str(pins), *what):
            why = f"uv: {problem}\npip: {again}"
            stop(f"Python packages could not be installed. Is there a network?\n{why}", 1)


def _wanted() -> str:
    """Hash of what the packages follow from: the folder too, since a moved `.venv` is broken."""
    declared = (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(_LOCK.read_bytes() + declared + bytes(ROOT)).hexdigest()


def _stamp(extra: str) -> Path:
    return VENV / f".zmova-{extra or 'base'}"


def _make_venv() -> None:
    made = VENV / "pyvenv.cfg"
    if Path(PYTHON).exists() and made.is_file() and f"{VENV}\n" in made.read_text():
        return  # a copied or moved one names another folder and is made anew
    if not importlib.util.find_spec("ensurepip"):
        apt(VENV_PACKAGE)
    say("· making .venv (once)…")
    outer = getattr(sys, "_base_executable", sys.executable)  # ours may be the one to be replaced
    if problem := quietly(outer, "-m", "venv", "--clear", str(VENV)):
        stop(f".venv could not be made:\n{problem}", 1)


def _settings_of_pip() -> dict[str, str]:
    """What uv has to be told, since it doesn't read pip's settings."""
    settings = {}
    for name, variable in {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}.items():
        value = os.environ.get("PIP_" + name.upper().replace("-", "_"))
        if not value:
            command = [PYTHON, "-m", "pip", "config", "get", f"global.{name}"]
            value = subprocess.run(command, capture_output=True, text=True).stdout.strip()
        if value and variable not in os.environ:
            settings[variable] = value
    return settings
