from pathlib import Path

import pytest

from launcher import client

SOURCES = (
    "web/src/App.svelte",
    "src/zmova/locales/uk/table.ftl",
    "src/zmova/bots/content/characters.toml",
    "src/zmova/games/wink/words/uk/play.ftl",
    "src/zmova/games/wink/rules/uk.md",
    "LICENSE",
)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose client was just built."""
    for name in ("web/index.html", *SOURCES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("before")
    static = tmp_path / "src/zmova/static"
    static.mkdir()
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    monkeypatch.setattr(client, "STATIC", static)
    monkeypatch.setattr(client, "install", lambda: None)
    monkeypatch.setattr(client, "npm", lambda *_args, **_options: None)
    client.build()
    return tmp_path


def test_a_client_that_was_just_built_is_fresh(project):
    assert client.fresh()


@pytest.mark.parametrize("name", SOURCES)
def test_a_changed_source_phrase_rule_or_licence_makes_the_client_stale(project, name):
    (project / name).write_text("after")
    assert not client.fresh()


def test_installed_packages_are_no_source(project):
    (project / "web/node_modules").mkdir()
    (project / "web/node_modules/left-pad.js").write_text("after")
    assert client.fresh()


def test_a_client_that_was_never_built_is_stale(project):
    (project / "src/zmova/static/.sources").unlink()
    assert not client.fresh()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.1", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.1.0", False),
        ("v24.0.0", True),
    ],
)
def test_the_machines_node_is_used_only_when_the_build_can_run_on_it(
    version, good, tmp_path, monkeypatch
):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (client.system_node() is not None) == good
