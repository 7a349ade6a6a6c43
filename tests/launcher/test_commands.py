"""Which command of Zmova the words after `./zmova` become."""

import os
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "zmova"


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    spec = spec_from_loader("launching", SourceFileLoader("launching", str(SCRIPT)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("typed", "becomes", "builds"),
    [
        (["serve"], ["serve"], True),
        (["--port", "80"], ["serve", "--port", "80"], True),
        (["--version"], ["--version"], False),
        (["verify", "match.json"], ["verify", "match.json"], False),
    ],
)
def test_words_become_a_command(launcher, monkeypatch, typed, becomes, builds):
    built: list[bool] = []
    started: list[list[str]] = []
    monkeypatch.setattr(launcher, "set_up", lambda build: built.append(build))
    monkeypatch.setattr(os, "execv", lambda _, words: started.append(words[3:]))
    launcher.main(typed[0], typed[1:])
    assert (started, built) == ([becomes], [builds])
