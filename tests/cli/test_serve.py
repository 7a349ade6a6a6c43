"""`zmova serve` when it can't: what is wrong is named in one line, and the exit code says so."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from tests.serving import free_port, serving
from zmova.cli import main


def run_serve(*flags: object, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "zmova", "serve", *map(str, flags)]
    env = {**os.environ, **settings}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)


def test_a_busy_port_is_named(tmp_path):
    with socket.socket() as busy:
        busy.bind(("0.0.0.0", 0))
        busy.listen()
        port = busy.getsockname()[1]
        said = run_serve("--port", port, "--data", tmp_path / "db")
    assert said.returncode == 1
    assert f"port {port}: " in said.stderr
    assert "--port" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("host", ["999.1.1.1", "a..b"])
def test_a_host_that_is_not_ours_is_named(host, tmp_path):
    """The port is not to blame."""
    said = run_serve("--host", host, "--port", free_port(), "--data", tmp_path / "db")
    assert said.returncode == 1
    assert said.stderr.startswith(f"host {host}: ")
    assert said.stderr.count("\n") == 1
    assert said.stderr.endswith("; choose another with --host\n")


def test_with_json_logs_the_start_is_a_line_of_json_too(tmp_path):
    with serving(tmp_path, log="json", public_url="https://zmova.example") as server:
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [(line["event"], line["phones"]) for line in lines] == [
        ("open", "https://zmova.example")
    ]


def test_a_store_that_another_server_uses_is_named(server):
    said = run_serve("--port", free_port(), "--data", server.data)
    assert (said.returncode, said.stderr) == (1, "db.sqlite3: another server uses it\n")


def test_a_store_that_can_not_be_used_is_named(tmp_path):
    newer, text = tmp_path / "newer", tmp_path / "text"
    with closing(sqlite3.connect(newer)) as store:
        store.execute("PRAGMA user_version = 99")
    text.write_text("no database at all, " * 100)
    for file, why in ((newer, "newer Zmova"), (text, "not a database")):
        said = run_serve("--port", free_port(), "--data", file)
        assert said.returncode == 1
        assert file.name in said.stderr
        assert why in said.stderr
        assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("ZMOVA_PORT", "eighty"),
        ("ZMOVA_PORT", "99999"),
        ("ZMOVA_MAX_ROOMS", "0"),
        ("ZMOVA_AWAY_SECONDS", "-1"),
        ("ZMOVA_BOT_PACE", "nan"),
        ("ZMOVA_BEHIND_PROXY", "maybe"),
        ("ZMOVA_LOG", "xml"),
    ],
)
def test_a_setting_that_can_not_be_is_named(monkeypatch, capsys, variable, value):
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith(f"{variable} can't be '{value}'")


def test_flags_are_judged_too(capsys):
    assert main(["serve", "--port", "70000"]) == 2
    assert capsys.readouterr().err.startswith("--port can't be '70000'")
    with pytest.raises(SystemExit) as stopped:
        main(["fly"])
    assert stopped.value.code == 2
    assert "usage: zmova" in capsys.readouterr().err
